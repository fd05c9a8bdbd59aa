import { FieldResolver, Resolver, Root } from "type-graphql";
import { Auth } from "../../../../core/auth/auth.decorator.ts";
import { Needs } from "../../../../core/read/sql-field.ts";
import { DECIDERS, Payment } from "../payment.entity.ts";
import { needsReason, type SuspicionFacts, suspicions } from "./suspicion.rules.ts";
import { SuspicionType } from "./suspicion.type.ts";

/** Warnings to review before a payment is verified. */
@Resolver(() => Payment)
export class SuspicionResolver {
  /** Returns one line for each warning; an empty list once the payment is decided. */
  @Auth(DECIDERS)
  @Needs("suspicionFacts")
  @FieldResolver(() => [SuspicionType], {
    nullable: true,
    description: "Lo que conviene mirar antes de verificarlo.",
  })
  sospechas(@Root() { suspicionFacts }: Payment) {
    return suspicionFacts ? suspicions(suspicionFacts as SuspicionFacts) : [];
  }

  /** True when the payment can be verified only with a written reason. */
  @Auth(DECIDERS)
  @Needs("suspicionFacts")
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: "Si una persona lo verifica solo con un motivo escrito.",
  })
  pideMotivo(@Root() { suspicionFacts }: Payment) {
    return suspicionFacts !== null && suspicions(suspicionFacts as SuspicionFacts).some(needsReason);
  }
}
