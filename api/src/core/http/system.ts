import { createHash, timingSafeEqual } from "node:crypto";
import type { MikroORM } from "@mikro-orm/postgresql";
import type { Config } from "../config/config.ts";
import { notFound, Refusal } from "../failure.ts";
import { measureQueue } from "../jobs/queue.ts";
import type { Metrics } from "../log/metrics.ts";
import { answer } from "./answer.ts";
import { type Exchange, type Handler, isRead, onlyFor } from "./exchange.ts";

/** Checks that `/readyz` runs. */
export interface Readiness {
  readonly orm: MikroORM;
  readonly config: Pick<Config, "production" | "metricsToken">;
  /** Returns whether jobs run in this process; true when they are not supposed to run. */
  readonly jobs: () => boolean;
  /** Returns whether rows and files could be written at the last check. */
  readonly writable: () => boolean;
  /**
   * Returns whether the replica serves reads; null when there is none. It does not affect readiness, because
   * the primary can serve all reads.
   */
  readonly replica?: () => boolean | null;
  /** Returns whether the process is shutting down. */
  readonly leaving: () => boolean;
}

const within = <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, fail) => (timer = setTimeout(() => fail(new Error("late")), ms)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Answers `/healthz` (the process is alive), `/readyz` (database, writing and jobs) and `/metrics`. */
export function systemCalls(
  { orm, config, jobs, writable, replica, leaving }: Readiness,
  metrics: Metrics,
): Handler {
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
        const state = { database: await database(), writable: writable(), jobs: jobs(), leaving: leaving() };
        const reads = replica?.() ?? null;
        const ready = state.database && state.writable && state.jobs && !state.leaving;
        await answer(
          exchange,
          JSON.stringify({
            status: ready ? "ok" : "unavailable",
            ...state,
            ...(reads !== null && { replica: reads }),
          }),
          ready ? 200 : 503,
        );
        return true;
      }
      case "/metrics":
        refuseStranger(config, exchange.request.headers.authorization);
        await answer(exchange, await metrics.text(), 200, metrics.registry.contentType);
        return true;
      default:
        return false;
    }
  });
}

/**
 * Refuses callers who may not read the metrics. Outside production the metrics are public unless a token is
 * set; in production they do not exist without a token.
 */
function refuseStranger({ production, metricsToken }: Readiness["config"], authorization = ""): void {
  if (metricsToken === null) {
    if (production) throw notFound("Ruta no encontrada");
    return;
  }
  const hash = (text: string) => createHash("sha256").update(text).digest();
  if (!timingSafeEqual(hash(authorization), hash(`Bearer ${metricsToken}`)))
    throw new Refusal("UNAUTHENTICATED", "No hay token disponible");
}

const paths = new Set(["/healthz", "/readyz", "/metrics"]);
const isSystemCall = (exchange: Exchange): boolean => paths.has(exchange.path) && isRead(exchange);
