import { MaxLength, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../../core/input/required.ts";
import { COP } from "../../../../core/scalars.ts";

/** How much may be paid to a seller in one calendar month, in COP, and why it changes. */
@InputType()
export class ChangeMonthlyLimitInput {
  @Min(0, { message: "El límite no puede ser negativo" })
  @Required("El límite es obligatorio")
  @Field(() => COP)
  limite!: number;

  @Required("Escribe el motivo del cambio")
  @MaxLength(1_000, { message: "El texto es demasiado largo" })
  @Field(() => String)
  motivo!: string;

  /** The version of the seller that was looked at; an older one than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}
