import { OptionalProps, Collection, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToMany, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId, oneOf } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { CustomerNote } from "../note/customer-note.entity.ts";
import { TravelDocument } from "../note/travel-document.entity.ts";
import { CustomerKind, CustomerSource, CustomerStatus } from "./customer.enums.ts";
import { customerStatusSql, referredSql, referrerSql } from "./customer.sql.ts";

const integers = { type: "integer[]", columnType: "integer[]", defaultRaw: "'{}'" } as const;

/**
 * A person or company in the agency's records. Quotes and contracts have copies of name, e-mail and
 * telephone, and the account that may see them; this record identifies their customer. A merged customer
 * remains as a record, but its quotes, contracts and keys belong to the other customer.
 */
@NotFound("Cliente no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "customers" })
@Unique({
  name: "customers_account_is_of_one",
  properties: ["account"],
  where: "merged_into_id is null",
})
@Index({
  name: "customers_by_name",
  expression: "create index customers_by_name on customers (name collate es, id)",
})
@Index({
  name: "customers_by_name_words",
  expression: `create index customers_by_name_words on customers
    using gin (string_to_array(plain_text(name), ' '))`,
})
@Index({
  name: "customers_by_email",
  expression: "create index customers_by_email on customers (email nulls first, id)",
})
@Index({
  name: "customers_by_city",
  expression: "create index customers_by_city on customers (ciudad nulls first, id)",
})
@Index({ properties: ["createdAt", "id"] })
@Index({
  name: "customers_shown",
  properties: ["createdAt", "id"],
  where: "merged_into_id is null and erased_at is null",
})
@Index({
  name: "customers_shown_by_kind",
  properties: ["kind", "createdAt", "id"],
  where: "merged_into_id is null and erased_at is null",
})
@Index({
  name: "customers_shown_by_source",
  properties: ["source", "createdAt", "id"],
  where: "merged_into_id is null and erased_at is null",
})
@Index({ properties: ["telefono"] })
@Index({ properties: ["documentoIdentidad"] })
@Index({ properties: ["mergedInto"] })
@Index({ name: "customers_who_reserved", properties: ["id"], where: "reserved" })
@Index({ name: "customers_who_reserved_unclaimed", properties: ["id"], where: "reserved_unclaimed" })
@Check({ name: "customers_have_a_name", expression: "btrim(name) <> ''" })
@Check({ name: "customers_email_is_lower_case", expression: "email = lower(email)" })
@Check({
  name: "customers_documents_are_whole",
  expression: "(tipo_documento is null) = (documento_identidad is null)",
})
@Check({
  name: "customers_merged_ones_say_when",
  expression: "(merged_into_id is null) = (merged_at is null)",
})
@Check({ name: "customers_merge_with_another", expression: "merged_into_id <> id" })
@Check({
  name: "customers_erased_ones_keep_nothing",
  expression: `erased_at is null or num_nonnulls(email, telefono, documento_identidad, fecha_nacimiento,
    direccion, ciudad, account_id) = 0`,
})
export class Customer extends Recorded {
  [OptionalProps]?:
    | "kind"
    | "source"
    | "sellers"
    | "leaders"
    | "managers"
    | "hasSeller"
    | "reserved"
    | "reservedUnclaimed"
    | "searchText";

  @Column(oneOf(CustomerKind), "Si es persona o empresa.", { default: "persona", history: "Tipo" })
  kind: CustomerKind = "persona";

  @Column("text", "Nombre, como se muestra.", { history: "Nombre" })
  name!: string;

  @Column("text", "Correo electrónico.", { nullable: true, history: "Correo" })
  email: string | null = null;

  @Column("text", "Teléfono, con su indicativo: `+57…`.", { nullable: true, history: "Teléfono" })
  telefono: string | null = null;

  @Column(oneOf(TipoDocumento), "Tipo del documento de identidad.", {
    nullable: true,
    history: "Tipo de documento",
  })
  tipoDocumento: `${TipoDocumento}` | null = null;

  @Column("text", "Número del documento de identidad.", { nullable: true, history: "Documento" })
  documentoIdentidad: string | null = null;

  @Column("day", "Día en que nació.", { nullable: true, history: "Fecha de nacimiento" })
  fechaNacimiento: string | null = null;

  @Column("text", "Dirección donde vive o recibe correspondencia.", { nullable: true, history: "Dirección" })
  direccion: string | null = null;

  @Column("text", "Ciudad de esa dirección.", { nullable: true, history: "Ciudad" })
  ciudad: string | null = null;

  @Column(oneOf(CustomerSource), "De dónde salió el registro.", { default: "office" })
  source: CustomerSource = "office";

  @Reference(() => User, "account_id", {
    as: () => Person,
    description: "Cuenta con la que el cliente inicia sesión; nulo si no tiene.",
    nullable: true,
    deleteRule: "restrict",
  })
  account: Rel<User> | null = null;

  @ReferenceId("account", "integer", { description: "Número de esa cuenta." })
  readonly accountId!: number | null;

  /** Null when a quote, an import or a visitor created the record. */
  @Index()
  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona del equipo que lo creó; nulo cuando no fue una.",
    nullable: true,
    deleteRule: "set null",
  })
  maker: Rel<User> | null = null;

  @Sql(referrerSql)
  @Field(() => String, { nullable: true, description: "Nombre de quien lo refirió." })
  readonly referrer!: string | null;

  @Sql(referredSql)
  @Field(() => Int, { description: "Cuántos ha referido." })
  readonly referredCount!: number;

  @Reference(() => Customer, "merged_into_id", {
    description: "El registro que quedó cuando los dos se unieron.",
    nullable: true,
    deleteRule: "restrict",
  })
  mergedInto: Rel<Customer> | null = null;

  @Column("instant", "Fecha y hora en que se unió con otro.", { nullable: true })
  mergedAt: Date | null = null;

  @Property({ ...instant, nullable: true })
  erasedAt: Date | null = null;

  @Sql(customerStatusSql)
  @Field(() => CustomerStatus, { description: "Estado del registro." })
  readonly status!: CustomerStatus;

  @Field(() => [CustomerNote], { description: "Notas del equipo sobre el cliente." })
  @OneToMany(() => CustomerNote, "customer", { orderBy: { createdAt: "desc", id: "desc" } })
  notes = new Collection<CustomerNote>(this);

  @Field(() => [TravelDocument], { description: "Sus documentos de viaje." })
  @OneToMany(() => TravelDocument, "customer", { orderBy: { holder: "asc", id: "asc" } })
  papers = new Collection<TravelDocument>(this);

  /**
   * User ids of the sellers of the customer's sales, and of their leaders and managers, and whether the
   * customer has made a reservation; maintained by triggers.
   */
  @Property({ ...integers })
  sellers: number[] = [];
  @Property({ ...integers })
  leaders: number[] = [];
  @Property({ ...integers })
  managers: number[] = [];

  /** True when the customer has a seller, leader or manager. */
  @Property({ type: "boolean", generated: "(cardinality(sellers || leaders || managers) > 0) stored" })
  hasSeller!: boolean;

  @Property({ type: "boolean", default: false })
  reserved: boolean = false;

  /** True when one of the customer's reservations is not assigned to an employee; maintained by triggers. */
  @Property({ type: "boolean", default: false })
  reservedUnclaimed: boolean = false;

  @Property({ type: "text", default: "" })
  searchText: string = "";
}
