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

/** A commission of which a second person has to approve the payment. */
@ObjectType({ simpleResolvers: true })
export class UnapprovedLine {
  @Field(() => ID) id!: string;
  @Field(() => String) contrato!: string;
}

/** What one seller would be paid, in COP. */
@ObjectType({ simpleResolvers: true })
export class PayoutSeller {
  @Field(() => Int) vendedorId!: number;
  @Field(() => String) nombre!: string;
  @Field(() => Int) lines!: number;
  /** The commissions alone. */
  @Field(() => COP) comisiones!: number;
  /** What is taken off with them: 0 or less. */
  @Field(() => COP) ajustes!: number;
  @Field(() => COP) retefuente!: number;
  @Field(() => COP) reteIca!: number;
  @Field(() => COP) neto!: number;
  /** Bank, kind and number; null where the bank details are not complete. */
  @Field(() => String, { nullable: true }) cuenta!: string | null;
  @Field(() => AcquisitionOutcome) documento!: AcquisitionOutcome;
  /** How what is withheld came to be. */
  @Field(() => [String]) retencion!: string[];
  /** What should be known of the account before paying into it. */
  @Field(() => [String]) avisos!: readonly string[];
  /** What a second person has to approve before; the commissions of one seller count together. */
  @Field(() => [UnapprovedLine]) porAprobar!: UnapprovedLine[];
}

/** What paying some commissions would come to, in COP. */
@ObjectType({ simpleResolvers: true })
export class PayoutPreview {
  @Field(() => Int) lines!: number;
  @Field(() => COP) bruto!: number;
  @Field(() => COP) retefuente!: number;
  @Field(() => COP) reteIca!: number;
  @Field(() => COP) neto!: number;
  @Field(() => [PayoutSeller]) sellers!: PayoutSeller[];
  /** Why it cannot be paid now: the first line that cannot, by its name. */
  @Field(() => String, { nullable: true }) problema!: string | null;
}

/** Which page of payments of commissions, and in which order. */
@ArgsType()
export class CommissionPayoutPageArgs extends OrderedPageOf<CommissionPayout>()(payoutOrder) {}
