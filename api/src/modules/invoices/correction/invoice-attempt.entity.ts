import type { Rel } from "@mikro-orm/core";
import { Entity, Index } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference } from "../../../core/column.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { FiscalDocumentAttempt } from "./fiscal-document-attempt.entity.ts";

/**
 * Content of an invoice before a correction, with the reason: the DIAN rejected it, or it was corrected
 * while held for review. Rows are only added, never changed.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "invoice_attempts" })
@Index({ properties: ["invoice", "code"] })
export class InvoiceAttempt extends FiscalDocumentAttempt {
  @Reference(() => Invoice, "invoice_id", { deleteRule: "restrict" })
  invoice!: Rel<Invoice>;

  /** False for content that was corrected during the review. */
  @Column("boolean", "Si llegó a la DIAN.")
  sent!: boolean;
}
