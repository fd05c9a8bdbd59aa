import { Field, ID, InputType } from "type-graphql";
import { RequiredText } from "../../../core/input/text-fields.ts";

const LONG = { message: "El nombre de la plantilla puede tener hasta 60 letras" };

/** New name of a template. */
@InputType()
export class RenameQuoteTemplateInput {
  @RequiredText("La plantilla necesita un nombre", "Nombre, como se muestra.", 60, LONG)
  name!: string;
}

/** Template to create from a quote. */
@InputType()
export class SaveQuoteTemplateInput extends RenameQuoteTemplateInput {
  @Field(() => ID, { description: "Identificador de la cotización." })
  quoteId!: string;

  /** Only leaders and roles above may share a template. */
  @Field(() => Boolean, {
    defaultValue: false,
    description: "Si todos los que venden pueden comenzar con ella.",
  })
  shared!: boolean;
}
