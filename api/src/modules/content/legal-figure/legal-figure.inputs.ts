import { Field, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { LegalFigureKey } from "./legal-figure.enums.ts";

/** A new value of a legal figure, and the day from which it is in force. */
@InputType()
export class LegalFigureInput {
  @Field(() => LegalFigureKey, { description: "Cuál cifra de la ley es." })
  cifra!: LegalFigureKey;

  @Required("Indica desde qué día rige")
  @Field(() => Day, { description: "Primer día en que rige." })
  vigenteDesde!: string;

  @Field(() => COP, {
    description: "Valor en la unidad de la cifra: COP, horas, días o puntos porcentuales.",
  })
  valor!: number;
}
