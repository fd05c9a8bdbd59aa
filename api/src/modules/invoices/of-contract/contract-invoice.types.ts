import { Field, ObjectType } from "type-graphql";
import { COP, Day } from "../../../core/scalars.ts";
import { InvoiceCollection } from "../invoice/collection/collection.enums.ts";
import { InvoiceStatus } from "../invoice/invoice.enums.ts";
import type { Turn } from "../../accounts/turn/turn.rules.ts";
import { TurnType } from "../../accounts/turn/turn.type.ts";
import { SendingState } from "../sending/sending.enums.ts";

/** Credit note over the invoice of a contract. */
@ObjectType({ simpleResolvers: true })
export class ContractCreditNote {
  @Field(() => String) number!: string;
  @Field(() => Day) issueDate!: string;
  /** Amount in COP. */
  @Field(() => COP) totalAmount!: number;
  @Field(() => SendingState) sendingState!: SendingState;
  /**
   * Address for 60 minutes; null while it is being printed, and for people who may only know that it exists.
   */
  @Field(() => String, { nullable: true }) pdfUrl!: string | null;
  @Field(() => String, { nullable: true }) xmlUrl!: string | null;
  /** Public address that verifies it; null for one issued before documents had a code. */
  @Field(() => String, { nullable: true }) verificationUrl!: string | null;
}

/** An invoice of a contract, with its credit notes. */
@ObjectType()
abstract class InvoiceDocuments {
  @Field(() => String) number!: string;
  @Field(() => Day) issueDate!: string;
  /** Amount in COP. */
  @Field(() => COP) totalAmount!: number;
  @Field(() => InvoiceStatus) status!: InvoiceStatus;
  /** Part of it that the client has paid; null when credit notes credit it whole. */
  @Field(() => InvoiceCollection, { nullable: true }) cobro!: InvoiceCollection | null;
  /** Money received for it, in COP. */
  @Field(() => COP) cobrado!: number;
  @Field(() => SendingState) sendingState!: SendingState;
  /** Reason for its rejection, or problem of the last attempt; null for the client. */
  @Field(() => String, { nullable: true }) sendingProblem!: string | null;
  /** True for a test document, which has no legal effect. */
  @Field(() => Boolean) pruebas!: boolean;
  /**
   * Address for 60 minutes; null while it is being printed, and for people who may only know that it exists.
   */
  @Field(() => String, { nullable: true }) pdfUrl!: string | null;
  @Field(() => String, { nullable: true }) xmlUrl!: string | null;
  /** Public address that verifies it; null for one issued before documents had a code. */
  @Field(() => String, { nullable: true }) verificationUrl!: string | null;
  /** Numbers of the credit notes that credit all of it; null while a part is uncredited. */
  @Field(() => String, { nullable: true }) creditedBy!: string | null;
  /** Amount credited by notes, in COP. */
  @Field(() => COP) creditedAmount!: number;
  /** Credit notes over it, whole or in part, in their order. */
  @Field(() => [ContractCreditNote]) creditNotes!: readonly ContractCreditNote[];
}

/** An invoice that another one took the place of. */
@ObjectType({ simpleResolvers: true })
export class EarlierInvoice extends InvoiceDocuments {}

/** The invoice of a contract as its page shows it. */
@ObjectType({ simpleResolvers: true })
export class ContractInvoice extends InvoiceDocuments {
  /** Turn of the invoice, shown to the team; null when no step is waiting. */
  @Field(() => TurnType, { nullable: true }) turn!: Turn | null;
  /** Earlier invoices that it replaced, the last one first. */
  @Field(() => [EarlierInvoice]) anteriores!: readonly EarlierInvoice[];
}
