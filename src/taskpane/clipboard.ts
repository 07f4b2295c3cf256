/** Browsers keep the old way of copying, which works in a frame that Excel gives no right to the clipboard. */
interface OldDocument {
  readonly execCommand: (command: "copy") => boolean;
}

type Copied = Readonly<Record<"text/plain" | "text/html", string>>;

/** Answers the copy that it starts itself with both forms of the text. */
const copyByEvent = (forms: Copied): boolean => {
  let copied = false;
  const answer = (event: ClipboardEvent) => {
    for (const [type, text] of Object.entries(forms)) event.clipboardData?.setData(type, text);
    event.preventDefault();
    copied = event.clipboardData !== null;
  };
  document.addEventListener("copy", answer);
  try {
    return (document as unknown as OldDocument).execCommand("copy") && copied;
  } finally {
    document.removeEventListener("copy", answer);
  }
};

const copyByRight = async (forms: Copied): Promise<boolean> => {
  try {
    const blobs = Object.entries(forms).map(([type, text]) => [type, new Blob([text], { type })] as const);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    return false;
  }
};

/** Puts a text on the clipboard as plain text and as HTML; false where nothing lets the pane do so. */
export const copyToClipboard = async (plain: string, html: string): Promise<boolean> => {
  const forms: Copied = { "text/plain": plain, "text/html": html };
  return copyByEvent(forms) || copyByRight(forms);
};
