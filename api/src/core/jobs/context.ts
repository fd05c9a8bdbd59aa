import type { Origin } from "../auth/viewer.ts";
import type { Services } from "../context.ts";
import { mutate } from "../mutation/mutation.ts";
import type { JobContext } from "./jobs.ts";

/**
 * Returns the context of one job or sweep: its acts have no signed-in person, the channel `job` and the given
 * request id.
 */
export function jobContext(services: Services, requestId: string): JobContext {
  const origin: Origin = { requestId, channel: "job", ip: null, userAgent: null };
  return { services, run: (act, args) => mutate(services, { viewer: null, link: null, origin }, act, args) };
}
