import { ConfigError } from "../../core/config/config.ts";
import { isAway } from "../../core/database/away.ts";
import { Troubled, troubleOf } from "../../core/database/trouble.ts";
import { Unanswered } from "../postgres/data-dir.ts";

const portReasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "ya está en uso: detén el otro programa o define PORT",
  EACCES: "no se puede abrir sin más permisos: define un PORT mayor que 1023",
};

/** Error codes of addresses that this machine does not have, and of names that cannot be resolved. */
const notHere = new Set(["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EAI_FAIL", "EINVAL"]);

interface Failure extends NodeJS.ErrnoException {
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
}

/**
 * Returns the messages for the person whose start failed, one clear line per cause, to be written to stderr
 * before exiting with code 1; null for an unexpected error, which is logged with its stack instead.
 */
export function startFailure(error: unknown): readonly string[] | null {
  if (error instanceof ConfigError) return error.lines;
  const { syscall, code = "", port, address, hostname } = error as Failure;
  const host = hostname ?? address;
  if ((syscall === "getaddrinfo" || syscall === "listen") && host && notHere.has(code))
    return [
      `HOST=${host} no es una dirección de esta máquina. Si no la definiste tú (la exportan conda y tcsh), ` +
        "quítala con «unset HOST»; o define HOST=127.0.0.1.",
    ];
  const reason = syscall === "listen" ? portReasons[code] : undefined;
  if (reason) return [`El puerto ${port} ${reason}.`];
  if (isFull(error)) return [FULL];
  const trouble = error instanceof Error && troubleOf(error);
  if (trouble) return new Troubled("DATABASE_URL", trouble).lines;
  return isAway(error) ? [AWAY] : null;
}

/** Ends a command with code 1 and the lines of a failed start, or the stack trace of an unexpected error. */
export function failCommand(error: unknown): void {
  const lines = startFailure(error);
  process.stderr.write(
    lines ? `${lines.join("\n")}\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
}

const FULL = "El disco está lleno: libera espacio, o usa otra carpeta en DATA_DIR u otra base de datos.";
const AWAY = "La base de datos dejó de responder.";

/** Returns whether an error of the system or of PostgreSQL means that the disk is full. */
export function isFull(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, message, cause } = error as { code?: string; message?: string; cause?: unknown };
  return (
    code === "ENOSPC" || code === "53100" || /No space left on device/.test(message ?? "") || isFull(cause)
  );
}

const unexpected = (log: string) =>
  `Travesía no pudo iniciar por un fallo que nadie esperaba. El registro está en ${log}; lo último fue:`;

/**
 * Ends a process whose start failed: with its reasons and code 1, or silently with code 0 when the start was
 * interrupted.
 */
export function leaveUnstarted(error: unknown, leaving: AbortSignal, log = "esta misma salida"): never {
  if (leaving.aborted) process.exit(0);
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = startFailure(error) ?? [unexpected(log), stack];
  process.stderr.write(`${lines.join("\n")}\n`);
  // Node would wait for the hanging call.
  if (error instanceof Unanswered) process.kill(process.pid, "SIGKILL");
  process.exit(1);
}
