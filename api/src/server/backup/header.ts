import { randomBytes } from "node:crypto";
import { ConfigError } from "../../core/config/config.ts";
import type { SecretKey } from "../../core/config/secret-key.ts";

/** Version of the format of an archive: the reader refuses a later one. */
const FORMAT = 1;
/** Most bytes of a first line. */
export const LONGEST_HEADER = 4_096;

/** First line of an archive, which everybody may read: its format, its owner, and the id of its key. */
export interface Header {
  readonly travesia: "backup";
  readonly format: number;
  /** Version of the program that wrote it. */
  readonly version: string;
  /** Last migration of its rows. */
  readonly migration: string;
  /** Instant of its snapshot, as ISO 8601. */
  readonly created: string;
  /** True when the bytes of files are in it, and not only rows. */
  readonly files: boolean;
  /** Id of its key. */
  readonly key: string;
  /** Salt in base64; the archive is sealed by a key that HKDF derives from it and the main key. */
  readonly salt: string;
}

/** Returns the header of a new archive. */
export const newHeader = (
  about: Pick<Header, "version" | "migration" | "created" | "files">,
  key: SecretKey,
): Header => ({
  travesia: "backup",
  format: FORMAT,
  ...about,
  key: key.id,
  salt: randomBytes(32).toString("base64"),
});

/** Returns the line that begins an archive, with its end. */
export const headerLine = (header: Header): Buffer => Buffer.from(`${JSON.stringify(header)}\n`);

/** @throws ConfigError with one line when it is not an archive, or one of a later format. */
export function readHeader(line: Buffer, path: string): Header {
  const header = parsed(line);
  if (header?.travesia !== "backup") throw new ConfigError([`${path} no es un respaldo de Travesía.`]);
  if (header.format > FORMAT)
    throw new ConfigError([
      `El respaldo es de Travesía ${header.version}, más nueva que este programa: usa esa versión.`,
    ]);
  return header;
}

function parsed(line: Buffer): Header | null {
  try {
    return JSON.parse(line.toString("utf8")) as Header | null;
  } catch {
    return null;
  }
}
