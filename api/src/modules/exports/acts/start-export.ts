import { badInput, forbidden } from "../../../core/failure.ts";
import { groupedArguments, readOfList } from "../../../core/export/list-reads.ts";
import type { PreparedAct } from "../../../core/mutation/act.ts";
import type { ExportListInput } from "../export.inputs.ts";
import { LIST_IS_NO_ZIP, MONTH_LIST, MOST_ROWS, NOTHING, tooLong } from "../export.rules.ts";
import { monthOfArguments, startMonth } from "../start-month.ts";
import { addExport } from "../add-export.ts";
import { listOf } from "../exported-lists.ts";

/** Maximum length of a list's arguments as JSON, in characters. */
const LONGEST = 4_000;

interface Planned {
  readonly args: Readonly<Record<string, unknown>>;
  readonly total: number;
}

/**
 * Requests a list as a file, which a job writes. Refused when the caller may not see the list, when it has
 * no rows or too many, and while two exports of the caller are being made.
 */
export const startExport: PreparedAct<ExportListInput, Planned, string> = {
  name: "startExport",
  async prepare({ services, viewer, origin }, input) {
    if (!viewer) throw forbidden();
    if (input.list === MONTH_LIST) return { args: { mes: monthOfArguments(input) }, total: 0 };
    if (input.format === "zip") throw badInput("format", LIST_IS_NO_ZIP);
    const list = listOf(input.list);
    const args = groupedArguments(services.schema, list, argumentsOf(input.arguments));
    const read = await readOfList(services, list, { viewer, origin, args, columns: input.columns ?? null });
    const total = await read.count();
    if (total === 0) throw badInput("arguments", NOTHING);
    if (total > MOST_ROWS) throw badInput("arguments", tooLong(total));
    return { args, total };
  },

  async act(work, { list, format, columns }, { args, total }) {
    if (list === MONTH_LIST) return startMonth(work, String(args["mes"]));
    const { title } = listOf(list);
    const listExport = await addExport(work, {
      list,
      title,
      format,
      args,
      columns: columns ?? null,
      total,
    });
    const filter = JSON.stringify(args["filter"] ?? {});
    work.audit("list.exported", listExport.id, {
      list,
      title,
      format,
      rows: total,
      filter: filter === "{}" ? "" : filter,
    });
    return listExport.id;
  },
};

function argumentsOf(given: unknown): Planned["args"] {
  if (given === null || given === undefined) return {};
  const isObject = typeof given === "object" && !Array.isArray(given);
  if (!isObject || JSON.stringify(given).length > LONGEST)
    throw badInput("arguments", "Los filtros del listado no son válidos.");
  return given as Planned["args"];
}
