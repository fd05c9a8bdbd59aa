import { make } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { findCommission } from "../../commission/commission.access.ts";
import { refuseCommissionAct } from "../../commission/commission-state.ts";
import { Objection } from "../objection.entity.ts";
import type { ObjectCommissionInput } from "../objection.inputs.ts";
import { answerUntil } from "../objection.rules.ts";

interface Said {
  readonly id: string;
  readonly input: ObjectCommissionInput;
  /** Supporting file; null when there is none. */
  readonly file: StoredBytes | null;
}

/** Records that a seller objects to one of their commissions; an answer is due within five working days. */
export async function objectCommission(work: Work, { id, input, file }: Said): Promise<string> {
  const commission = await findCommission(work.forUpdate, id);
  await refuseCommissionAct(work, commission, "object");
  const objection = make(Objection, {
    commission,
    author: commission.vendedor,
    texto: input.texto.trim(),
    dueOn: answerUntil(work.today),
    fileId: file && (await keepFile(work, file, { type: "commission", id: commission.id })).id,
  });
  work.add(objection);
  const { id: objectionId, dueOn } = objection;
  work.audit("commission-objection.opened", objectionId, {
    commissionId: id,
    dueOn,
    withFile: file !== null,
  });
  await work.emit("commission-objection.opened", { objectionId, commissionId: commission.id });
  return objectionId;
}
