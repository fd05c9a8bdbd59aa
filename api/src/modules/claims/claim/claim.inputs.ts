import { MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";

const LONG = { message: "El texto no puede tener más de 10.000 caracteres" };

/** Answer to a person, and acts on their data that follow at once. */
@InputType()
export class AnswerClaimInput {
  @Required("Escribe la respuesta")
  @MaxLength(10_000, LONG)
  @Field(() => String, { description: "Respuesta, como la lee quien preguntó." })
  respuesta!: string;

  @Field(() => Boolean, { nullable: true, description: "Adjunta todo lo que guardamos de la persona." })
  adjuntaDatos?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Suprime sus datos, salvo lo que la ley manda conservar.",
  })
  suprimeDatos?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Revoca sus autorizaciones." })
  revocaAutorizaciones?: boolean | null;
}

/** Decision on whether a document proves the person's identity. */
@InputType()
export class DecideIdentityInput {
  @Field(() => Boolean, { description: "Si el documento comprueba quién pregunta." })
  acepta!: boolean;

  @Required("Escribe cómo lo comprobaste")
  @MaxLength(2_000, { message: "El texto es demasiado largo" })
  @Field(() => String, { description: "En qué se basa la decisión." })
  nota!: string;
}

/**
 * Reason for the person: why a deadline is extended, what is missing, or why a request is closed without an
 * answer.
 */
@InputType()
export class ClaimReasonInput {
  @Required("Escribe el motivo: se lo contamos a la persona")
  @MaxLength(5_000, { message: "El texto es demasiado largo" })
  @Field(() => String, { description: "Motivo, como lo escribe quien lo hace." })
  motivo!: string;
}
