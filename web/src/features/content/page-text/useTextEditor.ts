import { useState } from "react";
import {
  usePageDraftDiscardMutation,
  usePageTextDraftMutation,
  usePageTextPublishMutation,
  type WrittenTextFragment,
} from "../content.generated.ts";
import { contentPaths } from "../content.paths.ts";
import { keepText, keptText } from "../../../base/saving/kept-text.ts";
import { useOpened, type VersionedSave } from "../../../base/failure/stale.ts";
import { systemPaths } from "../../../base/failure/system.paths.ts";
import { seenAt } from "../../../base/saving/SeeOnPage.tsx";
import { type Said, useSaving } from "../../../base/saving/useSaving.ts";

/** Page of a text; the others are on the landing page or at the foot of it. */
const pageOf: Readonly<Partial<Record<string, string>>> = {
  about: contentPaths.about.to(),
  policies: contentPaths.policies.to(),
  terms: contentPaths.terms.to(),
};

const reads = { refetchQueries: ["PageText", "PageTexts", "PublicSettings"] };

/** Returns a text being edited: the text of the field, whether it is saved, and the acts on it. */
export function useTextEditor(written: WrittenTextFragment) {
  const { busy, failure, fresh, renew, perform } = useSaving();
  const { key, version: opened, published, draft } = useOpened(written, fresh);
  const saved = draft ?? published;
  // The written text stays on the device until it is saved: leaving the page loses nothing of it.
  const place = `texto-${key}`;
  const [recovered, setRecovered] = useState(() => {
    const unsaved = keptText(place);
    return unsaved !== null && unsaved !== saved;
  });
  const [text, setText] = useState(() => keptText(place) ?? saved);
  const [saveDraft] = usePageTextDraftMutation();
  const [publish] = usePageTextPublishMutation(reads);
  const [discard] = usePageDraftDiscardMutation();
  const write = (next: string) => {
    setText(next);
    setRecovered(false);
    keepText(place, next);
  };
  const settle = async (act: VersionedSave<unknown>, done: Said, next: string) => {
    if (await perform(act, done)) return false;
    keepText(place, null);
    setRecovered(false);
    setText(next);
    renew();
    return true;
  };
  const [begun, begin] = useState(fresh);
  // `Ver lo último`: the stored text replaces the written one.
  if (begun !== fresh) {
    begin(fresh);
    setRecovered(false);
    setText(saved);
    keepText(place, null);
  }
  return {
    text,
    busy,
    failure,
    recovered,
    /** True when the text has unsaved changes. */
    dirty: text !== saved,
    write,
    /** Undoes the changes since the last save. */
    revert: () => {
      write(saved);
      keepText(place, null);
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
        seenAt("Texto publicado", pageOf[key] ?? systemPaths.home.to()),
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
