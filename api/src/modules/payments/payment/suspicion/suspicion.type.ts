import { Field, ObjectType } from "type-graphql";
import { SuspicionGrade, SuspicionKind } from "./suspicion.enums.ts";
import type { Suspicion } from "./suspicion.rules.ts";

/** Warning to review before a payment is verified, as one line. */
@ObjectType("Suspicion", { simpleResolvers: true })
export class SuspicionType implements Suspicion {
  @Field(() => SuspicionKind, { description: "Qué es lo que conviene mirar." }) tipo!: SuspicionKind;
  @Field(() => SuspicionGrade, { description: "Cuánto pesa." }) grado!: SuspicionGrade;
  @Field(() => String, { description: "Lo que se ve, en una frase." }) texto!: string;
}
