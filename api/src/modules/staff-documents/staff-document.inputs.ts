import { Field, InputType, Int } from "type-graphql";
import { NotFound } from "../../core/failure-texts.ts";
import { NO_USER } from "./staff-document.access.ts";
import { OptionalText, RequiredText } from "../../core/input/text-fields.ts";

const INCOMPLETE = "user_id y document_name son campos requeridos";

/** Document to upload. */
@InputType()
export class UploadStaffDocumentInput {
  @NotFound(NO_USER)
  @Field(() => Int, { nullable: true, description: "Persona del documento; sin valor, uno mismo." })
  userId?: number | null;

  @RequiredText(
    INCOMPLETE,
    "Clase del documento: una de las exigidas, `Otro`, o como la llame otro programa.",
    120,
  )
  documentName!: string;

  @OptionalText("Qué es, cuando la clase no basta.", 2_000)
  description?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Si el rol de la persona lo exige." })
  isRequired?: boolean | null;
}

/** Comments on an approval. */
@InputType()
export class ApproveStaffDocumentInput {
  @OptionalText("Comentarios de quien decide.", 2_000)
  comments?: string | null;
}

/** Reason for rejecting a document, either as a reason or as a comment. */
@InputType()
export class RejectStaffDocumentInput extends ApproveStaffDocumentInput {
  @OptionalText("Motivo del rechazo; un comentario también sirve.", 2_000)
  reason?: string | null;
}
