import type { Rel } from "@mikro-orm/core";
import { Entity, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Invoice } from "../invoice/invoice.entity.ts";
import { FiscalDocumentAttempt } from "./fiscal-document-attempt.entity.ts";

/**
 * Content of an invoice that the DIAN rejected, or that was corrected while held for review, with the reason.
 * Rows are only added.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "invoice_attempts" })
@Index({ properties: ["invoice", "code"] })
export class InvoiceAttempt extends FiscalDocumentAttempt {
  @ManyToOne(() => Invoice, { fieldName: "invoice_id", deleteRule: "restrict" })
  invoice!: Rel<Invoice>;

  /** True when it reached the DIAN; one corrected during the review did not. */
  @Field(() => Boolean)
  @Property({ type: "boolean" })
  sent!: boolean;
}
