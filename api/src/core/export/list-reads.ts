import {
  execute,
  getNamedType,
  getNullableType,
  type GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  parse,
} from "graphql";
import { roleName } from "../auth/role.ts";
import type { Origin, Viewer } from "../auth/viewer.ts";
import { today } from "../colombia/days.ts";
import type { Context, Services } from "../context.ts";
import { badInput, type Refusal } from "../failure.ts";
import { asRefusal } from "../failures/refusal.ts";
import { camel } from "../naming.ts";
import { bindsOf } from "../read/binds.ts";
import { fieldOf, rulesOf } from "../read/fields.ts";
import { orderText } from "../read/order.ts";
import { Projections } from "../read/projections.ts";
import { render, valuesOf } from "../read/render.ts";
import { type Asking, rowsFrom } from "../read/rows.ts";
import { type Fragment, joined, raw, sql } from "../read/sql.ts";
import { tableOf } from "../read/tables.ts";
import { where } from "../read/where.ts";
import { ListCapture, type TakenList } from "./list-capture.ts";
import type { ExportableList, ExportColumn, ExportTotals, KeyedColumn } from "./exportable.ts";

/** SQL text with its parameter values. */
export interface BoundStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Caller who requests a list, and the arguments of the request. */
export interface ListRequest {
  readonly viewer: Viewer;
  readonly origin: Origin;
  /** Arguments of the list's query, in JSON form: filter, order, direction. */
  readonly args: Readonly<Record<string, unknown>>;
  /** Keys of the requested columns; null for all columns that the viewer may see. */
  readonly columns: readonly string[] | null;
}

/** Read of a list in one select: each row is one JSON text with the keys `c0`, `c1` … for the columns. */
export interface ListRead {
  readonly columns: readonly KeyedColumn[];
  /**
   * Rows excluded from the totals, by the cell after the last column; null when the totals include every row.
   */
  readonly totals: ExportTotals | null;
  readonly rows: BoundStatement;
  /** Counts the current rows of the list. */
  readonly count: () => Promise<number>;
}

/** Arguments that only select a page of a list. */
const paging: readonly string[] = ["page", "limit"];

/**
 * Returns the arguments of a list's query in the spelling of its schema: snake_case is accepted too, and
 * filters passed at the top level are moved into `filter`.
 */
export function groupedArguments(
  schema: GraphQLSchema,
  list: ExportableList,
  { filter: given, ...beside }: ListRequest["args"],
): ListRequest["args"] {
  const { args } = queryOf(schema, list);
  const type = getNamedType(args.find(({ name }) => name === "filter")?.type);
  const filters = isInputObjectType(type) ? type.getFields() : {};
  const spelledIn = (names: object, key: string) => (Object.hasOwn(names, camel(key)) ? camel(key) : key);
  const own = Object.fromEntries(args.map(({ name }) => [name, name]));
  const named = Object.entries(beside).map(([key, value]) => [spelledIn(own, key), value] as const);
  const isFilter = ([key]: readonly [string, unknown]) =>
    !Object.hasOwn(own, key) && Object.hasOwn(filters, camel(key));
  const isGiven = typeof given === "object" && given !== null && !Array.isArray(given);
  const all = [...named.filter(isFilter), ...(isGiven ? Object.entries(given) : [])].map(
    ([key, value]) => [spelledIn(filters, key), value] as const,
  );
  return {
    ...Object.fromEntries(named.filter((entry) => !isFilter(entry))),
    ...(all.length > 0 ? { filter: Object.fromEntries(all) } : given === undefined ? {} : { filter: given }),
  };
}

/**
 * Returns the columns of a list that a viewer may see by the `@auth` of their fields, in the list's
 * order.
 */
export function columnsFor(
  schema: GraphQLSchema,
  list: ExportableList,
  { role }: Pick<Viewer, "role">,
): readonly (readonly [key: string, column: ExportColumn])[] {
  const record = recordOf(schema, list);
  return Object.entries(list.columns).filter(([, { paths }]) =>
    paths.every((path) => isShown(record, path, role)),
  );
}

