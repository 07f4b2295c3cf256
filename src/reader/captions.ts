import { CAPTION_TEXTS, noSuchPlayerCaption } from "./caption-texts";
import type { Finding } from "./finding";

/** What to do about a finding; null where there is nothing to do. */
export const captionOf = (finding: Finding): string | null =>
  finding.code === "no-such-player"
    ? noSuchPlayerCaption(finding.kind, finding.highest)
    : (CAPTION_TEXTS[finding.code] ?? null);
