import { acts } from "../../accounts/acts.rules.ts";

/** State that the acts on a video are checked against; every video is `listed`. */
export interface VideoState {
  readonly status: "listed";
}

/** Acts on a video, with the roles of each. */
export const videoActs = acts<VideoState>(null)({
  edit: { may: "managePage", from: "any" },
  remove: { may: "managePage", from: "any" },
});
