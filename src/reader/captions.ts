import { CAPTION_TEXTS, EXPECTED_TEXTS, noSuchPlayerCaption, totalDiffersCaption } from "./caption-texts";
import type { Finding } from "./finding";

/** What a half-point bye adds. */
const HALF_A_POINT = 0.5;

/** What to do about a finding; null where there is nothing to do. */
export const captionOf = (finding: Finding): string | null => {
  switch (finding.code) {
    case "no-such-player":
      return noSuchPlayerCaption(finding.kind, finding.highest);
    case "unread":
      return EXPECTED_TEXTS[finding.expected];
    case "total-differs":
      return totalDiffersCaption(finding.total - finding.sum === HALF_A_POINT);
    default:
      return CAPTION_TEXTS[finding.code] ?? null;
  }
};
