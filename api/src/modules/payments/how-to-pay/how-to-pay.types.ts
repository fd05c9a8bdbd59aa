import { Field, ID, ObjectType } from "type-graphql";
import type { HowToPay, PaidInto } from "../../content/agency-account/how-to-pay-block.rules.ts";
import { COP, Day } from "../../../core/scalars.ts";

/** Account that receives payments; every text is ready to be read. */
@ObjectType("PaidInto", { simpleResolvers: true })
export class PaidIntoType implements PaidInto {
  @Field(() => ID) id!: string;
  /** `Bancolombia · Cuenta de ahorros`. */
  @Field(() => String) name!: string;
  /** In groups, for reading aloud. */
  @Field(() => String) number!: string;
  /** Without blanks, for pasting into a bank's form. */
  @Field(() => String) copied!: string;
  /** With the document, which banks require. */
  @Field(() => String) holder!: string;
  /** Content of its QR code; null for a bank account. */
  @Field(() => String, { nullable: true }) qr!: string | null;
  /** True for the bank's own code, which its application reads; else the code contains the key. */
  @Field(() => Boolean) isBankQr!: boolean;
  /** Warning about this amount; null for none. */
  @Field(() => String, { nullable: true }) note!: string | null;
}

/**
 * Payment instructions for the next amount of a contract: for its staff, its client, and the holders of its
 * link.
 */
@ObjectType("HowToPay", { simpleResolvers: true })
export class HowToPayType implements HowToPay {
  /** Reference that the client writes beside the transfer: the contract's number. */
  @Field(() => String) reference!: string;
  /** Name of the payment: `Cuota 2 de 3`. */
  @Field(() => String) concept!: string;
  @Field(() => COP) amount!: number;
  @Field(() => Day, { nullable: true }) due!: string | null;
  /** Full address of the page where it is paid online; null when online payment is not available. */
  @Field(() => String, { nullable: true }) online!: string | null;
  @Field(() => [PaidIntoType]) accounts!: readonly PaidIntoType[];
}
