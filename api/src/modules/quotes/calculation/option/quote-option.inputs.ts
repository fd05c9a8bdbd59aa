import { Field, ID, InputType } from "type-graphql";
import { OptionalText, RequiredText } from "../../../../core/input/text-fields.ts";
import { longestOptionName } from "../../quote/option/quote-option.rules.ts";

const LONG = { message: `El nombre tiene como máximo ${longestOptionName} letras` };

/** Additional option of a quote. */
@InputType()
export class AddQuoteOptionInput {
  @OptionalText("Nombre de la opción; sin valor, el siguiente de los usuales.", longestOptionName, LONG)
  name?: string | null;

  @Field(() => ID, { nullable: true, description: "Opción de la que se copia; sin valor, la recomendada." })
  copyOf?: string | null;
}

/** New name of an option. */
@InputType()
export class RenameQuoteOptionInput {
  @RequiredText("La opción necesita un nombre", "Nombre, como se muestra.", longestOptionName, LONG)
  name!: string;
}
