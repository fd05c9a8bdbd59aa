import { badInput } from "../../../../core/failure.ts";
import { addDated } from "../../../../core/mutation/add-dated.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { UvtValue } from "../uvt-value.entity.ts";
import type { UvtValueInput } from "../withholding.inputs.ts";

/** Stores the value of the UVT of a year; a wrong value is corrected by adding another. */
export function addUvtValue(
  work: Work,
  { input: { year, value } }: { input: UvtValueInput },
): Promise<string> {
  if (value <= 0) throw badInput("value", "El valor de la UVT debe ser mayor a 0");
  const createdBy = work.viewer && work.em.getReference(User, work.viewer.id);
  return addDated(work, UvtValue, {
    lock: "withholding",
    row: { year, value, createdBy },
    after: { year },
    since: "year",
    entry: "uvt-value.added",
    detail: (last) => ({ year, value, before: last?.value ?? null }),
  });
}
