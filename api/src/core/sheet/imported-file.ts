import { createHash } from "node:crypto";
import { today } from "../colombia/days.ts";
import { spokenDay } from "../colombia/spoken.ts";
import { badInput, conflict, type Refusal } from "../failure.ts";
import { raw, type Rows, sql } from "../read/sql.ts";

/** Returns the hash that identifies a file: the SHA-256 of its bytes. */
export const fileHash = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Maximum number of lines that a preview shows. */
export const SHOWN_LINES = 200;

/**
 * Refuses a file that was imported already, unless that import was undone; `table` contains the imports of
 * this kind. @throws Refusal CONFLICT that names the time of the import and its author.
 */
export async function refuseKnownFile(
  caller: Rows,
  table: "past_sale_imports" | "provider_imports",
  hash: string,
): Promise<void> {
  const [known] = await caller.rows<{ at: string; name: string }>(
    sql`select i.created_at::text as at, u.name from ${raw(table)} i
      join users u on u.id = i.created_by_id where i.content_hash = ${hash} and i.taken_back_at is null`,
  );
  if (known)
    throw conflict(
      `Este archivo ya se importó el ${spokenDay(today(new Date(known.at)))} (${known.name}). ` +
        "Deshaz esa importación si quieres traerlo de nuevo.",
      "file",
    );
}

/** Returns the refusal of a file that has lines with faults which the person has not chosen to skip. */
export const lineAtFault = ({
  line,
  problems,
}: {
  readonly line: number;
  readonly problems: readonly string[];
}): Refusal =>
  badInput("file", `Línea ${line}: ${problems[0]}. Corrígela, o importa solo las líneas sin errores.`);

/** Returns the refusal of a file without anything to import. */
export const nothingToImport = (): Refusal =>
  badInput("file", "Ninguna línea del archivo se puede importar.");
