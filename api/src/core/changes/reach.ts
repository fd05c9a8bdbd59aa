import type { EntityMetadata, FilterQuery, MikroORM } from "@mikro-orm/core";
import type { Viewer } from "../auth/viewer.ts";
import { roleName } from "../auth/role.ts";
import { type Fragment, joined, raw, sql, withConstants } from "../read/sql.ts";
import { columnOf, keyOf, propertyOf, tableOf, targetOf } from "../read/tables.ts";
import { whereOfRow } from "../read/where.ts";
import type { FollowedRecord } from "./followed-record.ts";
import type { RecordKind } from "./record-kind.enum.ts";

/** Person who follows records: the facts that a visibility filter may depend on. */
export type Follows = Pick<Viewer, "id" | "role">;

/** A record that a viewer may see, in its current state. */
export interface Seen {
  readonly viewer: number;
  readonly role: number;
  readonly id: string;
  /** Version of the record; null for a kind that is not edited. */
  readonly version: number | null;
}

/**
 * A record that a line of the history changed; `line` and `source` are the token of the record that the line
 * names.
 */
export interface Touched {
  readonly kind: RecordKind;
  readonly line: string;
  readonly source: string;
  readonly id: string;
  /** True when the record was deleted. */
  readonly gone: boolean;
}

/**
 * Type of history line that changes a kind of record, and the relations from the line's record to the records
 * of that kind.
 */
interface Source {
  readonly line: string;
  readonly meta: EntityMetadata;
  /** Relations from the line's record to the kind; empty when they are the same record. */
  readonly path: readonly string[];
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const whole = /^\d{1,9}$/;

/** Placeholder for the viewer's id in a filter; no account has this id. */
const ANYBODY = 2_147_483_646;
const viewerId = raw("v.id");
const NONE: FilterQuery<object> = { $or: [] };

/**
 * Visibility of one kind of record. Its statements check many people at once: the filter of the kind's reads
 * is built once per role, with the viewer's id as a column.
 */
export class Reach {
  readonly lines: ReadonlySet<string>;
  readonly own: readonly string[];
  readonly #meta: EntityMetadata;
  readonly #sources: readonly Source[];
  /** Line type with the same name as the kind: when its record is not found, the record was deleted. */
  readonly #ownLine: string;
  readonly #scopes = new Map<number, Fragment>();

  constructor(
    readonly kind: RecordKind,
    private readonly record: FollowedRecord,
    records: readonly FollowedRecord[],
    orm: Pick<MikroORM, "getMetadata">,
  ) {
    const metaOf = ({ entity }: FollowedRecord) => orm.getMetadata().get(entity) as EntityMetadata;
    this.#meta = metaOf(record);
    this.own = record.lines;
    this.#sources = records.flatMap((other) => {
      const path = other === record ? "" : other.touches[kind];
      if (path === undefined) return [];
      return other.lines.map((line) => ({
        line,
        meta: metaOf(other),
        path: path.split(".").filter(Boolean),
      }));
    });
    this.lines = new Set(this.#sources.map(({ line }) => line));
    this.#ownLine = kind.replaceAll("_", "-");
  }

