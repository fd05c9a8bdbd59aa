import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { wrongRanges } from "../marginal.rules.ts";
import { MarginalTable } from "../marginal-table.entity.ts";
import "../withholding.audit.ts";
import type { MarginalTableInput } from "../withholding.inputs.ts";

/** Adds the table of article 383 that holds from a day on; what was paid before stays. */
export async function addMarginalTable(
  work: Work,
  { vigenteDesde, rangos: typed }: MarginalTableInput,
): Promise<string> {
  const rangos = typed.map(({ desde, porcentaje, suma }) => ({ desde, porcentaje, suma }));
  const wrong = wrongRanges(rangos);
  if (wrong) throw badInput("rangos", wrong);
  await work.turn("withholding");
  const [last] = await work.em.findAll(MarginalTable, {
    orderBy: { vigenteDesde: "desc", createdAt: "desc" },
    limit: 1,
  });
  if (last && vigenteDesde < last.vigenteDesde)
    throw badInput("vigenteDesde", `Ya hay una tabla que rige desde el ${spokenDay(last.vigenteDesde)}`);
  const table = new MarginalTable();
  Object.assign(table, { vigenteDesde, rangos });
  table.createdBy = work.viewer && work.em.getReference(User, work.viewer.id);
  work.add(table);
  work.audit("marginal-table.added", table.id, { vigenteDesde, rangos });
  return table.id;
}
