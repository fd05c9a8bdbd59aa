import { GraphQLSchema } from "graphql";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EntityClass } from "@mikro-orm/core";
import { MikroORM } from "@mikro-orm/postgresql";
import { movableClock, type MovableClock } from "../../../api/src/core/clock.ts";
import { readConfig } from "../../../api/src/core/config/config.ts";
import { Changes } from "../../../api/src/core/changes/changes.ts";
import { RecordViewers } from "../../../api/src/core/changes/record-viewers.ts";
import type { Services } from "../../../api/src/core/context.ts";
import { ormOptions } from "../../../api/src/core/database/orm.ts";
import { openReadPool } from "../../../api/src/core/database/read-pool.ts";
import { coreEntities } from "../../../api/src/core/database/core-entities.ts";
import { sandboxEntities } from "../../../api/src/sandbox/sandbox.entity.ts";
import { Listeners } from "../../../api/src/core/events/listeners.ts";
import { Live } from "../../../api/src/core/events/live.ts";
import { ExportWriter } from "../../../api/src/core/export/export-writer.ts";
import { fetchedInTurn } from "../../../api/src/core/http/form-room.ts";
import { Limits } from "../../../api/src/core/http/limits.ts";
import { localProvider } from "../../../api/src/modules/invoices/dian/local-provider.ts";
import { installQueue } from "../../../api/src/core/jobs/queue.ts";
import { openLog } from "../../../api/src/core/log/log.ts";
import { mutate } from "../../../api/src/core/mutation/mutation.ts";
import type { Act } from "../../../api/src/core/mutation/act.ts";
import { PdfPrinter } from "../../../api/src/core/pdf/printer.ts";
import { SheetReader } from "../../../api/src/core/sheet/sheet-reader.ts";
import { PicturesByAddress } from "../../../api/src/core/storage/fetch-picture.ts";
import { HookCaller } from "../../../api/src/core/outgoing/call-hook.ts";
import { openPush } from "../../../api/src/core/push/push.ts";
import { openSealer } from "../../../api/src/core/sealing/sealer.ts";
import { SecretBox } from "../../../api/src/core/secrets/secret-box.ts";
import { openDisk } from "../../../api/src/core/storage/disk.ts";
import type { FileScope } from "../../../api/src/core/storage/file-scope.ts";
import { AccountNumbers } from "../../../api/src/core/secrets/account-numbers.ts";
import { Fingerprints } from "../../../api/src/core/secrets/fingerprints.ts";
import { Storage } from "../../../api/src/core/storage/storage.ts";
import { Sessions } from "../../../api/src/core/auth/session.ts";
import { defaultAgency } from "../../../api/src/modules/content/agency.default.ts";
import { grant } from "../../../api/src/core/database/grants.ts";
import { START } from "../../support/calendar.ts";
import { createTestDatabase, ownerUrlOf } from "../../support/database.ts";
import { asAdmin } from "../../support/server.ts";

/** Services for core's own tests: with their own database, folder and a clock that they move. */
export interface CoreServices {
  readonly services: Services;
  readonly clock: MovableClock;
  readonly url: string;
  /** Runs an act in the name of nobody. */
  run<A, R>(act: Act<A, R>, args: A): Promise<R>;
  /** The services of another process: connections of its own on this database. */
  again(): Promise<CoreServices>;
  close(): Promise<void>;
}

/** Opens core's services without any module; `entities` are the test's. */
export async function openCore(
  options: { scopes?: Record<string, FileScope>; entities?: EntityClass<object>[] } = {},
): Promise<CoreServices> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "travesia-core-"));
  const core = await connect(database.url, dataDir, options, true);
  const close = async () => {
    await core.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...core, close };
}

async function connect(
  url: string,
  dataDir: string,
  options: Parameters<typeof openCore>[0],
  first: boolean,
): Promise<CoreServices> {
  const { scopes = {}, entities = [] } = options ?? {};
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: "http://travesia.test", LOG_LEVEL: "fatal" });
  const log = openLog(config.logLevel);
  const clock = movableClock(START);
  const orm = await MikroORM.init(ormOptions(url, [...coreEntities, ...sandboxEntities, ...entities]));
  if (first) {
    // Core's own tables are in every database of the tests.
    if (entities.length > 0) await makeTables(url, [...coreEntities, ...sandboxEntities, ...entities]);
    await installQueue(url, log);
  }
  const live = new Live(url, log);
  const pool = openReadPool(url, undefined, 2);
  const changes = new Changes([], orm, pool, log, live);
  const recordViewers = new RecordViewers(pool, log, live, changes);
  await live.start();
  const printer = new PdfPrinter();
  const agency = { current: () => Promise.resolve(defaultAgency), forget: () => undefined };
  const storage = new Storage({
    disk: await openDisk(config),
    orm,
    clock,
    log,
    secret: "s".repeat(32),
    publicUrl: config.publicUrl,
    scopes,
  });
  const services: Services = {
    config,
    orm,
    pool,
    changes,
    recordViewers,
    cards: null,
    fingerprints: new Fingerprints("f".repeat(32)),
    dian: {
      environment: "2",
      provider: localProvider,
      municipality: config.dian.municipality,
      software: { id: "travesia", pin: "12301" },
    },
    clock,
    sessions: new Sessions("s".repeat(32)),
    secrets: new SecretBox([]),
    accountNumbers: new AccountNumbers({ orm, secrets: new SecretBox([]) }),
    secretColumns: [],
    pictures: new PicturesByAddress(storage, config.publicUrl, fetchedInTurn),
    scanner: null,
    push: await openPush(config, { orm, secrets: new SecretBox([]) }),
    hooks: new HookCaller(true),
    log,
    live,
    listeners: new Listeners([]),
    storage,
    agency,
    pdf: printer,
    sealer: await openSealer(config, { orm, secrets: new SecretBox([]), agency, printer, clock, log }),
    sheets: new SheetReader(),
    exports: new ExportWriter(() => url),
    schema: new GraphQLSchema({}),
    personalData: [],
    limits: new Limits(url),
  };
  const origin = { requestId: "test", channel: "graphql", ip: null, userAgent: null } as const;
  return {
    services,
    clock,
    url,
    run: (act, args) => mutate(services, { viewer: null, link: null, origin }, act, args),
    again: () => connect(url, dataDir, options, false),
    close: async () => {
      await live.stop();
      await services.limits.close();
      await services.pdf.close();
      await services.sheets.close();
      await services.pool.end();
      await orm.close(true);
    },
  };
}

/**
 * The tables of the test's own entities, as a migration would make them: by their owner, with the rights that
 * the application needs.
 */
async function makeTables(databaseUrl: string, entities: EntityClass<object>[]): Promise<void> {
  const ownerUrl = ownerUrlOf(databaseUrl);
  const orm = await MikroORM.init(ormOptions(ownerUrl, entities));
  await orm.schema.update({ safe: true, dropTables: false }).finally(() => orm.close(true));
  await asAdmin(ownerUrl, (owner) => grant(owner, "travesia"));
}
