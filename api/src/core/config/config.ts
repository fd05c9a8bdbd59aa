import { join, resolve } from "node:path";
import {
  email,
  flagValue,
  httpUrl,
  isGuessable,
  list,
  logLevels,
  NO_SMTP,
  oneOf,
  refuseLocal,
  smtpAddress,
  trustedProxies,
  url,
  whole,
} from "./config.values.ts";
import type { LogLevel } from "./config.values.ts";
import { type DianConfig, readDian } from "./dian.ts";
import { readSms, type SmsConfig } from "./sms.ts";
import { readSigning, type SigningConfig } from "./signing.ts";
import { readVapid, type VapidConfig } from "./vapid.ts";
import { secretKeys } from "./secret-key.ts";
import { writtenStorage } from "./storage-address.ts";
import { databaseAddress } from "./tls.ts";

/**
 * Something outside the program keeps it from starting: each line is one clear sentence for the person who
 * starts it.
 */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}

/**
 * The way card payments are made: by the local simulator, by Wompi, or not at all (production without keys).
 */
export type WompiConfig =
  | { readonly mode: "simulator" | "off" }
  | {
      readonly mode: "live";
      readonly publicKey: string;
      readonly privateKey: string;
      readonly integritySecret: string;
      readonly eventsSecret: string;
      /** Base address, with its version (`…/v1`), without a final slash. */
      readonly url: string;
    };

/** The environment, read once at start. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  /** Addresses on which it listens; empty for every address of the machine. */
  readonly hosts: readonly string[];
  /** Bearer that `/metrics` requires; null: nobody sees the metrics in production, everybody outside it. */
  readonly metricsToken: string | null;
  /** Absolute folder of the embedded database, the uploaded files and `database.url`. */
  readonly dataDir: string;
  /** An own Postgres, or null for the embedded one. */
  readonly databaseUrl: string | null;
  /** The database's address for the role that owns the tables, or null when `databaseUrl` does. */
  readonly migrateDatabaseUrl: string | null;
  /** A replica for reads, or null to read where we write. */
  readonly readDatabaseUrl: string | null;
  /** Base of the links in e-mails, without a final slash. */
  readonly publicUrl: string;
  /** Address of the SMTP server; null: mail is captured in the database. */
  readonly smtpUrl: string | null;
  /** True when mail is kept unsent on purpose: `SMTP_URL=none`. */
  readonly holdsMail: boolean;
  /** True when captured mail is shown at `/dev/mailbox`. */
  readonly mailbox: boolean;
  /** Signs session tokens; null outside production: then a secret is made and stored in the database. */
  readonly jwtSecret: string | null;
  /**
   * Wraps secrets in the database, the newest of several first. Null: the key file is used, or no key with an
   * own Postgres and no file.
   */
  readonly secretsKey: string | null;
  /** Absolute path of a file with the same keys, one a line; null: `DATA_DIR/secrets.key`. */
  readonly secretsKeyFile: string | null;
  /** Seals backups, the newest of several first; null: no automatic backups. */
  readonly backupKey: string | null;
  /** Absolute folder of the automatic backups. */
  readonly backupDir: string;
  readonly wompi: WompiConfig;
  readonly dian: DianConfig;
  /** The keys of browser push; null: made once and kept in the database. */
  readonly vapid: VapidConfig;
  /** Provider of SMS; null: none are sent. */
  readonly sms: SmsConfig;
  /** The certificate with which documents are signed; null: made once and kept in the database. */
  readonly signing: SigningConfig;
  /** Authority that provides time stamps (RFC 3161); null: none. */
  readonly timeStamps: string | null;
  /** The clamd that scans uploads for viruses, `tcp://…` or `unix://…`; null: no scan. */
  readonly clamavUrl: string | null;
  /** `s3://…`, or null for files under `dataDir`. */
  readonly storageUrl: string | null;
  readonly demo: boolean;
  /** True when production starts although demo accounts have the published password. */
  readonly allowDemoAccounts: boolean;
  /** E-mail address that gets the link for the first OWNER; null: it is printed at start. */
  readonly ownerEmail: string | null;
  /** True when this process also runs jobs. */
  readonly jobs: boolean;
  readonly corsOrigins: readonly string[];
  readonly logLevel: LogLevel;
  /** Days that a sent quote stays open. */
  readonly quoteValidDays: number;
  readonly legacyIdLinks: boolean;
  /** Express' `trust proxy`: false, a number of hops, or addresses. */
  readonly trustProxy: false | number | readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;
