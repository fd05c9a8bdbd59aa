import { isRefusedByPooler } from "./trouble.ts";

/** Network error codes of a peer that is absent or has disappeared. */
const lost = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "ENOTFOUND"],
  ...["EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "EHOSTDOWN", "ENETDOWN"],
]);

/**
 * Temporary classes of SQLSTATE: connection exceptions, insufficient resources (a full disk, too many
 * connections), and system errors outside the server
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const classes = /^(08|53|58)/;

/**
 * Further temporary SQLSTATEs: shut down, crashed, starting up, idle for too long; and a server that refuses
 * writes, such as a standby.
 */
const states = new Set(["57P01", "57P02", "57P03", "57P05", "25006"]);

/** Error messages of the client library that have no code. */
const words =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

interface Failure {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

/**
 * Returns whether an error only means that a service of the application is temporarily unreachable or cannot
 * write: the request is valid, and a retry may succeed.
 */
export function isAway(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, syscall, message, cause, errors }: Failure = error;
  if (typeof message === "string" && isRefusedByPooler(message)) return false;
  if (typeof code === "string") {
    if (lost.has(code) || states.has(code) || (code.length === 5 && classes.test(code))) return true;
    // The file of a unix socket: the only file that is connected to.
    if (syscall === "connect" && (code === "ENOENT" || code === "EACCES")) return true;
  }
  if (typeof message === "string" && words.test(message)) return true;
  return isAway(cause) || (Array.isArray(errors) && errors.some(isAway));
}
