import { isDeepStrictEqual } from "node:util";
import { badInput } from "../../../../core/failure.ts";
import { fieldsFirst } from "../../../../core/input/fields-first.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { Contract } from "../contract.entity.ts";
import { findContract } from "../contract.find.ts";
import { applyFields, auditedFields, NO_PRICE, refuseWrongFields } from "../print/contract-fields.ts";
import type { UpdateContractInput } from "../contract.inputs.ts";
import { refuseLatePriceChange } from "../contract.rules.ts";
import { refuseContractAct } from "../contract-state.ts";
import { refuseWrongPlan } from "../../plan/plan.rules.ts";
import { changedPlan } from "../../plan/plan-change.ts";
import { storedLinesOf, standingPlan, storePlan } from "../../plan/plan-store.ts";
import { settlePayments } from "../sale/settle-payments.ts";

/**
 * Edits a contract that is not signed. The plan must add up to the price. The price cannot change after a
 * payment was verified.
 */
export async function updateContract(
  work: Work,
  { id, input }: { id: string; input: UpdateContractInput },
): Promise<string> {
  const contract = await fieldsFirst(findContract(work, id), () => {
    refuseWrongFields(input);
    refuseWrongPlan(input);
  });
  await work.lock(contract);
  await refuseContractAct(work, contract, "edit");
  work.edit(contract, input.version);

  const before = auditedFields(contract);
  applyFields(contract, input);
  await changePlan(work, contract, input);
  const after = auditedFields(contract);
  const changed = Object.keys(after).filter((field) => !isDeepStrictEqual(before[field], after[field]));
  if (changed.length > 0) contract.contentChangedAt = work.now;
  work.audit("contract.updated", contract.id, { before: pick(before, changed), after: pick(after, changed) });
  return contract.id;
}

const pick = (fields: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

async function changePlan(work: Work, contract: Contract, input: UpdateContractInput): Promise<void> {
  const price = input.precioTotal ?? contract.precioTotal;
  if (price <= 0) throw badInput("precioTotal", NO_PRICE);
  refuseLatePriceChange(contract.precioTotal, price, contract.totalPagado > 0 ? 1 : 0);
  const { price: _, ...was } = standingPlan(contract, await storedLinesOf(work, contract));
  const plan = changedPlan({ ...was, price: contract.precioTotal }, input, price, {
    today: work.today,
    departure: contract.fechaInicioViaje,
  });
  if (isDeepStrictEqual(plan, was) && price === contract.precioTotal) return;
  contract.precioTotal = price;
  contract.contentChangedAt = work.now;
  await storePlan(work, contract, plan);
  if (contract.totalPagado > 0) await settlePayments(work, contract);
}
