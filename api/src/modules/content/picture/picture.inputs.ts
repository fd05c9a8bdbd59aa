import { IsOptional, MaxLength } from "class-validator";
import { Field, Float, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import type { Crop } from "../../../core/storage/picture.ts";
import { PictureKind, PictureLicence } from "./picture.enums.ts";
import { longestAuthor, longestPictureName } from "./picture.rules.ts";

/** Subject of a picture of the library, with its licence and author. */
@InputType()
export class PictureWordsInput {
  @Field(() => PictureKind, { description: "Clase del registro." })
  kind!: PictureKind;

  @Required("Escribe qué muestra la imagen")
  @MaxLength(longestPictureName, { message: `El nombre tiene como máximo ${longestPictureName} letras` })
  @Field(() => String, { description: "Nombre del hotel, o de lo que se ve." })
  name!: string;

  /** Unknown where none is given for a new one; an edit without it leaves it. */
  @Field(() => PictureLicence, {
    nullable: true,
    description: "Con qué permiso se usa; con `desconocida` ninguna propuesta la muestra.",
  })
  licence?: PictureLicence | null;

  @IsOptional()
  @MaxLength(longestAuthor, { message: `El autor tiene como máximo ${longestAuthor} letras` })
  @Field(() => String, { nullable: true, description: "Autor de la imagen." })
  author?: string | null;
}

/** Part of a picture that is kept, in fractions of its width and height. */
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
  /** Address on another host, or that of `bringPicture`, for a picture that is not uploaded. */
  @Field(() => String, {
    nullable: true,
    description: "Dirección de la imagen en otro sitio, o donde la dejó `bringPicture`.",
  })
  address?: string | null;

  /** Part that is kept; all of it where none is given. */
  @Field(() => PictureCropInput, { nullable: true, description: "Parte que se conserva; sin valor, toda." })
  crop?: PictureCropInput | null;
}

/** An edit of a picture's name and rights. */
@InputType()
export class UpdateAgencyPictureInput extends PictureWordsInput {
  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
