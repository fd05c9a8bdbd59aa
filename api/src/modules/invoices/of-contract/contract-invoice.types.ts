import { Field, ObjectType } from "type-graphql";
import { COP, Day } from "../../../core/scalars.ts";
import { InvoiceStatus } from "../invoice/invoice.enums.ts";
import type { Turn } from "../../accounts/turn/turn.rules.ts";
import { TurnType } from "../../accounts/turn/turn.type.ts";
import { SendingState } from "../sending/sending.enums.ts";

/** What takes the invoice of a contract back. */
@ObjectType({ simpleResolvers: true })
export class ContractCreditNote {
  @Field(() => String) number!: string;
  @Field(() => Day) issueDate!: string;
  /** In COP. */
  @Field(() => COP) totalAmount!: number;
  @Field(() => SendingState) sendingState!: SendingState;
  /** The address for 60 minutes; null while it is being printed, and for who may only know of it. */
  @Field(() => String, { nullable: true }) pdfUrl!: string | null;
  @Field(() => String, { nullable: true }) xmlUrl!: string | null;
  /** Where anybody checks it; null for one that was made before papers had a code. */
  @Field(() => String, { nullable: true }) verificationUrl!: string | null;
}

/** An invoice of a contract, with what takes it back. */
@ObjectType()
abstract class InvoicePapers {
  @Field(() => String) number!: string;
  @Field(() => Day) issueDate!: string;
  /** In COP. */
  @Field(() => COP) totalAmount!: number;
  @Field(() => InvoiceStatus) status!: InvoiceStatus;
  @Field(() => SendingState) sendingState!: SendingState;
  /** Why it was refused, or what went wrong with the last try; null to the client. */
  @Field(() => String, { nullable: true }) sendingProblem!: string | null;
  /** Whether it is a test, which counts for nothing. */
  @Field(() => Boolean) pruebas!: boolean;
  /** The address for 60 minutes; null while it is being printed, and for who may only know of it. */
  @Field(() => String, { nullable: true }) pdfUrl!: string | null;
  @Field(() => String, { nullable: true }) xmlUrl!: string | null;
  /** Where anybody checks it; null for one that was made before papers had a code. */
  @Field(() => String, { nullable: true }) verificationUrl!: string | null;
  /** What notes took back of it, in COP. */
  @Field(() => COP) creditedAmount!: number;
  /** What takes it back, whole or in part, in their order. */
  @Field(() => [ContractCreditNote]) creditNotes!: readonly ContractCreditNote[];
}

/** An invoice that another one took the place of. */
@ObjectType({ simpleResolvers: true })
export class EarlierInvoice extends InvoicePapers {}

/** The invoice of a contract as its page shows it. */
@ObjectType({ simpleResolvers: true })
export class ContractInvoice extends InvoicePapers {
  /** Who does its next step, to the team; null where nothing waits. */
  @Field(() => TurnType, { nullable: true }) turn!: Turn | null;
  /** Those whose place it took, the last one first. */
  @Field(() => [EarlierInvoice]) anteriores!: readonly EarlierInvoice[];
}
