import { useState } from "react";
import type { VideoKind } from "../../graphql/schema.generated.ts";
import { type VideoCardFragment, useVideoAddMutation, useVideoOrderMutation, useVideoRemoveMutation } from "./content.generated.ts";
import { moved } from "./moved.ts";
import { useSaving, type Wrong } from "../../app/useSaving.ts";

/** A video while it is typed. */
export interface VideoForm {
  url: string;
  title: string;
}

const lists = { refetchQueries: ["InstagramVideos", "TrainingVideos"], awaitRefetchQueries: true };

/** The acts on the videos of one kind. */
export function useVideoActions(kind: VideoKind, videos: readonly VideoCardFragment[]) {
  const { busy, failure, perform } = useSaving();
  const [removing, askRemove] = useState<VideoCardFragment | null>(null);
  const [add] = useVideoAddMutation(lists);
  const [order] = useVideoOrderMutation(lists);
  const [remove] = useVideoRemoveMutation(lists);
  return {
    removing,
    busy,
    failure,
    askRemove,
    /** Answers what is wrong with which field, or null when it was saved. */
    add: (input: VideoForm): Promise<Wrong | null> =>
      perform(() => add({ variables: { kind, input } }), "¡Video guardado exitosamente!", "saveVideo"),
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
