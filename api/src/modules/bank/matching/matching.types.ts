import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import type { Day } from "../../../core/colombia/days.ts";
import { COP, Day as DayScalar } from "../../../core/scalars.ts";

/** A proposal that was not accepted, and the reason. */
@ObjectType({ simpleResolvers: true })
export class RefusedProposal {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Por qué no se aceptó." }) message!: string;
}

/** Result of accepting several proposals. */
@ObjectType({ simpleResolvers: true })
export class AcceptedProposals {
  @Field(() => Int, { description: "Cuántas se aceptaron." }) accepted!: number;
  @Field(() => [RefusedProposal], { description: "Las que no se aceptaron." })
  refused!: readonly RefusedProposal[];
}

/**
 * Filter of the counters: an account, and a range of days of the movements and payments; absent parts do not
 * limit.
 */
@ArgsType()
export class BankCounterArgs {
  @Field(() => ID, { nullable: true }) accountId?: string | null;
  @Field(() => DayScalar, { nullable: true }) startDate?: Day | null;
  @Field(() => DayScalar, { nullable: true }) endDate?: Day | null;
}

/** Counts and totals of the lists on the bank's screen; whole COP, with their cents in separate fields. */
@ObjectType({ simpleResolvers: true })
export class BankCounters {
  @Field(() => Int, { description: "Cuántos tienen una propuesta." }) proposed!: number;
  @Field(() => COP, { description: "Cuánto suman, en COP." }) proposedAmount!: number;
  @Field(() => Int, { description: "Centavos de esa suma." }) proposedCentavos!: number;
  @Field(() => Int, { description: "Propuestas exactas que puede aceptar quien consulta." }) exact!: number;
  @Field(() => Int, { description: "Ingresos que nadie ha asignado." }) unowned!: number;
  @Field(() => COP, { description: "Cuánto suman, en COP." }) unownedAmount!: number;
  @Field(() => Int, { description: "Centavos de esa suma." }) unownedCentavos!: number;
  @Field(() => Int, { description: "Salidas que nadie ha explicado." }) outflows!: number;
  @Field(() => COP, { description: "Cuánto suman esas salidas, en COP; negativo." }) outflowsAmount!: number;
  @Field(() => Int, { description: "Centavos de esa suma, con su signo." }) outflowsCentavos!: number;
  @Field(() => Int, { description: "Cuántos se unieron hoy con pagos." }) matchedToday!: number;
  @Field(() => COP, { description: "Cuánto suman, en COP." }) matchedTodayAmount!: number;
  @Field(() => Int, { description: "Cuántos están asignados." }) assigned!: number;
  @Field(() => Int, { description: "Cuántos están apartados." }) aside!: number;
  @Field(() => Int, { description: "Los que el banco devolvió aunque respaldan pagos." }) returned!: number;
  @Field(() => Int, { description: "Cuántos son todos." }) all!: number;
  @Field(() => Int, { description: "Pagos sin ver en el banco." }) unbacked!: number;
  @Field(() => COP, { description: "Cuánto suman, en COP." }) unbackedAmount!: number;
}
