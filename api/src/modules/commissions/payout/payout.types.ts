import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP } from "../../../core/scalars.ts";
import { CommissionPayout } from "./commission-payout.entity.ts";
import { AcquisitionOutcome } from "./payout.enums.ts";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { payoutOrder } from "./payout.rules.ts";

/** One page of payments. */
@ObjectType({ simpleResolvers: true })
export class CommissionPayoutPage extends PageOf(CommissionPayout) {}

/** A commission whose payment a second person has to approve. */
@ObjectType({ simpleResolvers: true })
export class UnapprovedLine {
  @Field(() => ID) id!: string;
  @Field(() => String) contrato!: string;
}

/** Payment to one seller as it would be made, in COP. */
@ObjectType({ simpleResolvers: true })
export class PayoutSeller {
  @Field(() => Int) vendedorId!: number;
  @Field(() => String) nombre!: string;
  @Field(() => Int) lines!: number;
  /** The commissions alone. */
  @Field(() => COP) comisiones!: number;
  /** Adjustments deducted with this payment: 0 or less. */
  @Field(() => COP) ajustes!: number;
  @Field(() => COP) retefuente!: number;
  @Field(() => COP) reteIca!: number;
  @Field(() => COP) neto!: number;
  /** Bank, kind and number; null when the bank details are not complete. */
  @Field(() => String, { nullable: true }) cuenta!: string | null;
  @Field(() => AcquisitionOutcome) documento!: AcquisitionOutcome;
  /**
   * True when nobody entered their tax profile, nor confirmed yet that nothing is withheld: paying them
   * requires that.
   */
  @Field(() => Boolean) preguntaRetencion!: boolean;
  /** Explanation of the tax withheld. */
  @Field(() => [String]) retencion!: string[];
  /** Warnings about the account, to read before paying into it. */
  @Field(() => [String]) avisos!: readonly string[];
  /** Lines that a second person must approve first; the commissions of one seller count together. */
  @Field(() => [UnapprovedLine]) porAprobar!: UnapprovedLine[];
}

/** Totals of paying some commissions, in COP. */
@ObjectType({ simpleResolvers: true })
export class PayoutPreview {
  @Field(() => Int) lines!: number;
  @Field(() => COP) bruto!: number;
  @Field(() => COP) retefuente!: number;
  @Field(() => COP) reteIca!: number;
  @Field(() => COP) neto!: number;
  @Field(() => [PayoutSeller]) sellers!: PayoutSeller[];
  /** Reason why it cannot be paid now: the first refused line, by its name; null when there is none. */
  @Field(() => String, { nullable: true }) problema!: string | null;
}

/** Page and order of the list of commission payments. */
@ArgsType()
export class CommissionPayoutPageArgs extends OrderedPageOf<CommissionPayout>()(payoutOrder) {}
