import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { UvtValue } from "../uvt-value.entity.ts";
import "../withholding.audit.ts";
import type { UvtValueInput } from "../withholding.inputs.ts";

/** Keeps the value of the UVT of a year; one entered wrongly is followed by the right one. */
export async function addUvtValue(work: Work, { year, value }: UvtValueInput): Promise<string> {
  if (value <= 0) throw badInput("value", "El valor de la UVT debe ser mayor a 0");
  await work.turn("withholding");
  const before = await work.em.findOne(UvtValue, { year }, { orderBy: { createdAt: "desc", id: "desc" } });
  const uvt = new UvtValue();
  Object.assign(uvt, { year, value });
  uvt.createdBy = work.viewer && work.em.getReference(User, work.viewer.id);
  work.add(uvt);
  work.audit("uvt-value.added", uvt.id, { year, value, before: before?.value ?? null });
  return uvt.id;
}