  /**
   * Returns SQL for the changed records of this kind, from the ids of each line, as each of the people sees
   * them.
   */
  ofAll(ids: ReadonlyMap<string, readonly string[]>, people: readonly Follows[]): Fragment {
    const changed = this.#sources.flatMap((source) => {
      const known = this.#idsOf(source.meta, ids.get(source.line) ?? []);
      return known.length > 0 ? [this.#changed(source, known)] : [];
    });
    if (changed.length === 0) return nothing;
    return sql`with changed as materialized (${joined(changed, " union ")}) ${this.#eachRole(
      people,
      (role, of) => sql`unnest(${of.map(({ id }) => id)}::int[]) v(id), changed c
        join ${this.#table} on ${this.#key} = c.id where ${this.#scope(role)}`,
    )}`;
  }

  /**
   * Returns SQL for the records of this kind that history lines changed, each with its line: records that a
   * person may see, and deleted records. Null when there can be none.
   */
  ofLines(ids: ReadonlyMap<string, readonly string[]>, { id, role }: Follows): Fragment | null {
    if (this.#isHidden(role)) return null;
    const touched = this.#sources.flatMap((source) => {
      const known = this.#idsOf(source.meta, ids.get(source.line) ?? []);
      return known.length > 0 ? [this.#touched(source, known)] : [];
    });
    if (touched.length === 0) return null;
    return sql`select ${this.kind}::text as kind, c.line, c.source, c.id::text as id,
        ${this.#key} is null as gone
      from (select ${id}::int as id) v cross join (${joined(touched, " union all ")}) c
        left join ${this.#table} on ${this.#key} = c.id
      where c.id is not null and case when ${this.#key} is null then c.own else ${this.#scope(role)} end`;
  }

  /** Returns SQL for the pairs whose person may see the record. */
  ofPairs(pairs: readonly { readonly viewer: Follows; readonly id: string }[]): Fragment {
    const possible = pairs.filter(({ id }) => this.#idsOf(this.#meta, [id]).length > 0);
    if (possible.length === 0) return nothing;
    return this.#eachRole(
      possible.map(({ viewer, id }) => ({ ...viewer, record: id })),
      (role, of) =>
        sql`unnest(${of.map(({ id }) => id)}::int[], ${of.map(({ record }) => record)}::${
          this.#keyType
        }[]) v(id, record) join ${this.#table} on ${this.#key} = v.record where ${this.#scope(role)}`,
    );
  }

  #eachRole<P extends Follows>(
    people: readonly P[],
    rows: (role: number, of: readonly P[]) => Fragment,
  ): Fragment {
    const version = raw("version" in this.#meta.properties ? "r.version" : "null::int");
    const byRole = [...Map.groupBy(people, ({ role }) => role)];
    return joined(
      byRole.map(
        ([role, of]) => sql`select v.id as viewer, ${role}::int as role, ${this.#key}::text as id,
          ${version} as version from ${rows(role, of)}`,
      ),
      " union all ",
    );
  }

  /** Returns whether a role sees no record of this kind. */
  #isHidden(role: number): boolean {
    return JSON.stringify(this.#filter(role)) === JSON.stringify(NONE);
  }

  #filter(role: number): FilterQuery<object> {
    const anybody: Viewer = {
      id: ANYBODY,
      role,
      roleName: roleName(role),
      isActive: true,
      name: "",
      email: "",
      sessionId: null,
    };
    return this.record.follows?.scope(anybody) ?? NONE;
  }

  #scope(role: number): Fragment {
    const known = this.#scopes.get(role);
    if (known) return known;
    const condition = whereOfRow(this.#meta, this.#filter(role), "r");
    const scope = withConstants(condition, asViewer);
    this.#scopes.set(role, scope);
    return scope;
  }

  #changed(source: Source, ids: readonly string[]): Fragment {
    const { found, rows, key, type } = this.#led(source);
    return sql`select ${found} as id from ${rows} where ${key} = any(${ids}::${type}[])`;
  }

  #touched(source: Source, ids: readonly string[]): Fragment {
    const { found, rows, key, type } = this.#led(source);
    const line = sql`${source.line}::text as line`;
    if (source.line === this.#ownLine)
      return sql`select o.id, ${line}, o.id::text as source, true as own
        from unnest(${ids}::${type}[]) o(id)`;
    return sql`select ${found} as id, ${line}, ${key}::text as source, false as own
      from ${rows} where ${key} = any(${ids}::${type}[])`;
  }

  /** Returns SQL joins from the records of a line to the records of this kind. */
  #led({ meta, path }: Source) {
    let here = "s0";
    let at = meta;
    let rows = tableOf(meta, here);
    // The last relation is not joined: its key is in the row before.
    for (const [place, name] of path.slice(0, -1).entries()) {
      const property = propertyOf(at, name);
      const there = `s${place + 1}`;
      const target = targetOf(property);
      rows += ` join ${tableOf(target, there)} on ${keyOf(target, there)} = ${columnOf(property, here)}`;
      [here, at] = [there, target];
    }
    const last = path.at(-1);
    const found = raw(last === undefined ? keyOf(at, here) : columnOf(propertyOf(at, last), here));
    return { found, rows: raw(rows), key: raw(keyOf(meta, "s0")), type: raw(typeOfKey(meta)) };
  }

  #idsOf(meta: EntityMetadata, ids: readonly string[]): string[] {
    const can = typeOfKey(meta) === "uuid" ? uuid : whole;
    return ids.filter((id) => can.test(id));
  }

  get #table(): Fragment {
    return raw(tableOf(this.#meta, "r"));
  }

  get #key(): Fragment {
    return raw(keyOf(this.#meta, "r"));
  }

  get #keyType(): Fragment {
    return raw(typeOfKey(this.#meta));
  }
}

const nothing = sql`select null::int as viewer, null::int as role, null::text as id, null::int as version
  where false`;

const typeOfKey = (meta: EntityMetadata): "uuid" | "int" =>
  propertyOf(meta, meta.primaryKeys[0] ?? "").columnTypes[0] === "uuid" ? "uuid" : "int";

/** Returns a constant of a filter, with the column of the viewer's id in place of the placeholder. */
function asViewer(constant: unknown): unknown {
  if (constant === ANYBODY) return viewerId;
  if (!Array.isArray(constant) || !constant.includes(ANYBODY)) return constant;
  return sql`array[${joined(
    constant.map((each) => (each === ANYBODY ? viewerId : sql`${each}::int`)),
    ", ",
  )}]`;
}
