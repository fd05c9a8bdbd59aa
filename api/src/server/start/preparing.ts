import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Config } from "../../core/config/config.ts";
import { isForPages, securityHeaders } from "../../core/http/security.ts";
import { preparingPage, script, SCRIPT_PATH } from "./preparing.html.ts";
import type { Progress } from "../../core/log/progress.ts";

/** Seconds after which a refused client may retry. */
const AGAIN = 5;

const MESSAGE = "Travesía se está preparando. Intenta de nuevo en unos segundos.";
const JSON_TYPE = "application/json; charset=utf-8";

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/**
 * Answers requests until the application is ready: a browser that navigates gets a page with the progress of
 * the start, and every other call gets 503.
 */
export function preparing(progress: Progress, { publicUrl }: Pick<Config, "publicUrl">): RequestListener {
  const headers = securityHeaders(publicUrl);
  return (request, response) => {
    const { status, type, text } = answerTo(request, progress);
    for (const [name, value] of type.startsWith("text/") ? headers.page : headers.data)
      response.setHeader(name, value);
    if (status === 503) response.setHeader("Retry-After", AGAIN);
    send(request, response, status, type, text);
  };
}

function answerTo(request: IncomingMessage, progress: Progress): Answer {
  const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
  const reads = request.method === "GET" || request.method === "HEAD";
  const refused = (body: object): Answer => ({ status: 503, type: JSON_TYPE, text: JSON.stringify(body) });
  if (reads && path === "/healthz") return { status: 200, type: JSON_TYPE, text: '{"status":"ok"}' };
  if (reads && path === SCRIPT_PATH)
    return { status: 200, type: "text/javascript; charset=utf-8", text: script };
  if (reads && path === "/readyz")
    return refused({
      status: "unavailable",
      database: false,
      writable: false,
      jobs: false,
      leaving: progress.leaving.aborted,
    });
  if (reads && (path === "/" || (isForPages(request) && !path.startsWith("/assets/"))))
    return { status: 503, type: "text/html; charset=utf-8", text: preparingPage(progress.steps) };
  if (path === "/graphql")
    return refused({ errors: [{ message: MESSAGE, extensions: { code: "UNAVAILABLE" } }] });
  return refused({ success: false, message: MESSAGE, error: "UNAVAILABLE" });
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
): void {
  response.writeHead(status, {
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
  });
  // The rest of the request is of no use to anybody: it is read and dropped.
  request.resume();
  response.end(request.method === "HEAD" ? undefined : text);
}
