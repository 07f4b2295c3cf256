import { useLayoutEffect, useRef } from "preact/hooks";
import { ID } from "../ids";
import { TEXTS } from "../texts";
import { Field } from "./controls";

/** A text, selected, for the user to copy. */
export const CopyPage = ({ text }: { readonly text: string }) => {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    area.current?.select();
  }, [text]);
  return (
    <Field id={ID.first} label={TEXTS.rank.copyByHandHint}>
      <textarea class="input" id={ID.first} ref={area} rows={14} readOnly value={text} />
    </Field>
  );
};
