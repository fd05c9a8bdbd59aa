import { useState } from "react";
import type { VideoKind } from "../../../graphql/schema.generated.ts";
import {
  type VideoCardFragment,
  useVideoAddMutation,
  useVideoOrderMutation,
  useVideoRemoveMutation,
  useVideoUpdateMutation,
} from "../content.generated.ts";
import { moved } from "../moved.ts";
import { useEdited } from "../../../app/failure/stale.ts";
import { overOpened, type SaveOf } from "../../../app/saving/useFields.ts";
import { useSaving } from "../../../app/saving/useSaving.ts";
import type { newVideoFields, videoFields } from "./video.form.ts";

const lists = { refetchQueries: ["InstagramVideos", "TrainingVideos"], awaitRefetchQueries: true };

/** The acts on the videos of one kind. */
export function useVideoActions(kind: VideoKind, videos: readonly VideoCardFragment[]) {
  const { busy, failure, fresh, forget, perform } = useSaving();
  const [edited, setEditing] = useEdited(videos, fresh);
  const editing = edited === "new" ? null : edited;
  const [removing, askRemove] = useState<VideoCardFragment | null>(null);
  const [add] = useVideoAddMutation(lists);
  const [update] = useVideoUpdateMutation(lists);
  const [order] = useVideoOrderMutation(lists);
  const [remove] = useVideoRemoveMutation(lists);
  return {
    editing,
    removing,
    busy,
    failure,
    askRemove,
    edit: (video: VideoCardFragment | null) => {
      forget();
      setEditing(video);
    },
    add: (({ input }) =>
      perform(
        () => add({ variables: { kind, input } }),
        "¡Video guardado exitosamente!",
        "saveVideo",
      )) satisfies SaveOf<typeof newVideoFields>,
    save: (async (filled) => {
      if (!editing) return null;
      const { id, version } = editing;
      const { file } = filled.values.picture;
      const act = overOpened(filled, version, (input) => update({ variables: { id, input, file } }));
      const wrong = await perform(act, "¡Video guardado exitosamente!", "saveVideo");
      if (!wrong) setEditing(null);
      return wrong;
    }) satisfies SaveOf<typeof videoFields>,
    move: (place: number, by: -1 | 1) => {
      const ids = moved(videos, place, by).map(({ id }) => id);
      void perform(() => order({ variables: { kind, ids } }), "Orden guardado");
    },
    remove: async () => {
      if (!removing) return;
      await perform(() => remove({ variables: { kind, id: removing.id } }), "Video eliminado con éxito");
      askRemove(null);
    },
  };
}