type Parse<T> = (text: string) => T;

/** Reads one variable; a wrong value is noted, and counts as absent. */
export type ReadVariable = <T>(name: string, parse: Parse<T>, absent: T) => T;

/** Addresses of the local machine: browsers try either for `localhost`. */
const LOOPBACK: readonly string[] = Object.freeze(["127.0.0.1", "::1"]);

/**
 * Reads the configuration; an empty variable counts as absent, except DATA_DIR.
 * @throws ConfigError with one line per wrong variable.
 */
export function readConfig(env: Environment): Config {
  const lines: string[] = [];
  const read: ReadVariable = <T>(name: string, parse: Parse<T>, absent: T): T => {
    const text = env[name]?.trim();
    if (!text) return absent;
    try {
      return parse(text);
    } catch (error) {
      lines.push(`${name} ${(error as Error).message}`);
      return absent;
    }
  };
  const text = (name: string) => read<string | null>(name, String, null);

  const production =
    read("NODE_ENV", oneOf(["development", "test", "production"]), "development") === "production";
  const port = read("PORT", whole(0, 65_535), 3001);
  const smtp = read<string | null>("SMTP_URL", smtpAddress, null);
  const smtpUrl = smtp === NO_SMTP ? null : smtp;
  const holdsMail = smtp === NO_SMTP;
  if (env["DATA_DIR"] !== undefined && !env["DATA_DIR"].trim())
    lines.push("DATA_DIR está vacía: indica una carpeta o quita la variable.");
  const config: Config = {
    production,
    port,
    hosts: read<readonly string[]>("HOST", list(String), production ? [] : LOOPBACK),
    metricsToken: text("METRICS_TOKEN"),
    dataDir: resolve(text("DATA_DIR") ?? ".data"),
    databaseUrl: read<string | null>("DATABASE_URL", databaseAddress, null),
    migrateDatabaseUrl: read<string | null>("MIGRATE_DATABASE_URL", databaseAddress, null),
    readDatabaseUrl: read<string | null>("READ_DATABASE_URL", databaseAddress, null),
    publicUrl: read("PUBLIC_URL", httpUrl, `http://localhost:${port}`),
    smtpUrl,
    holdsMail,
    mailbox: !production && smtp === null,
    jwtSecret: jwtSecret(text("JWT_SECRET"), production, lines),
    secretsKey: read<string | null>("SECRETS_KEY", (keys) => (secretKeys(keys), keys), null),
    secretsKeyFile: read<string | null>("SECRETS_KEY_FILE", (path) => resolve(path), null),
    backupKey: read<string | null>("BACKUP_KEY", (keys) => (secretKeys(keys), keys), null),
    backupDir: resolve(text("BACKUP_DIR") ?? join(text("DATA_DIR") ?? ".data", "backups")),
    wompi: wompi(text, production, lines),
    dian: readDian(read, lines),
    vapid: readVapid(text, lines),
    sms: readSms(read, lines),
    signing: readSigning(text, lines),
    timeStamps: read<string | null>("TSA_URL", url("http:", "https:"), null),
    clamavUrl: read<string | null>("CLAMAV_URL", url("tcp:", "unix:"), null),
    storageUrl: read<string | null>("STORAGE_URL", writtenStorage, null),
    demo: read("DEMO", flagValue, !production),
    allowDemoAccounts: read("ALLOW_DEMO_ACCOUNTS", flagValue, false),
    ownerEmail: read<string | null>("OWNER_EMAIL", email, null),
    jobs: read("JOBS", flagValue, true),
    corsOrigins: read<readonly string[]>("CORS_ORIGINS", list(httpUrl), []),
    logLevel: read<LogLevel>("LOG_LEVEL", oneOf(logLevels), "info"),
    quoteValidDays: read("QUOTE_VALID_DAYS", whole(1, 365), 15),
    legacyIdLinks: read("LEGACY_ID_LINKS", flagValue, false),
    trustProxy: read<Config["trustProxy"]>("TRUST_PROXY", trustedProxies, false),
  };
  if (production) lines.push(...unsafe(env, config));
  if (config.secretsKey && config.secretsKeyFile)
    lines.push("SECRETS_KEY y SECRETS_KEY_FILE dicen lo mismo de dos maneras: deja una sola.");
  if (config.ownerEmail && holdsMail)
    lines.push("OWNER_EMAIL no sirve con SMTP_URL=none: define un servidor de correo o quita OWNER_EMAIL.");
  if (lines.length > 0) throw new ConfigError(lines);
  return Object.freeze(config);
}

