import { type Listener, on } from "../../core/events/listeners.ts";
import { exportFiles } from "./export-files.ts";

/** Listeners that delete the exports of an erased person. */
export const exportListeners: readonly Listener[] = [
  on("user.erased", (work, { userId }) => exportFiles.eraseOf(work, userId)),
];
