import { formatCop } from "../../../../core/colombia/cop.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { findContract } from "../../../contracts/contract/contract.find.ts";
import { loadPayable } from "../../payable/payable-kinds.ts";
import { refundableContractActs } from "../../refund/decision/refundable-contract.acts.rules.ts";
import { announceOpened } from "../../refund/notify-client.ts";
import { openRefund } from "../../refund/open-refund.ts";
import { leftToRefund } from "../../refund/refund-sums.ts";
import { Retracto } from "../retracto.entity.ts";

/**
 * Enters the airline's fee (COP) for tickets that a client returned; the rest is owed to the client by the
 * legal deadline. Returns the contract.
 * @throws Refusal CONFLICT when the fee was already entered; BAD_USER_INPUT for more than the airline may
 * keep.
 */
export async function enterAirlineFigure(
  work: Work,
  { contractId, retenido }: { contractId: string; retenido: number },
): Promise<string> {
  const contract = await findContract(work, contractId);
  const { id } = contract;
  await work.lock(contract);
  const payable = await loadPayable(work, { kind: "contract", id });
  const left = await leftToRefund(work, payable.ref);
  const { awaitsAirline } = await work.facts(contract, "awaitsAirline");
  refundableContractActs.refuse("enterAirlineFigure", work, {
    status: contract.status,
    porDevolver: left,
    awaitsAirline,
  });
  const retracto = await work.em.findOneOrFail(Retracto, { contract: id });
  const most = Math.min(retracto.retencionMaxima, retracto.tiquetes);
  if (retenido < 0) throw badInput("retenido", "El valor no puede ser negativo");
  if (retenido > most)
    throw badInput("retenido", `La aerolínea puede retener hasta ${formatCop(most)} de estos tiquetes.`);

  retracto.retenido = retenido;
  retracto.retenidoAt = work.now;
  retracto.retenidoBy = work.viewer && work.em.getReference(User, work.viewer.id);
  work.audit("contract.airline-figure", id, { tickets: retracto.tiquetes, kept: retenido });
  // A payment that was reversed meanwhile leaves less to refund.
  const monto = Math.max(0, Math.min(retracto.tiquetes - retenido, left));
  const dueOn = retracto.tiquetesHasta ?? work.today;
  const note = `La aerolínea retiene ${formatCop(retenido)} de tus tiquetes.`;
  const refund = await openRefund(work, payable, {
    monto,
    reason: "retracto_tiquetes",
    dueOn,
    note,
    decided: true,
  });
  if (refund) await announceOpened(work, payable, refund, refund.note);
  return id;
}
