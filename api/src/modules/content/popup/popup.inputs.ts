import { Field, InputType, Int } from "type-graphql";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { Day } from "../../../core/scalars.ts";

const upTo = (most: number) => ({
  message: `El texto tiene como máximo ${most.toLocaleString("es-CO")} letras`,
});
const TITLE = 120;
const CONTENT = 2_000;
const BUTTON = 40;

/** Optional fields of a popup besides its content. */
@InputType()
class PopupExtras {
  @OptionalText("Título, como se lee.", TITLE, upTo(TITLE))
  title?: string | null;

  @OptionalText("Texto del botón.", BUTTON, upTo(BUTTON))
  boton?: string | null;

  /** URL only; a file is uploaded beside the input. Null removes the picture. */
  @Field(() => String, {
    nullable: true,
    description: "Dirección de la imagen; las propias comienzan con una barra.",
  })
  image?: string | null;

  /** Path in the application, or an https URL. */
  @Field(() => String, { nullable: true, description: "Dirección a la que lleva." })
  link?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Si está activo." }) isActive?: boolean | null;
  @Field(() => Day, { nullable: true, description: "Primer día en que se muestra; nulo: de una vez." })
  startsOn?: string | null;
  @Field(() => Day, {
    nullable: true,
    description: "Último día en que se muestra; nulo: hasta que se apague.",
  })
  endsOn?: string | null;
}

/** A new popup. */
@InputType()
export class CreatePopupInput extends PopupExtras {
  @RequiredText("El contenido es obligatorio", "El texto, sin formato.", CONTENT, upTo(CONTENT))
  content!: string;
}

/** An edit of a popup: absent fields are unchanged. */
@InputType()
export class UpdatePopupInput extends PopupExtras {
  @OptionalText("El contenido.", CONTENT, upTo(CONTENT))
  content?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
