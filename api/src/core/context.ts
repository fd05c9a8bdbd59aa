import type { MikroORM } from "@mikro-orm/postgresql";
import type { GraphQLSchema } from "graphql";
import type { Pool } from "pg";
import type { Logger } from "pino";
import type { AgencySource } from "./agency.ts";
import type { Sessions } from "./auth/session.ts";
import type { BadBearer, Link, Impersonator, Origin, Viewer } from "./auth/viewer.ts";
import type { Changes } from "./changes/changes.ts";
import type { RecordViewers } from "./changes/record-viewers.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import type { Replica } from "./database/replica.ts";
import type { Live } from "./events/live.ts";
import type { Listeners } from "./events/listeners.ts";
import type { ExportWriter } from "./export/export-writer.ts";
import type { Limits } from "./http/limits.ts";
import type { Act, Once, PreparedAct } from "./mutation/act.ts";
import type { HookCaller } from "./outgoing/call-hook.ts";
import type { PdfPrinter } from "./pdf/printer.ts";
import type { PersonalPart } from "./read/personal-data.ts";
import type { PicturesByAddress } from "./storage/fetch-picture.ts";
import type { Push } from "./push/push.ts";
import type { Reader } from "./read/read.ts";
import type { Sealer } from "./sealing/sealer.ts";
import type { AccountNumbers } from "./secrets/account-numbers.ts";
import type { Fingerprints } from "./secrets/fingerprints.ts";
import type { SecretBox, SecretColumn } from "./secrets/secret-box.ts";
import type { SheetReader } from "./sheet/sheet-reader.ts";
import type { Scanner } from "./storage/scanner.ts";
import type { Storage } from "./storage/storage.ts";

/**
 * The services of the application: one of each per process, given to `createApp`; tests give their own clock
 * and folders.
 */
export interface Services {
  readonly config: Config;
  readonly orm: MikroORM;
  /** Connections that only read, of the database that is written to: `core/read`. */
  readonly pool: Pool;
  /**
   * Replica for reads of visitors, figures and exports, which may be slightly behind; null without a replica.
   */
  readonly replica?: Replica | null;
  readonly clock: Clock;
  readonly sessions: Sessions;
  /** Wraps secrets for the database. */
  readonly secrets: SecretBox;
  /** Every column whose values are wrapped. */
  readonly secretColumns: readonly SecretColumn[];
  readonly fingerprints: Fingerprints;
  /** Wraps and opens the numbers of bank accounts. */
  readonly accountNumbers: AccountNumbers;
  readonly log: Logger;
  readonly live: Live;
  /** Live changes, sent to the followers of records. */
  readonly changes: Changes;
  /** Present viewers of each open record, in every process. */
  readonly recordViewers: RecordViewers;
  readonly listeners: Listeners;
  readonly storage: Storage;
  /** Scans uploads for viruses; null: no scan. */
  readonly scanner: Scanner | null;
  readonly pdf: PdfPrinter;
  /** Signs PDFs in the installation's name. */
  readonly sealer: Sealer;
  /** Reads spreadsheets and statements of banks. */
  readonly sheets: SheetReader;
  /** Writes lists as files. */
  readonly exports: ExportWriter;
  /** Operations of all modules, for calls within the process. */
  readonly schema: GraphQLSchema;
  /** Personal data that the modules keep of a person. */
  readonly personalData: readonly PersonalPart[];
  /** Identity of the selling agency, which mails, documents and pages carry. */
  readonly agency: AgencySource;
  /** Push notifications to browsers that are closed. */
  readonly push: Push;
  /** Delivers webhooks to the programs of others. */
  readonly hooks: HookCaller;
  readonly pictures: PicturesByAddress;
  /** Rate limits of acts such as signing in. */
  readonly limits: Limits;
}

/** Context of a resolver: the caller, their reads, and the way to run acts. */
export interface Context {
  readonly services: Services;
  readonly origin: Origin;
  readonly viewer: Viewer | null;
  readonly link: Link | null;
  /** The OWNER who reads as the viewer; null when the viewer reads for themselves. */
  readonly impersonator: Impersonator | null;
  /** Invalid credential of the request, if any: a session, or a link and no valid session. */
  readonly badBearer: BadBearer;
  readonly now: Date;
  /** Today in Bogota, `YYYY-MM-DD`. */
  readonly today: string;
  readonly read: Reader;
  /**
   * Runs an act in one transaction and returns its result. `once` makes a repetition with the same key return
   * the first result.
   */
  run<A, R, P>(act: Act<A, R> | PreparedAct<A, P, R>, args: A, once?: Once): Promise<R>;
}
