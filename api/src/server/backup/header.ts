import { randomBytes } from "node:crypto";
import { ConfigError } from "../../core/config/config.ts";
import type { SecretKey } from "../../core/config/secret-key.ts";

/** Version of the archive format; a reader refuses later versions. */
const FORMAT = 1;
/** Maximum number of bytes of the first line. */
export const LONGEST_HEADER = 4_096;

/**
 * First line of an archive, which is not encrypted: its format, the program that wrote it, and the id of its
 * key.
 */
export interface Header {
  readonly travesia: "backup";
  readonly format: number;
  /** Version of the program that wrote the archive. */
  readonly version: string;
  /** Last migration applied to the rows' schema. */
  readonly migration: string;
  /** Time of the snapshot, ISO 8601. */
  readonly created: string;
  /** True when the archive contains the bytes of files, not only rows. */
  readonly files: boolean;
  /** Id of the encrypting key. */
  readonly key: string;
  /** Salt in base64, from which HKDF and the main key derive the archive's key. */
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

/** Returns the first line of an archive, including its line end. */
export const headerLine = (header: Header): Buffer => Buffer.from(`${JSON.stringify(header)}\n`);

/**
 * Parses the first line of an archive. @throws ConfigError with one line when it is not an archive, or has a
 * later format.
 */
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
