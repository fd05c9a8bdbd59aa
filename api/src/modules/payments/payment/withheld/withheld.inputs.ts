import { IsOptional, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { OptionalText } from "../../../../core/input/text-fields.ts";
import { COP, Day } from "../../../../core/scalars.ts";

const NEGATIVE = { message: "Lo retenido no puede ser negativo" };

/** Amounts that a client withheld on a payment; an absent amount is none. */
@InputType()
export class WithheldInput {
  @IsOptional()
  @Min(0, NEGATIVE)
  @Field(() => COP, { nullable: true, description: "Retención en la fuente (renta) en COP." })
  renta?: number | null;

  @IsOptional()
  @Min(0, NEGATIVE)
  @Field(() => COP, { nullable: true, description: "Retención de IVA en COP." })
  iva?: number | null;

  @IsOptional()
  @Min(0, NEGATIVE)
  @Field(() => COP, { nullable: true, description: "Retención de ICA en COP." })
  ica?: number | null;

  @OptionalText("Número del certificado de retención; sin valor si no ha llegado.", 60)
  certificado?: string | null;

  @Field(() => Day, { nullable: true, description: "Día del certificado de retención." })
  certificadoDia?: string | null;
}

/** Amounts that a client withheld on a registered payment, complete. */
@InputType()
export class StateWithheldInput extends WithheldInput {
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
