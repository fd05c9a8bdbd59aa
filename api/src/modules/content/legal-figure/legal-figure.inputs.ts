import { Field, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { LegalFigureKey } from "./legal-figure.enums.ts";

/** A new value of a legal figure, and from which day on it holds. */
@InputType()
export class LegalFigureInput {
  @Field(() => LegalFigureKey)
  cifra!: LegalFigureKey;

  @Required("Indica desde qué día rige")
  @Field(() => Day)
  vigenteDesde!: string;

  @Field(() => COP)
  valor!: number;
}
