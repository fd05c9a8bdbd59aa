import { OptionalProps, Collection, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToMany, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Float, Int, ObjectType } from "type-graphql";
import { by } from "../../core/audit/description.ts";
import { counted } from "../../core/colombia/spoken.ts";
import { Column, Reference, oneOf, valueObject } from "../../core/column.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Sql } from "../../core/read/sql-field.ts";
import { sql } from "../../core/read/sql.ts";
import { Recorded } from "../../core/record.ts";
import { COP, Day } from "../../core/scalars.ts";
import { May } from "../accounts/account/permission.ts";
import { Person } from "../accounts/account/person.type.ts";
import { User } from "../accounts/account/user.entity.ts";
import { TipoCuenta } from "../accounts/account/user.enums.ts";
import { ProviderContact } from "./provider-contact.type.ts";
import { ProviderImport } from "./import/provider-import.entity.ts";
import { ProviderDocument } from "./provider-document.entity.ts";
import { ProviderName } from "./provider-name.entity.ts";
import { ProviderStatus, TaxRegime } from "./provider.enums.ts";
import { LONGEST_TERM, type Contact, mandateAnswer, taxRegimeLabels } from "./provider.rules.ts";
import {
  claimedSql,
  maskedAccountSql,
  nextDueSql,
  ofPurchases,
  onTimeSql,
  overdueSql,
  providerStatusSql,
} from "./provider.sql.ts";

/**
 * Provider that the agency buys from. It is created by the first purchase that names it, or in the directory.
 * Printed and frozen documents keep the provider's name at the time. A merged provider remains as a record,
 * while its purchases and names belong to the other.
 */
@NotFound("Proveedor no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "providers" })
@Unique({ name: "providers_nit_is_of_one", properties: ["nit"], where: "merged_into_id is null" })
@Index({ name: "providers_by_name", properties: ["name", "id"] })
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["mergedInto"] })
@Index({ properties: ["import"] })
@Check({ name: "providers_have_a_name", expression: "btrim(name) <> ''" })
@Check({ name: "providers_nit_has_its_check_digit", expression: "nit ~ '^[0-9]{5,10}-[0-9]$'" })
@Check({ name: "providers_term_is_of_a_year", expression: `payment_days between 0 and ${LONGEST_TERM}` })
@Check({
  name: "providers_accounts_are_of_a_bank",
  expression: "account_number is null or (bank is not null and account_kind is not null)",
})
@Check({
  name: "providers_accounts_say_their_end",
  expression: "num_nonnulls(account_number, account_ending) in (0, 2)",
})
@Index({
  name: "providers_plain_accounts",
  expression:
    "create index providers_plain_accounts on providers (id) " +
    "where account_number is not null and account_print is null",
})
@Check({
  name: "providers_merged_ones_say_when",
  expression: "(merged_into_id is null) = (merged_at is null)",
})
@Check({ name: "providers_merge_with_another", expression: "merged_into_id <> id" })
@Check({
  name: "providers_answers_say_when",
  expression: "(mandate is null) = (mandate_answered_at is null)",
})
@Check({ name: "providers_merged_ones_are_off", expression: "merged_into_id is null or not active" })
export class Provider extends Recorded {
  [OptionalProps]?:
    | "contacts"
    | "accountReplaced"
    | "chargesVat"
    | "selfWithholding"
    | "largeTaxpayer"
    | "active"
    | "searchText";

  @Column("text", "Nombre, como se muestra.")
  name!: string;

  @Column("text", "NIT con su dígito de verificación, `890903938-8`; nulo si no tiene o es del exterior.", {
    nullable: true,
    history: "NIT",
  })
  nit: string | null = null;

  /** Required by accounting programs. */
  @Column("text", "Ciudad.", { nullable: true, history: "Ciudad" })
  city: string | null = null;

  @Column(valueObject<Contact[]>(() => [ProviderContact]), "Personas a quienes llamar o escribir.", {
    defaultRaw: "'[]'::jsonb",
    history: ["Contactos", (list: readonly object[]) => counted(list.length, "contacto", "contactos")],
  })
  contacts: Contact[] = [];

  @Column("text", "Banco o entidad.", { nullable: true })
  bank: string | null = null;

  @Column(oneOf(TipoCuenta), "Tipo de la cuenta bancaria.", { nullable: true })
  accountKind: TipoCuenta | null = null;

  /** Encrypted digits of the account; `ProviderAccountResolver` decrypts them for people who pay. */
  @Property({ type: "text", nullable: true })
  accountNumber: string | null = null;

  /** Last digits of the account. */
  @Property({ type: "text", nullable: true })
  accountEnding: string | null = null;

  /** Keyed hash of the account number; null while the number is not encrypted yet. */
  @Property({ type: "text", nullable: true })
  accountPrint: string | null = null;

  /** Masked account, visible to everyone who may read the directory. */
  @Sql(maskedAccountSql)
  @Field(() => String, { nullable: true, description: "Últimas cuatro cifras de la cuenta." })
  readonly maskedAccount!: string | null;

  @Column("text", "Titular de la cuenta; nulo si es el mismo proveedor.", { nullable: true })
  accountHolder: string | null = null;

  @May("manageProviders")
  @Column("text", "Documento del titular de la cuenta.", { nullable: true })
  accountHolderDocument: string | null = null;

