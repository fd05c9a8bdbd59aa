import type { Context } from "../../core/context.ts";
import { sql } from "../../core/read/sql.ts";
import type { RecordViewer } from "./live.types.ts";

/** Returns initials: `LG` for `Laura Gómez`. */
const initials = (name: string, lastname: string): string =>
  [name, lastname]
    .map((part) => [...part.trim()][0] ?? "")
    .join("")
    .toLocaleUpperCase("es-CO");

/** Returns the people with these account ids, in the order of the ids; program accounts are omitted. */
export async function viewersOf({ read }: Context, ids: readonly number[]): Promise<RecordViewer[]> {
  if (ids.length === 0) return [];
  const people = await read.rows<{ id: number; name: string; lastname: string }>(
    sql`select id, name, lastname from users where id = any(${ids}::int[]) and service_role is null
      order by array_position(${ids}::int[], id)`,
  );
  return people.map(({ id, name, lastname }) => ({
    id,
    name: `${name} ${lastname}`.trim(),
    initials: initials(name, lastname),
  }));
}
