import type { Viewer } from "../../core/auth/viewer.ts";
import { jobContext } from "../../core/jobs/context.ts";
import type { SeedContext } from "../../core/seed.ts";
import { Contract } from "../contracts/contract/contract.entity.ts";
import { changeInvoiceStatus } from "./invoice/acts/change-invoice-status.ts";
import { generateInvoice } from "./invoice/acts/generate-invoice.ts";
import { sendPaper } from "./sending/send-paper.ts";

const HOUR = 3_600_000;
/** How many of the completed contracts wait for their invoice, and how many were invoiced. */
const WAITING = 6;
const INVOICED = 24;

/** Invoices of the demo: of the contracts completed longest ago; the last ones wait for theirs. */
export async function seedInvoices(seed: SeedContext): Promise<void> {
  const end = seed.services.clock.now();
  const contador = seed.shared.get("account:contador") as Viewer;
  const completed = await seed.services.orm.em
    .fork()
    .find(Contract, { status: "completed" }, { orderBy: { completedAt: "asc", id: "asc" } });
  const invoiced = completed.slice(0, -WAITING).slice(-INVOICED);
  for (const [n, { id: contractId, completedAt }] of invoiced.entries()) {
    seed.at(new Date(Math.min((completedAt ?? end).getTime() + 2 * HOUR, end.getTime())));
    const { invoiceId: id } = await seed.as(contador, generateInvoice, {
      contractId,
      impuesto: "GRAVADO_19",
    });
    // The last one still waits for its turn, as any invoice does for a moment.
    if (n === invoiced.length - 1) continue;
    await sendPaper(jobContext(seed.services, "seed"), "factura", id);
    if (n % 3 === 0) await seed.as(contador, changeInvoiceStatus, { id, status: "paid" });
  }
  seed.at(end);
}
