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
import { changedOf, useEdited } from "../../../app/failure/stale.ts";
import { useSaving, type Wrong } from "../../../app/saving/useSaving.ts";
import { type VideoEdit, videoEditOf, type VideoForm, videoInputOf } from "./video.form.ts";

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
    /** Answers what is wrong with which field, or null when it was saved. */
    add: (input: VideoForm): Promise<Wrong | null> =>
      perform(() => add({ variables: { kind, input } }), "¡Video guardado exitosamente!", "saveVideo"),
    /** Answers what is wrong with which field, or null when it was saved. */
    save: async (form: VideoEdit): Promise<Wrong | null> => {
      if (!editing) return null;
      const whole = videoInputOf(form);
      const act = (over?: number) => {
        const input = over === undefined ? whole : changedOf(whole, videoInputOf(videoEditOf(editing)));
        return update({
          variables: {
            id: editing.id,
            input: { ...input, version: over ?? editing.version },
            file: form.picture.file,
          },
        });
      };
      const wrong = await perform(act, "¡Video guardado exitosamente!", "saveVideo");
      if (!wrong) setEditing(null);
      return wrong;
    },
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
