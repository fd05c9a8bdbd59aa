import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Config } from "../config/config.ts";
import { harmlessLog, requestLog, type Log } from "../log/log.ts";
import { traceOf, withinTrace } from "../outgoing/trace.ts";
import type { Metrics } from "../log/metrics.ts";
import { Refusal } from "../failure.ts";
import { clientAddress } from "../auth/client-address.ts";
import { cors } from "./cors.ts";
import { remember, type Exchange, type Handler } from "./exchange.ts";
import type { Limits } from "./limits.ts";
import { observe } from "./observe.ts";
import { fail } from "./refuse.ts";
import { headersFor, securityHeaders } from "./security.ts";

/** Parts of the front: configuration, limits, and the handlers behind it. */
export interface FrontParts {
  readonly config: Config;
  readonly log: Log;
  readonly limits: Limits;
  /** Origin to which browsers send card data; null when it is our own. */
  readonly cardOrigin: string | null;
  readonly metrics: Metrics;
  /**
   * Handlers in the order in which they are tried until one answers: system calls, files, mailbox, fast path.
   */
  readonly handlers: readonly Handler[];
  /** Answers requests that no handler answered, such as Express. */
  readonly application: RequestListener;
  /** Requests that the general limit never refuses, such as the verification of a valid session. */
  readonly unlimited?: (exchange: Exchange) => boolean;
}

/**
 * Returns the listener that receives every request first. It assigns an id and adds the log line, metrics,
 * security headers, CORS and the general rate limit, whichever handler answers. It never throws.
 */
export function createFront(parts: FrontParts): RequestListener {
  const addressOf = clientAddress(parts.config.trustProxy);
  const headers = securityHeaders(parts.config.publicUrl, parts.cardOrigin);
  const answersPreflight = cors(parts.config);
  const answers = harmlessLog(parts.log);

  const run = async (exchange: Exchange): Promise<void> => {
    if (answersPreflight(exchange) === true) return;
    await withinLimit(exchange);
    for (const handler of parts.handlers) {
      const answered = handler(exchange);
      // Most decline at once: waiting for each of them would cost a turn of the loop per handler.
      if (answered === true || (answered !== false && (await answered))) return;
    }
    parts.application(exchange.request, exchange.response);
  };

  const withinLimit = async (exchange: Exchange): Promise<void> => {
    if (parts.unlimited?.(exchange)) return;
    try {
      await parts.limits.general(exchange.ip);
    } catch (error) {
      if (error instanceof Refusal) parts.metrics.limited.inc();
      throw error;
    }
  };

  return (request, response) => {
    const exchange = new Entered(request, response, addressOf(request), parts.log);
    remember(exchange);
    response.setHeader("X-Request-Id", exchange.id);
    for (const [name, value] of headersFor(request, headers)) response.setHeader(name, value);
    const trace = traceOf(request.headers.traceparent);
    observe(exchange, answers, parts.metrics, trace);
    // A failure is caught outside of the trace, and is to be logged with it all the same.
    const failed = (error: unknown) =>
      withinTrace(trace, () => fail(exchange, error)).catch(() => response.destroy());
    exchange.running = withinTrace(trace, () => run(exchange)).catch(failed);
  };
}

const noQuery = new URLSearchParams();

/** An exchange whose rarely needed parts are created on first use. */
class Entered implements Exchange {
  readonly id = randomUUID();
  readonly path: string;
  running: Promise<unknown> | undefined;
  readonly #search: string;
  #log: Log | undefined;
  #query: URLSearchParams | undefined;

  constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
    readonly ip: string,
    private readonly processLog: Log,
  ) {
    const { url = "/" } = request;
    const end = url.indexOf("?");
    this.path = end === -1 ? url : url.slice(0, end);
    this.#search = end === -1 ? "" : url.slice(end + 1);
  }

  get log(): Log {
    return (this.#log ??= requestLog(this.processLog, this.id));
  }

  get query(): URLSearchParams {
    return (this.#query ??= this.#search === "" ? noQuery : new URLSearchParams(this.#search));
  }
}
