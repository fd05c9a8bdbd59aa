import { OptionalProps, Collection, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToMany, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { by, pesos } from "../../../core/audit/description.ts";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { Role, roleNames } from "../../../core/auth/role.ts";
import { documentLabels } from "../../../core/colombia/documents.ts";
import { Column, Reference, ReferenceId, oneOf } from "../../../core/column.ts";
import { day, instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { bind, raw, sql } from "../../../core/read/sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { Customer } from "../../customers/customer/customer.entity.ts";
import { Reservation } from "../../reservations/reservation.entity.ts";
import { TipoCuenta, TipoDocumento } from "./user.enums.ts";
import { roleLabel } from "../permissions.rules.ts";
import { defaultMonthlyLimit } from "../staff.rules.ts";
import { hasSecondFactor } from "./second-factor.sql.ts";
import { secondFactorAsked, secondFactorDue } from "./second-factor-due.sql.ts";
import { paidCommissions, presentMonth, unpaidCommissions } from "./paid-commissions.sql.ts";

const roleArray = raw(`array[${roleNames.map((name) => `'${name}'`).join()}]`);
const MONEY = [Role.ADMIN, Role.CONTADOR, Role.OWNER];
const ADMINISTRATION = [Role.ADMIN, Role.OWNER];

/** An account: a client, or a member of the sales hierarchy (shapes, "User"). */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "users" })
@Index({ properties: ["createdAt", "id"] })
@Index({ name: "users_by_name", expression: "create index users_by_name on users (name collate es, id)" })
@Index({ name: "users_seen", expression: "create index users_seen on users (last_login nulls first, id)" })
@Index({ properties: ["role", "createdAt", "id"] })
@Index({ properties: ["isActive", "createdAt", "id"] })
@Check({
  name: "users_role_is_known",
  expression:
    "case when service_role is null then role between 1 and 7 else role = 0 and service_role in (5, 6) end",
})
@Check({
  name: "users_services_never_sign_in",
  expression:
    "service_role is null or password_hash = '' and not email_verified and " +
    "num_nonnulls(invited_at, last_login, kept_session) = 0 and email like '%@servicio.invalid'",
})
@Check({
  name: "users_services_stand_alone",
  expression:
    "service_role is null or not is_active_seller and commission_limit = 0 and " +
    "num_nonnulls(supervisor_id, lider_id, gerente_id, referred_by, commission_percentage, phone, banco, " +
    "numero_cuenta, tipo_cuenta, documento_identidad, fecha_nacimiento, fecha_ingreso) = 0",
})
@Check({
  name: "users_services_say_their_purpose",
  expression: "(service_purpose is null or service_role is not null) and char_length(service_purpose) <= 200",
})
@Index({
  name: "users_service_names",
  expression: "create unique index users_service_names on users (lower(name)) where service_role is not null",
})
@Check({ name: "users_email_is_lower_case", expression: "email = lower(email)" })
@Check({ name: "users_given_phone_is_one", expression: "phone_given_at is null or phone is not null" })
@Check({
  name: "users_accounts_say_their_end",
  expression: "num_nonnulls(numero_cuenta, account_ending) in (0, 2)",
})
@Index({
  name: "users_plain_accounts",
  expression:
    "create index users_plain_accounts on users (id) " +
    "where numero_cuenta is not null and account_print is null",
})
@Check({ name: "users_commission_limit_is_not_negative", expression: "commission_limit >= 0" })
@Check({
  name: "users_hierarchy_is_not_oneself",
  expression:
    "id is distinct from lider_id and id is distinct from gerente_id and id is distinct from supervisor_id",
})
export class User {
  [OptionalProps]?:
    | "image"
    | "isActive"
    | "isActiveSeller"
    | "commissionLimit"
    | "emailVerified"
    | "failedLoginAttempts"
    | "sessionsVersion"
    | "searchText";

  @Column("integer", "Número del registro.", { primary: true, autoincrement: true })
  id!: number;

  @Column("text", "Nombre, como se muestra.", { history: "Nombre" })
  name!: string;

