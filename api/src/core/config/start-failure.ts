import { ConfigError } from "./config.ts";

const portReasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "ya está en uso: detén el otro programa o define PORT",
  EACCES: "no se puede abrir sin más permisos: define un PORT mayor que 1023",
};

/**
 * What to tell the person whose start failed, one clear line per cause, to be written to stderr before
 * leaving with code 1; null for a defect, which is logged with its stack instead.
 */
export function startFailure(error: unknown): readonly string[] | null {
  if (error instanceof ConfigError) return error.lines;
  const { syscall, code = "", port } = error as NodeJS.ErrnoException & { port?: number };
  const reason = syscall === "listen" ? portReasons[code] : undefined;
  return reason ? [`El puerto ${port} ${reason}.`] : null;
}
