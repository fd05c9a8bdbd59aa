import { Field, ObjectType } from "type-graphql";
import { SuspicionGrade, SuspicionKind } from "./suspicion.enums.ts";
import type { Suspicion } from "./suspicion.rules.ts";

/** Sign to review before a payment is verified, in one line. */
@ObjectType("Suspicion", { simpleResolvers: true })
export class SuspicionType implements Suspicion {
  @Field(() => SuspicionKind) tipo!: SuspicionKind;
  @Field(() => SuspicionGrade) grado!: SuspicionGrade;
  @Field(() => String) texto!: string;
}
