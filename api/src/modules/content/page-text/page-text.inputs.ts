import { ArgsType, Field, InputType, Int } from "type-graphql";
import { Longest } from "../../../core/input/lengths.ts";
import { Required } from "../../../core/input/required.ts";

/** A new version of a text. */
@InputType()
export class PageTextInput {
  @Longest(40_000)
  @Required("El texto no puede quedar vacío")
  @Field(() => String, { description: "El texto en Markdown; un aviso legal va sin formato." })
  text!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** A text to be previewed before it is saved. */
@ArgsType()
export class PageTextPreviewArgs {
  @Longest(40_000)
  @Field(() => String)
  text!: string;
}
