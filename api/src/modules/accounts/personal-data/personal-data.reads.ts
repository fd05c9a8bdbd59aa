import type { EntityManager } from "@mikro-orm/postgresql";
import { rowsIn } from "../../../core/read/rows.ts";
import type { PersonalPart } from "../../../core/personal-data.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";

/**
 * One part of what is kept of a person: its title, its records with the names that a person reads, and how
 * their values are told, and why they stay when the others are erased.
 */
export interface DataSection extends Pick<PersonalPart, "title" | "spoken" | "kept"> {
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

/** A file that a person handed in. */
export type PersonalFile = Pick<StoredBytes, "key" | "filename" | "contentType">;

/** All that is kept of a person, by part; parts of which nothing is kept are left out. */
export async function personalData(
  em: EntityManager,
  parts: readonly PersonalPart[],
  userId: number,
): Promise<readonly DataSection[]> {
  const found: DataSection[] = [];
  for (const { title, select, spoken, kept } of parts) {
    const records = await rowsIn<Record<string, unknown>>(em, select(userId));
    if (records.length > 0) found.push({ title, records, ...(spoken && { spoken }), ...(kept && { kept }) });
  }
  return found;
}

/** The files that are kept of a person, of every part. */
export async function personalFiles(
  em: EntityManager,
  parts: readonly PersonalPart[],
  userId: number,
): Promise<readonly PersonalFile[]> {
  const found: PersonalFile[] = [];
  for (const { files } of parts) if (files) found.push(...(await rowsIn<PersonalFile>(em, files(userId))));
  return found;
}
