import { inject } from "vitest";
import { build, isOld } from "../../scripts/built.mjs";
import { asAdmin } from "./server.ts";

type Part = "api" | "web";

/** Parts that this process has checked already; the sources do not change during a run. */
const known = new Map<Part, Promise<void>>();

/** Builds a part of the product that is missing or older than its sources; two who want it build it once. */
export function isBuilt(part: Part): Promise<void> {
  const built = known.get(part) ?? madeSure(part);
  known.set(part, built);
  return built;
}

const madeSure = (part: Part): Promise<void> =>
  asAdmin(inject("server").admin, async (admin) => {
    // Released with the connection, so also by a run that is killed.
    await admin.query("select pg_advisory_lock($1)", [{ api: 3, web: 2 }[part]]);
    if (isOld(part)) await build(part);
  });
