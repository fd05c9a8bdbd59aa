import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { isPercent } from "../../../../core/colombia/cop.ts";
import { badInput } from "../../../../core/failure.ts";
import { addDated } from "../../../../core/mutation/add-dated.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { IcaRate } from "../ica-rate.entity.ts";
import type { IcaRateInput } from "../withholding.inputs.ts";

/** Adds the rate of a municipality from a day on; the previous rate applies until the day before. */
export function addIcaRate(work: Work, { input }: { input: IcaRateInput }): Promise<string> {
  const { dane, vigenteDesde, porMil } = input;
  const municipio = input.municipio.trim();
  if (!isPercent(porMil) || porMil > 100)
    throw badInput("porMil", "La tarifa debe estar entre 0 y 100 por mil, con dos decimales");
  const createdBy = work.viewer && work.em.getReference(User, work.viewer.id);
  return addDated(work, IcaRate, {
    lock: "withholding",
    row: { dane, municipio, vigenteDesde, porMil, createdBy },
    after: { dane },
    since: "vigenteDesde",
    tooEarly: (last) =>
      badInput("vigenteDesde", `Ya hay una tarifa que rige desde el ${spokenDay(last.vigenteDesde)}`),
    entry: "ica-rate.added",
    detail: () => ({ dane, municipio, vigenteDesde, porMil }),
  });
}
