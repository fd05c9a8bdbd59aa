import { useSaving } from "../saving/useSaving.ts";
import { lastAnswer } from "../lists/lastAnswer.ts";
import { viewTexts as texts } from "./view.texts.ts";
import {
  SavedViewListDocument,
  useSavedViewDeleteMutation,
  useSavedViewListQuery,
  useSavedViewRenameMutation,
  useSavedViewSaveMutation,
  useSavedViewStandardMutation,
} from "./views.generated.ts";

/** Returns the user's saved views of a list, and the functions that change them. */
export function useSavedViews(list: string) {
  const { busy, failure, perform } = useSaving();
  const read = useSavedViewListQuery({ variables: { list } });
  const again = { refetchQueries: [SavedViewListDocument], awaitRefetchQueries: true };
  const [save] = useSavedViewSaveMutation(again);
  const [rename] = useSavedViewRenameMutation(again);
  const [choose] = useSavedViewStandardMutation(again);
  const [remove] = useSavedViewDeleteMutation(again);
  return {
    views: lastAnswer(read)?.savedViews,
    busy,
    failure,
    save: (name: string, query: string, columns: readonly string[] | undefined) =>
      perform(
        () => save({ variables: { input: { list, name, query, columns: columns ? [...columns] : null } } }),
        texts.saved,
      ),
    rename: (id: string, name: string) =>
      perform(() => rename({ variables: { id, input: { name } } }), texts.renamed),
    choose: (id: string, standard: boolean) =>
      perform(
        () => choose({ variables: { id, standard } }),
        standard ? texts.isStandard : texts.isNotStandard,
      ),
    remove: (id: string) => perform(() => remove({ variables: { id } }), texts.removed),
  };
}
