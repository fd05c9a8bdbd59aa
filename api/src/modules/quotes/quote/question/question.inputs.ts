import { MaxLength } from "class-validator";
import { ArgsType, Field } from "type-graphql";
import { Required } from "../../../../core/input/required.ts";
import { longestQuestion } from "./question.rules.ts";

const LONG = { message: `El texto tiene como máximo ${longestQuestion.toLocaleString("es-CO")} letras` };

/** Question of a client. */
@ArgsType()
export class QuestionText {
  @Required("Escribe tu pregunta")
  @MaxLength(longestQuestion, LONG)
  @Field(() => String)
  text!: string;
}

/** Answer to a client's question. */
@ArgsType()
export class AnswerText {
  @Required("Escribe la respuesta")
  @MaxLength(longestQuestion, LONG)
  @Field(() => String)
  text!: string;
}
