import { MaxLength } from "class-validator";
import { ArgsType, Field } from "type-graphql";
import { Required } from "../../../../core/input/required.ts";
import { longestQuestion } from "./question.rules.ts";

const LONG = { message: `El texto tiene como máximo ${longestQuestion.toLocaleString("es-CO")} letras` };

/** What a client asks. */
@ArgsType()
export class QuestionText {
  @Required("Escribe tu pregunta")
  @MaxLength(longestQuestion, LONG)
  @Field(() => String)
  text!: string;
}

/** What they are answered. */
@ArgsType()
export class AnswerText {
  @Required("Escribe la respuesta")
  @MaxLength(longestQuestion, LONG)
  @Field(() => String)
  text!: string;
}