  /** Displayed with its author before a payment to the account. */
  @Column("instant", "Fecha y hora del último cambio de la cuenta a la que se paga.", { nullable: true })
  accountChangedAt: Date | null = null;

  @Column("boolean", "Si ese cambio reemplazó una cuenta anterior.", { default: false })
  accountReplaced: boolean = false;

  @Reference(() => User, "account_changed_by_id", {
    as: () => Person,
    description: "Persona que hizo ese cambio.",
    nullable: true,
    deleteRule: "set null",
  })
  accountChangedBy: Rel<User> | null = null;

  @Column("integer", "Días entre la compra y su pago; 0 de contado, nulo sin acordar.", {
    nullable: true,
    history: "Días para pagar",
  })
  paymentDays: number | null = null;

  @Column("text", "Otras condiciones de pago.", { nullable: true, history: "Condiciones de pago" })
  paymentTerms: string | null = null;

  @Column(oneOf(TaxRegime), "Régimen del impuesto de renta.", {
    nullable: true,
    history: ["Régimen tributario", by(taxRegimeLabels)],
  })
  taxRegime: TaxRegime | null = null;

  @Column("boolean", "Si cobra IVA.", { default: false, history: "Cobra IVA" })
  chargesVat: boolean = false;

  @Column("boolean", "Si es autorretenedor.", { default: false, history: "Autorretenedor" })
  selfWithholding: boolean = false;

  @Column("boolean", "Si la DIAN lo tiene como gran contribuyente.", {
    default: false,
    history: "Gran contribuyente",
  })
  largeTaxpayer: boolean = false;

  /**
   * True when the agency sells on the provider's behalf, so that the provider invoices the client; null while
   * the question is unanswered, which differs from false.
   */
  @Column(
    "boolean",
    "Si sus servicios se venden por mandato, como ingreso de terceros; nulo si no se ha respondido.",
    { nullable: true, history: ["Vende", mandateAnswer] },
  )
  mandate: boolean | null = null;

  @Column("instant", "Cuándo se respondió a nombre de quién vende.", { nullable: true })
  mandateAnsweredAt: Date | null = null;

  @Reference(() => User, "mandate_answered_by_id", {
    as: () => Person,
    description: "Persona que lo respondió.",
    nullable: true,
    deleteRule: "set null",
  })
  mandateAnsweredBy: Rel<User> | null = null;

  @Column("text", "Notas internas.", { nullable: true, history: "Notas" })
  notes: string | null = null;

  @Column("boolean", "Si se sugiere al comprar.", { default: true })
  active: boolean = true;

  /** Import that created the provider; null when it was not imported. */
  @Reference(() => ProviderImport, "import_id", { nullable: true, deleteRule: "restrict" })
  import: Rel<ProviderImport> | null = null;

  @Reference(() => Provider, "merged_into_id", {
    description: "El registro que quedó cuando los dos se unieron.",
    nullable: true,
    deleteRule: "restrict",
  })
  mergedInto: Rel<Provider> | null = null;

  @Column("instant", "Fecha y hora en que se unió con otro.", { nullable: true })
  mergedAt: Date | null = null;

  @Sql(providerStatusSql)
  @Field(() => ProviderStatus, { description: "Estado del registro." })
  readonly status!: ProviderStatus;

  @Field(() => [ProviderName], { description: "Nombres con los que se encuentra." })
  @OneToMany(() => ProviderName, "provider", { orderBy: { name: "asc", id: "asc" } })
  names = new Collection<ProviderName>(this);

  @Field(() => [ProviderDocument], { description: "Los documentos." })
  @OneToMany(() => ProviderDocument, "provider", { orderBy: { createdAt: "desc", id: "desc" } })
  documents = new Collection<ProviderDocument>(this);

  @Sql((row) => ofPurchases(row, sql`count(*)::int`))
  @Field(() => Int, { description: "Cuántas compras tiene." })
  readonly purchaseCount!: number;

  @Sql((row) => ofPurchases(row, sql`coalesce(sum(p.costo), 0)::bigint`))
  @Field(() => COP, { description: "Todo lo que se le ha comprado, en COP." })
  readonly bought!: number;

  @Sql((row) =>
    ofPurchases(row, sql`coalesce(sum(p.saldo_pendiente), 0)::bigint`, sql`p.saldo_pendiente > 0`),
  )
  @Field(() => COP, { description: "Lo que se le debe, en COP." })
  readonly owed!: number;

  @May("readPurchases")
  @Sql(claimedSql)
  @Field(() => COP, {
    nullable: true,
    description: "Lo pagado de compras anuladas que aún debe devolver, en COP.",
  })
  readonly claimed!: number | null;

  @Sql(overdueSql)
  @Field(() => COP, { description: "Lo que se le debe y venció antes de hoy, en COP." })
  readonly overdue!: number;

  @Sql(nextDueSql)
  @Field(() => Day, { nullable: true, description: "Próximo día de pago, desde hoy." })
  readonly nextDue!: string | null;

  /** Counts only payments that had a due day. */
  @Sql(onTimeSql)
  @Field(() => Float, {
    nullable: true,
    description: "Pagos hechos a tiempo, en puntos porcentuales; nulo mientras no hay.",
  })
  readonly onTimeRate!: number | null;

  @Property({ type: "text", default: "" })
  searchText: string = "";
}
