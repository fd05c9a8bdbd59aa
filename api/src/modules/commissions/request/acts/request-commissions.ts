import { assign, make } from "../../../../core/rows.ts";
import { conflict, notFound, Refusal } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { issueDocument } from "../../../../core/verification/issue-document.ts";
import { setBankingData } from "../../../accounts/banking/acts/set-banking-data.ts";
import type { BankingDataInput } from "../../../accounts/banking/banking.inputs.ts";
import { openAccount } from "../../../accounts/account/user-account.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { Contract } from "../../../contracts/contract/contract.entity.ts";
import { findCommission } from "../../commission/commission.access.ts";
import { NO_COMMISSION } from "../../commission/commission.acts.rules.ts";
import type { Commission } from "../../commission/commission.entity.ts";
import { commissionMoves } from "../../commission/commission-moves.ts";
import { refuseCommissionAct } from "../../commission/commission-state.ts";
import { keptAccount } from "../../commission/document/document-account.ts";
import { SupportDocument } from "../../commission/document/support-document.entity.ts";
import { contentOf } from "../document-content.ts";

/** Commissions whose payment the seller requests, and the seller's bank details, if these changed. */
interface Asked {
  readonly ids: readonly string[];
  readonly paymentData?: BankingDataInput | null;
}

/**
 * Requests the payment of a seller's commissions: each gets a numbered «cuenta de cobro»; the request applies
 * to all of them or none. Bank details that the seller sends are saved in their account. Returns the
 * commissions' ids.
 * @throws Refusal by the table of acts; for several commissions, it names the contract.
 */
export async function requestCommissions(work: Work, { ids, paymentData }: Asked): Promise<string[]> {
  const commissions: Commission[] = [];
  for (const id of [...new Set(ids)].sort()) commissions.push(await findCommission(work, id));
  const [first] = commissions;
  if (!first) throw notFound(NO_COMMISSION);
  const seller = await work.em.findOneOrFail(User, { id: first.vendedor.id });
  await work.lockAll(User, [seller.id]);
  if (paymentData && seller.id === work.viewer?.id)
    await setBankingData(work, { userId: seller.id, input: paymentData });
  await work.lock(...commissions);
  for (const commission of commissions) await refuseNamed(work, commission, commissions.length > 1);
  for (const commission of commissions) await request(work, seller, commission);
  return commissions.map(({ id }) => id);
}

async function refuseNamed(work: Work, commission: Commission, named: boolean): Promise<void> {
  try {
    await refuseCommissionAct(work, commission, "request");
  } catch (error) {
    if (!named || !(error instanceof Refusal) || error.code !== "CONFLICT") throw error;
    const { contractNumber } = await work.em.findOneOrFail(Contract, { id: commission.contract.id });
    throw conflict(`Contrato ${contractNumber}: ${error.message}`);
  }
}

async function request(work: Work, seller: User, commission: Commission): Promise<void> {
  const { status, montoComision } = commission;
  const document = make(SupportDocument, {
    status: "generado",
    contenido: await contentOf(work, seller, commission),
    fechaGeneracion: work.now,
    numeroDocumento: await work.number("CC"),
  });
  assign(document, await keptAccount(work.services, document, openAccount(work.services, seller)));
  work.add(document);
  commission.documentoSoporte = document;
  const { id: documentId, numeroDocumento: number } = document;
  issueDocument(work, { kind: "support_document", number, recordId: documentId });
  const requested = { number, from: status, montoComision };
  if (status === "pending")
    work.move(commissionMoves, commission, "generated", { audit: ["commission.requested", requested] });
  else work.audit("commission.requested", commission.id, requested);
  await work.emit("commission.requested", { commissionId: commission.id, sellerId: seller.id });
  await work.job("commissions.support-document", { documentId });
}
