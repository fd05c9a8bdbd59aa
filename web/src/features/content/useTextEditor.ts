import { useState } from "react";
import {
  usePageDraftDiscardMutation,
  usePageTextDraftMutation,
  usePageTextPublishMutation,
  type WrittenTextFragment,
} from "./content.generated.ts";
import { keepUnsaved, unsavedText } from "./unsaved-texts.ts";
import { useSaving } from "../../app/useSaving.ts";

const reads = { refetchQueries: ["PageText", "PageTexts", "PublicSettings"] };

/** A text while it is written: what stands in the field, whether that is saved, and what can be done with it. */
export function useTextEditor(written: WrittenTextFragment) {
  const { key, version, published, draft } = written;
  const { busy, failure, perform } = useSaving();
  const saved = draft ?? published;
  const [recovered, setRecovered] = useState(() => {
    const unsaved = unsavedText(key);
    return unsaved !== null && unsaved !== saved;
  });
  const [text, setText] = useState(() => unsavedText(key) ?? saved);
  const [saveDraft] = usePageTextDraftMutation();
  const [publish] = usePageTextPublishMutation(reads);
  const [discard] = usePageDraftDiscardMutation();
  const write = (next: string) => {
    setText(next);
    setRecovered(false);
    keepUnsaved(key, next);
  };
  const settle = async (act: () => Promise<unknown>, done: string, next: string) => {
    if (await perform(act, done)) return false;
    keepUnsaved(key, null);
    setRecovered(false);
    setText(next);
    return true;
  };
  return {
    text,
    busy,
    failure,
    recovered,
    /** Whether something is written that is not saved. */
    dirty: text !== saved,
    write,
    /** Takes back what was typed since the last save. */
    revert: () => {
      write(saved);
      keepUnsaved(key, null);
    },
    saveDraft: () => settle(() => saveDraft({ variables: { key, input: { text, version } } }), "Borrador guardado", text),
    publish: () => settle(() => publish({ variables: { key, input: { text, version } } }), "Texto publicado", text.trim()),
    discard: () => settle(() => discard({ variables: { key, version } }), "Borrador descartado", published),
  };
}
