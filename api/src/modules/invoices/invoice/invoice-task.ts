import { registerEnum } from "../../../core/enums.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import type { Invoice } from "./invoice.entity.ts";

/** Tasks on invoices; lists are filtered by them, and Mi día counts them. */
export const InvoiceTask = {
  review: "review",
  unsent: "unsent",
  unsent_note: "unsent_note",
  note: "note",
} as const;
export type InvoiceTask = keyof typeof InvoiceTask;
registerEnum(InvoiceTask, { name: "InvoiceTask", description: "Qué espera una factura de quien factura." });

/** Condition for documents that no job sends any more: rejected, or failed after days of retries. */
const unsent = { sendingState: { $in: ["rechazada" as const, "fallida" as const] } };

/** Filter of the invoices for each task. */
export const invoicesOfTask: Readonly<Record<InvoiceTask, ReadFilter<Invoice>>> = {
  review: { sendingState: "por_revisar" },
  unsent,
  unsent_note: { creditNotes: unsent },
  note: { creditedWhole: false, contract: { status: "cancelled" } },
};
