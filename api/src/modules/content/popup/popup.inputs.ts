import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
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
  @IsOptional()
  @MaxLength(TITLE, upTo(TITLE))
  @Field(() => String, { nullable: true, description: "Título, como se lee." })
  title?: string | null;

  /** Text of its button. */
  @IsOptional()
  @MaxLength(BUTTON, upTo(BUTTON))
  @Field(() => String, { nullable: true, description: "Texto del botón." })
  boton?: string | null;

  /** Address of a picture; a file is sent beside the input. Null removes the picture. */
  @Field(() => String, {
    nullable: true,
    description: "Dirección de la imagen; las propias comienzan con una barra.",
  })
  image?: string | null;

  /** Destination of the button: a path of the application or a secure web address. */
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
  @Required("El contenido es obligatorio")
  @MaxLength(CONTENT, upTo(CONTENT))
  @Field(() => String, { description: "El texto, sin formato." })
  content!: string;
}

/** An edit of a popup: absent fields are unchanged. */
@InputType()
export class UpdatePopupInput extends PopupExtras {
  @IsOptional()
  @MaxLength(CONTENT, upTo(CONTENT))
  @Field(() => String, { nullable: true, description: "El contenido." })
  content?: string | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
