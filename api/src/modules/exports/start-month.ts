import { spokenMonth } from "../../core/colombia/spoken.ts";
import { MONTH, type Month } from "../../core/colombia/days.ts";
import { badInput, forbidden } from "../../core/failure.ts";
import type { Work } from "../../core/mutation/work.ts";
import { freezeMonth } from "../accounting/pack/freeze-month.ts";
import { may } from "../accounts/permissions.rules.ts";
import { addExport } from "./add-export.ts";
import type { ExportListInput } from "./export.inputs.ts";
import { MONTH_IS_ZIP, MONTH_LIST, WHICH_MONTH } from "./export.rules.ts";

/** Returns the month of a request for the folder of a month by its list. */
export function monthOfArguments({ format, arguments: given }: ExportListInput): Month {
  if (format !== "zip") throw badInput("format", MONTH_IS_ZIP);
  const mes = (given as { mes?: unknown } | null | undefined)?.mes;
  if (typeof mes !== "string" || !MONTH.test(mes)) throw badInput("arguments", WHICH_MONTH);
  return mes;
}

/**
 * Requests the folder of a closed month as an archive, which a job writes. Its content is kept now: the same
 * month gives the same bytes.
 */
export async function startMonth(work: Work, mes: Month): Promise<string> {
  if (!may(work.viewer?.role, "exportMonths")) throw forbidden();
  const { packageId, number, vouchers, sha256, program } = await freezeMonth(work, mes);
  const version = number === 1 ? "" : `, versión ${number}`;
  const title = `Paquete contable de ${spokenMonth(mes)}${version}`;
  const listExport = await addExport(work, {
    list: MONTH_LIST,
    title,
    format: "zip",
    args: { mes, packageId, program, number },
    columns: null,
    total: vouchers,
  });
  work.audit("month.exported", listExport.id, { mes, version: number, vouchers, program, sha256 });
  return listExport.id;
}
