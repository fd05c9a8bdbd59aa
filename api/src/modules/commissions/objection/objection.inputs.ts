import { Field, ID, InputType } from "type-graphql";
import { ObjectionStatus } from "./objection.enums.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";

/** Objection of a seller to one of their commissions. */
@InputType()
export class ObjectCommissionInput {
  @RequiredText("Cuenta por qué no estás de acuerdo", "La objeción.", 2_000)
  texto!: string;
}

/** Answer to a seller's objection. */
@InputType()
export class AnswerObjectionInput {
  @Field(() => Boolean, { description: "Si el vendedor tiene razón." })
  acepta!: boolean;

  @RequiredText("Escribe la respuesta para el vendedor", "Respuesta, como la lee quien preguntó.", 2_000)
  respuesta!: string;
}

/** Filter of the list of objections. */
@InputType()
export class ObjectionFilter {
  @Field(() => ObjectionStatus, { nullable: true, description: "Estado del registro." })
  status?: ObjectionStatus | null;
  @Field(() => ID, { nullable: true, description: "Identificador de la comisión." }) commissionId?:
    string | null;

  /** Words of the objection or its answer, the contract's number, the client or the seller. */
  @OptionalText("Palabras que se buscan; no cuentan mayúsculas ni tildes.", 200)
  search?: string | null;
}
