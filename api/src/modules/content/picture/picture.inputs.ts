import { IsOptional, MaxLength } from "class-validator";
import { Field, Float, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import type { Crop } from "../../../core/storage/picture.ts";
import { PictureKind, PictureLicence } from "./picture.enums.ts";
import { longestAuthor, longestPictureName } from "./picture.rules.ts";

/** Subject of a picture of the library, with its licence and author. */
@InputType()
export class PictureWordsInput {
  @Field(() => PictureKind)
  kind!: PictureKind;

  @Required("Escribe qué muestra la imagen")
  @MaxLength(longestPictureName, { message: `El nombre tiene como máximo ${longestPictureName} letras` })
  @Field(() => String)
  name!: string;

  /** Unknown where none is given for a new one; an edit without it leaves it. */
  @Field(() => PictureLicence, { nullable: true })
  licence?: PictureLicence | null;

  @IsOptional()
  @MaxLength(longestAuthor, { message: `El autor tiene como máximo ${longestAuthor} letras` })
  @Field(() => String, { nullable: true })
  author?: string | null;
}

/** Part of a picture that is kept, in fractions of its width and height. */
@InputType()
export class PictureCropInput implements Crop {
  @Field(() => Float)
  x!: number;

  @Field(() => Float)
  y!: number;

  @Field(() => Float)
  width!: number;

  @Field(() => Float)
  height!: number;
}

/** A new picture of the library. */
@InputType()
export class AgencyPictureInput extends PictureWordsInput {
  /** Address on another host, or that of `bringPicture`, for a picture that is not uploaded. */
  @Field(() => String, { nullable: true })
  address?: string | null;

  /** Part that is kept; all of it where none is given. */
  @Field(() => PictureCropInput, { nullable: true })
  crop?: PictureCropInput | null;
}

/** An edit of a picture's name and rights. */
@InputType()
export class UpdateAgencyPictureInput extends PictureWordsInput {
  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}
