import { MaxLength } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { PictureKind } from "./picture.enums.ts";
import { longestPictureName } from "./picture.rules.ts";

/** Subject of a library picture: its kind and name. */
@InputType()
export class AgencyPictureInput {
  @Field(() => PictureKind)
  kind!: PictureKind;

  @Required("Escribe qué muestra la imagen")
  @MaxLength(longestPictureName, { message: `El nombre tiene como máximo ${longestPictureName} letras` })
  @Field(() => String)
  name!: string;
}

/** An edit of a picture's name. */
@InputType()
export class UpdateAgencyPictureInput extends AgencyPictureInput {
  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}
