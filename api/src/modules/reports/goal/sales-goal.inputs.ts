import { IsOptional, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP } from "../../../core/scalars.ts";

/** New sales goal of a person for a month. */
@InputType()
export class SetSalesGoalInput {
  @Required("El mes es obligatorio")
  @Field(() => String, { description: "Mes, AAAA-MM." })
  mes!: string;

  @IsOptional()
  @Min(1, { message: "La meta debe ser mayor que cero" })
  @Field(() => COP, { nullable: true, description: "Meta en COP; nulo la quita." })
  monto?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
