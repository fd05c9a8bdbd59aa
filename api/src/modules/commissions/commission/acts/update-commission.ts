import { assign } from "../../../../core/rows.ts";
import { fieldsFirst } from "../../../../core/input/fields-first.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findCommission } from "../commission.access.ts";
import type { UpdateCommissionInput } from "../commission.inputs.ts";
import { editFigures, refuseWrongFigures } from "../commission.rules.ts";
import { refuseCommissionAct } from "../commission-state.ts";
import { explainEntered } from "../explanation/explanation.rules.ts";

/** Edits a pending commission; if the figures change, its explanation names the person who entered them. */
export async function updateCommission(
  work: Work,
  { id, input }: { id: string; input: UpdateCommissionInput },
): Promise<string> {
  const commission = await fieldsFirst(findCommission(work.forUpdate, id), () => refuseWrongFigures(input));
  await refuseCommissionAct(work, commission, "edit");
  const { montoBase, montoComision, porcentaje } = commission;
  const before = { montoBase, montoComision, porcentaje };
  const after = editFigures(input, before);
  work.edit(commission, input.version);
  if (after !== before) {
    assign(commission, after);
    commission.explicacion = explainEntered(
      work.viewer?.name ?? "",
      after.montoBase,
      commission.explicacion?.personas ?? 1,
    );
  }
  if (input.observaciones !== undefined) commission.observaciones = input.observaciones?.trim() || null;
  const motivo = input.motivo?.trim() || null;
  work.audit("commission.updated", commission.id, { before, after, motivo });
  return commission.id;
}