  @Column("text", "Apellido.", { history: "Apellido" })
  lastname!: string;

  @Column("text", "Correo electrónico.", { history: "Correo" })
  @Unique()
  email!: string;

  @Column("text", "Teléfono.", { nullable: true, history: "Teléfono" })
  phone: string | null = null;

  /**
   * Time at which the person entered the phone themself; a trigger clears it when another phone is stored.
   */
  @Property({ ...instant, nullable: true })
  phoneGivenAt: Date | null = null;

  /** Time at which the person last changed the phone in their profile. */
  @Property({ ...instant, nullable: true })
  phoneChangedAt: Date | null = null;

  @Column("text", "Dirección de la imagen; las propias comienzan con una barra.", {
    default: "/avatar.svg",
    history: ["Foto", () => "Con foto"],
  })
  image: string = "/avatar.svg";

  /** URL, for use in a page of another host. */
  @Sql(
    (row) =>
      sql`case when ${row("image")} like '/%' then ${bind.site} || ${row("image")} else ${row("image")} end`,
  )
  @Field(() => String, { description: "Dirección completa de la imagen, con su servidor." })
  readonly imageUrl!: string;

  @Auth([Role.OWNER], { self: ["id"] })
  @Column("instant", "Desde cuándo la persona deja que los clientes vean su foto; nulo si no los deja.", {
    nullable: true,
    history: ["Foto a los clientes", () => "Sí"],
  })
  pictureShownAt: Date | null = null;

  @Column(
    "smallint",
    "Rol: 1 Cliente, 2 Asesor, 3 Líder, 4 Gerente, 5 Administrador, 6 Contador, 7 Propietario; 0 de una cuenta de servicio.",
    { history: ["Rol", roleLabel] },
  )
  role!: number;

  /** Role with which a service account reads and acts: ADMIN or CONTADOR; null for a person. */
  @Property({ type: "smallint", nullable: true })
  serviceRole: number | null = null;

  @Property({ type: "text", nullable: true })
  servicePurpose: string | null = null;

  @Sql((row) => sql`(${roleArray})[coalesce(${row("serviceRole")}, ${row("role")})]`)
  @Field(() => Role, { description: "Rol con el que lee y trabaja." })
  readonly roleName!: Role;

  /** Day in Bogota on which the current role was assigned; null when the account was created with it. */
  @Property({ ...day, nullable: true })
  roleSince: string | null = null;

  @Property({ type: "text" })
  passwordHash!: string;

  @Column("instant", "Fecha y hora de la invitación; nulo cuando la persona ya eligió su contraseña.", {
    nullable: true,
  })
  invitedAt: Date | null = null;

  @Auth([Role.OWNER], { self: ["id"] })
  @Sql((row) => hasSecondFactor(row("id")))
  @Field(() => Boolean, {
    nullable: true,
    description:
      "Si la contraseña sola no basta para entrar: tiene una aplicación que da códigos o una llave de acceso.",
  })
  readonly twoFactor!: boolean | null;

  @Auth([Role.OWNER], { self: ["id"] })
  @Sql(
    (row) =>
      sql`exists (select 1 from two_factors t where t.user_id = ${row("id")} and t.confirmed_at is not null)`,
  )
  @Field(() => Boolean, { nullable: true, description: "Si tiene una aplicación que da códigos." })
  readonly codeApp!: boolean | null;

  @Auth([Role.OWNER], { self: ["id"] })
  @Sql((row) => secondFactorAsked(row))
  @Field(() => Boolean, { nullable: true, description: "Si a su rol se le pide verificación en dos pasos." })
  readonly secondFactorAsked!: boolean | null;

  /** Null also for an account that already has a second factor. */
  @Auth([Role.OWNER], { self: ["id"] })
  @Sql((row) => secondFactorDue(row))
  @Field(() => Day, {
    nullable: true,
    description: "Día desde el que no puede entrar sin verificación en dos pasos; nulo si no se le pide.",
  })
  readonly secondFactorDue!: string | null;

  @Column("boolean", "Si está activo.", { default: true, history: "Activa" })
  isActive: boolean = true;

