import type { Rel } from "@mikro-orm/core";
import { Entity, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Invoice } from "../invoice/invoice.entity.ts";
import { PaperAttempt } from "./paper-attempt.entity.ts";

/**
 * What an invoice said when the DIAN rejected it, or when it was held back to be reviewed, and why. Rows are
 * only added.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "invoice_attempts" })
@Index({ properties: ["invoice", "code"] })
export class InvoiceAttempt extends PaperAttempt {
  @ManyToOne(() => Invoice, { fieldName: "invoice_id", deleteRule: "restrict" })
  invoice!: Rel<Invoice>;

  /** Whether it reached the DIAN; one that was corrected in the review did not. */
  @Field(() => Boolean)
  @Property({ type: "boolean" })
  sent!: boolean;
}
