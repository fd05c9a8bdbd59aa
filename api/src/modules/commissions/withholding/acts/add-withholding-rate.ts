import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { isPercent } from "../../../../core/colombia/cop.ts";
import { badInput } from "../../../../core/failure.ts";
import { addDated } from "../../../../core/mutation/add-dated.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import type { WithholdingRateInput } from "../withholding.inputs.ts";
import { WithholdingRate } from "../withholding-rate.entity.ts";

/**
 * Adds a row to the dated table of withholding. The previous row applies until the day before; earlier
 * payments are unchanged.
 */
export function addWithholdingRate(work: Work, { input }: { input: WithholdingRateInput }): Promise<string> {
  const { concepto, vigenteDesde, baseUvt, porcentaje } = input;
  if (!isPercent(porcentaje) || porcentaje > 100)
    throw badInput("porcentaje", "El porcentaje debe estar entre 0 y 100, con dos decimales");
  if (!isPercent(baseUvt)) throw badInput("baseUvt", "La base en UVT admite dos decimales");
  const createdBy = work.viewer && work.em.getReference(User, work.viewer.id);
  return addDated(work, WithholdingRate, {
    lock: "withholding",
    row: { concepto, vigenteDesde, baseUvt, porcentaje, createdBy },
    after: { concepto },
    since: "vigenteDesde",
    tooEarly: (last) =>
      badInput("vigenteDesde", `Ya hay una tarifa que rige desde el ${spokenDay(last.vigenteDesde)}`),
    entry: "withholding-rate.added",
    detail: () => ({ concepto, vigenteDesde, baseUvt, porcentaje }),
  });
}
