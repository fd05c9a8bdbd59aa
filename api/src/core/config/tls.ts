import { readFileSync } from "node:fs";
import type { ConnectionOptions } from "node:tls";
import { url } from "./config.values.ts";

/** Values of `sslmode`, as libpq names them. */
const tlsModes = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"] as const;

type TlsMode = (typeof tlsModes)[number];

/** Word of `sslrootcert` for the authorities that Node and the system know. */
const SYSTEM = "system";

/** Way in which a connection is encrypted. */
export interface Tls {
  /** Options of the connection; false for no TLS, undefined when the address does not set it. */
  readonly ssl: ConnectionOptions | false | undefined;
  /** True when a server without TLS is spoken to in the clear. */
  readonly isOptional: boolean;
  /** True when any certificate is taken, also that of a server in between. */
  readonly isUnverified: boolean;
}

const names = ["sslmode", "sslrootcert", "sslcert", "sslkey", "uselibpqcompat"] as const;

const known = new Map<string, Tls>();

/**
 * Returns the encryption that an address of PostgreSQL requests, as libpq reads it. `require` takes any
 * certificate unless a root is given; without a root, `verify-full` uses the authorities of the system.
 * `allow` is `prefer`: TLS when the server has it. Files are read once.
 * @throws Error that completes «DATABASE_URL …» when the address has an impossible combination.
 */
export function tlsOf(address: string): Tls {
  const tls = known.get(address) ?? readTls(new URL(address));
  known.set(address, tls);
  return tls;
}

/** Returns an address without its words on encryption, which the client library reads in another way. */
export function withoutTls(address: string): string {
  const url = new URL(address);
  if (!names.some((name) => url.searchParams.has(name))) return address;
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}

const plain: Tls = { ssl: false, isOptional: false, isUnverified: false };

function readTls({ searchParams }: URL): Tls {
  const [mode, root, cert, key] = names.map((name) => searchParams.get(name));
  if (mode === null && root === null && cert === null && key === null) return { ...plain, ssl: undefined };
  const wanted = modeOf(mode ?? null);
  // A socket of this machine has none.
  if (wanted === "disable" || searchParams.get("host")?.startsWith("/")) return plain;
  if (wanted === "verify-ca" && !root)
    throw new Error(
      "usa sslmode=verify-ca sin sslrootcert: indica el archivo de la autoridad, o usa sslmode=verify-full.",
    );
  if (root === SYSTEM && wanted !== "verify-full")
    throw new Error("usa sslrootcert=system, que solo sirve con sslmode=verify-full.");
  const files = {
    ...(root && root !== SYSTEM && { ca: readPart("sslrootcert", root) }),
    ...(cert && { cert: readPart("sslcert", cert) }),
    ...(key && { key: readPart("sslkey", key) }),
  };
  const isOptional = wanted === "allow" || wanted === "prefer";
  if (wanted === "verify-full") return { ssl: files, isOptional, isUnverified: false };
  if (wanted !== "verify-ca" && (isOptional || !root))
    return { ssl: { ...files, rejectUnauthorized: false }, isOptional, isUnverified: true };
  return { ssl: { ...files, checkServerIdentity: () => undefined }, isOptional, isUnverified: false };
}

/** Returns the mode of an address; an address that only names files has always checked all. */
function modeOf(mode: string | null): TlsMode {
  if (mode === null) return "verify-full";
  // The client library's own word.
  if (mode === "no-verify") return "require";
  const found = tlsModes.find((one) => one === mode);
  if (!found) throw new Error(`tiene un sslmode desconocido: debe ser uno de: ${tlsModes.join(", ")}.`);
  return found;
}

function readPart(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new Error(`no abre el archivo de ${name} (${path}): revisa la ruta y sus permisos.`);
  }
  if (!text.includes("-----BEGIN "))
    throw new Error(
      `indica en ${name} un archivo que no es PEM (${path}): usa el que empieza por -----BEGIN.`,
    );
  return text;
}

/** Reads the address of a database, with the files that it names for its encryption. */
export function databaseAddress(text: string): string {
  tlsOf(url("postgres:", "postgresql:")(text));
  return text;
}
