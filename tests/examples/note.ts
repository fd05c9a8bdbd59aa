import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/** A call of REST that was answered as it should be. */
export interface Noted {
  /** `GET /quotes/{id}`. */
  readonly call: string;
  readonly status: number;
  /** Body that was sent as JSON; absent without one, and for a form. */
  readonly request?: unknown;
  readonly response: unknown;
}

/** Folder in which a run of the gateway's tests notes answers for examples; none in a usual run. */
const folder = process.env["NOTE_EXAMPLES"];

/** Notes an answer for the examples of the document, where a run is for that. */
export function noteExample(noted: Noted): void {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.ndjson`), `${JSON.stringify(noted)}\n`);
}
