import { systemClock } from "../../api/src/core/clock.ts";
import { addDays, today } from "../../api/src/core/colombia/days.ts";
import { Cluster, until } from "./cluster.ts";

/** Milliseconds between two writes and two reads, and in which each must be answered. */
const EVERY = 400;
const LONGEST = 15_000;
/** Milliseconds of work before a fault, and after everything is whole again. */
const QUIET = 4_000;

/** Requests by outcome. */
interface Count {
  ok: number;
  unavailable: number;
  cut: number;
  other: number;
  hung: number;
}

const nothing = (): Count => ({ ok: 0, unavailable: 0, cut: 0, other: 0, hung: 0 });
const failed = ({ unavailable, cut }: Count) => `${unavailable} × 503, ${cut} cut`;

const dayFromNow = (days: number): string => addDays(today(systemClock.now()), days);
const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

/** Keeps writing and reading at both applications, and counts what comes of it. */
class Load {
  readonly writes = nothing();
  readonly reads = nothing();
  readonly visits = nothing();
  readonly acknowledged: string[] = [];
  longestGap = 0;
  #last = performance.now();
  #running = true;
  readonly #open = new Set<Promise<void>>();

  constructor(
    private readonly cluster: Cluster,
    private readonly token: string,
    private readonly name: string,
  ) {
    void this.#go();
  }

  async end(): Promise<void> {
    this.#running = false;
    await Promise.all(this.#open);
    this.#heard();
  }

  #heard(): void {
    const now = performance.now();
    this.longestGap = Math.max(this.longestGap, now - this.#last);
    this.#last = now;
  }

  async #go(): Promise<void> {
    for (let n = 0; this.#running; n += 1) {
      const email = `${this.name}.${n}@example.com`;
      this.#keep(
        this.#ask(this.writes, n, "/quotes", quoteOf(email)).then((well) => {
          if (!well) return;
          this.acknowledged.push(email);
          this.#heard();
        }),
      );
      this.#keep(this.#ask(this.reads, n, "/quotes?limit=5"));
      this.#keep(this.#ask(this.visits, n, "/pack"));
      await pause(EVERY);
    }
  }

  #keep(work: Promise<unknown>): void {
    const kept: Promise<void> = work.then(() => void this.#open.delete(kept));
    this.#open.add(kept);
  }

  async #ask(count: Count, n: number, path: string, body?: object): Promise<boolean> {
    try {
      const answer = await fetch(this.cluster.url(n % 2) + path, {
        method: body ? "POST" : "GET",
        headers: {
          "content-type": "application/json",
          ...(path !== "/pack" && { authorization: `Bearer ${this.token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(LONGEST),
      });
      await answer.arrayBuffer();
      if (answer.ok) count.ok += 1;
      else if (answer.status === 503) count.unavailable += 1;
      else count.other += 1;
      return answer.ok;
    } catch (error) {
      if ((error as Error).name === "TimeoutError") count.hung += 1;
      else count.cut += 1;
      return false;
    }
  }
}

const quoteOf = (email: string) => ({
  nombre_cliente: "María Fernanda Torres",
  email_cliente: email,
  telefono_cliente: "3001234567",
  origen: "Bogotá",
  destino: "Cartagena",
  fecha_ida: dayFromNow(90),
  fecha_regreso: dayFromNow(95),
  numero_personas: 2,
  adultos: 2,
  trip_type: "nacional",
});

interface Fault {
  readonly name: string;
  /** Breaks something, and returns what mends it. */
  readonly break: (cluster: Cluster) => Promise<() => void>;
  /** Milliseconds after which it is mended. */
  readonly after: number;
}

const nobody = () => undefined;
const other = (node: 1 | 2) => (node === 1 ? 2 : 1);

const faults: readonly Fault[] = [
  {
    name: "kill -9 an application",
    after: 3_000,
    break: async (cluster) => {
      cluster.killApplication(0);
      return () => cluster.startApplication(0);
    },
  },
  {
    name: "kill the replica",
    after: 10_000,
    break: async (cluster) => {
      const node = other(await cluster.primary());
      cluster.killNode(node);
      return () => cluster.startNode(node);
    },
  },
  {
    name: "switchover",
    after: 10_000,
    break: async (cluster) => {
      await cluster.switchOver();
      return nobody;
    },
  },
  {
    name: "kill -9 primary and its Patroni",
    after: 45_000,
    break: async (cluster) => {
      const node = await cluster.primary();
      cluster.killNode(node);
      return () => cluster.startNode(node);
    },
  },
  {
    name: "SIGSTOP the primary",
    after: 45_000,
    break: async (cluster) => cluster.stopNode(await cluster.primary()),
  },
];

async function signIn(cluster: Cluster): Promise<string> {
  const answer = await fetch(`${cluster.url(1)}/user/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "asesor@travesia.test", password: "Travesia2026" }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function undergo(cluster: Cluster, fault: Fault, place: number, token: string): Promise<object> {
  const load = new Load(cluster, token, `fault${place}-${process.pid}`);
  await pause(QUIET);
  const mend = await fault.break(cluster);
  await pause(fault.after);
  mend();
  await until("the cluster whole", () => cluster.isWhole());
  for (const app of [0, 1]) await until("an application ready", () => cluster.isReady(app));
  await pause(QUIET);
  await load.end();
  const rows = await cluster.ask<{ email: string; n: string }>(
    "select email_cliente as email, count(*) as n from quotes where email_cliente like $1 group by 1",
    [`fault${place}-${process.pid}.%`],
  );
  const kept = new Map(rows.map(({ email, n }) => [email, Number(n)]));
  const { writes, reads, visits, acknowledged } = load;
  const all = (of: "other" | "hung") => writes[of] + reads[of] + visits[of];
  const found = acknowledged.filter((email) => kept.has(email));
  return {
    "longest gap without a write": `${(load.longestGap / 1_000).toFixed(1)} s`,
    "failed writes": failed(writes),
    "failed reads, signed in": failed(reads),
    "failed reads, visitors": failed(visits),
    "other answers / hangs": `${all("other")} / ${all("hung")}`,
    "acknowledged writes found": `${found.length} of ${acknowledged.length}`,
    doubled: [...kept.values()].filter((n) => n > 1).length,
  };
}

const cluster = new Cluster();
const table: Record<string, object> = {};
try {
  await cluster.open();
  const token = await signIn(cluster);
  const wanted = process.argv[2];
  for (const [place, fault] of faults.entries()) {
    if (wanted && !fault.name.includes(wanted)) continue;
    table[fault.name] = await undergo(cluster, fault, place, token);
    process.stdout.write(`${fault.name}: ${JSON.stringify(table[fault.name])}\n`);
  }
} finally {
  if (!process.env["KEEP"]) cluster.close();
}
// eslint-disable-next-line no-console -- a command's answer
console.table(table);
