import { IsOptional, MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { ObjectionStatus } from "./objection.enums.ts";

const LONG = { message: "El texto es demasiado largo" };

/** Objection of a seller to one of their commissions. */
@InputType()
export class ObjectCommissionInput {
  @Required("Cuenta por qué no estás de acuerdo")
  @MaxLength(2_000, LONG)
  @Field(() => String, { description: "La objeción." })
  texto!: string;
}

/** Answer to a seller's objection. */
@InputType()
export class AnswerObjectionInput {
  @Field(() => Boolean, { description: "Si el vendedor tiene razón." })
  acepta!: boolean;

  @Required("Escribe la respuesta para el vendedor")
  @MaxLength(2_000, LONG)
  @Field(() => String, { description: "Respuesta, como la lee quien preguntó." })
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
  @IsOptional()
  @MaxLength(200, LONG)
  @Field(() => String, {
    nullable: true,
    description: "Palabras que se buscan; no cuentan mayúsculas ni tildes.",
  })
  search?: string | null;
}
