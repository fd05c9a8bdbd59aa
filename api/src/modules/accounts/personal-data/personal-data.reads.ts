import type { EntityManager } from "@mikro-orm/postgresql";
import type { Services } from "../../../core/context.ts";
import { rowsIn } from "../../../core/read/rows.ts";
import type { Fragment } from "../../../core/read/sql.ts";
import type { PersonalPart, Proven } from "../../../core/read/personal-data.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";

/**
 * One section of a person's stored data: its title, its records with readable field names, the formats of the
 * values, and the reason why the section is kept when the others are erased.
 */
export interface DataSection extends Pick<PersonalPart, "title" | "spoken" | "kept"> {
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

/** A file that a person uploaded. */
export type PersonalFile = Pick<StoredBytes, "key" | "filename" | "contentType">;

/**
 * Person whose data are collected: an account, data proven to belong to a person without an account, or both.
 */
export interface DataOwner {
  readonly account: number | null;
  readonly proven?: Proven | null;
}

/**
 * Returns all stored data of a person, by part; empty parts are left out. A record found both by the account
 * and by the e-mail appears once.
 */
export async function personalData(
  { em, services }: { readonly em: EntityManager; readonly services: Services },
  parts: readonly PersonalPart[],
  { account, proven = null }: DataOwner,
): Promise<readonly DataSection[]> {
  const found: DataSection[] = [];
  for (const { title, select, proven: selectProven, spoken, kept, opened = {} } of parts) {
    const rows = async (statement: Fragment) =>
      (await rowsIn<Record<string, unknown>>(em, statement)).map((row) => withOpened(services, row, opened));
    const own = account === null ? [] : await rows(select(account));
    const shown = proven && selectProven ? await rows(selectProven(proven)) : [];
    // Equal records of one finding are several records: two movements of one instant have the same words.
    const known = new Set(own.map((row) => JSON.stringify(row)));
    const records = [...own, ...shown.filter((row) => !known.has(JSON.stringify(row)))];
    if (records.length === 0) continue;
    const notes = { ...(spoken && { spoken }), ...(kept && { kept }) };
    found.push({ title, records, ...notes });
  }
  return found;
}

/** Returns a row with its encrypted values decrypted. */
function withOpened(
  services: Services,
  row: Readonly<Record<string, unknown>>,
  opened: NonNullable<PersonalPart["opened"]>,
): Record<string, unknown> {
  const open = (column: string, value: unknown) =>
    typeof value === "string" ? (opened[column]?.(services, value) ?? value) : value;
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, open(column, value)]));
}

/** Returns the stored files of a person, from every part. */
export async function personalFiles(
  em: EntityManager,
  parts: readonly PersonalPart[],
  userId: number,
): Promise<readonly PersonalFile[]> {
  const found: PersonalFile[] = [];
  for (const { files } of parts) if (files) found.push(...(await rowsIn<PersonalFile>(em, files(userId))));
  return found;
}