function isShown(record: GraphQLObjectType, path: readonly string[], role: number): boolean {
  let type = record;
  return path.every((name) => {
    const field = fieldOf(type, name);
    const { auth } = rulesOf(field);
    type = getNamedType(field.type) as GraphQLObjectType;
    // A viewer who sees the field only in their own records has the column too, with those values.
    return (
      !auth || auth.requires.length === 0 || auth.requires.includes(roleName(role)) || Boolean(auth.self)
    );
  });
}

/**
 * Prepares the read of a list for a viewer by running the list's own query: its resolver determines access,
 * filter and order, but reads nothing yet. @throws Refusal as the query does; BAD_USER_INPUT for a column or
 * an argument that does not exist.
 */
export async function readOfList(
  services: Services,
  list: ExportableList,
  { viewer, origin, args, columns: wanted }: ListRequest,
): Promise<ListRead> {
  const { schema, clock } = services;
  const columns = chosen(columnsFor(schema, list, viewer), wanted);
  const now = clock.now();
  const by = { viewer, link: null, now };
  const capture = new ListCapture(services, by);
  const contextValue: Context = {
    services,
    origin,
    viewer,
    link: null,
    impersonator: null,
    badBearer: false,
    now,
    today: today(now),
    read: capture,
    run: () => Promise.reject(new Error("a list changes nothing")),
  };
  const read = list.totals ? [...columns, deciding(list.totals)] : columns;
  const document = parse(documentOf(schema, list, Object.keys(args), read));
  const { errors } = await execute({ schema, document, contextValue, variableValues: args });
  const [error] = errors ?? [];
  if (error) throw asRefusal(error) ?? (error.path ? (error.originalError ?? error) : strangeValue(error));
  const { selected, from, order } = selectOf(services, list, capture.taken(), read);
  const binds = bindsOf(by, services);
  const { text, parameters } = render(
    sql`select row_to_json(p)::text as row from (select ${selected} ${from} ${order}) p`,
  );
  return {
    columns,
    totals: list.totals ?? null,
    rows: { text, values: valuesOf(parameters, binds) },
    count: async () => {
      const select = sql`select count(*)::int as total ${from}`;
      const read = (pool: Asking) => rowsFrom<{ total: number }>(pool, select, binds);
      const [row] = await (services.replica?.ask(read) ?? read(services.pool));
      return row?.total ?? 0;
    },
  };
}

/** Returns a column that is not displayed, by which rows are excluded from totals. */
const deciding = ({ by }: ExportTotals): ExportColumn => ({ heading: "", kind: "text", paths: [[by]] });

/** Parts of a list's select: selected columns, source and order. */
interface ListSelect {
  readonly selected: Fragment;
  readonly from: Fragment;
  readonly order: Fragment;
}

/**
 * Returns the select of a list, with columns named by their positions. The SQL of a list written in SQL
 * includes the order.
 */
function selectOf(
  services: Services,
  list: ExportableList,
  taken: TakenList,
  columns: readonly ExportColumn[],
): ListSelect {
  if ("whole" in taken) {
    const selected = columns.flatMap(({ paths }, place) =>
      paths.map((path, part) => raw(`${withinRow(path)} as c${place}_${part}`)),
    );
    return { selected: joined(selected, ", "), from: sql`from (${taken.whole}) w`, order: sql`` };
  }
  if ("rows" in taken) {
    const selected = columns.flatMap(({ paths }, place) =>
      paths.map((path, part) => raw(`w.value #> '{${path.join(",")}}' as c${place}_${part}`)),
    );
    const values = JSON.stringify(taken.rows);
    return {
      selected: joined(selected, ", "),
      from: sql`from json_array_elements(${values}::json) with ordinality w(value, place)`,
      order: raw("order by w.place"),
    };
  }
  const { entity, info, page } = taken;
  const { projection } = Projections.of(services.orm).get(entity, info, "response");
  const { meta, alias } = projection;
  if (!projection.plain) throw new Error(`${list.query}: a column needs more than SQL`);
  return {
    selected: projection.columns,
    from: sql`from ${raw(tableOf(meta, alias))} where ${where(meta, page.where, alias)}`,
    order: sql`order by ${raw(orderText(meta, page.orderBy as never, alias))}`,
  };
}

