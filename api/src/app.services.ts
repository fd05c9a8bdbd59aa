import type { Logger } from "pino";
import { backUpBeforeUpgrade } from "./server/backup/before-upgrade.ts";
import { backupKeys } from "./server/backup/read-archive.ts";
import { Sessions } from "./core/auth/session.ts";
import { Changes } from "./core/changes/changes.ts";
import { RecordViewers } from "./core/changes/record-viewers.ts";
import type { Clock } from "./core/clock.ts";
import type { Config } from "./core/config/config.ts";
import type { Services } from "./core/context.ts";
import type { OpenMapper } from "./core/database/orm.ts";
import { openDatabase, type Database, type Place } from "./server/open-database.ts";
import { withOwnServer } from "./server/postgres/own-server.ts";
import { Timestamps } from "./core/database/timestamps.ts";
import { openDian } from "./modules/invoices/dian/dian.ts";
import { coreEntities } from "./core/database/core-entities.ts";
import { Listeners } from "./core/events/listeners.ts";
import { ExportWriter } from "./core/export/export-writer.ts";
import { Live } from "./core/events/live.ts";
import { plainSchemaOf } from "./core/graphql/schema.ts";
import { fetchedInTurn } from "./core/http/form-room.ts";
import type { Door } from "./core/http/door.ts";
import { Limits } from "./core/http/limits.ts";
import { installQueue } from "./core/jobs/queue.ts";
import type { Module } from "./core/module.ts";
import { Removals } from "./core/database/removals.ts";
import { EditSettler } from "./core/mutation/edits.ts";
import { HookCaller } from "./core/outgoing/call-hook.ts";
import { PdfPrinter } from "./core/pdf/printer.ts";
import { PicturesByAddress } from "./core/storage/fetch-picture.ts";
import { openPush } from "./core/push/push.ts";
import { openSealer } from "./core/sealing/sealer.ts";
import { AccountNumbers } from "./core/secrets/account-numbers.ts";
import { Fingerprints } from "./core/secrets/fingerprints.ts";
import { openSecrets } from "./core/secrets/open-secrets.ts";
import type { SecretColumn } from "./core/secrets/secret-box.ts";
import { saidKeys, servedByOthers } from "./core/secrets/processes.ts";
import { sharedSecret, sharedSecrets } from "./core/secrets/shared-secret.ts";
import { SheetReader } from "./core/sheet/sheet-reader.ts";
import { openDisk } from "./core/storage/disk.ts";
import { Progress } from "./core/log/progress.ts";
import { Scanner } from "./core/storage/scanner.ts";
import { Storage } from "./core/storage/storage.ts";
import { type LocalProvider, openProvider } from "./sandbox/open-provider.ts";
import { sandboxEntities } from "./sandbox/sandbox.entity.ts";
import { agencySource } from "./modules/content/agency/agency-source.ts";
import { adoptTrips } from "./modules/contracts/trip/trip-kind.ts";
import { adoptPayables } from "./modules/payments/payable/payable-kinds.ts";

/** The parts of an application: the same for production and tests. */
export interface AppParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly modules: readonly Module[];
  /** Printer shared with other applications of this process; it stays open when this application closes. */
  readonly printer?: PdfPrinter;
  /** Opens the object mapper; a test application reuses the mapper of the previous test application. */
  readonly openMapper?: OpenMapper;
  /** The port, when it is already bound. */
  readonly door?: Door;
  /** Reporter of the start's steps; it also signals when the start has to be aborted. */
  readonly progress?: Progress;
}

/** Services of a process, with a function that closes them. */
export interface OpenServices {
  readonly services: Services;
  readonly database: Database;
  /** Simulator of the card provider; null when a real provider or none is configured. */
  readonly cards: LocalProvider | null;
  close(): Promise<void>;
}

/**
 * Opens everything that the application depends on: database, live events, files, threads. A printer that is
 * passed in is not closed with the application.
 */
