import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { Refusal } from "../failure.ts";

/** The sentence for an edit that is refused because another person saved first. */
export const STALE = "El registro fue modificado por otra persona. Actualiza e intenta de nuevo.";

/** A save of a record: by whom (null: a client's link, a job) and when. */
export interface LastSave {
  readonly by: number | null;
  readonly at: Date | null;
}

/**
 * Author of the newer save of a record that is edited from an older version, shown to a person before they
 * choose.
 */
export interface ChangedBy {
  /** The version that the record has now: a save that names it is accepted. */
  readonly version: number;
  /** `Nombre Apellido`; null when it was no account. */
  readonly name: string | null;
  /** True when the same person saved it, in another window. */
  readonly own: boolean;
  /** Time of the last save, ISO 8601; null when the history does not have it. */
  readonly at: string | null;
}

interface Versioned {
  readonly version: number;
}

/** Name of a record in the history, if it is not its id, or the record's own last save. */
export type History = string | LastSave;

/** An edit of an older version (CONFLICT); `changedBy` is filled in once the transaction is gone. */
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

/**
 * Returns the last save of a record by the history: an edit of it before anything else that happened to it.
 */
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
