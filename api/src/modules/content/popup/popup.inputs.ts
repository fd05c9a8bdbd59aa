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
  @Field(() => String, { nullable: true })
  title?: string | null;

  /** Text of its button. */
  @IsOptional()
  @MaxLength(BUTTON, upTo(BUTTON))
  @Field(() => String, { nullable: true })
  boton?: string | null;

  /** Address of a picture; a file is sent beside the input. Null removes the picture. */
  @Field(() => String, { nullable: true })
  image?: string | null;

  /** Destination of the button: a path of the application or a secure web address. */
  @Field(() => String, { nullable: true })
  link?: string | null;

  @Field(() => Boolean, { nullable: true }) isActive?: boolean | null;
  @Field(() => Day, { nullable: true }) startsOn?: string | null;
  @Field(() => Day, { nullable: true }) endsOn?: string | null;
}

/** A new popup. */
@InputType()
export class CreatePopupInput extends PopupExtras {
  @Required("El contenido es obligatorio")
  @MaxLength(CONTENT, upTo(CONTENT))
  @Field(() => String)
  content!: string;
}

/** An edit of a popup: absent fields are unchanged. */
@InputType()
export class UpdatePopupInput extends PopupExtras {
  @IsOptional()
  @MaxLength(CONTENT, upTo(CONTENT))
  @Field(() => String, { nullable: true })
  content?: string | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}
