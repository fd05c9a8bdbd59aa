import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { CreditNote } from "../credit-note/credit-note.entity.ts";
import { Invoice } from "./invoice.entity.ts";
import { NO_INVOICE, NO_NOTE } from "./invoice.texts.ts";

/** Returns the documents that the viewer may see: all for the accountant and the owner, none for others. */
export const visibleFiscalDocuments = (viewer: Viewer | null): FilterQuery<Invoice & CreditNote> =>
  may(viewer?.role, "invoice") ? {} : { $or: [] };

/** Loads an invoice. NOT_FOUND `Factura no encontrada`. */
export const findInvoice = (scope: Scope, id: string): Promise<Invoice> =>
  scope.find(Invoice, { $and: [{ id }, visibleFiscalDocuments(scope.viewer)] }, NO_INVOICE);

/** Loads a credit note. NOT_FOUND `Nota crédito no encontrada`. */
export const findCreditNote = (scope: Scope, id: string): Promise<CreditNote> =>
  scope.find(CreditNote, { $and: [{ id }, visibleFiscalDocuments(scope.viewer)] }, NO_NOTE);
