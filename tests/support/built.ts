import { inject } from "vitest";
import { build } from "../../scripts/built.mjs";
import { asAdmin } from "./server.ts";

/** Builds a part of the product that is missing or older than its sources; two who want it build it once. */
export const isBuilt = (part: "api" | "web"): Promise<void> =>
  asAdmin(inject("server").admin, async (admin) => {
    // Given back with the connection, so also by a run that is killed.
    await admin.query("select pg_advisory_lock($1)", [{ api: 3, web: 2 }[part]]);
    if (build(part) !== 0) throw new Error(`${part} could not be built`);
  });
