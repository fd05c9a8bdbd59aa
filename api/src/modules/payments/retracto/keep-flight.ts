import type { AgencySigner } from "../../content/agency/agency-data.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import { conflict } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { STALE } from "../../../core/mutation/stale.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { issueDocument } from "../../../core/verification/issue-document.ts";
import { newVerificationCode } from "../../../core/verification/verification-code.ts";
import { addendumMoves } from "../../contracts/addendum/addendum-moves.ts";
import { Addendum } from "../../contracts/addendum/addendum.entity.ts";
import type { AddendumChanges, AddendumContent } from "../../contracts/addendum/addendum.parts.ts";
import { printedAddendum, putAddendum } from "../../contracts/addendum/addendum.print.ts";
import { changedServiceTerms } from "../../contracts/addendum/addendum-services.ts";
import { agreedContent } from "../../contracts/addendum/agreed-content.ts";
import { applyAddendum } from "../../contracts/addendum/apply-addendum.ts";
import { withdrawOpenAddenda } from "../../contracts/addendum/withdraw-open.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import { contractContent, hashOfContent } from "../../contracts/contract/print/contract-content.ts";
import { keepVersion } from "../../contracts/contract/print/contract.print.ts";
import { settlePayments } from "../../contracts/contract/sale/settle-payments.ts";
import { storedLinesOf } from "../../contracts/plan/plan-store.ts";
import { planWithin } from "./retracto.rules.ts";

const REASON =
  "Retracto del cliente (Ley 1480 de 2011, artículo 47): se queda con el vuelo y devuelve lo demás.";

/**
 * PDF of the addendum that keeps only the flight, printed before the transaction that creates the addendum.
 */
export interface PrintedFlight {
  readonly number: number;
  readonly changes: AddendumChanges;
  readonly content: AddendumContent;
  readonly baseHash: string;
  readonly agencySigner: AgencySigner | null;
  readonly code: string;
  readonly stored: StoredBytes;
}

type Agreed = Pick<PrintedFlight, "number" | "changes" | "content" | "baseHash">;

/** Returns the content of a contract reduced to the flight, priced at its tickets (COP). */
async function flightAlone(scope: Scope, contract: Contract, price: Cop): Promise<Agreed> {
  const said = await contractContent(scope.em, contract);
  const number = (await scope.em.count(Addendum, { contract: contract.id })) + 1;
  const servicios = contract.contractItem.filter(({ tipo }) => tipo === "tickets");
  const steps = planWithin(await storedLinesOf(scope, contract), price);
  const plan = steps.map((step, place) => ({ numero: place + 1, ...step, pagada: false }));
  const { origin, destination, from, to, travellers, client, holder, advisor } = said;
  return {
    number,
    baseHash: hashOfContent(said),
    changes: {
      viajeros: [],
      pasajeroTitular: null,
      fechaInicioViaje: null,
      fechaFinViaje: null,
      servicios,
      precioTotal: price,
      plan: null,
    },
    content: {
      numero: number,
      contrato: contract.contractNumber,
      motivo: REASON,
      cambios: changedServiceTerms(contract.contractItem, servicios),
      precioAntes: contract.precioTotal,
      precioDespues: price,
      plan,
      base: { number: said.number, origin, destination, from, to, travellers, client, holder, advisor },
    },
  };
}

/** Prints the addendum that keeps only the flight of a contract. */
export async function printFlightAlone(scope: Scope, contract: Contract, price: Cop): Promise<PrintedFlight> {
  const agreed = await flightAlone(scope, contract, price);
  const { signer: agencySigner } = await scope.services.agency.current();
  const code = newVerificationCode();
  const bytes = await printedAddendum(scope, agreed.content, { agencySigner, code });
  const stored = await putAddendum(scope.services, agreed.content, bytes);
  return { ...agreed, agencySigner, code, stored };
}

/**
 * Reduces a locked contract to its flight, by an addendum that the client accepted with the withdrawal code.
 * The refund was opened before, so the refunded money no longer counts as paid.
 * @throws Refusal CONFLICT when the contract differs from its printed state.
 */
export async function keepFlight(
  work: Work,
  contract: Contract,
  price: Cop,
  printed: PrintedFlight,
): Promise<Addendum> {
  const now = await flightAlone(work, contract, price);
  if (now.baseHash !== printed.baseHash || now.number !== printed.number) throw conflict(STALE);
  const { number, changes, content, baseHash, agencySigner, code, stored } = printed;
  await withdrawOpenAddenda(work, contract.id);
  const said = await contractContent(work.em, contract);
  const addendum = new Addendum();
  addendum.contract = contract;
  addendum.number = number;
  addendum.reason = REASON;
  addendum.changes = changes;
  addendum.content = content;
  addendum.baseHash = baseHash;
  addendum.emailSentTo = contract.emailSentTo ?? contract.cliente.email;
  work.add(addendum);
  await work.save();
  work.audit("contract.addendum-drafted", contract.id, { number, reason: REASON });
  const version = await keepVersion(work, contract, {
    stored,
    hash: baseHash,
    howToPay: null,
    payToken: null,
    agencySigner,
    signed: false,
    addendum,
    content: agreedContent(said, contract, { changes, content }),
  });
  const { sha256 } = version;
  const name = `${contract.contractNumber} · Otrosí ${number}`;
  issueDocument(work, { kind: "addendum", number: name, recordId: addendum.id, code, sha256 });
  work.move(addendumMoves, addendum, "sent", { at: work.now, audit: null });
  await settlePayments(work, contract);
  await applyAddendum(work, contract, addendum);
  work.move(addendumMoves, addendum, "signed", {
    at: work.now,
    audit: [
      "contract.addendum-signed",
      {
        number,
        version: version.number,
        sha256,
        before: content.precioAntes,
        after: price,
        changes: content.cambios,
      },
      contract,
    ],
  });
  await work.emit("addendum.signed", { contractId: contract.id, addendumId: addendum.id });
  return addendum;
}
