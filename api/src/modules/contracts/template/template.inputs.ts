import { Field, InputType, Int } from "type-graphql";
import { Longest } from "../../../core/input/lengths.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { TripType } from "../../quotes/quote/quote.enums.ts";
import { MOST_CLAUSES } from "./template.rules.ts";

const NAME = 80;
const DESCRIPTION = 300;
const upTo = (most: number) => ({ message: `El texto tiene como máximo ${most} letras` });

/** A new template. */
@InputType()
export class CreateTemplateInput {
  @RequiredText("El nombre de la plantilla es obligatorio", "Nombre, como se muestra.", NAME, upTo(NAME))
  name!: string;

  @Field(() => TripType, { description: "Tipo de viaje." })
  tripType!: TripType;

  @OptionalText("Descripción, como se lee.", DESCRIPTION, upTo(DESCRIPTION))
  description?: string | null;

  @Longest(MOST_CLAUSES)
  @Field(() => String, {
    description: "Las cláusulas en Markdown: `##` titula una y `{{destino}}` se llena con el contrato.",
  })
  clauses!: string;
}

/** An edit of a template: absent fields are unchanged. */
@InputType()
export class UpdateTemplateInput {
  @OptionalText("Nombre, como se muestra.", NAME, upTo(NAME))
  name?: string | null;

  @OptionalText("Descripción, como se lee.", DESCRIPTION, upTo(DESCRIPTION))
  description?: string | null;

  @Longest(MOST_CLAUSES)
  @Field(() => String, {
    nullable: true,
    description: "Las cláusulas en Markdown: `##` titula una y `{{destino}}` se llena con el contrato.",
  })
  clauses?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Si está activo." })
  isActive?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
