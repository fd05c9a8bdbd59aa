import { Field, ID, ObjectType } from "type-graphql";
import type { HowToPay, PaidInto } from "../../../core/paying/how-to-pay.ts";
import { COP, Day } from "../../../core/scalars.ts";

/** One account into which a payment may go; every text is ready to be read. */
@ObjectType("PaidInto", { simpleResolvers: true })
export class PaidIntoType implements PaidInto {
  @Field(() => ID) id!: string;
  /** `Bancolombia · Cuenta de ahorros`. */
  @Field(() => String) name!: string;
  /** In groups, as it is read aloud. */
  @Field(() => String) number!: string;
  /** Without blanks, as it is pasted into a bank's form. */
  @Field(() => String) copied!: string;
  /** With the document, which banks ask for. */
  @Field(() => String) holder!: string;
  /** What a QR code of it says; null for an account of a bank. */
  @Field(() => String, { nullable: true }) qr!: string | null;
  /** Whether that is the bank's own code, which its application reads; else it says the key. */
  @Field(() => Boolean) isBankQr!: boolean;
  /** What is to be minded with this amount; null for nothing. */
  @Field(() => String, { nullable: true }) note!: string | null;
}

/** How what a contract asks for next is paid: for its staff, its client, and whoever carries its link. */
@ObjectType("HowToPay", { simpleResolvers: true })
export class HowToPayType implements HowToPay {
  /** What the client writes beside the transfer: the contract's number. */
  @Field(() => String) reference!: string;
  /** What is paid: `Cuota 2 de 3`. */
  @Field(() => String) concept!: string;
  @Field(() => COP) amount!: number;
  @Field(() => Day, { nullable: true }) due!: string | null;
  /** Whole address of the page where it is paid online; null where that is not available. */
  @Field(() => String, { nullable: true }) online!: string | null;
  @Field(() => [PaidIntoType]) accounts!: readonly PaidIntoType[];
}
