import { announced } from "../../../base/saving/useSaving.ts";
import { confirming } from "../../../base/acts/confirming.tsx";
import { editing } from "../../../base/acts/editing.tsx";
import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import type { VideoKind } from "../../../graphql/schema.generated.ts";
import {
  type KeptVideoFragment,
  VideoOrderDocument,
  VideoRemoveDocument,
  VideoUpdateDocument,
} from "../content.generated.ts";
import { contentTexts } from "../content.texts.ts";
import type { OrderedList } from "../moved.ts";
import { fileOf } from "../picture.field.ts";
import { VideoFormDialog } from "./VideoFormDialog.tsx";

/** Places on the row of a video that show its acts. */
type VideoPlace = "row" | "menu";

const act = recordAct<KeptVideoFragment, VideoPlace>();

/** Queries that show videos. */
export const videoReads = ["InstagramVideos", "TrainingVideos"];

/** Acts on a video, in the order of its row and its menu. */
export const videoActs = {
  edit: act({
    label: "Editar",
    mutation: VideoUpdateDocument,
    done: contentTexts.videoSaved,
    failing: "saveVideo",
    variant: "text",
    places: ["row"],
    Dialog: editing(VideoFormDialog, fileOf),
  }),
  remove: act({
    label: "Eliminar",
    mutation: VideoRemoveDocument,
    of: ({ kind, id }) => ({ kind, id }),
    done: "Video eliminado con éxito",
    places: ["menu"],
    Dialog: confirming(({ title }) => ({
      title: "Eliminar video",
      confirm: "Eliminar video",
      destructive: true,
      children:
        `Se quitará ${title ? `«${title}»` : "este video"} de la lista. El video sigue en su página de ` +
        "origen.",
    })),
  }),
} satisfies Record<string, RecordAct<KeptVideoFragment, VideoPlace>>;

/** Videos of one kind, in their order. */
interface VideoList extends OrderedList {
  readonly kind: VideoKind;
}

/** Acts on the list of the videos of one kind. */
export const videoListActs = {
  order: recordAct<VideoList>()({
    label: "Ordenar",
    mutation: VideoOrderDocument,
    of: ({ kind, ids }: VideoList) => ({ kind, ids }),
    done: announced("Orden guardado"),
  }),
};
