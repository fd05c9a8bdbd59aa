import { ArrayMaxSize, IsOptional, Max, MaxLength, Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { RequiredText } from "../../core/input/text-fields.ts";
import { MOST_PAYMENTS } from "./closing-plan.rules.ts";

const EXTRAS = { message: "Los extras no son válidos" };
const PAYMENTS = { message: `Los pagos deben estar entre 1 y ${MOST_PAYMENTS}` };

/** Terms with which a client may close a sent quote online. */
@InputType()
export class AllowClosingInput {
  @Min(1, PAYMENTS)
  @Max(MOST_PAYMENTS, PAYMENTS)
  @Field(() => Int, {
    defaultValue: 1,
    description: "Pagos por quincena que puede elegir, como máximo; 1 es un solo pago hoy.",
  })
  mostPayments!: number;

  @Field(() => ID, { nullable: true, description: "Plantilla del contrato; nula es la del tipo de viaje." })
  templateId?: string | null;
}

/** Choice with which a client accepts a proposal to close it online. */
@InputType()
export class StartClosingInput {
  @Field(() => ID, { nullable: true, description: "Opción que elige; nula es la recomendada." })
  option?: string | null;

  @IsOptional()
  @ArrayMaxSize(50, EXTRAS)
  @MaxLength(60, { each: true, ...EXTRAS })
  @Field(() => [String], { nullable: true, description: "Claves de los extras que elige." })
  extras?: string[] | null;

  @Field(() => Int, { nullable: true, description: "Versión que leyó; se rechaza si ya hay otra." })
  sentVersion?: number | null;
}

/** Choice of a client who closes online: option, extras and number of payments. */
@InputType()
export class ChooseClosingInput {
  @Field(() => ID, { nullable: true, description: "Opción que elige; nula es la que ya tiene." })
  option?: string | null;

  @IsOptional()
  @ArrayMaxSize(50, EXTRAS)
  @MaxLength(60, { each: true, ...EXTRAS })
  @Field(() => [String], {
    nullable: true,
    description: "Claves de los extras que elige; sin lista, ninguno.",
  })
  extras?: string[] | null;

  @Min(1, PAYMENTS)
  @Max(MOST_PAYMENTS, PAYMENTS)
  @Field(() => Int, { description: "En cuántos pagos: 1 es todo hoy." })
  payments!: number;
}

/** Reason why the office ends the online way of a closing. */
@InputType()
export class EndClosingInput {
  @RequiredText("El motivo es obligatorio", "Por qué, como lo lee la oficina.", 300)
  reason!: string;
}
