import type { ComponentChildren } from "preact";
import type { Sample } from "../../../samples";

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** Closes the dialog that a button is in; what had the focus before has it again. */
export const closeDialog = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void =>
  currentTarget.closest("dialog")?.close();

/** A modal dialog; Escape and its button close it. */
export const Dialog = ({ title, close, children }: DialogProps) => (
  <dialog
    aria-label={title}
    ref={(dialog) => {
      if (dialog && !dialog.open) dialog.showModal();
    }}
    onClose={close}
  >
    <header>
      <h2>{title}</h2>
      <button type="button" class="small" aria-label="Close" onClick={closeDialog}>
        ×
      </button>
    </header>
    {children}
  </dialog>
);

interface GalleryProps {
  readonly samples: readonly Sample[];
  readonly open: (sample: Sample) => void;
  readonly close: () => void;
}

/** Every sample, with what to look at. */
export const Gallery = ({ samples, open, close }: GalleryProps) => (
  <Dialog title="Samples" close={close}>
    <ul class="gallery">
      {samples.map((sample) => (
        <li key={sample.file}>
          <button type="button" onClick={() => open(sample)}>
            <b>{sample.title}</b>
            <code>{sample.file}</code>
            <span>{sample.look}</span>
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
);

interface SaveProps {
  readonly kinds: readonly (readonly [extension: string, words: string])[];
  readonly save: (extension: string) => void;
  readonly close: () => void;
}

/** The kinds of file that a workbook can be saved as. */
export const SaveAs = ({ kinds, save, close }: SaveProps) => (
  <Dialog title="Save a copy" close={close}>
    <ul class="gallery">
      {kinds.map(([extension, words]) => (
        <li key={extension}>
          <button type="button" onClick={() => save(extension)}>
            <b>{extension}</b>
            <span>{words}</span>
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
);
