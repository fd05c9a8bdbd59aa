import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType, Int } from "type-graphql";

const upTo = (most: number) => ({
  message: `El texto tiene como máximo ${most.toLocaleString("es-CO")} letras`,
});
const TITLE = 120;
const DESCRIPTION = 300;
const PLACE = 100;

/** Texts and link of a carousel slide. */
@InputType()
export class SlideInput {
  @IsOptional()
  @MaxLength(TITLE, upTo(TITLE))
  @Field(() => String, { nullable: true, description: "Título, como se lee." })
  title?: string | null;

  @IsOptional()
  @MaxLength(DESCRIPTION, upTo(DESCRIPTION))
  @Field(() => String, { nullable: true, description: "Descripción, como se lee." })
  description?: string | null;

  /** A destination of the catalogue: the slide opens its packages. */
  @IsOptional()
  @MaxLength(PLACE, upTo(PLACE))
  @Field(() => String, {
    nullable: true,
    description: "Destino del catálogo que abre; vacío: todos los paquetes.",
  })
  destino?: string | null;

  /** Address of the picture; a file is sent beside the input. */
  @Field(() => String, { nullable: true, description: "Dirección completa de la imagen, con su servidor." })
  imageUrl?: string | null;
}

/** An edit of a slide: absent fields are unchanged. */
@InputType()
export class UpdateSlideInput extends SlideInput {
  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
