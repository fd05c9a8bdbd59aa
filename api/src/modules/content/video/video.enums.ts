import { registerEnum } from "../../../core/enums.ts";

/** Whom a video is for: visitors of the landing page, or those who sell. */
export const VideoKind = { instagram: "instagram", training: "training" } as const;
export type VideoKind = keyof typeof VideoKind;
registerEnum(VideoKind, { name: "VideoKind", description: "Para quién es un video: visitantes o asesores." });
