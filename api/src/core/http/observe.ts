import { scrubbed } from "../log/log.redaction.ts";
import type { Log } from "../log/log.ts";
import type { Metrics } from "../log/metrics.ts";
import type { Trace } from "../outgoing/trace.ts";
import type { Exchange } from "./exchange.ts";

const quiet = new Set(["/healthz", "/readyz", "/metrics"]);

/** Returns the surface of a path as one of a few names, so that arbitrary paths do not fill the metrics. */
function surfaceOf(path: string): string {
  if (path === "/graphql") return "graphql";
  if (quiet.has(path)) return "system";
  if (path.startsWith("/files/")) return "files";
  return path.startsWith("/assets/") ? "web" : "rest";
}

/**
 * Prefixes of paths whose remainder grants access to a file or a page: a file's signature, the code of a
 * short address.
 */
const opening = ["/files/", "/v/"];

/**
 * Returns a path for the log, decoded so that secrets are found in it, and without the part that grants
 * access.
 */
function shown(path: string): string {
  const hidden = opening.find((start) => path.startsWith(start));
  if (hidden) return `${hidden}…`;
  try {
    return scrubbed(decodeURIComponent(path).slice(0, 300));
  } catch {
    return scrubbed(path.slice(0, 300));
  }
}

/**
 * Writes one log line and one measurement when the answer was sent or the client disconnected. It writes to a
 * `harmlessLog`, because the path is scrubbed here.
 */
export function observe(
  { request, response, id, path }: Exchange,
  log: Log,
  metrics: Metrics,
  trace: Trace | null,
): void {
  const start = performance.now();
  response.on("close", () => {
    const ms = performance.now() - start;
    const status = response.writableFinished ? response.statusCode : 499;
    const { method = "" } = request;
    metrics.answered(surfaceOf(path), method, status, ms / 1000);
    const level = quiet.has(path) ? "debug" : "info";
    if (log.isLevelEnabled(level))
      log[level](
        {
          requestId: id,
          ...(trace && { trace_id: trace.id }),
          method,
          path: shown(path),
          status,
          ms: Math.round(ms * 10) / 10,
        },
        "answered",
      );
  });
}
