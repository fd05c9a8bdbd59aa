import { isPercent } from "../../../../core/cop.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import "../withholding.audit.ts";
import type { WithholdingRateInput } from "../withholding.inputs.ts";
import { WithholdingRate } from "../withholding-rate.entity.ts";

/** Adds a row to the dated table: what held before holds until the day before, and what was paid stays. */
export async function addWithholdingRate(work: Work, input: WithholdingRateInput): Promise<string> {
  const { concepto, vigenteDesde, baseUvt, porcentaje } = input;
  if (!isPercent(porcentaje) || porcentaje > 100)
    throw badInput("porcentaje", "El porcentaje debe estar entre 0 y 100, con dos decimales");
  if (!isPercent(baseUvt)) throw badInput("baseUvt", "La base en UVT admite dos decimales");
  await work.turn("withholding");
  const last = await work.em.findOne(
    WithholdingRate,
    { concepto },
    { orderBy: { vigenteDesde: "desc", createdAt: "desc" } },
  );
  if (last && vigenteDesde < last.vigenteDesde)
    throw badInput("vigenteDesde", `Ya hay una tarifa que rige desde el ${spokenDay(last.vigenteDesde)}`);
  const rate = new WithholdingRate();
  Object.assign(rate, { concepto, vigenteDesde, baseUvt, porcentaje });
  rate.createdBy = work.viewer && work.em.getReference(User, work.viewer.id);
  work.add(rate);
  work.audit("withholding-rate.added", rate.id, { concepto, vigenteDesde, baseUvt, porcentaje });
  return rate.id;
}
