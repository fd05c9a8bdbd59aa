import { Field, ID, InputType } from "type-graphql";
import { RequiredText } from "../../../core/input/text-fields.ts";

const LONG = { message: "El nombre de la plantilla puede tener hasta 60 letras" };

/** New name of a template. */
@InputType()
export class RenameQuoteTemplateInput {
  @RequiredText("La plantilla necesita un nombre", "Nombre, como se muestra.", 60, LONG)
  name!: string;
}

/** A template to be made from a quote. */
@InputType()
export class SaveQuoteTemplateInput extends RenameQuoteTemplateInput {
  @Field(() => ID, { description: "Identificador de la cotización." })
  quoteId!: string;

  /** Allowed to leaders and above. */
  @Field(() => Boolean, {
    defaultValue: false,
    description: "Si todos los que venden pueden comenzar con ella.",
  })
  shared!: boolean;
}
