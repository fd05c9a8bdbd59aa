import type { Viewer } from "../../core/auth/viewer.ts";
import { today } from "../../core/colombia/days.ts";
import type { JobContext } from "../../core/jobs/jobs.ts";
import type { SeedContext } from "../../core/seed.ts";
import { cancelContract } from "../contracts/contract/acts/cancel-contract.ts";
import { Contract } from "../contracts/contract/contract.entity.ts";
import { answerForProvider } from "../providers/acts/answer-for-provider.ts";
import { Purchase } from "../purchases/purchase/purchase.entity.ts";
import { CreditNote } from "./credit-note/credit-note.entity.ts";
import { generateInvoice } from "./invoice/acts/generate-invoice.ts";
import { sendFiscalDocument } from "./sending/send-fiscal-document.ts";

const HOUR = 3_600_000;
/** Numbers of completed demo contracts that have no invoice yet, and that have one. */
const WAITING = 6;
const INVOICED = 24;

/**
 * Seeds invoices for the demo contracts that were completed longest ago; the latest ones have none. One more
 * invoice is credited, because its trip was cancelled before it began.
 */
export async function seedInvoices(seed: SeedContext): Promise<void> {
  const end = seed.services.clock.now();
  const completed = await seed.services.orm.em
    .fork()
    .find(Contract, { status: "completed" }, { orderBy: { completedAt: "asc", id: "asc" } });
  const credited = completed.find(({ fechaInicioViaje }) => fechaInicioViaje > today(end));
  const others = completed.filter((contract) => contract !== credited);
  const invoiced = others.slice(0, -WAITING).slice(-INVOICED);
  for (const [n, contract] of invoiced.entries()) {
    const id = await invoice(seed, contract, end);
    // The last one still waits for its turn, as any invoice does for a moment.
    if (n === invoiced.length - 1) continue;
    await sendFiscalDocument(sendingOf(seed), "factura", id);
  }
  if (credited) await cancelInvoiced(seed, credited, end);
  seed.at(end);
}

const person = ({ shared }: SeedContext, who: string) => shared.get(`account:${who}`) as Viewer;

const sendingOf = (seed: SeedContext): JobContext => ({
  services: seed.services,
  run: (act, args) => seed.as(null, act, args),
});

/** Invoices a contract two hours after its completion, and returns the invoice's id. */
async function invoice(seed: SeedContext, { id: contractId, completedAt }: Contract, end: Date) {
  seed.at(new Date(Math.min((completedAt ?? end).getTime() + 2 * HOUR, end.getTime())));
  await answerForProviders(seed, contractId);
  const asked = { contractId, impuesto: "GRAVADO_19" } as const;
  return (await seed.as(person(seed, "contador"), generateInvoice, asked)).invoiceId;
}

/** Answers that the providers of a contract sell in their own name, for providers without an answer. */
async function answerForProviders(seed: SeedContext, contractId: string): Promise<void> {
  const em = seed.services.orm.em.fork();
  const purchases = await em.find(Purchase, { item: { contract: contractId } }, { populate: ["provider"] });
  const open = new Set(
    purchases.filter(({ provider }) => provider.mandate === null).map((one) => one.provider.id),
  );
  for (const id of open)
    await seed.as(person(seed, "contador"), answerForProvider, { id, input: { mandate: false } });
}

/** Invoices and cancels a contract, so that a credit note credits the invoice; both documents are sent. */
async function cancelInvoiced(seed: SeedContext, contract: Contract, end: Date): Promise<void> {
  const invoiceId = await invoice(seed, contract, end);
  await sendFiscalDocument(sendingOf(seed), "factura", invoiceId);
  seed.at(end);
  const motivo = "El cliente no puede viajar en esas fechas";
  await seed.as(person(seed, "owner"), cancelContract, { id: contract.id, motivo });
  const note = await seed.services.orm.em.fork().findOne(CreditNote, { invoice: invoiceId });
  if (note) await sendFiscalDocument(sendingOf(seed), "nota_credito", note.id);
}