  @Auth([Role.OWNER])
  @Sql(
    (row) =>
      sql`(${row("role")} = 7 and ${row("isActive")} and not exists (select from users o
        where o.role = 7 and o.is_active and o.id <> ${row("id")}))`,
  )
  @Field(() => Boolean, { nullable: true, description: "Si es el único Propietario activo." })
  readonly isLastOwner!: boolean | null;

  /** Counts contracts that were sent or signed and are not completed. */
  @Auth([Role.OWNER])
  @Sql(
    (row) =>
      sql`exists (select from contracts c where c.cliente_id = ${row("id")}
        and c.status in ('active', 'signed'))`,
  )
  @Field(() => Boolean, {
    nullable: true,
    description: "Si tiene un contrato en pie que aún no se completa.",
  })
  readonly hasBookedTrip!: boolean | null;

  @Auth([Role.OWNER])
  @Sql((row) => unpaidCommissions(row("id")))
  @Field(() => Boolean, { nullable: true, description: "Si tiene comisiones sin pagar." })
  readonly hasUnpaidCommissions!: boolean | null;

  @Column("boolean", "Si recibe ventas nuevas.", { default: true, history: "Vende" })
  isActiveSeller: boolean = true;

  @Index()
  @Reference(() => User, "supervisor_id", { nullable: true })
  supervisor: Rel<User> | null = null;

  @ReferenceId("supervisor", "integer", { description: "Número de la cuenta de quien está justo encima." })
  readonly supervisorId!: number | null;

  @Index()
  @Reference(() => User, "lider_id", { nullable: true })
  lider: Rel<User> | null = null;

  @ReferenceId("lider", "integer", { description: "Número de la cuenta del líder.", history: "Líder" })
  readonly liderId!: number | null;

  @Index()
  @Reference(() => User, "gerente_id", { nullable: true })
  gerente: Rel<User> | null = null;

  @ReferenceId("gerente", "integer", { description: "Número de la cuenta del gerente.", history: "Gerente" })
  readonly gerenteId!: number | null;

  @Column("text", "Código con el que refiere a otros.")
  @Unique()
  referralCode!: string;

  @Index()
  @Column("text", "Código de quien la refirió.", { nullable: true })
  referredBy: string | null = null;

  /** User with that referral code; maintained by a trigger. */
  @Index()
  @Reference(() => User, "referrer_id", { nullable: true })
  referrer: Rel<User> | null = null;

  /** Customer record that belongs to the account, as the office knows the person. */
  @OneToMany(() => Customer, "account")
  customers = new Collection<Customer>(this);

  @OneToMany(() => Reservation, "customer")
  reservations = new Collection<Reservation>(this);

  @Sql(
    (row) =>
      sql`coalesce((select m.balance from point_movements m where m.user_id = ${row("id")}
        order by m.ordinal desc limit 1), 0)`,
  )
  @Field(() => Int, { description: "Saldo de puntos." })
  readonly points!: number;

  @Auth(MONEY, { self: ["id", "liderId", "gerenteId"] })
  @Column("percent", "Porcentaje de comisión, en puntos porcentuales.", {
    nullable: true,
    history: "Porcentaje de comisión",
  })
  commissionPercentage: number | null = null;

  @Auth(MONEY, { self: ["id", "liderId", "gerenteId"] })
  @Column("cop", "Límite de lo que se le paga en un mes, en COP.", {
    default: defaultMonthlyLimit,
    hidden: true,
    history: ["Tope mensual de comisiones", pesos],
  })
  commissionLimit: number = defaultMonthlyLimit;

  @Auth(MONEY, { self: ["id", "liderId", "gerenteId"] })
  @Sql((row) => paidCommissions(row("id"), presentMonth))
  @Field(() => COP, {
    nullable: true,
    description: "Comisiones que se le pagaron en este mes de Bogotá, menos sus ajustes, en COP.",
  })
  readonly currentCommissionUsed!: number | null;

  @Auth(MONEY, { self: ["id"] })
  @Column("text", "Banco de la cuenta a la que se le paga.", { nullable: true, history: "Banco" })
  banco: string | null = null;

