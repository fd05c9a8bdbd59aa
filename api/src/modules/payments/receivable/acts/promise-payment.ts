import { make } from "../../../../core/rows.ts";
import { formatCop } from "../../../../core/colombia/cop.ts";
import { badInput } from "../../../../core/failure.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { refuseContractAct } from "../../../contracts/contract/contract-state.ts";
import { findContract } from "../../../contracts/contract/contract.find.ts";
import { PaymentPromise } from "../payment-promise.entity.ts";
import type { PaymentPromiseInput } from "../receivable.inputs.ts";
import { lastPromiseDay } from "../receivable.rules.ts";

interface Promised {
  readonly contractId: string;
  readonly input: PaymentPromiseInput;
}

/**
 * Records the amount (COP) and the day that a client promised to pay, replacing an earlier promise; returns
 * the promise's id. No due day changes.
 */
export async function promisePayment(work: Work, { contractId, input }: Promised): Promise<string> {
  const { monto, day } = input;
  const last = lastPromiseDay(work.today);
  if (day < work.today || day > last)
    throw badInput("day", `El día debe estar entre hoy y el ${spokenDay(last)}`);
  if (monto <= 0) throw badInput("monto", "El valor debe ser mayor que cero");
  const contract = await findContract(work.forUpdate, contractId);
  await refuseContractAct(work, contract, "promise");
  const saldo = contract.precioTotal - contract.totalPagado;
  if (monto > saldo) throw badInput("monto", `El cliente debe ${formatCop(saldo)}`);
  const before = await work.em.findOne(PaymentPromise, { contract: contract.id, withdrawnAt: null });
  if (before) before.withdrawnAt = work.now;
  await work.save();
  const createdBy = work.viewer && work.em.getReference(User, work.viewer.id);
  const promise = work.add(make(PaymentPromise, { contract, monto, day, createdBy }));
  work.audit("contract.promised", contract.id, { monto, day });
  return promise.id;
}
