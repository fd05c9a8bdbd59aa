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
 * Error outside the program that prevents its start; each line is one clear sentence for the person who
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

/** Provider of card payments: the local simulator, Wompi, or none (production without keys). */
export type WompiConfig =
  | { readonly mode: "simulator" | "off" }
  | {
      readonly mode: "live";
      readonly publicKey: string;
      readonly privateKey: string;
      readonly integritySecret: string;
      readonly eventsSecret: string;
      /** Base address with its version (`…/v1`), without a trailing slash. */
      readonly url: string;
    };

/** Configuration of the environment, read once at startup. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  /** Addresses on which the server listens; empty for every address of the machine. */
  readonly hosts: readonly string[];
  /**
   * Bearer token that `/metrics` requires. When it is null, `/metrics` is closed in production and public
   * elsewhere.
   */
  readonly metricsToken: string | null;
  /** Absolute path of the folder with the embedded database, the uploaded files and `database.url`. */
  readonly dataDir: string;
  /** Address of an external Postgres; null when the embedded database is used. */
  readonly databaseUrl: string | null;
  /** Database address for the role that owns the tables; null when that is the role of `databaseUrl`. */
  readonly migrateDatabaseUrl: string | null;
  /** Address of a replica for reads; null when reads use the primary. */
  readonly readDatabaseUrl: string | null;
  /** Base address of links in e-mails, without a trailing slash. */
  readonly publicUrl: string;
  /** Address of the SMTP server; when null, e-mails are captured in the database. */
  readonly smtpUrl: string | null;
  /** True when e-mails are deliberately not sent: `SMTP_URL=none`. */
  readonly holdsMail: boolean;
  /** True when captured e-mails are shown at `/dev/mailbox`. */
  readonly mailbox: boolean;
  /**
   * Secret that signs session tokens; null outside production, where one is generated and stored in the
   * database.
   */
  readonly jwtSecret: string | null;
  /**
   * Keys that encrypt secrets in the database, the newest first. When null, the key file is used; an external
   * Postgres without the file has no key.
   */
  readonly secretsKey: string | null;
  /** Absolute path of a file with the same keys, one per line; when null, `DATA_DIR/secrets.key`. */
  readonly secretsKeyFile: string | null;
  /** Keys that encrypt backups, the newest first; when null, there are no automatic backups. */
  readonly backupKey: string | null;
  /** Absolute path of the folder for automatic backups. */
  readonly backupDir: string;
  readonly wompi: WompiConfig;
  readonly dian: DianConfig;
  /** Keys of browser push; when null, they are generated once and stored in the database. */
  readonly vapid: VapidConfig;
  /** Provider of SMS; when null, no SMS are sent. */
  readonly sms: SmsConfig;
  /**
   * Certificate with which documents are signed; when null, one is generated once and stored in the database.
   */
  readonly signing: SigningConfig;
  /** Authority that provides time stamps (RFC 3161); when null, there are no time stamps. */
  readonly timeStamps: string | null;
  /**
   * Address of the clamd that scans uploads for viruses, `tcp://…` or `unix://…`; when null, uploads are not
   * scanned.
   */
  readonly clamavUrl: string | null;
  /** Address of an object store, `s3://…`; when null, files are stored in `dataDir`. */
  readonly storageUrl: string | null;
  readonly demo: boolean;
  /** True when production may start although demo accounts have the published password. */
  readonly allowDemoAccounts: boolean;
  /** E-mail address that receives the link for the first OWNER; when null, the link is printed at startup. */
  readonly ownerEmail: string | null;
  /** True when this process also runs jobs. */
  readonly jobs: boolean;
  readonly corsOrigins: readonly string[];
  readonly logLevel: LogLevel;
  /** Days for which a sent quote is valid. */
  readonly quoteValidDays: number;
  readonly legacyIdLinks: boolean;
  /** Express' `trust proxy`: false, a number of hops, or addresses. */
  readonly trustProxy: false | number | readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;
type Parse<T> = (text: string) => T;

/** Reads one variable. An invalid value is reported as an error line and treated as absent. */
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
 * Returns one sentence for each setting with which a production installation must not start. Values that
 * cannot be parsed are reported elsewhere.
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
