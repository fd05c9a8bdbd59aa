import type { Opt } from "@mikro-orm/core";
import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Auth } from "../../../../core/auth/auth.decorator.ts";
import { STAFF } from "../../../../core/auth/role.ts";
import { CopColumn } from "../../../../core/columns.ts";
import { COP } from "../../../../core/scalars.ts";
import { Receipted } from "../../receipt/receipted.entity.ts";

/** What others than the agency and its client say of a payment: the card provider, and the bank. */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
@Check({ name: "payments_are_backed_once", expression: "respaldado between 0 and monto" })
@Index({
  name: "payments_to_match",
  expression: "create index payments_to_match on payments (monto, fecha_pago) where sin_respaldo",
})
@Index({
  name: "payments_without_money",
  expression: "create index payments_without_money on payments (fecha_pago, id) where sin_respaldo",
})
@Index({
  name: "payments_in_review",
  expression: "create index payments_in_review on payments (created_at, id) where in_review",
})
@Index({
  name: "payments_by_contract_and_state",
  expression: `create index payments_by_contract_and_state on payments (status, contract_id)
      include (awaits_decision, awaits_verification, in_review)`,
})
export abstract class OutsidePayment extends Receipted {
  /** One row per transaction of the card provider. */
  @Field(() => String, { nullable: true })
  @Unique()
  @Property({ type: "text", nullable: true })
  wompiTransactionId: string | null = null;

  @Field(() => String, { nullable: true })
  @Index()
  @Property({ type: "text", nullable: true })
  wompiReference: string | null = null;

  /** What of it movements of a bank back, in COP; kept by a trigger. */
  @Auth(STAFF)
  @Field(() => COP, { nullable: true })
  @Property({ type: CopColumn, default: 0 })
  respaldado: number = 0;

  /** Whether it is to count, or counts, and no money of a bank backs all of it; kept by a trigger. */
  @Auth(STAFF)
  @Field(() => Boolean, { nullable: true })
  @Property({ type: "boolean", default: true })
  sinRespaldo: boolean = true;

  /** Whether people have to decide on it; the card provider's own word comes by itself. Kept by the table. */
  @Property({
    type: "boolean",
    generated:
      "(status = 'pending' and (wompi_reference is null or coalesce(decision_note, '') = 'En revisión')) stored",
  })
  readonly awaitsDecision!: Opt<boolean>;

  /** Whether it awaits verification: as before, but for what is in review. Kept by the table. */
  @Property({
    type: "boolean",
    generated: "(status = 'pending' and wompi_reference is null and decision_note is null) stored",
  })
  readonly awaitsVerification!: Opt<boolean>;

  /** Whether it is in review: pending, with a note that says so. Kept by the table. */
  @Property({ type: "boolean", generated: "(status = 'pending' and decision_note is not null) stored" })
  readonly inReview!: Opt<boolean>;
}
