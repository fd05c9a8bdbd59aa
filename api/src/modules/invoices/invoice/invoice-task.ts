import { registerEnum } from "../../../core/enums.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import type { Invoice } from "./invoice.entity.ts";

/** Tasks on invoices, by which lists are filtered and Mi día counts them. */
export const InvoiceTask = {
  review: "review",
  unsent: "unsent",
  unsent_note: "unsent_note",
  note: "note",
} as const;
export type InvoiceTask = keyof typeof InvoiceTask;
registerEnum(InvoiceTask, { name: "InvoiceTask", description: "Qué espera una factura de quien factura." });

/** Condition on documents that no job sends any more: rejected, or given up after days. */
const unsent = { sendingState: { $in: ["rechazada" as const, "fallida" as const] } };

/** The invoices of each task. */
export const invoicesOfTask: Readonly<Record<InvoiceTask, ReadFilter<Invoice>>> = {
  review: { sendingState: "por_revisar" },
  unsent,
  unsent_note: { creditNotes: unsent },
  note: { creditedWhole: false, contract: { status: "cancelled" } },
};
