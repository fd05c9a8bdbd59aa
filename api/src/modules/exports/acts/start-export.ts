import { assign } from "../../../core/rows.ts";
import { badInput, conflict, forbidden } from "../../../core/failure.ts";
import { groupedArguments, readOfList } from "../../../core/export/list-reads.ts";
import { AT_ONCE } from "../../../core/generated-file/generated-file.rules.ts";
import type { PreparedAct } from "../../../core/mutation/act.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { ListExport } from "../export.entity.ts";
import type { ExportListInput } from "../export.inputs.ts";
import { MOST_ROWS, NOTHING, tooLong, queueOf, TWO_AT_ONCE } from "../export.rules.ts";
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
    const list = listOf(input.list);
    const args = groupedArguments(services.schema, list, argumentsOf(input.arguments));
    const read = await readOfList(services, list, { viewer, origin, args, columns: input.columns ?? null });
    const total = await read.count();
    if (total === 0) throw badInput("arguments", NOTHING);
    if (total > MOST_ROWS) throw badInput("arguments", tooLong(total));
    return { args, total };
  },

  async act(work, { list, format, columns }, { args, total }) {
    const { viewer } = work;
    if (!viewer) throw forbidden();
    await work.lockName(`exports ${viewer.id}`);
    const open = { maker: viewer.id, status: { $in: ["waiting" as const, "running" as const] } };
    if ((await work.em.count(ListExport, open)) >= AT_ONCE) throw conflict(TWO_AT_ONCE);
    const listExport = new ListExport();
    const { title } = listOf(list);
    assign(listExport, { list, title, format, args, columns: columns ?? null, total, role: viewer.role });
    listExport.maker = work.em.getReference(User, viewer.id);
    work.add(listExport);
    const filter = JSON.stringify(args["filter"] ?? {});
    work.audit("list.exported", listExport.id, {
      list,
      title,
      format,
      rows: total,
      filter: filter === "{}" ? "" : filter,
    });
    await work.job("exports.write", { exportId: listExport.id }, undefined, queueOf(viewer.id));
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