/**
 * Returns the settings with which a production installation refuses to start, a sentence each; values that
 * cannot be read are reported elsewhere.
 */
function unsafe(env: Environment, { demo }: Config): readonly string[] {
  const absent = (name: string) => !env[name]?.trim();
  return [
    ...(absent("SMTP_URL")
      ? [
          "SMTP_URL es obligatoria en producción: define el servidor de correo, o none para guardar los correos sin enviarlos.",
        ]
      : []),
    ...(absent("PUBLIC_URL")
      ? [
          "PUBLIC_URL es obligatoria en producción: define la dirección con la que se abre Travesía, por ejemplo https://viajes.tuagencia.co.",
        ]
      : []),
    ...(demo
      ? ["DEMO=true no se permite en producción: crearía un propietario con una contraseña publicada."]
      : []),
  ];
}

function jwtSecret(secret: string | null, production: boolean, lines: string[]): string | null {
  if (!secret && production)
    lines.push("JWT_SECRET es obligatoria en producción: define un secreto de al menos 32 caracteres.");
  if (secret && secret.length < 32) lines.push("JWT_SECRET es demasiado corta: usa al menos 32 caracteres.");
  else if (secret && isGuessable(secret))
    lines.push(
      "JWT_SECRET repite lo mismo: usa caracteres al azar, por ejemplo los de openssl rand -base64 48.",
    );
  return secret;
}

const wompiNames = [
  "WOMPI_PUBLIC_KEY",
  "WOMPI_PRIVATE_KEY",
  "WOMPI_INTEGRITY_SECRET",
  "WOMPI_EVENTS_SECRET",
  "WOMPI_URL",
] as const;

function wompi(text: (name: string) => string | null, production: boolean, lines: string[]): WompiConfig {
  const values = wompiNames.map(text);
  if (values.every((value) => value === null)) return { mode: production ? "off" : "simulator" };
  const missing = wompiNames.filter((_, place) => values[place] === null);
  if (missing.length > 0)
    lines.push(`Faltan variables de Wompi: ${missing.join(", ")}. Defínelas todas o ninguna.`);
  const [publicKey = "", privateKey = "", integritySecret = "", eventsSecret = "", address = ""] = values.map(
    (value) => value ?? "",
  );
  try {
    const base = address && httpUrl(address);
    if (production && base) refuseLocal(base);
    return Object.freeze({ mode: "live", publicKey, privateKey, integritySecret, eventsSecret, url: base });
  } catch (error) {
    lines.push(`WOMPI_URL ${(error as Error).message}`);
    return { mode: "off" };
  }
}
