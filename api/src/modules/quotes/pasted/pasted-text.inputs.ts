import { ArgsType, Field } from "type-graphql";
import { Longest } from "../../../core/input/lengths.ts";

/** Argument of the reading; the reading itself refuses long texts, with a hint. */
@ArgsType()
export class PastedTextArgs {
  @Longest(2_000_000)
  @Field(() => String, { description: "El chat o la oferta, como se copió." })
  texto!: string;
}