  /**
   * Encrypted account number: `BankAccountResolver` decrypts it for the person and for people who handle
   * money.
   */
  @Property({ type: "text", nullable: true })
  numeroCuenta: string | null = null;

  /** Last digits of the account number. */
  @Property({ type: "text", nullable: true })
  accountEnding: string | null = null;

  /** Keyed hash of the account number; null while the number is not encrypted yet. */
  @Property({ type: "text", nullable: true })
  accountPrint: string | null = null;

  @Auth(MONEY, { self: ["id"] })
  @Column(oneOf(TipoCuenta), "Tipo de cuenta: `ahorros` o `corriente`.", {
    nullable: true,
    history: ["Tipo de cuenta", by({ ahorros: "Ahorros", corriente: "Corriente" })],
  })
  tipoCuenta: TipoCuenta | null = null;

  @Column("day", "Día en que entró a la agencia.", { nullable: true, history: "Ingreso a la agencia" })
  fechaIngreso: string | null = null;

  @Index()
  @Column("text", "Número del documento de identidad.", { nullable: true, history: "Documento" })
  documentoIdentidad: string | null = null;

  @Column(oneOf(TipoDocumento), "Tipo del documento de identidad.", {
    nullable: true,
    history: ["Tipo de documento", by(documentLabels)],
  })
  tipoDocumento: TipoDocumento | null = null;

  @Column("day", "Día en que nació.", { nullable: true, history: "Nacimiento" })
  fechaNacimiento: string | null = null;

  @Column("text", "Dirección donde vive o recibe correspondencia.", { nullable: true, history: "Dirección" })
  direccion: string | null = null;

  @Column("text", "Ciudad de esa dirección.", { nullable: true, history: "Ciudad" })
  ciudad: string | null = null;

  @Column("text", "País donde vive.", { nullable: true, default: "Colombia", history: "País" })
  pais: string | null = "Colombia";

  @Column("boolean", "Si comprobó que el correo es suyo.", { default: false })
  emailVerified: boolean = false;

  @Auth([Role.OWNER], { self: ["id"] })
  @Sql(
    (row) => sql`(select t.email from user_tokens t where t.user_id = ${row("id")} and t.purpose = 'email'
      and t.used_at is null
      and t.expires_at > ${bind.now} and t.email <> ${row("email")} order by t.created_at desc limit 1)`,
  )
  @Field(() => String, {
    nullable: true,
    description: "Correo nuevo que espera confirmación; nulo si no hay.",
  })
  readonly pendingEmail!: string | null;

  @Column("instant", "Fecha y hora en que inició sesión por última vez.", { nullable: true })
  lastLogin: Date | null = null;

  @Auth(ADMINISTRATION, { self: ["id"] })
  @Column("instant", "Hasta cuándo está bloqueada por intentos fallidos; nulo si no lo está.", {
    nullable: true,
  })
  accountLockedUntil: Date | null = null;

  @Auth(ADMINISTRATION, { self: ["id"] })
  @Column("integer", "Intentos fallidos seguidos de iniciar sesión.", { default: 0, hidden: true })
  failedLoginAttempts: number = 0;

  /**
   * Session version: each session stores the version it was created with; raising the version ends all
   * sessions.
   */
  @Property({ type: "integer", default: 1 })
  sessionsVersion: number = 1;

  /** Session that the last increase of the version does not end: the one that changed the password. */
  @Property({ type: "uuid", nullable: true })
  keptSession: string | null = null;

  /** Name and e-mail in the form used for search; maintained by a trigger. */
  @Property({ type: "text", default: "" })
  searchText: string = "";

  /** Time at which the person had their data erased from the account. */
  @Property({ ...instant, nullable: true })
  erasedAt: Date | null = null;

  @Column("instant", "Fecha y hora en que se creó.")
  createdAt!: Date;

  @Column("instant", "Fecha y hora del último cambio.")
  updatedAt!: Date;

  @Column("integer", "Versión de la edición: guardar sobre una anterior se rechaza.", { default: 1 })
  version: number = 1;
}
