import type { EntityManager } from "@mikro-orm/postgresql";
import { rowsIn } from "../../../core/read/rows.ts";
import type { PersonalPart } from "../../../core/personal-data.ts";

/**
 * One part of what is kept of a person: its title, its records with the names that a person reads, and how
 * their values are told.
 */
export interface DataSection extends Pick<PersonalPart, "title" | "spoken"> {
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

/** All that is kept of a person, by part; parts of which nothing is kept are left out. */
export async function personalData(
  em: EntityManager,
  parts: readonly PersonalPart[],
  userId: number,
): Promise<readonly DataSection[]> {
  const found: DataSection[] = [];
  for (const { title, select, spoken } of parts) {
    const records = await rowsIn<Record<string, unknown>>(em, select(userId));
    if (records.length > 0) found.push({ title, records, ...(spoken && { spoken }) });
  }
  return found;
}
