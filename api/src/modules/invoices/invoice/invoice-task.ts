import { registerEnum } from "../../../core/enums.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import type { Invoice } from "./invoice.entity.ts";

/** What is to be done with invoices, as lists are narrowed to it and Mi día counts it. */
export const InvoiceTask = {
  review: "review",
  unsent: "unsent",
  unsent_note: "unsent_note",
  note: "note",
} as const;
export type InvoiceTask = keyof typeof InvoiceTask;
registerEnum(InvoiceTask, { name: "InvoiceTask", description: "Qué espera una factura de quien factura." });

/** What nobody sends any more by itself: refused, or given up after days. */
const unsent = { sendingState: { $in: ["rechazada" as const, "fallida" as const] } };

/** The invoices of each task. */
export const invoicesOfTask: Readonly<Record<InvoiceTask, ReadFilter<Invoice>>> = {
  review: { sendingState: "por_revisar" },
  unsent,
  unsent_note: { creditNotes: unsent },
  note: { creditedWhole: false, contract: { status: "cancelled" } },
};
