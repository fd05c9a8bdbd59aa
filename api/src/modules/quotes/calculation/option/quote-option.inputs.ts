import { IsOptional, MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { Required } from "../../../../core/input/required.ts";
import { longestOptionName } from "../../quote/option/quote-option.rules.ts";

const LONG = { message: `El nombre tiene como máximo ${longestOptionName} letras` };

/** A further option of a quote. */
@InputType()
export class AddQuoteOptionInput {
  /** Name; when absent, the first free usual one. */
  @IsOptional()
  @MaxLength(longestOptionName, LONG)
  @Field(() => String, {
    nullable: true,
    description: "Nombre de la opción; sin valor, el siguiente de los usuales.",
  })
  name?: string | null;

  /** The option whose calculation it begins with; the recommended one where none is given. */
  @Field(() => ID, { nullable: true, description: "Opción de la que se copia; sin valor, la recomendada." })
  copyOf?: string | null;
}

/** Another name of an option. */
@InputType()
export class RenameQuoteOptionInput {
  @Required("La opción necesita un nombre")
  @MaxLength(longestOptionName, LONG)
  @Field(() => String, { description: "Nombre, como se muestra." })
  name!: string;
}
