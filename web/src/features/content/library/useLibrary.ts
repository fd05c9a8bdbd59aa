import { useDeferredValue, useState } from "react";
import { type FilledOf, overOpened, type SaveOf } from "../../../base/saving/useFields.ts";
import { useSaving, type Wrong } from "../../../base/saving/useSaving.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import type { PictureKind } from "../../../graphql/schema.generated.ts";
import type { libraryFields } from "./library.form.ts";
import {
  type LibraryPictureFragment,
  useAgencyPictureAddMutation,
  useAgencyPictureBringMutation,
  useAgencyPictureRemoveMutation,
  useAgencyPicturesQuery,
  useAgencyPictureUpdateMutation,
} from "./library.generated.ts";
import { libraryTexts } from "./library.texts.ts";

const lists = { refetchQueries: ["AgencyPictures"], awaitRefetchQueries: true };

/** Returns the pictures found by a search in the library, initially for `named`, and the actions on them. */
export function useLibrary(begun: PictureKind | "", named = "") {
  const [search, setSearch] = useState(named);
  const [kind, setKind] = useState<PictureKind | "">(begun);
  const wanted = useDeferredValue(search.trim());
  const found = useAgencyPicturesQuery({ variables: { search: wanted, kind: kind || null } });
  const [editing, edit] = useState<LibraryPictureFragment | "new" | null>(null);
  const [removing, askRemove] = useState<LibraryPictureFragment | null>(null);
  const { busy, failure, forget, perform } = useSaving();
  const [bring] = useAgencyPictureBringMutation();
  const [add] = useAgencyPictureAddMutation(lists);
  const [update] = useAgencyPictureUpdateMutation(lists);
  const [remove] = useAgencyPictureRemoveMutation(lists);
  const store = (filled: FilledOf<typeof libraryFields>) => {
    const { input, values } = filled;
    if (editing === "new" || !editing)
      return perform(() => add({ variables: added(input, values) }), libraryTexts.added);
    const { id, version } = editing;
    const whole = { ...filled, changed: input };
    const act = overOpened(whole, version, (changed) =>
      update({ variables: { id, input: { ...input, ...changed } } }),
    );
    return perform(act, libraryTexts.updated);
  };
  return {
    search,
    setSearch,
    kind,
    setKind,
    editing,
    removing,
    busy,
    failure,
    askRemove,
    pictures: lastAnswer(found)?.agencyPictures,
    narrowed: wanted !== "" || kind !== "",
    error: found.error,
    again: found.refetch,
    edit: (picture: LibraryPictureFragment | "new" | null) => {
      forget();
      edit(picture);
    },
    save: (async (filled) => {
      const wrong = await store(filled);
      if (!wrong) edit(null);
      return wrong;
    }) satisfies SaveOf<typeof libraryFields>,
    /** Fetches a picture from an address on another host; returns the address of the copy, or the error. */
    bring: async (address: string): Promise<{ readonly address: string } | { readonly wrong: Wrong }> => {
      let brought: string | undefined;
      const wrong = await perform(async () => {
        const answer = await bring({ variables: { address } });
        brought = answer.data?.bringPicture;
        return answer;
      }, libraryTexts.brought);
      return wrong ? { wrong } : { address: brought ?? address };
    },
    remove: async () => {
      if (!removing) return;
      await perform(() => remove({ variables: { id: removing.id } }), libraryTexts.removed);
      askRemove(null);
    },
  };
}

type Filled = FilledOf<typeof libraryFields>;

/** Returns the mutation's variables for a new picture: its file, or the address of its copy. */
const added = (input: Filled["input"], { picture: { file, address }, crop }: Filled["values"]) => ({
  input: { ...input, crop, ...(!file && { address }) },
  file,
});
