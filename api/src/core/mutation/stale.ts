import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { Refusal } from "../failure.ts";

/** Sentence that refuses an edit because another person saved the record first. */
export const STALE = "El registro fue modificado por otra persona. Actualiza e intenta de nuevo.";

/** A save of a record: its author (null for a client's link or a job) and its time. */
export interface LastSave {
  readonly by: number | null;
  readonly at: Date | null;
}

/**
 * Author of a newer save of a record that was edited from an older version, displayed to the editing person,
 * who then chooses.
 */
export interface ChangedBy {
  /** Current version of the record; a save based on it is accepted. */
  readonly version: number;
  /** `Nombre Apellido` of the author; null when it was not an account. */
  readonly name: string | null;
  /** True when the same person saved the record in another window. */
  readonly own: boolean;
  /** Time of the last save, ISO 8601; null when the history does not contain it. */
  readonly at: string | null;
}

interface Versioned {
  readonly version: number;
}

/**
 * Source of a record's last save: its id in the history when it differs from the record's, or the last save
 * itself.
 */
export type History = string | LastSave;

/**
 * Refusal of an edit of an older version (CONFLICT); `changedBy` is added after the transaction has ended.
 */
export class Stale extends Refusal {
  constructor(
    readonly record: Versioned,
    readonly history?: History,
    readonly changedBy?: ChangedBy,
  ) {
    super("CONFLICT", STALE);
  }
}

// Ids of people and packages are small numbers, which other kinds of record have too.
const kindOf = (record: Versioned) =>
  "id" in record && typeof record.id === "number" ? `${record.constructor.name.toLowerCase()}.` : "";
const nameIn = (record: Versioned): string =>
  String("id" in record ? record.id : "key" in record ? record.key : "");

/** Returns the last save of a record according to the history; an edit takes precedence over other events. */
export async function lastSave(em: SqlEntityManager, { record, history }: Stale): Promise<LastSave | null> {
  if (typeof history === "object") return history;
  const [row] = await em.execute<{ actor_id: number | null; at: Date | string }[]>(
    `select actor_id, at from audit_entries where record_id = ? and starts_with(type, ?)
      order by type ~ '\\.(updated|drafted|published|draft-discarded|deadline-set|changed)$' desc, at desc,
        id desc limit 1`,
    history === undefined ? [nameIn(record), kindOf(record)] : [history, ""],
  );
  return row ? { by: row.actor_id, at: new Date(row.at) } : null;
}
