import { spendCode } from "../../../../core/auth/one-time-codes.ts";
import { revokeLinks } from "../../../../core/links/links.ts";
import { badInput, conflict } from "../../../../core/failure.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { PreparedAct } from "../../../../core/mutation/act.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { contractMoves } from "../../../contracts/contract/contract-moves.ts";
import { lockWithQuote } from "../../../contracts/contract/contract-quote.ts";
import { refuseContractAct } from "../../../contracts/contract/contract-state.ts";
import type { Contract } from "../../../contracts/contract/contract.entity.ts";
import { findOwnContract } from "../../../contracts/contract/contract.find.ts";
import { contractContent } from "../../../contracts/contract/print/contract-content.ts";
import { paymentLink } from "../../../contracts/plan/payment-link.ts";
import { loadPayable } from "../../payable/payable-kinds.ts";
import { openRefund } from "../../refund/open-refund.ts";
import { accountText } from "../../refund/refund.rules.ts";
import { keepFlight, type PrintedFlight, printFlightAlone } from "../keep-flight.ts";
import { Retracto } from "../retracto.entity.ts";
import type { RetractoChoice } from "../retracto.enums.ts";
import { type RetractedMoney, retractedLetter, retractedSubject } from "../retracto.mail.ts";
import { type RetractoTerms, WITHDRAWN_BY_CLIENT as REASON } from "../retracto.rules.ts";
import { refuseSecondRetracto } from "../second-retracto.ts";
import { retractoTermsOf } from "../retracto-terms.ts";

/** Input of a client's withdrawal (retracto), with the code that was sent to the client. */
interface Exercise {
  readonly contractId: string;
  readonly code: string;
  /** Required when the airline does not refund the tickets. */
  readonly choice?: RetractoChoice | null;
}

const NO_CHOICE = "Elige qué devuelves: todo el viaje, o todo menos el vuelo.";
const NOTHING_TO_CHOOSE =
  "El retracto de este contrato es de todo el viaje: no hay un vuelo con el que debas quedarte.";
const INVOICED =
  "El contrato ya tiene factura: para quedarte solo con el vuelo escríbele a tu asesor, o devuelve todo el viaje.";
const WAITING =
  "Un pago tuyo está por verificar. Cuando lo verifiquemos podrás quedarte solo con el vuelo; " +
  "también puedes devolver todo el viaje.";

/**
 * Withdraws a client from a contract within the legal period (Ley 1480 de 2011, art. 47), confirmed by the
 * code sent to the client. Everything except air tickets is refunded in full; for tickets that the airline
 * refunds, its fee is entered later. When the airline no longer refunds them, the client chooses to cancel
 * everything, or to keep only the flight by an addendum.
 */
export const exerciseRetracto: PreparedAct<Exercise, PrintedFlight | null, string> = {
  name: "exerciseRetracto",
  async prepare(scope, { contractId, choice }) {
    if (choice !== "sin_vuelo") return null;
    const contract = await findOwnContract(scope, contractId);
    await refuseContractAct(scope, contract, "retract");
    const terms = await retractoTermsOf(scope, contract.id);
    await refuseFlightAlone(scope, contract, terms);
    return printFlightAlone(scope, contract, terms.price);
  },

  async act(work, { contractId, code, choice = null }, printed) {
    const contract = await findOwnContract(work, contractId);
    await lockWithQuote(work, contract);
    await refuseContractAct(work, contract, "retract");
    const { id } = contract;
    await refuseSecondRetracto(work, contract);
    const terms = await retractoTermsOf(work, id);
    if (terms.chooses && choice === null) throw badInput("choice", NO_CHOICE);
    if (printed) await refuseFlightAlone(work, contract, terms);
    await spendCode(work, "retracto", id, code);

    const { services: amount, servicesBy: until, tickets, ticketsBy } = terms;
    keep(work, contract, terms, choice ?? "todo");
    work.audit("contract.retracted", id, { paid: amount, tickets, choice: choice ?? "todo" });
    const payable = await loadPayable(work, { kind: "contract", id });
    const { porVerificar } = await work.facts(contract, "porVerificar");
    if (!printed) await cancel(work, contract);
    const reason = printed ? "retracto_parcial" : "retracto";
    const refund = await openRefund(work, payable, { monto: amount, reason, dueOn: until });
    if (printed) await keepFlight(work, contract, terms.price, printed);
    await work.emit("contract.retracted", {
      contractId: id,
      amount,
      until,
      awaitsAirline: ticketsBy !== null,
      keepsFlight: printed !== null,
    });
    await notifyClient(work, contract, printed, {
      terms,
      // Payments of a contract that lives on still count for it when they are verified.
      waiting: printed ? 0 : Number(porVerificar),
      account: refund && accountText(refund),
    });
    return id;
  },
};

/**
 * Refuses to keep only the flight.
 * @throws Refusal unless the client may keep only the flight.
 */
async function refuseFlightAlone(
  scope: Scope,
  contract: Contract,
  { chooses, services, tickets, price }: RetractoTerms & { readonly price: number },
): Promise<void> {
  if (!chooses) throw conflict(NOTHING_TO_CHOOSE);
  if (contract.invoicedAt !== null) throw conflict(INVOICED);
  const { porVerificar } = await scope.facts(contract, "porVerificar");
  if (services + tickets + Number(porVerificar) > price && Number(porVerificar) > 0) throw conflict(WAITING);
}

/** Stores the amounts of a withdrawal, with the due days of its refunds. */
function keep(work: Work, contract: Contract, terms: RetractoTerms, choice: RetractoChoice): void {
  const retracto = new Retracto();
  retracto.contract = contract;
  retracto.choice = choice;
  retracto.pagado = contract.totalPagado - contract.totalRetenido;
  retracto.servicios = terms.services;
  retracto.serviciosHasta = terms.servicesBy;
  retracto.tiquetes = terms.tickets;
  retracto.tiquetesVuelven = terms.ticketsReturn;
  retracto.tiquetesHasta = terms.ticketsBy;
  retracto.retencionMaxima = terms.mostKept;
  work.add(retracto);
}

/** Cancels a locked contract from which the client withdraws entirely. */
async function cancel(work: Work, contract: Contract): Promise<void> {
  const { id, status: from } = contract;
  contract.cancelReason = REASON;
  work.move(contractMoves, contract, "cancelled", {
    audit: ["contract.cancelled", { from, reason: REASON }],
  });
  await revokeLinks(work, "signature", id);
  await work.emit("contract.cancelled", { contractId: id, from });
}

async function notifyClient(
  work: Work,
  contract: Contract,
  printed: PrintedFlight | null,
  money: RetractedMoney,
): Promise<void> {
  const stored = printed?.stored;
  await queueMail(work, {
    key: `retracto:${contract.id}`,
    to: contract.emailSentTo ?? contract.cliente.email,
    subject: retractedSubject(contract.contractNumber),
    letter: retractedLetter(
      await contractContent(work.em, contract),
      money,
      printed !== null,
      await paymentLink(work, contract),
    ),
    ...(stored && {
      attachments: [
        {
          filename: stored.filename,
          storageKey: stored.key,
          contentType: "application/pdf",
          size: stored.size,
        },
      ],
    }),
  });
}
