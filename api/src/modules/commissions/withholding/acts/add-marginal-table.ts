import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { badInput } from "../../../../core/failure.ts";
import { addDated } from "../../../../core/mutation/add-dated.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { wrongRanges } from "../marginal.rules.ts";
import { MarginalTable } from "../marginal-table.entity.ts";
import type { MarginalTableInput } from "../withholding.inputs.ts";

/** Adds the table of article 383 that applies from a day on; earlier payments are unchanged. */
export function addMarginalTable(
  work: Work,
  { input: { vigenteDesde, rangos: typed } }: { input: MarginalTableInput },
): Promise<string> {
  const rangos = typed.map(({ desde, porcentaje, suma }) => ({ desde, porcentaje, suma }));
  const wrong = wrongRanges(rangos);
  if (wrong) throw badInput("rangos", wrong);
  const createdBy = work.viewer && work.em.getReference(User, work.viewer.id);
  return addDated(work, MarginalTable, {
    lock: "withholding",
    row: { vigenteDesde, rangos, createdBy },
    after: {},
    since: "vigenteDesde",
    tooEarly: (last) =>
      badInput("vigenteDesde", `Ya hay una tabla que rige desde el ${spokenDay(last.vigenteDesde)}`),
    entry: "marginal-table.added",
    detail: () => ({ vigenteDesde, rangos }),
  });
}
