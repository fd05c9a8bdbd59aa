import pg from "pg";
import { ConfigError } from "../config/config.ts";

/** Problem with a database connection that lasts until a person changes something. */
export interface Trouble {
  /** Text of the problem that follows the name of a variable: `lleva a …`. */
  readonly said: string;
  readonly todo: string;
}

/** Error for a database that can be reached but not used, with the underlying problem. */
export class Troubled extends ConfigError {
  readonly trouble: Trouble;

  constructor(variable: string, trouble: Trouble) {
    super([`${variable} ${trouble.said}: ${trouble.todo}.`]);
    this.trouble = trouble;
  }
}

/**
 * Error message of a pgbouncer that refuses the startup settings of a connection, in versions before and
 * since 1.20.
 */
const refused = /unsupported (?:options )?startup parameter(?: in options)?: ?"?([\w.]*)/;

/** Returns whether a pooler refused the settings of a connection, so that a retry is pointless. */
export const isRefusedByPooler = (message: string): boolean => refused.test(message);

/** Problem of a pooler that shares one server process between several sessions. */
export const SHARES: Trouble = {
  said:
    "lleva a un pgbouncer que reparte las conexiones por transacciones, " +
    "y así no se conserva nada de una sesión",
  todo: "usa la dirección del servidor, o pool_mode = session (README, «Varias máquinas»)",
};

/** Problem of a pooler that ignores the session settings when the role does not have them either. */
export const DROPS: Trouble = {
  said: "lleva a un pgbouncer que no deja pasar los ajustes de una sesión, y la cuenta no los tiene",
  todo:
    "ponlos en la cuenta con alter role … set … y ejecuta RECONNECT en pgbouncer " +
    "(README, «Varias máquinas»)",
};

const poolerTrouble = (parameter: string): Trouble => ({
  said: `lleva a un pgbouncer que rechaza los ajustes de una sesión (${parameter})`,
  todo:
    "pon en pgbouncer.ini ignore_startup_parameters = extra_float_digits,options " +
    "y los ajustes en la cuenta (README, «Varias máquinas»)",
});

/** OpenSSL error codes for a certificate of an unknown authority. */
const unknownAuthority = new Set([
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "CERT_SIGNATURE_FAILURE",
  "CERT_UNTRUSTED",
]);

/** Returns the problem behind a connection error; null when the error has no known cause. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof Troubled) return error.trouble;
  const { code = "", message = "" } = error as { code?: string; message?: string };
  const parameter = refused.exec(message);
  if (parameter) return poolerTrouble(parameter[1] || "options");
  if (/does not support SSL/.test(message))
    return {
      said: "pide TLS y el servidor no lo ofrece",
      todo: "actívalo en él (ssl = on), o usa sslmode=disable si la red entre los dos es tuya",
    };
  if (/no encryption|SSL (connection is required|off)/.test(message))
    return {
      said: "lleva a un servidor que solo acepta conexiones con TLS",
      todo: "agrega a la dirección ?sslmode=verify-full, con sslrootcert si su autoridad es propia",
    };
  if (unknownAuthority.has(code))
    return {
      said: "lleva a un servidor cuyo certificado es de una autoridad desconocida",
      todo: "indica en sslrootcert el archivo PEM de esa autoridad, que da quien administra el servidor",
    };
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID")
    return {
      said: `lleva a un servidor cuyo certificado es de otro nombre (${namesIn(error)})`,
      todo: "usa en la dirección el nombre del certificado, o sslmode=verify-ca con sslrootcert",
    };
  return code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID"
    ? { said: "lleva a un servidor cuyo certificado no está vigente", todo: "renuévalo en el servidor" }
    : null;
}

/** Returns the host names in the certificate that a connection refused. */
const namesIn = (error: unknown): string =>
  ((error as { cert?: { subjectaltname?: string } }).cert?.subjectaltname ?? "")
    .split(", ")
    .map((name) => name.replace(/^(DNS|IP Address):/, ""))
    .filter(Boolean)
    .join(", ") || "sin nombres";

/** Facts about a database that decide whether its encoding is right, and how to create a correct one. */
export interface Letters {
  readonly encoding: string;
  /** Name of the database, and the role that should own its tables. */
  readonly database: string;
  readonly owner: string;
}

/** Returns a name as SQL, in quotes if it needs them. */
const named = (name: string): string => (/^[a-z_][a-z0-9_]*$/.test(name) ? name : pg.escapeIdentifier(name));

/** Returns the problem of a database whose encoding is not UTF-8; null when it is. */
export const lettersTrouble = ({ encoding, database, owner }: Letters): Trouble | null =>
  encoding === "UTF8"
    ? null
    : {
        said:
          `lleva a una base de datos con codificación ${encoding}, ` +
          "que no guarda tildes ni eñes como UTF8",
        todo:
          `crea otra con create database ${named(`${database}_utf8`)} owner ${named(owner)} ` +
          "encoding 'UTF8' template template0 lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'; y pon su nombre en la dirección. No se cambió nada",
      };
