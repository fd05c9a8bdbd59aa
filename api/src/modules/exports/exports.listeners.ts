import { type Listener, on } from "../../core/events/listeners.ts";
import { exportFiles } from "./export-files.ts";

/** Files that an erased person took along are forgotten. */
export const exportListeners: readonly Listener[] = [
  on("user.erased", (work, { userId }) => exportFiles.eraseOf(work, userId)),
];
