import { MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";

const LONG = { message: "El nombre de la plantilla puede tener hasta 60 letras" };

/** New name of a template. */
@InputType()
export class RenameQuoteTemplateInput {
  @Required("La plantilla necesita un nombre")
  @MaxLength(60, LONG)
  @Field(() => String, { description: "Nombre, como se muestra." })
  name!: string;
}

/** A template to be made from a quote. */
@InputType()
export class SaveQuoteTemplateInput extends RenameQuoteTemplateInput {
  @Field(() => ID, { description: "Identificador de la cotización." })
  quoteId!: string;

  /** True when all sellers can start with it; leaders share theirs. */
  @Field(() => Boolean, {
    defaultValue: false,
    description: "Si todos los que venden pueden comenzar con ella.",
  })
  shared!: boolean;
}
