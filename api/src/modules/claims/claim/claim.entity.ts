import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId, oneOf } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { ClaimIdentity, ClaimKind, ClaimStatus, DataRight } from "./claim.enums.ts";
import { ClaimFile } from "./claim-file.type.ts";
import { filesSql } from "./claim.sql.ts";
import type { ClaimTurnFacts } from "./turn/claim-turn.rules.ts";
import { memberIdSql } from "../../accounts/turn/turn.sql.ts";
import { claimTurnFactsSql } from "./turn/claim-turn.sql.ts";

/**
 * A request about personal data (Ley 1581 de 2012) or a consumer's claim, with its number, its deadline in
 * working days and its answer. The person who made it needs no account.
 */
@NotFound("Solicitud no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "claims" })
@Check({ name: "claims_say_what", expression: "btrim(detail) <> '' and length(detail) <= 10000" })
@Check({ name: "claims_are_due_after_they_came", expression: "due_on > filed_on" })
@Check({
  name: "claims_about_data_say_which_right",
  expression: "(kind in ('consulta_datos', 'reclamo_datos')) = (data_right is not null)",
})
@Check({
  name: "claims_about_data_name_a_document",
  expression: "kind not in ('consulta_datos', 'reclamo_datos') or document is not null",
})
@Check({
  name: "claims_about_data_are_answered_to_who_was_identified",
  expression:
    "status <> 'respondido' or case when kind in ('consulta_datos', 'reclamo_datos') " +
    "then identity in ('cuenta', 'correo', 'documento') else identity = 'no_aplica' end",
})
@Check({
  name: "claims_answered_say_what_and_who",
  expression:
    "(status = 'respondido') = (answered_at is not null) and (answered_at is null) = (answered_by_id is null) " +
    "and (answered_at is null) = (answer is null)",
})
@Check({
  name: "claims_to_complete_say_what_is_missing",
  expression: "(missing is null) = (lapses_on is null) and (status <> 'incompleto' or missing is not null)",
})
@Check({
  name: "claims_extended_say_why",
  expression: "(extended_at is null) = (extension_reason is null)",
})
@Check({
  name: "claims_closed_say_why",
  expression:
    "(status in ('cerrado', 'desistido')) = (closed_at is not null) and (status = 'cerrado') = (close_reason is not null)",
})
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["dueOn", "id"] })
@Index({ name: "claims_by_name", expression: "create index claims_by_name on claims (name collate es, id)" })
@Index({ properties: ["status", "dueOn", "id"] })
@Index({
  name: "claims_open_by_deadline",
  properties: ["dueOn", "id"],
  where: "answered_at is null and closed_at is null",
})
@Index({ properties: ["email", "createdAt"] })
@Index({ properties: ["claimant", "createdAt"] })
export class Claim extends Recorded {
  [OptionalProps]?: "status" | "identity" | "searchText";

  @Unique()
  @Column("text", "Número: `SD-2026-000012` de datos, `PQR-2026-000007` de consumidor.")
  number!: string;

  @Column(oneOf(ClaimKind), "Qué se pide.")
  kind!: ClaimKind;

  @Column(oneOf(DataRight), "Derecho que ejerce sobre sus datos; nulo en una PQR.", { nullable: true })
  dataRight: DataRight | null = null;

  @Column(oneOf(ClaimStatus), "Estado del registro.", { default: "recibido" })
  status: ClaimStatus = "recibido";

  @Column("text", "Nombre de la persona, como lo dice.")
  name!: string;

  @Column("text", "Correo electrónico.")
  email!: string;

  @Column("text", "Teléfono.", { nullable: true })
  phone: string | null = null;

  @Column(oneOf(TipoDocumento), "Tipo del documento de identidad.", { nullable: true })
  documentType: `${TipoDocumento}` | null = null;

  @Column("text", "Número del documento de identidad.", { nullable: true })
  document: string | null = null;

  @Reference(() => User, "claimant_id", {
    as: () => Person,
    description: "Cuenta de quien pide; nulo si no había iniciado sesión.",
    nullable: true,
    deleteRule: "restrict",
  })
  claimant: Rel<User> | null = null;

  @Column("text", "Lo que pide, en sus palabras.")
  detail!: string;

  @Column("text", "Contrato, cotización o reserva de que dice que se trata.", { nullable: true })
  about: string | null = null;

