import { badInput, conflict } from "../../../../../core/failure.ts";
import type { Work } from "../../../../../core/mutation/work.ts";
import { make } from "../../../../../core/rows.ts";
import { User } from "../../../../accounts/account/user.entity.ts";
import { refuseClosedMonth } from "../../../../closing/closed-month.ts";
import { findContract } from "../../../../contracts/contract/contract.find.ts";
import {
  changedText,
  refundableContractActs,
  tooMuchKeptText,
} from "../../decision/refundable-contract.acts.rules.ts";
import { leftToRefund } from "../../refund-sums.ts";
import type { KeepOfContractInput } from "../kept.inputs.ts";
import { KeptAmount } from "../kept-amount.entity.ts";

/**
 * States the amounts kept of a cancelled contract, today: a penalty of the agency, and the amount that the
 * providers do not refund. They are at most the money that the client paid and that no refund covers. Returns
 * the contract's id.
 * @throws Refusal CONFLICT when the remaining money differs from the one displayed, or the month is closed.
 */
export async function keepOfContract(work: Work, { input }: { input: KeepOfContractInput }): Promise<string> {
  const contract = await findContract(work, input.contractId);
  await work.lock(contract);
  const left = await leftToRefund(work, { kind: "contract", id: contract.id });
  const { awaitsAirline } = await work.facts(contract, "awaitsAirline");
  refundableContractActs.refuse("keep", work, { status: contract.status, porDevolver: left, awaitsAirline });
  const { porDecidir = null } = input;
  if (porDecidir !== null && porDecidir !== left) throw conflict(changedText(left));
  const penalidad = input.penalidad ?? 0;
  const noReembolsado = input.noReembolsado ?? 0;
  if (penalidad + noReembolsado <= 0) throw badInput("penalidad", "Escribe lo que se retiene");
  if (penalidad + noReembolsado > left) throw badInput("penalidad", tooMuchKeptText(left));
  await refuseClosedMonth(work, work.today, "penalidad");
  const motivo = input.motivo.trim();
  work.add(
    make(KeptAmount, {
      contract,
      penalidad,
      noReembolsado,
      dia: work.today,
      motivo,
      createdBy: work.viewer && work.em.getReference(User, work.viewer.id),
    }),
  );
  work.audit("contract.kept", contract.id, { penalidad, noReembolsado, reason: motivo });
  return contract.id;
}
