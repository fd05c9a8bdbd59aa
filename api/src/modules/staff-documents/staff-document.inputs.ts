import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { NotFound } from "../../core/failure-texts.ts";
import { Required } from "../../core/input/required.ts";
import { NO_USER } from "./staff-document.access.ts";

const LONG = { message: "El texto es demasiado largo" };
const INCOMPLETE = "user_id y document_name son campos requeridos";

/** A document that is handed in. */
@InputType()
export class UploadStaffDocumentInput {
  /** Person of the document; oneself when absent. */
  @NotFound(NO_USER)
  @Field(() => Int, { nullable: true, description: "Persona del documento; sin valor, uno mismo." })
  userId?: number | null;

  @Required(INCOMPLETE)
  @MaxLength(120, LONG)
  @Field(() => String, {
    description: "Clase del documento: una de las exigidas, `Otro`, o como la llame otro programa.",
  })
  documentName!: string;

  @IsOptional()
  @MaxLength(2_000, LONG)
  @Field(() => String, { nullable: true, description: "Qué es, cuando la clase no basta." })
  description?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Si el rol de la persona lo exige." })
  isRequired?: boolean | null;
}

/** Comments on an approval. */
@InputType()
export class ApproveStaffDocumentInput {
  @IsOptional()
  @MaxLength(2_000, LONG)
  @Field(() => String, { nullable: true, description: "Comentarios de quien decide." })
  comments?: string | null;
}

/** Reason for rejecting a document: the reason, or a comment that states it. */
@InputType()
export class RejectStaffDocumentInput extends ApproveStaffDocumentInput {
  @IsOptional()
  @MaxLength(2_000, LONG)
  @Field(() => String, { nullable: true, description: "Motivo del rechazo; un comentario también sirve." })
  reason?: string | null;
}
