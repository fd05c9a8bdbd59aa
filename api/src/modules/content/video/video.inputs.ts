import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { OptionalText } from "../../../core/input/text-fields.ts";

const upTo = (most: number) => ({
  message: `El texto tiene como máximo ${most.toLocaleString("es-CO")} letras`,
});
const TITLE = 150;

/** Optional fields of a video besides its URL. */
@InputType()
class VideoExtras {
  @OptionalText("Título, como se lee.", TITLE, upTo(TITLE))
  title?: string | null;

  /** Picture shown until the video plays. */
  @Field(() => String, {
    nullable: true,
    description: "Dirección de la imagen; las propias comienzan con una barra.",
  })
  image?: string | null;
}

/** A new video. */
@InputType()
export class VideoInput extends VideoExtras {
  @Required("La dirección del video es obligatoria")
  @Field(() => String, { description: "Dirección del video." })
  url!: string;
}

/** An edit of a video: absent fields are unchanged. */
@InputType()
export class UpdateVideoInput extends VideoExtras {
  @Field(() => String, { nullable: true, description: "Dirección del video." })
  url?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
