import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../core/input/required.ts";

/** A text as it was written. */
@InputType()
export class PageTextInput {
  /** Markdown; a legal notice is plain text. */
  @Required("El texto no puede quedar vacío")
  @Field(() => String)
  text!: string;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}