/**
 * Returns the SQL of a field in a row of a list written in SQL; a nested field is inside that row's JSON,
 * under `v`.
 */
const withinRow = ([field = "", ...rest]: readonly string[]): string =>
  rest.length === 0 ? `w."${field}"` : `json_build_object('v', w."${field}" #> '{${rest.join(",")}}')`;

/** Returns the refusal for an argument that the list's query does not accept. */
const strangeValue = ({ message }: GraphQLError): Refusal =>
  /^Variable "\$(order|direction)/.test(message)
    ? badInput("arguments", "El orden pedido no existe en este listado.")
    : badInput("arguments", "Los filtros del listado no son válidos.");

function chosen(
  shown: ReturnType<typeof columnsFor>,
  wanted: readonly string[] | null,
): readonly KeyedColumn[] {
  const known = new Map(shown);
  if (wanted === null) return shown.map(([key, column]) => ({ ...column, key }));
  if (wanted.length === 0) throw badInput("columns", "Elige al menos una columna.");
  return wanted.map((key) => {
    const column = known.get(key);
    if (!column) throw badInput("columns", "Una de las columnas no existe en este listado.");
    return { ...column, key };
  });
}

const queryOf = (schema: GraphQLSchema, { query, reads = query }: ExportableList) =>
  fieldOf(schema.getQueryType() as GraphQLObjectType, reads);

/**
 * Returns the field of a list's query that contains the rows; null when the query returns the rows
 * themselves.
 */
const rowsFieldOf = (schema: GraphQLSchema, list: ExportableList): string | null =>
  isListType(getNullableType(queryOf(schema, list).type)) ? null : (list.rows ?? "items");

const recordOf = (schema: GraphQLSchema, list: ExportableList): GraphQLObjectType => {
  const answer = getNamedType(queryOf(schema, list).type) as GraphQLObjectType;
  const rows = rowsFieldOf(schema, list);
  return rows === null ? answer : (getNamedType(fieldOf(answer, rows).type) as GraphQLObjectType);
};

/**
 * Returns the document of a list's query with the fields of these columns; each value of a relation is under
 * `v`.
 */
function documentOf(
  schema: GraphQLSchema,
  list: ExportableList,
  given: readonly string[],
  columns: readonly ExportColumn[],
): string {
  const { args } = queryOf(schema, list);
  const known = args.filter(({ name }) => !paging.includes(name));
  const strange = given.find((name) => !known.some((arg) => arg.name === name));
  if (strange !== undefined) throw badInput("arguments", `Este listado no tiene «${strange}».`);
  const used = known.filter(({ name }) => given.includes(name));
  const variables = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
  const one = args.some(({ name }) => name === "limit") ? ["limit: 1"] : [];
  const passed = [...used.map(({ name }) => `${name}: $${name}`), ...one].join(", ");
  const fields = columns.flatMap(({ paths }, place) =>
    paths.map((path, part) => `c${place}_${part}: ${selectionOf(path)}`),
  );
  const rows = rowsFieldOf(schema, list);
  const selection = rows === null ? fields.join(" ") : `${rows} { ${fields.join(" ")} }`;
  return `query ExportedList${variables ? `(${variables})` : ""} {
    ${list.reads ?? list.query}${passed ? `(${passed})` : ""} { ${selection} } }`;
}

const selectionOf = ([first = "", ...rest]: readonly string[]): string =>
  rest.length === 0 ? first : `${first} { v: ${selectionOf(rest)} }`;
