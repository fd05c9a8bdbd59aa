import { registerEnum } from "../../../core/enums.ts";

/** Audiences of a video: visitors of the landing page, or the people who sell. */
export const VideoKind = { instagram: "instagram", training: "training" } as const;
export type VideoKind = keyof typeof VideoKind;
registerEnum(VideoKind, { name: "VideoKind", description: "Para quién es un video: visitantes o asesores." });
