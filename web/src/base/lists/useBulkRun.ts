import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { readOver } from "../saving/read-after.ts";
import { failureText } from "../failure/failures.ts";
import { ConnectionFailure } from "../failure/connection.ts";
import type { Outcome, Perform, Slice } from "./bulk-act.ts";
import { newKey } from "../saving/new-key.ts";

/** Number of records sent per call; between two calls the progress bar moves and the run can be stopped. */
const AT_ONCE = 10;

/** Progress of an act on several records, and finally its results. */
export interface BulkRun {
  readonly total: number;
  readonly outcomes: readonly Outcome[];
  /** `running`, `stopping` (after the current call), or `over`. */
  readonly state: "running" | "stopping" | "over";
  /** Reason why the run stopped early; null when it did not. */
  readonly broken: string | null;
}

/** Sends a call, and repeats it when the answer was lost; the idempotency key prevents duplicates. */
async function asked(perform: Perform, slice: Slice): Promise<readonly Outcome[]> {
  try {
    return (await perform(slice)).data?.outcomes ?? [];
  } catch (error) {
    if (!(error instanceof ConnectionFailure)) throw error;
    return (await perform(slice)).data?.outcomes ?? [];
  }
}

/**
 * Performs an act on several records in batches, and reloads the screen at the end. A call that is refused
 * as a whole stops the run; earlier results remain.
 */
export function useBulkRun() {
  const client = useApolloClient();
  const [run, setRun] = useState<BulkRun | null>(null);
  const stopped = useRef(false);
  return {
    run,
    stop: () => {
      stopped.current = true;
      setRun((before) => before && { ...before, state: "stopping" });
    },
    end: () => setRun(null),
    start: async (ids: readonly string[], perform: Perform): Promise<BulkRun> => {
      stopped.current = false;
      const key = newKey();
      let last: BulkRun = { total: ids.length, outcomes: [], state: "running", broken: null };
      setRun(last);
      for (let from = 0; from < ids.length && !stopped.current && !last.broken; from += AT_ONCE) {
        const slice = { ids: ids.slice(from, from + AT_ONCE), idempotencyKey: `${key} ${from}` };
        try {
          last = { ...last, outcomes: [...last.outcomes, ...(await asked(perform, slice))] };
        } catch (error) {
          last = { ...last, broken: failureText(error) };
        }
        setRun({ ...last, state: stopped.current ? "stopping" : "running" });
      }
      last = { ...last, state: "over" };
      setRun(last);
      await readOver(client, "active");
      return last;
    },
  };
}
