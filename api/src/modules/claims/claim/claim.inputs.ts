import { Field, InputType } from "type-graphql";
import { RequiredText } from "../../../core/input/text-fields.ts";

const LONG = { message: "El texto no puede tener más de 10.000 caracteres" };

/** Answer to a person, and the measures on their data that are carried out at once. */
@InputType()
export class AnswerClaimInput {
  @RequiredText("Escribe la respuesta", "Respuesta, como la lee quien preguntó.", 10_000, LONG)
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

  @RequiredText("Escribe cómo lo comprobaste", "En qué se basa la decisión.", 2_000)
  nota!: string;
}

/**
 * Reason for the person: why a deadline is extended, which data is missing, or why a request is closed
 * without an answer.
 */
@InputType()
export class ClaimReasonInput {
  @RequiredText(
    "Escribe el motivo: se lo contamos a la persona",
    "Motivo, como lo escribe quien lo hace.",
    5_000,
  )
  motivo!: string;
}
