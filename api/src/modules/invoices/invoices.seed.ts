import type { Viewer } from "../../core/auth/viewer.ts";
import { today } from "../../core/colombia/days.ts";
import type { JobContext } from "../../core/jobs/jobs.ts";
import type { SeedContext } from "../../core/seed.ts";
import { cancelContract } from "../contracts/contract/acts/cancel-contract.ts";
import { Contract } from "../contracts/contract/contract.entity.ts";
import { CreditNote } from "./credit-note/credit-note.entity.ts";
import { changeInvoiceStatus } from "./invoice/acts/change-invoice-status.ts";
import { generateInvoice } from "./invoice/acts/generate-invoice.ts";
import { sendPaper } from "./sending/send-paper.ts";

const HOUR = 3_600_000;
/** How many of the completed contracts wait for their invoice, and how many were invoiced. */
const WAITING = 6;
const INVOICED = 24;

/**
 * Invoices of the demo: of the contracts completed longest ago; the last ones wait for theirs. One of them
 * was taken back by a credit note, its trip cancelled before it began.
 */
export async function seedInvoices(seed: SeedContext): Promise<void> {
  const end = seed.services.clock.now();
  const contador = seed.shared.get("account:contador") as Viewer;
  const sending: JobContext = { services: seed.services, run: (act, args) => seed.as(null, act, args) };
  const completed = await seed.services.orm.em
    .fork()
    .find(Contract, { status: "completed" }, { orderBy: { completedAt: "asc", id: "asc" } });
  const invoiced = completed.slice(0, -WAITING).slice(-INVOICED);
  const unpaid: Contract[] = [];
  for (const [n, contract] of invoiced.entries()) {
    const { id: contractId, completedAt } = contract;
    seed.at(new Date(Math.min((completedAt ?? end).getTime() + 2 * HOUR, end.getTime())));
    const { invoiceId: id } = await seed.as(contador, generateInvoice, {
      contractId,
      impuesto: "GRAVADO_19",
    });
    // The last one still waits for its turn, as any invoice does for a moment.
    if (n === invoiced.length - 1) continue;
    await sendPaper(sending, "factura", id);
    if (n % 3 === 0) await seed.as(contador, changeInvoiceStatus, { id, status: "paid" });
    else unpaid.push(contract);
  }
  seed.at(end);
  const upcoming = unpaid.find(({ fechaInicioViaje }) => fechaInicioViaje > today(end));
  if (upcoming) await seedCreditNote(seed, upcoming, sending);
}

async function seedCreditNote(seed: SeedContext, { id }: Contract, sending: JobContext): Promise<void> {
  const owner = seed.shared.get("account:owner") as Viewer;
  await seed.as(owner, cancelContract, { id, motivo: "El cliente no puede viajar en esas fechas" });
  const notes = await seed.services.orm.em.fork().find(CreditNote, {});
  for (const note of notes) await sendPaper(sending, "nota_credito", note.id);
}
