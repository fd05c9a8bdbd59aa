import { Field, ID, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { ThirdParty } from "../../accounts/account/third-party.type.ts";
import { InvoiceCollection } from "./collection/collection.enums.ts";
import { SendingState } from "../sending/sending.enums.ts";
import { InvoiceStatus } from "./invoice.enums.ts";

/** An invoice, or a credit note with its amounts below zero; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class InvoiceBookLine {
  @Field(() => ID) id!: string;
  /** `factura` or `nota_credito`. */
  @Field(() => String) kind!: string;
  @Field(() => String) number!: string;
  /** Number of the invoice that a note credits; null of an invoice. */
  @Field(() => String, { nullable: true }) about!: string | null;
  /** Status of an invoice, or the label of one that notes credit whole; null for a note. */
  @Field(() => String, { nullable: true }) shownStatus!: string | null;
  /** Stored status; null for a note. */
  @Field(() => InvoiceStatus, { nullable: true }) status!: InvoiceStatus | null;
  /** Part of an invoice that its client has paid; null for a note, and for one that notes credit whole. */
  @Field(() => InvoiceCollection, { nullable: true }) cobro!: InvoiceCollection | null;
  /** Money received for an invoice, in COP; 0 of a note. */
  @Field(() => COP) cobrado!: number;
  @Field(() => Day) issueDate!: string;
  @Field(() => String) contractNumber!: string;
  @Field(() => ThirdParty) thirdParty!: ThirdParty;
  @Field(() => COP) baseAmount!: number;
  @Field(() => COP) ivaAmount!: number;
  @Field(() => COP) thirdPartyAmount!: number;
  @Field(() => COP) totalAmount!: number;
  @Field(() => String) code!: string;
  @Field(() => SendingState) sendingState!: SendingState;
  @Field(() => DateTime, { nullable: true }) sentAt!: Date | null;
  @Field(() => Boolean) pruebas!: boolean;
}

/** One page of invoices with the notes that credit them. */
@ObjectType({ simpleResolvers: true })
export class InvoiceBookPage extends PageOf(InvoiceBookLine) {}
