import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId, oneOf } from "../../core/column.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Sql } from "../../core/read/sql-field.ts";
import { bind, sql } from "../../core/read/sql.ts";
import { Recorded } from "../../core/record.ts";
import { Person } from "../accounts/account/person.type.ts";
import { User } from "../accounts/account/user.entity.ts";
import { StaffDocumentEnding, StaffDocumentFileType, StaffDocumentStatus } from "./staff-document.enums.ts";

/**
 * Document that a staff member uploaded (shapes, "DocumentUser"). Each upload is a separate row and its file
 * never changes, so that a decision always refers to the reviewed file. One row per person and kind is
 * current; earlier rows are kept for the history until they are removed or the person is erased.
 */
@NotFound("Documento no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "staff_documents" })
@Check({ name: "staff_documents_have_a_name", expression: "btrim(document_name) <> ''" })
@Check({
  name: "staff_documents_rejected_say_why",
  expression: "(status = 'rejected') = (rejection_reason is not null and btrim(rejection_reason) <> '')",
})
@Check({
  name: "staff_documents_decided_say_who_and_when",
  expression: "num_nonnulls(reviewed_at, verified_by_id) = case when status = 'pending' then 0 else 2 end",
})
@Check({
  name: "staff_documents_approved_say_when",
  expression: "(status = 'approved') = (verified_at is not null)",
})
@Check({ name: "staff_documents_ended_say_how", expression: "(ended_at is null) = (ending is null)" })
@Check({
  name: "staff_documents_that_count_have_a_file",
  expression:
    "case when ending is null or ending = 'replaced' then " +
    "num_nonnulls(file_id, file_key, filename, content_type) = 4 else file_key is null end",
})
@Index({
  name: "staff_documents_one_current",
  expression: `create unique index staff_documents_one_current on staff_documents (user_id,
      lower(document_name), (case when document_name = 'Otro' then lower(btrim(description)) else '' end))
      where ended_at is null`,
})
@Index({ properties: ["createdAt", "id"], where: "ended_at is null" })
@Index({ properties: ["status", "createdAt", "id"], where: "ended_at is null" })
@Index({ properties: ["user", "createdAt", "id"] })
export class StaffDocument extends Recorded {
  [OptionalProps]?: "description" | "isRequired" | "status";

  @Reference(() => User, "user_id", { as: () => Person, description: "La persona.", deleteRule: "restrict" })
  user!: Rel<User>;

  @ReferenceId("user", "integer", { description: "Número de la cuenta de la persona." })
  readonly userId!: number;

  @Column("text", "Clase del documento: una de las exigidas, `Otro`, o como la llame otro programa.")
  documentName!: string;

  @Column("text", "Qué es, cuando la clase no basta.", { default: "" })
  description: string = "";

  @Column("boolean", "Si el rol de la persona lo exige.", { default: true })
  isRequired: boolean = true;

  @Column(oneOf(StaffDocumentStatus), "Estado del registro.", { default: "pending" })
  status: StaffDocumentStatus = "pending";

  /** Id of the stored file; null once the document was removed or the person was erased. */
  @Property({ type: "uuid", nullable: true })
  fileId: string | null = null;

  @Property({ type: "text", nullable: true })
  fileKey: string | null = null;

  @Column("text", "Nombre del archivo; nulo si ya no se guarda.", { nullable: true })
  filename: string | null = null;

  @Property({ type: "text", nullable: true })
  contentType: string | null = null;

  @Sql((row) => sql`(case ${row("contentType")} when 'application/pdf' then 'pdf' else 'image' end)`)
  @Field(() => StaffDocumentFileType, { description: "Si el archivo es imagen o PDF." })
  readonly fileType!: StaffDocumentFileType;

  @Reference(() => User, "verified_by_id", {
    as: () => Person,
    description: "Persona que decidió.",
    nullable: true,
    deleteRule: "restrict",
  })
  verifiedBy: Rel<User> | null = null;

  @ReferenceId("verifiedBy", "integer", { description: "Número de la cuenta de quien decidió." })
  readonly verifiedById!: number | null;

  @Column("instant", "Fecha y hora de la aprobación.", { nullable: true })
  verifiedAt: Date | null = null;

  @Column("instant", "Fecha y hora de la decisión, cualquiera que sea.", { nullable: true })
  reviewedAt: Date | null = null;

  @Column("text", "Comentarios de quien decidió.", { nullable: true })
  reviewComments: string | null = null;

  @Column("text", "Motivo del rechazo, que la persona lee.", { nullable: true })
  rejectionReason: string | null = null;

  @Column("instant", "Cuándo dejó de contar; nulo para el vigente de su clase.", { nullable: true })
  endedAt: Date | null = null;

  @Column(oneOf(StaffDocumentEnding), "Por qué dejó de contar; nulo para el vigente.", { nullable: true })
  ending: StaffDocumentEnding | null = null;

  @Sql(
    (row) => sql`(select count(*)::int from staff_documents e where e.user_id = ${row("user")}
      and e.ending = 'replaced'
      and (e.created_at, e.id) < (${row("createdAt")}, ${row("id")})
      and lower(e.document_name) = lower(${row("documentName")})
      and (e.document_name <> 'Otro' or lower(btrim(e.description)) = lower(btrim(${row("description")}))))`,
  )
  @Field(() => Int, { description: "Cuántos hubo antes de este." })
  readonly earlierFiles!: number;

  @Sql((row) => sql`coalesce(${row("user")} = ${bind.me}, false)`)
  @Field(() => Boolean, { description: "Si es de quien consulta." })
  readonly isMine!: boolean;
}
