import type { MikroORM } from "@mikro-orm/postgresql";
import { measureQueue } from "../jobs/queue.ts";
import type { Metrics } from "../metrics.ts";
import { answer } from "./answer.ts";
import { type Exchange, type Handler, isRead, onlyFor } from "./exchange.ts";

/** What `/readyz` looks at. */
export interface Readiness {
  readonly orm: MikroORM;
  /** Whether the jobs run here; true where they are not to run. */
  readonly jobs: () => boolean;
  /** Whether the process is about to leave. */
  readonly leaving: () => boolean;
}

const within = <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, fail) => (timer = setTimeout(() => fail(new Error("late")), ms)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Answers `/healthz` (the process serves), `/readyz` (database and jobs) and `/metrics`. */
export function systemCalls({ orm, jobs, leaving }: Readiness, metrics: Metrics): Handler {
  measureQueue(metrics, orm);
  const database = () =>
    within(orm.em.fork().execute("select 1"), 2_000).then(
      () => true,
      () => false,
    );

  return onlyFor(isSystemCall, async (exchange) => {
    switch (exchange.path) {
      case "/healthz":
        await answer(exchange, '{"status":"ok"}');
        return true;
      case "/readyz": {
        const state = { database: await database(), jobs: jobs(), leaving: leaving() };
        const ready = state.database && state.jobs && !state.leaving;
        await answer(exchange, JSON.stringify({ status: ready ? "ok" : "unavailable", ...state }), ready ? 200 : 503);
        return true;
      }
      case "/metrics":
        await answer(exchange, await metrics.registry.metrics(), 200, metrics.registry.contentType);
        return true;
      default:
        return false;
    }
  });
}

const paths = new Set(["/healthz", "/readyz", "/metrics"]);
const isSystemCall = (exchange: Exchange): boolean => paths.has(exchange.path) && isRead(exchange);
