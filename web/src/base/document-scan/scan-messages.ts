import type { Day } from "@travesia/api/colombia/days";
import type { Colours } from "./picture.ts";

/** Message to a worker: a picture, and the day on which it is read. It answers with the reading, or null. */
export interface ScanRequest {
  readonly colours: Colours;
  readonly today: Day;
}
