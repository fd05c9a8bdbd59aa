import { Field, InputType, Int } from "type-graphql";
import { OptionalText } from "../../../core/input/text-fields.ts";

const upTo = (most: number) => ({
  message: `El texto tiene como máximo ${most.toLocaleString("es-CO")} letras`,
});
const TITLE = 120;
const DESCRIPTION = 300;
const PLACE = 100;

/** Texts and link of a carousel slide. */
@InputType()
export class SlideInput {
  @OptionalText("Título, como se lee.", TITLE, upTo(TITLE))
  title?: string | null;

  @OptionalText("Descripción, como se lee.", DESCRIPTION, upTo(DESCRIPTION))
  description?: string | null;

  @OptionalText("Destino del catálogo que abre; vacío: todos los paquetes.", PLACE, upTo(PLACE))
  destino?: string | null;

  /** URL only; a file is uploaded beside the input. */
  @Field(() => String, {
    nullable: true,
    description: "Dirección de la imagen; las propias comienzan con una barra.",
  })
  imageUrl?: string | null;
}

/** An edit of a slide; absent fields are unchanged. */
@InputType()
export class UpdateSlideInput extends SlideInput {
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
