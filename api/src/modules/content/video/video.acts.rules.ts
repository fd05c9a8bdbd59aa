import { acts } from "../../accounts/acts.rules.ts";

/** What acts look at of a video: all are listed. */
export interface VideoState {
  readonly status: "listed";
}

/** What can be done with a video, and by whom. */
export const videoActs = acts<VideoState>(null)({
  edit: { may: "managePage", from: "any" },
  remove: { may: "managePage", from: "any" },
});
