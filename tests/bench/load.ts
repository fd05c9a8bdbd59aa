import autocannon, { type Connection } from "autocannon";
import { oneMoreEvent } from "./provider-events.ts";

/** One stretch of load: a request that 16 connections repeat for some seconds. */
export interface Stretch {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Bodies that each connection sends in turn, beginning at another one, instead of the one body. */
  readonly bodies?: readonly string[];
  /** True when each request is a different event of the card provider, instead of the one body. */
  readonly events?: boolean;
  readonly seconds: number;
}

/** Result of a stretch: answers, also per second, and failures, which are all answers but 2xx. */
export interface Pace {
  readonly perSecond: number;
  readonly answers: number;
  readonly failures: number;
}

const CONNECTIONS = 16;

/** The process that makes the load; each message is a stretch, each answer its pace. */
process.on("message", ({ seconds, bodies, events, ...request }: Stretch) => {
  const start = performance.now();
  let connection = 0;
  const setupClient = (client: Connection) => {
    const from = Math.floor(((bodies?.length ?? 0) * connection++) / CONNECTIONS);
    const turn = [...(bodies ?? []).slice(from), ...(bodies ?? []).slice(0, from)];
    client.setRequests(turn.map((body) => ({ ...request, body })));
  };
  autocannon({
    ...request,
    ...(bodies && { setupClient }),
    ...(events && { requests: [{ setupRequest: (sent) => ({ ...sent, body: oneMoreEvent() }) }] }),
    connections: CONNECTIONS,
    duration: seconds,
  }).then(
    ({ "2xx": answered, non2xx, errors, timeouts }) => {
      const pace: Pace = {
        perSecond: (answered * 1000) / (performance.now() - start),
        answers: answered,
        failures: non2xx + errors + timeouts,
      };
      process.send?.(pace);
    },
    (error: unknown) => {
      throw error;
    },
  );
});
