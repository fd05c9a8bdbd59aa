import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
} from "graphql";
import type { Viewer } from "../../core/auth/viewer.ts";
import { isDay } from "../../core/colombia/days.ts";
import { spokenDay, spokenInstant } from "../../core/colombia/spoken.ts";
import type { Services } from "../../core/context.ts";
import { formatCop } from "../../core/colombia/cop.ts";
import { enumLabels, enumSynonyms } from "../../core/enums.ts";
import type { ExportableList } from "../../core/export/exportable.ts";
import { fieldOf } from "../../core/read/fields.ts";
import { rowsFrom } from "../../core/read/rows.ts";
import { joined, raw, sql } from "../../core/read/sql.ts";
import { COVER_NAME } from "../../core/sheet/sheet.ts";
import type { CoverSheet } from "../../core/sheet/workbook-parts.ts";
import { roleLabels, type RoleNumber } from "../accounts/permissions.rules.ts";
import type { ListExport } from "./export.entity.ts";
import { filterNames, filterRecords, type Filters, isChosen, periodOf } from "./export-filters.rules.ts";
import { filterWords } from "./filter-words.rules.ts";
import { listOf } from "./exported-lists.ts";

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Given = Readonly<Record<string, unknown>>;

/**
 * Returns the filters of a list request by name, from the `filter` argument and from separate arguments;
 * empty ones are omitted.
 */
function asked({ filter, order: _order, direction: _direction, ...own }: Given): Filters {
  const all = [...Object.entries(own), ...Object.entries((filter ?? {}) as Given)];
  return all.filter(
    ([key, value]) => value !== null && value !== undefined && value !== "" && isChosen([key, value]),
  );
}

/**
 * Writes the sheet that describes an exported list: who requested it, when, its days, and each filter in the
 * wording of the screens.
 */
export async function coverOfExport(
  services: Services,
  { list: query, title, args, createdAt }: ListExport,
  { name, role }: Viewer,
): Promise<CoverSheet> {
  const filters = asked(args ?? {});
  const { period, rest } = periodOf(filters);
  const names = await namesOf(services, rest);
  const list = listOf(query);
  const known = filterFields(services, query);
  return {
    name: COVER_NAME,
    lines: [
      ["Listado", title],
      ["Hecho por", `${name} (${roleLabels[role as RoleNumber]})`],
      ["Fecha", spokenInstant(createdAt)],
      ["Periodo", period],
      ...(rest.length === 0
        ? [["Filtros", "Ninguno"] as const]
        : rest.map(([key, value]) => filterLine(list, known.get(key), key, names.get(key) ?? value))),
    ],
  };
}

/** Returns a filter of a list as shown in the sheet: its name and value, in the wording of the screens. */
export const shownFilter = (services: Services, query: string, [key, value]: Filters[number]) =>
  filterLine(listOf(query), filterFields(services, query).get(key), key, value);

/** Returns the filter fields of a list's query, by name. */
function filterFields(
  { schema }: Services,
  query: string,
): ReadonlyMap<string, GraphQLArgument | GraphQLInputField> {
  const { args } = fieldOf(schema.getQueryType() as GraphQLObjectType, query);
  const filter = args.find(({ name }) => name === "filter");
  const type = filter && getNamedType(filter.type);
  const together = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  return new Map([...args, ...together].map((field) => [field.name, field]));
}

/**
 * Returns the label and value of a filter. They come from its column's heading and labels, otherwise from
 * the labels of its options.
 */
function filterLine(
  list: ExportableList,
  field: GraphQLArgument | GraphQLInputField | undefined,
  key: string,
  value: unknown,
): readonly [string, string] {
  const column = Object.values(list.columns).find(
    ({ paths, labels }) => labels && paths[0]?.length === 1 && columnKey(paths[0][0]) === key,
  );
  const type = field && getNamedType(field.type);
  const options = isEnumType(type) ? type.name : "";
  const label = filterNames[key] ?? column?.heading ?? enumLabels.get(options) ?? key;
  const member = String(value);
  const synonyms = Object.entries(enumSynonyms.get(options) ?? {});
  const words: Readonly<Record<string, string>> = (filterWords as Words)[options] ?? {};
  const word = column?.labels?.[member] ?? words[member] ?? synonyms.find(([, to]) => to === member)?.[0];
  return [label, word ?? spoken(value, String(type))];
}

/**
 * Returns the filter for a displayed column. They differ for a payment, where screens show more than its
 * status.
 */
const columnKey = (path: string | undefined): string | undefined =>
  path === "shownStatus" ? "status" : path;

function spoken(value: unknown, type: string): string {
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (typeof value === "number" && type === "COP") return formatCop(value);
  if (Array.isArray(value)) return value.join(", ");
  return isDay(value) ? spokenDay(value as string) : String(value);
}

/** Returns the names of records that filters refer to by id, in one statement. */
async function namesOf({ pool }: Services, filters: Filters): Promise<ReadonlyMap<string, string>> {
  const wanted = filters.flatMap(([key, value]) => {
    const name = filterRecords[key];
    return name ? [{ key, select: sql`(${raw(name)} where id::text = ${String(value)})` }] : [];
  });
  if (wanted.length === 0) return new Map();
  const selects = wanted.map(({ select }, place) => sql`${select} as ${raw(`n${place}`)}`);
  const [row] = await rowsFrom<Record<string, string | null>>(pool, sql`select ${joined(selects, ", ")}`);
  return new Map(
    wanted.flatMap(({ key }, place) => ((name) => (name ? [[key, name]] : []))(row?.[`n${place}`])),
  );
}
