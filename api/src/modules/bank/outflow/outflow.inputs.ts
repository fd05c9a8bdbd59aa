import { ArrayMaxSize, ArrayMinSize, IsOptional, Max, Min, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP } from "../../../core/scalars.ts";
import { RequiredText } from "../../../core/input/text-fields.ts";
import { BankConcept } from "../bank.enums.ts";
import type { ExplainedPart } from "./acts/explain-movement.ts";

const NONE = "Elige qué se pagó con este dinero";
const MOST_PARTS = 20;

/** One part of a movement's explanation, with the id of the thing that it pays. */
@InputType()
export class BankPartInput implements ExplainedPart {
  @Field(() => BankConcept, { description: "Qué lo explica." })
  concept!: BankConcept;

  @Field(() => ID, { nullable: true, description: "Identificador de la cuota." })
  installmentId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Identificador de la compra de contado, o de la que el proveedor devuelve.",
  })
  purchaseId?: string | null;

  @Field(() => ID, { nullable: true, description: "Identificador del pago de varias compras y cuotas." })
  providerPaymentId?: string | null;

  @Field(() => ID, { nullable: true, description: "Identificador del pago de comisiones." })
  payoutId?: string | null;

  @Field(() => Int, { nullable: true, description: "Número de la cuenta de quien las recibió; nulo, todas." })
  sellerId?: number | null;

  @IsOptional()
  @ArrayMaxSize(100, { message: "Se pagan como máximo 100 a la vez" })
  @Field(() => [ID], { nullable: true, description: "Comisiones aprobadas que se pagan con este dinero." })
  commissionIds?: string[] | null;

  @Field(() => ID, { nullable: true, description: "Identificador de la devolución." })
  refundId?: string | null;

  @Field(() => ID, { nullable: true, description: "Identificador del proveedor al que se le anticipa." })
  providerId?: string | null;

  @Field(() => ID, { nullable: true, description: "Identificador de la otra cuenta de un traslado propio." })
  accountId?: string | null;

  @IsOptional()
  @Min(0, { message: "El valor debe ser mayor a cero" })
  @Field(() => COP, { nullable: true, description: "Cuánto, en COP y sin signo; sin valor, lo que quede." })
  monto?: number | null;

  @IsOptional()
  @Min(0, { message: "Los centavos van de 0 a 99" })
  @Max(99, { message: "Los centavos van de 0 a 99" })
  @Field(() => Int, { nullable: true, description: "Centavos además de los pesos." })
  centavos?: number | null;
}

/** Parts that explain a movement. */
@InputType()
export class ExplainMovementInput {
  @Required(NONE)
  @ArrayMinSize(1, { message: NONE })
  @ArrayMaxSize(MOST_PARTS, { message: `Un movimiento se reparte como máximo en ${MOST_PARTS}` })
  @ValidateNested({ each: true })
  @Field(() => [BankPartInput], { description: "Las partes." })
  parts!: BankPartInput[];
}

/** Rule that classifies the bank's charges, or its own interest. */
@InputType()
export class BankRuleInput {
  @Field(() => BankConcept, { description: "Concepto que da." })
  concept!: BankConcept;

  @RequiredText("Escribe las palabras que trae el banco", "Palabras que la descripción tiene que tener.", 120)
  words!: string;

  @Min(0, { message: "El valor mínimo no puede ser negativo" })
  @Field(() => COP, { description: "Valor mínimo en COP, sin signo." })
  minAmount!: number;

  @Min(1, { message: "El valor máximo debe ser mayor a cero" })
  @Field(() => COP, { description: "Valor máximo en COP, sin signo." })
  maxAmount!: number;
}