export async function openServices({
  config: given,
  clock,
  log,
  modules,
  printer,
  openMapper,
  progress = new Progress(),
}: AppParts): Promise<OpenServices> {
  adoptPayables(modules.flatMap((module) => module.payables ?? []));
  adoptTrips(modules.flatMap((module) => module.trips ?? []));
  const config = await withOwnServer(given);
  const database = await openDatabase(
    config,
    [...coreEntities, ...sandboxEntities, ...modules.flatMap((module) => module.entities ?? [])],
    {
      log,
      progress,
      openMapper,
      beforeUpgrade: (place) => backUp(config, { clock, modules, progress }, place),
    },
  );
  const { orm, url } = database;
  const live = new Live(url, log, database.pulse);
  const pdf = printer ?? new PdfPrinter();
  const sheets = new SheetReader();
  const exports = new ExportWriter(() => (database.replica?.serves ? database.replica.url : url));
  const closeThreads = async () => {
    await sheets.close();
    await exports.close();
    if (pdf !== printer) await pdf.close();
  };
  try {
    orm.em.getEventManager().registerSubscriber(new Timestamps(clock));
    orm.em.getEventManager().registerSubscriber(new EditSettler());
    orm.em.getEventManager().registerSubscriber(new Removals());
    await installQueue(url, log);
    const columns = secretColumns(modules);
    const secrets = await openSecrets(orm, config, columns, log);
    database.pulse.says(() => saidKeys(secrets.ids()));
    const secret = await sharedSecret({ orm, secrets }, "sessions", config.jwtSecret);
    const files = await sharedSecret({ orm, secrets }, "files", null);
    const scopes = Object.assign({}, ...modules.map((module) => module.files ?? {})) as Record<string, never>;
    const storage = new Storage({
      disk: await openDisk(config),
      orm,
      clock,
      log,
      secret: files,
      publicUrl: config.publicUrl,
      scopes,
    });
    await live.start();
    const accountNumbers = new AccountNumbers({ orm, secrets });
    // Where nobody else serves, nobody is left who would read a wrapped number as the number.
    if (!(await accountNumbers.wraps()) && !(await servedByOthers(orm.em.fork(), live.backend)))
      await accountNumbers.wrapFromNow();
    const limits = new Limits(url, database.pulse);
    const { provider, local } = await openProvider(config, orm, clock);
    const { readPool: pool, replica } = database;
    const followed = modules.flatMap((module) => module.changes ?? []);
    const changes = new Changes(followed, orm, pool, log, live);
    const agency = agencySource(pool, live);
    const services: Services = {
      config,
      orm,
      pool,
      replica,
      clock,
      sessions: new Sessions(secret),
      secrets,
      secretColumns: columns,
      fingerprints: new Fingerprints(await sharedSecret({ orm, secrets }, "fingerprints", null)),
      accountNumbers,
      limits,
      log,
      live,
      changes,
      recordViewers: new RecordViewers(pool, log, live, changes),
      listeners: new Listeners(modules.flatMap((module) => module.listeners ?? [])),
      storage,
      scanner: config.clamavUrl ? new Scanner(config.clamavUrl, log) : null,
      cards: provider,
      dian: await openDian(config, { orm, secrets }),
      pictures: new PicturesByAddress(storage, config.publicUrl, fetchedInTurn),
      push: await openPush(config, { orm, secrets }),
      hooks: new HookCaller(!config.production),
      agency,
      pdf,
      sealer: await openSealer(config, { orm, secrets, agency, printer: pdf, clock, log }),
      sheets,
      exports,
      schema: plainSchemaOf(modules),
      personalData: modules.flatMap((module) => module.personalData ?? []),
    };
    const close = async () => {
      await closeThreads();
      await limits.close();
      await live.stop();
      await database.close();
    };
    return { services, database, cards: local, close };
  } catch (error) {
    await live.stop();
    await closeThreads();
    await database.close();
    throw error;
  }
}

/** Returns every column with encrypted values, of core and of the modules. */
export const secretColumns = (modules: readonly Module[]): readonly SecretColumn[] => [
  sharedSecrets,
  ...modules.flatMap((module) => module.secrets ?? []),
];

/**
 * Backs up a database that has data before its tables change. Without BACKUP_KEY it only reports that there
 * is no backup.
 */
async function backUp(
  { backupKey, backupDir }: Config,
  { clock, modules, progress }: Required<Pick<AppParts, "clock" | "modules" | "progress">>,
  place: Place,
): Promise<void> {
  if (!backupKey) return progress.say("Sin BACKUP_KEY se actualiza sin respaldo antes.");
  const [key] = backupKeys(backupKey);
  if (!key) return;
  const source = { place, secrets: secretColumns(modules), key, now: clock.now() };
  const { path } = await backUpBeforeUpgrade(source, backupDir);
  progress.say(`Respaldo de antes de actualizar: ${path}. Para volver: npm run restore -- --before-upgrade`);
}
