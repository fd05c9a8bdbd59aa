import autocannon from "autocannon";

/** One stretch of load: a request that 16 connections repeat for some seconds. */
export interface Stretch {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly seconds: number;
}

/** What a stretch came to: answers per second; anything but 2xx is a failure. */
export interface Pace {
  readonly perSecond: number;
  readonly failures: number;
}

const CONNECTIONS = 16;

/** The process that makes the load; each message is a stretch, each answer its pace. */
process.on("message", ({ seconds, ...request }: Stretch) => {
  const start = performance.now();
  autocannon({ ...request, connections: CONNECTIONS, duration: seconds }).then(
    ({ "2xx": answered, non2xx, errors, timeouts }) => {
      const pace: Pace = {
        perSecond: (answered * 1000) / (performance.now() - start),
        failures: non2xx + errors + timeouts,
      };
      process.send?.(pace);
    },
    (error: unknown) => {
      throw error;
    },
  );
});
