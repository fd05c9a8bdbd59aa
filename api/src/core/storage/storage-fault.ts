import { NotWritten } from "./write-stream.ts";

const spoken: Readonly<Record<string, string>> = {
  ENOSPC: "el disco está lleno",
  EACCES: "no hay permiso",
  EPERM: "no hay permiso",
  EROFS: "es de solo lectura",
};

/** Returns the code of the storage's own failure, as `ServiceUnavailable`; null for another error. */
export function storageFault(error: unknown): string | null {
  const { code, cause } = error as { readonly code?: string; readonly cause?: unknown };
  return error instanceof NotWritten || code?.startsWith("E_CANNOT_") ? nameOf(cause) : null;
}

/** Returns the name of the first error behind another. */
export function nameOf(error: unknown): string {
  const { cause, code, name } = error as { cause?: unknown; code?: string; name?: string };
  if (cause) return nameOf(cause);
  return spoken[code ?? ""] ?? code ?? name ?? "sin motivo";
}
