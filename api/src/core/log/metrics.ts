import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { outgoingCalls } from "../outgoing/count-calls.ts";

let ofProcess: Registry | undefined;

/**
 * Returns the metrics of the process itself, collected once however many applications run in it, because each
 * collection keeps a timer while the process lives.
 */
function figuresOfProcess(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  ofProcess.registerMetric(outgoingCalls);
  return ofProcess;
}

/** Values of a metric with their labels. */
type Series<L extends string> = readonly (readonly [labels: Readonly<Record<L, string>>, figure: number])[];

/** Metrics of this process, which Prometheus reads from `/metrics`. */
export class Metrics {
  readonly #ofProcess = figuresOfProcess();
  readonly registry = new Registry();
  readonly #answers = new Histogram({
    name: "travesia_http_answer_seconds",
    help: "Time to answer a request",
    labelNames: ["surface", "method", "status"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });
  readonly limited = new Counter({
    name: "travesia_rate_limited_total",
    help: "Requests refused because they came too often",
    registers: [this.registry],
  });

  readonly #series = new Map<string, Histogram.Internal<"surface" | "method" | "status">>();

  /** Returns all metrics in Prometheus's text format. */
  text(): Promise<string> {
    return Registry.merge([this.#ofProcess, this.registry]).metrics();
  }

  /** Counts one answer with its duration in seconds. */
  answered(surface: string, method: string, status: number, seconds: number): void {
    const key = `${surface} ${method} ${status}`;
    let series = this.#series.get(key);
    if (!series) this.#series.set(key, (series = this.#answers.labels({ surface, method, status })));
    series.observe(seconds);
  }

  /** Adds a gauge that is computed whenever the metrics are read. */
  gauge(name: string, help: string, read: () => Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await read());
      },
    });
  }

  /** Adds a gauge with several labels, read whenever the metrics are read. */
  gaugesBy<L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
    read: () => Series<L>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
      collect() {
        for (const [labels, figure] of read()) this.set(labels, figure);
      },
    });
  }

  /** Adds a counter that other code maintains, read whenever the metrics are read. */
  counts<L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
    read: () => Series<L>,
  ): void {
    new Counter({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [labels, count] of read()) this.inc(labels, count);
      },
    });
  }

  /** Adds a gauge for each of a few kinds, computed whenever the metrics are read. */
  gauges(name: string, help: string, label: string, read: () => Promise<ReadonlyMap<string, number>>): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        const figures = await read();
        this.reset();
        for (const [kind, figure] of figures) this.set({ [label]: kind }, figure);
      },
    });
  }
}
