import { useState } from "react";
import {
  usePageDraftDiscardMutation,
  usePageTextDraftMutation,
  usePageTextPublishMutation,
  type WrittenTextFragment,
} from "../content.generated.ts";
import { keepUnsaved, unsavedText } from "./unsaved-texts.ts";
import { useOpened, type VersionedSave } from "../../../app/failure/stale.ts";
import { useSaving } from "../../../app/saving/useSaving.ts";

const reads = { refetchQueries: ["PageText", "PageTexts", "PublicSettings"] };

/**
 * A text while it is written: what stands in the field, whether that is saved, and what can be done with it.
 */
export function useTextEditor(written: WrittenTextFragment) {
  const { busy, failure, fresh, renew, perform } = useSaving();
  const { key, version: opened, published, draft } = useOpened(written, fresh);
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
  const settle = async (act: VersionedSave<unknown>, done: string, next: string) => {
    if (await perform(act, done)) return false;
    keepUnsaved(key, null);
    setRecovered(false);
    setText(next);
    renew();
    return true;
  };
  const [begun, begin] = useState(fresh);
  // `Ver lo último`: what stands there now takes the place of what was written.
  if (begun !== fresh) {
    begin(fresh);
    setRecovered(false);
    setText(saved);
    keepUnsaved(key, null);
  }
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
    saveDraft: () =>
      settle(
        (version = opened) => saveDraft({ variables: { key, input: { text, version } } }),
        "Borrador guardado",
        text,
      ),
    publish: () =>
      settle(
        (version = opened) => publish({ variables: { key, input: { text, version } } }),
        "Texto publicado",
        text.trim(),
      ),
    discard: () =>
      settle(
        (version = opened) => discard({ variables: { key, version } }),
        "Borrador descartado",
        published,
      ),
  };
}
