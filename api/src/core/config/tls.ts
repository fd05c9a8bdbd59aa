import { readFileSync } from "node:fs";
import type { ConnectionOptions } from "node:tls";
import { url } from "./config.values.ts";

/** Values of `sslmode`, as in libpq. */
const tlsModes = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"] as const;

type TlsMode = (typeof tlsModes)[number];

/** Value of `sslrootcert` for the certificate authorities known to Node and the system. */
const SYSTEM = "system";

/** Encryption of a connection. */
export interface Tls {
  /** TLS options of the connection; false for no TLS, undefined when the address does not specify it. */
  readonly ssl: ConnectionOptions | false | undefined;
  /** True when the connection is unencrypted if the server has no TLS. */
  readonly isOptional: boolean;
  /** True when any certificate is accepted, even that of a man in the middle. */
  readonly isUnverified: boolean;
}

const names = ["sslmode", "sslrootcert", "sslcert", "sslkey", "uselibpqcompat"] as const;

const known = new Map<string, Tls>();

/**
 * Returns the encryption that a PostgreSQL address requests, interpreted as libpq does. `require` accepts any
 * certificate unless a root certificate is specified; without a root, `verify-full` uses the system's
 * authorities. `allow` is treated as `prefer`: TLS if the server has it. Files are read once. @throws Error
 * that completes «DATABASE_URL …» when the address has an impossible combination.
 */
export function tlsOf(address: string): Tls {
  const tls = known.get(address) ?? readTls(new URL(address));
  known.set(address, tls);
  return tls;
}

/** Returns an address without its TLS parameters, which the client library would interpret differently. */
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

/**
 * Returns the TLS mode of an address; an address without `sslmode` that names certificate files is verified
 * fully.
 */
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

/**
 * Validates the address of a database, including the certificate files that it names; returns it unchanged.
 */
export function databaseAddress(text: string): string {
  tlsOf(url("postgres:", "postgresql:")(text));
  return text;
}
