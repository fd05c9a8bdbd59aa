import { sessionsOfBrowser } from "../auth/staff-browser.ts";
import type { Origin } from "../auth/viewer.ts";
import type { Exchange } from "./exchange.ts";

/** Returns the origin of an exchange's request, for the history. */
export const originOf = ({ id, ip, request, response }: Exchange, channel: Origin["channel"]): Origin => ({
  requestId: id,
  channel,
  ip,
  userAgent: request.headers["user-agent"] ?? null,
  staffSessions: sessionsOfBrowser(request.headers.cookie),
  idempotencyKey: [request.headers["idempotency-key"]].flat()[0] ?? null,
  caller: response,
});
