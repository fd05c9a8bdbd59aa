import type { VideoKind } from "../../../graphql/schema.generated.ts";
import {
  type KeptVideoFragment,
  useVideoAddMutation,
  useVideoOrderMutation,
  useVideoRemoveMutation,
  useVideoUpdateMutation,
} from "../content.generated.ts";
import { useEditedList } from "../useEditedList.ts";
import { overOpened, type SaveOf } from "../../../base/saving/useFields.ts";
import type { newVideoFields, videoFields } from "./video.form.ts";

const lists = { refetchQueries: ["InstagramVideos", "TrainingVideos"], awaitRefetchQueries: true };
const SAVED = "¡Video guardado exitosamente!";

/** Returns the actions on the videos of one kind. */
export function useVideoActions(kind: VideoKind, videos: readonly KeptVideoFragment[]) {
  const [add] = useVideoAddMutation(lists);
  const [update] = useVideoUpdateMutation(lists);
  const [order] = useVideoOrderMutation(lists);
  const [remove] = useVideoRemoveMutation(lists);
  const { perform, closing, ...list } = useEditedList(videos, {
    order: (ids) => order({ variables: { kind, ids } }),
    remove: ({ id }) => remove({ variables: { kind, id } }),
    removed: "Video eliminado con éxito",
  });
  // A new video has a form of its own beside the list.
  const editing = list.editing === "new" ? null : list.editing;
  return {
    ...list,
    editing,
    add: (({ input }) =>
      perform(() => add({ variables: { kind, input } }), SAVED, "saveVideo")) satisfies SaveOf<
      typeof newVideoFields
    >,
    save: (async (filled) => {
      if (!editing) return null;
      const { id, version } = editing;
      const { file } = filled.values.picture;
      const act = overOpened(filled, version, (input) => update({ variables: { id, input, file } }));
      return closing(perform(act, SAVED, "saveVideo"));
    }) satisfies SaveOf<typeof videoFields>,
  };
}
