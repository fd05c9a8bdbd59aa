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
  @Field(() => String, { nullable: true })
  title?: string | null;

  @IsOptional()
  @MaxLength(DESCRIPTION, upTo(DESCRIPTION))
  @Field(() => String, { nullable: true })
  description?: string | null;

  /** A destination of the catalogue: the slide opens its packages. */
  @IsOptional()
  @MaxLength(PLACE, upTo(PLACE))
  @Field(() => String, { nullable: true })
  destino?: string | null;

  /** Address of the picture; a file is sent beside the input. */
  @Field(() => String, { nullable: true })
  imageUrl?: string | null;
}

/** An edit of a slide: absent fields are unchanged. */
@InputType()
export class UpdateSlideInput extends SlideInput {
  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}
