import { make } from "../../../../core/rows.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { findContract } from "../../contract/contract.find.ts";
import { refuseContractAct } from "../../contract/contract-state.ts";
import { Addendum } from "../addendum.entity.ts";
import type { AddendumInput } from "../addendum.inputs.ts";
import { agreementOn, changesOf } from "../agreement.ts";

const ONE_OPEN = "El contrato ya tiene un otrosí abierto. Envíalo o retíralo antes de preparar otro.";

/**
 * Creates a draft addendum to a signed contract, which does not change the contract yet. A contract has at
 * most one open addendum.
 */
export async function draftAddendum(
  work: Work,
  { contractId, input }: { contractId: string; input: AddendumInput },
): Promise<string> {
  const contract = await findContract(work.forUpdate, contractId);
  await refuseContractAct(work, contract, "draftAddendum");
  const before = await work.em.find(Addendum, { contract: contract.id }, { fields: ["status"] });
  if (before.some(({ status }) => status === "draft" || status === "sent")) throw conflict(ONE_OPEN);

  const changes = changesOf(input);
  const said = { number: before.length + 1, reason: input.motivo.trim() };
  const addendum = make(Addendum, {
    contract,
    changes,
    ...said,
    ...(await agreementOn(work, contract, changes, said)),
    createdBy: work.viewer && work.em.getReference(User, work.viewer.id),
  });
  work.add(addendum);
  work.audit("contract.addendum-drafted", contract.id, said);
  await work.emit("addendum.written", { contractId: contract.id, addendumId: addendum.id });
  return addendum.id;
}
