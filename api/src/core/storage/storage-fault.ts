import { NotWritten } from "./write-stream.ts";

const spoken: Readonly<Record<string, string>> = {
  ENOSPC: "el disco está lleno",
  EACCES: "no hay permiso",
  EPERM: "no hay permiso",
  EROFS: "es de solo lectura",
};

/**
 * Returns the error code of the storage, such as `ServiceUnavailable`; null for an error of another origin.
 */
export function storageFault(error: unknown): string | null {
  const { code, cause } = error as { readonly code?: string; readonly cause?: unknown };
  return error instanceof NotWritten || code?.startsWith("E_CANNOT_") ? nameOf(cause) : null;
}

/** Returns the name of the innermost error that caused another. */
export function nameOf(error: unknown): string {
  const { cause, code, name } = error as { cause?: unknown; code?: string; name?: string };
  if (cause) return nameOf(cause);
  return spoken[code ?? ""] ?? code ?? name ?? "sin motivo";
}
