import { Field, Float, InputType, Int } from "type-graphql";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import type { Crop } from "../../../core/storage/picture.ts";
import { PictureKind, PictureLicence } from "./picture.enums.ts";
import { longestAuthor, longestPictureName } from "./picture.rules.ts";

/** Subject of a picture of the library, with its licence and author. */
@InputType()
export class PictureWordsInput {
  @Field(() => PictureKind, { description: "Clase del registro." })
  kind!: PictureKind;

  @RequiredText("Escribe qué muestra la imagen", "Nombre del hotel, o de lo que se ve.", longestPictureName, {
    message: `El nombre tiene como máximo ${longestPictureName} letras`,
  })
  name!: string;

  /** Defaults to unknown for a new picture; an edit without it leaves the licence unchanged. */
  @Field(() => PictureLicence, {
    nullable: true,
    description: "Con qué permiso se usa; con `desconocida` ninguna propuesta la muestra.",
  })
  licence?: PictureLicence | null;

  @OptionalText("Autor de la imagen.", longestAuthor, {
    message: `El autor tiene como máximo ${longestAuthor} letras`,
  })
  author?: string | null;
}

/** Crop of a picture, in fractions of its width and height. */
@InputType()
export class PictureCropInput implements Crop {
  @Field(() => Float, { description: "Borde izquierdo, de 0 a 1." })
  x!: number;

  @Field(() => Float, { description: "Borde superior, de 0 a 1." })
  y!: number;

  @Field(() => Float, { description: "Ancho, de 0 a 1." })
  width!: number;

  @Field(() => Float, { description: "Alto, de 0 a 1." })
  height!: number;
}

/** A new picture of the library. */
@InputType()
export class AgencyPictureInput extends PictureWordsInput {
  @Field(() => String, {
    nullable: true,
    description: "Dirección de la imagen en otro sitio, o donde la dejó `bringPicture`.",
  })
  address?: string | null;

  @Field(() => PictureCropInput, { nullable: true, description: "Parte que se conserva; sin valor, toda." })
  crop?: PictureCropInput | null;
}

/** An edit of a picture's name and rights. */
@InputType()
export class UpdateAgencyPictureInput extends PictureWordsInput {
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
