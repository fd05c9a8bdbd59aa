import { tabOf } from "../../../core/addresses.ts";
import { notFound } from "../../../core/failure.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { contractContent } from "../../contracts/contract/print/contract-content.ts";
import { settlePayments } from "../../contracts/contract/sale/settle-payments.ts";
import { sellerOf } from "../../contracts/contract/sale/contract-sellers.ts";
import { readableContracts, visibleContracts } from "../../contracts/contract/contract.access.ts";
import { paymentLink } from "../../contracts/plan/payment-link.ts";
import { howToPayNext } from "../../contracts/contract/print/contract-payment.ts";
import { paidContractActs, takesPaymentsAt } from "./paid-contract.acts.rules.ts";
import { type Payable, payableKind } from "./payable.ts";

/** Contracts as payable records: payable once sent to the client, according to their payment plan. */
export const paidContracts = payableKind({
  name: "contract",
  entity: Contract,
  missing: () => notFound(NO_CONTRACT),
  // A link that opens the contract to be signed opens no payments of it; the link to pay does.
  visible: (viewer, link) => readableContracts(viewer, link, visibleContracts(viewer, null)),
  of: paidContract,
});

function paidContract(contract: Contract): Payable {
  const { id, contractNumber } = contract;
  return {
    ref: { kind: "contract", id },
    record: contract,
    words: { article: "el", noun: "contrato", name: contractNumber },
    get price() {
      return contract.precioTotal;
    },
    get paid() {
      return contract.totalPagado;
    },
    get cancelledAt() {
      return contract.cancelledAt;
    },
    get clientId() {
      return contract.account?.id ?? null;
    },
    pointsAsPaid: true,
    refuse: (way, caller) => paidContractActs.refuse(way, caller, contract),
    settle: (work) => settlePayments(work, contract),
    content: async (em) => {
      const content = await contractContent(em, contract);
      const { name, document } = content.client;
      return {
        ...content,
        client: { name, document, email: contract.emailSentTo ?? contract.cliente.email },
      };
    },
    creditsByItself: true,
    clientPage: (work) => paymentLink(work, contract),
    howToPay: async (scope) => (takesPaymentsAt(contract.status) ? howToPayNext(scope, contract) : null),
    notifiedPeople: () => Promise.resolve([sellerOf(contract)]),
    notice: { link: tabOf("contract", id, "pagos"), data: { contract_id: id } },
  };
}
