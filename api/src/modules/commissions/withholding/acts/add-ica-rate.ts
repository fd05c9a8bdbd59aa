import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { isPercent } from "../../../../core/cop.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { IcaRate } from "../ica-rate.entity.ts";
import "../withholding.audit.ts";
import type { IcaRateInput } from "../withholding.inputs.ts";

/** Adds the rate of a municipality from a day on; what held before holds until the day before. */
export async function addIcaRate(work: Work, input: IcaRateInput): Promise<string> {
  const { dane, vigenteDesde, porMil } = input;
  const municipio = input.municipio.trim();
  if (!isPercent(porMil) || porMil > 100)
    throw badInput("porMil", "La tarifa debe estar entre 0 y 100 por mil, con dos decimales");
  await work.turn("withholding");
  const last = await work.em.findOne(
    IcaRate,
    { dane },
    { orderBy: { vigenteDesde: "desc", createdAt: "desc" } },
  );
  if (last && vigenteDesde < last.vigenteDesde)
    throw badInput("vigenteDesde", `Ya hay una tarifa que rige desde el ${spokenDay(last.vigenteDesde)}`);
  const rate = new IcaRate();
  Object.assign(rate, { dane, municipio, vigenteDesde, porMil });
  rate.createdBy = work.viewer && work.em.getReference(User, work.viewer.id);
  work.add(rate);
  work.audit("ica-rate.added", rate.id, { dane, municipio, vigenteDesde, porMil });
  return rate.id;
}
