import type { Clock } from "../../core/clock.ts";
import type { Config } from "../../core/config/config.ts";
import type { SecretColumn } from "../../core/secrets/secret-box.ts";
import type { ClockFacts, DatabaseFacts, DatabaseProblem, ProviderFacts } from "./facts.ts";
import * as rules from "./health.rules.ts";
import { inTime } from "./in-time.ts";
import { unverifiedIn, measureDatabase, measureReplica } from "./measure-database.ts";
import { measureKeys } from "./measure-keys.ts";
import { measureBackups, measureDisk, measureMemory, measurePort } from "./measure-machine.ts";
import {
  measureAddress,
  measureInvoices,
  measureMail,
  measurePayments,
  measureScanner,
  measureSigning,
  measureStorage,
} from "./measure-services.ts";

/** Timeout of a check in milliseconds; all checks run at once, so it also limits the total time. */
const LONGEST = 10_000;

/** One check: its name, its label, and the promise of its verdict. */
export type HealthLook = readonly [name: string, label: string, judged: Promise<rules.Verdict>];

/** Result of one check of this installation. */
export interface HealthCheck extends rules.Verdict {
  /** Stable name of the check: `disk`. */
  readonly name: string;
  /** Label of the check: `Disco`. */
  readonly label: string;
}

/**
 * Checks everything on which this installation depends, whether or not it is running, and returns a sentence
 * for each part, problems first. It changes nothing, takes at most ten seconds, and reveals no secret.
 * `others` are checks of parts that core does not know.
 */
export async function systemHealth(
  config: Config,
  clock: Clock,
  secrets: readonly SecretColumn[],
  others: readonly HealthLook[] = [],
): Promise<readonly HealthCheck[]> {
  const port = measurePort(config);
  const asked = measureDatabase(config, clock, secrets);
  const payments = measurePayments(config, clock);
  const invoices = measureInvoices(config, clock);
  const database = asked.then((facts) => ("problem" in facts ? null : facts));
  const checks: readonly HealthLook[] = [
    ["port", "Puerto", port.then(rules.judgePort)],
    ["database", "Base de datos", asked.then(rules.judgeDatabase)],
    [
      "encryption",
      "Cifrado de la base de datos",
      Promise.resolve(rules.judgeEncryption(unverifiedIn(config))),
    ],
    ["roles", "Cuentas de la base de datos", database.then(rules.judgeRoles)],
    ["replica", "Réplica", database.then((facts) => measureReplica(config, facts)).then(rules.judgeReplica)],
    ["disk", "Disco", measureDisk(config).then(rules.judgeDisk)],
    ["memory", "Memoria", measureMemory().then(rules.judgeMemory)],
    ["clock", "Reloj", clockFacts(asked, [payments, invoices]).then(rules.judgeClock)],
    ["storage", "Archivos", measureStorage(config).then(rules.judgeStorage)],
    ["scanner", "Antivirus", measureScanner(config).then(rules.judgeScanner)],
    [
      "keys",
      "Llaves",
      database
        .then((facts) => facts && measureKeys(config, facts.secrets))
        .then((facts) => rules.judgeKeys(facts)),
    ],
    [
      "jobs",
      "Tareas",
      Promise.all([database, port]).then(([facts, { answer }]) =>
        rules.judgeJobs(facts, answer === "ready" || answer === "not-ready" || answer === "drawn"),
      ),
    ],
    ["mail", "Correo", measureMail(config).then(rules.judgeMail)],
    ["payments", "Pagos en línea", payments.then(rules.judgePayments)],
    ["invoices", "Facturas", invoices.then(rules.judgeInvoices)],
    ["address", "Dirección", measureAddress(config, clock).then(rules.judgeAddress)],
    ["signing", "Firma", measureSigning(config, clock).then(rules.judgeSigning)],
    [
      "backups",
      "Copias de seguridad",
      measureBackups(config, clock).then((facts) => rules.judgeBackups(facts, config.backupKey !== null)),
    ],
    [
      "drill",
      "Prueba de restauración",
      database.then((facts) => rules.judgeDrill(facts, config.backupKey !== null)),
    ],
    ...others,
  ];
  const verdicts = await Promise.all(
    checks.map(async ([name, label, judged]): Promise<HealthCheck> => {
      const verdict = await inTime(judged, LONGEST).catch(() => rules.unmeasured());
      return { name, label, ...verdict };
    }),
  );
  const order = Object.keys(rules.healthStateLabels);
  return verdicts.sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

const PROVIDERS = ["Wompi", "el proveedor de facturas"] as const;

/** Compares our clock with the clocks of the database and of the providers that answered. */
async function clockFacts(
  asked: Promise<DatabaseFacts | DatabaseProblem>,
  providers: readonly Promise<ProviderFacts>[],
): Promise<ClockFacts> {
  const database = await asked;
  const known = "problem" in database ? null : database;
  const theirs = (await Promise.all(providers)).map(({ clock }, place) =>
    clock ? [{ of: PROVIDERS[place] ?? "", seconds: (clock.ours - clock.theirs) / 1_000 }] : [],
  );
  return {
    offsets: [...(known ? [{ of: "la base de datos", seconds: known.offset }] : []), ...theirs.flat()],
    secondsSinceMigrated: known?.secondsSinceMigrated ?? null,
  };
}