  @Sql((row) => sql`(select k.id from contracts k where k.contract_number = ${row("about")})`)
  @Field(() => ID, { nullable: true, description: "Contrato con ese número; nulo si no hay." })
  readonly contractId!: string | null;

  @Column("day", "Día en que se radicó.")
  filedOn!: string;

  @Column("day", "Último día para responder.")
  dueOn!: string;

  @Sql((row) => sql`(${row("status")} in ('recibido', 'en_tramite') and ${row("dueOn")} < ${bind.today})`)
  @Field(() => Boolean, { description: "Si ese día pasó sin respuesta." })
  readonly overdue!: boolean;

  @Column("instant", "Cuándo se prorrogó.", { nullable: true })
  extendedAt: Date | null = null;

  @Column("text", "Por qué se prorrogó.", { nullable: true })
  extensionReason: string | null = null;

  @Sql((row) => sql`(${row("extendedAt")} is not null)`)
  @Field(() => Boolean, { description: "Si se prorrogó." })
  readonly extended!: boolean;

  @Column("day", "Último día para pedir que se complete.")
  completionAskedUntil!: string;

  @Sql((row) => sql`(${row("completionAskedUntil")} >= ${bind.today})`)
  @Field(() => Boolean, { description: "Si todavía se puede pedir que se complete." })
  readonly completionAskable!: boolean;

  @Column("text", "Lo que se le pidió a la persona.", { nullable: true })
  missing: string | null = null;

  @Column("text", "Lo que envió para completarla.", { nullable: true })
  completion: string | null = null;

  @Column("day", "Último día para completarla.", { nullable: true })
  lapsesOn: string | null = null;

  @Sql((row) => sql`(${row("missing")} is not null)`)
  @Field(() => Boolean, { description: "Si se espera que la complete." })
  readonly completionAsked!: boolean;

  @Column(oneOf(ClaimIdentity), "Cómo se comprobó quién pregunta.", { default: "no_aplica" })
  identity: ClaimIdentity = "no_aplica";

  @Column("instant", "Cuándo comprobó que el correo es suyo.", { nullable: true })
  emailConfirmedAt: Date | null = null;

  @Reference(() => User, "taken_by_id", {
    as: () => Person,
    description: "Persona que la responde.",
    nullable: true,
    deleteRule: "restrict",
  })
  takenBy: Rel<User> | null = null;

  @ReferenceId("takenBy", "integer", { description: "Número de la cuenta de quien la responde." })
  readonly takenById!: number | null;

  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona del equipo que la radicó por otra; nulo si lo hizo ella misma.",
    nullable: true,
    deleteRule: "set null",
  })
  createdBy: Rel<User> | null = null;

  @Column("text", "Respuesta; nulo mientras no hay.", { nullable: true })
  answer: string | null = null;

  @Column("instant", "Fecha y hora de la respuesta.", { nullable: true })
  answeredAt: Date | null = null;

  @Reference(() => User, "answered_by_id", {
    as: () => Person,
    description: "Persona que respondió.",
    nullable: true,
    deleteRule: "restrict",
  })
  answeredBy: Rel<User> | null = null;

  @Column("instant", "Fecha y hora en que se cerró.", { nullable: true })
  closedAt: Date | null = null;

  @Column("text", "Por qué se cerró sin respuesta.", { nullable: true })
  closeReason: string | null = null;

  /**
   * Time at which the people who answer were notified that the request is nearly due; the next column is for
   * overdue.
   */
  @Property({ ...instant, nullable: true })
  noticedAt: Date | null = null;

  @Property({ ...instant, nullable: true })
  overdueNoticedAt: Date | null = null;

  /** Oldest first. */
  @Sql((row) => filesSql("claim", row("id")))
  @Field(() => [ClaimFile], { description: "Los archivos que adjuntó la persona." })
  readonly files!: ClaimFile[];

  @Sql((row) => filesSql("claim-answer", row("id")))
  @Field(() => [ClaimFile], { description: "Los archivos de la respuesta." })
  readonly answerFiles!: ClaimFile[];

  /** Search text, maintained by the database. */
  @Property({ type: "text", default: "" })
  searchText: string = "";

  /** Facts from which the turn is derived: who does the next step. */
  @Sql(claimTurnFactsSql)
  readonly turnFacts!: ClaimTurnFacts;

  /** Person who took the request; null when nobody has, or they left the team. */
  @Sql((row) => memberIdSql(row("takenBy")))
  readonly taker!: number | null;
}
