import { OptionalProps, Collection, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToMany, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, valueObject } from "../../core/column.ts";
import { instant } from "../../core/columns.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Sql } from "../../core/read/sql-field.ts";
import { bind, sql } from "../../core/read/sql.ts";
import { COP } from "../../core/scalars.ts";
import { Departure } from "./departure.entity.ts";
import { fromPriceSql } from "./departure.sql.ts";
import { PackageDay, PackageHotel, PackageQuestion } from "./package-parts.types.ts";

/** A trip that the agency offers (shapes, "Package"): everybody sees it until it is archived. */
@NotFound("Paquete no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "packages" })
@Check({ name: "packages_price_is_not_negative", expression: "price >= 0" })
@Check({ name: "packages_days_are_few", expression: "days between 1 and 999" })
@Check({ name: "packages_seats_are_few", expression: "cupos between 1 and 999" })
@Check({
  name: "packages_days_are_a_short_list",
  expression: "jsonb_typeof(itinerario) = 'array' and jsonb_array_length(itinerario) <= 90",
})
@Check({
  name: "packages_hotels_are_a_short_list",
  expression: "jsonb_typeof(hoteles) = 'array' and jsonb_array_length(hoteles) <= 20",
})
@Check({
  name: "packages_inclusions_are_few",
  expression: "cardinality(incluye) <= 40 and cardinality(no_incluye) <= 40",
})
@Check({
  name: "packages_questions_are_a_short_list",
  expression: "jsonb_typeof(preguntas) = 'array' and jsonb_array_length(preguntas) <= 20",
})
@Check({ name: "packages_conditions_are_a_text", expression: "length(condiciones) between 1 and 5000" })
@Check({ name: "packages_installments_are_few", expression: "cuotas between 1 and 36" })
@Check({
  name: "packages_first_payment_is_said_once",
  expression:
    "num_nonnulls(cuota_inicial, cuota_inicial_porcentaje) <= case when cuotas is null then 0 else 1 end",
})
@Check({
  name: "packages_first_payment_is_part_of_the_price",
  expression:
    "coalesce(cuota_inicial > 0 and cuota_inicial < price, true)" +
    " and coalesce(cuota_inicial_porcentaje > 0 and cuota_inicial_porcentaje < 100, true)",
})
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["destino", "createdAt", "id"] })
@Index({ properties: ["category", "createdAt", "id"] })
@Index({ properties: ["days", "createdAt", "id"] })
@Index({ properties: ["price", "id"] })
@Index({
  name: "packages_titled",
  expression: "create index packages_titled on packages (title collate es, id)",
})
export class Package {
  [OptionalProps]?:
    | "images"
    | "chars"
    | "isActive"
    | "isYapaya"
    | "searchText"
    | "itinerario"
    | "hoteles"
    | "incluye"
    | "noIncluye"
    | "preguntas";

  @Column("integer", "Número del registro.", { primary: true, autoincrement: true })
  id!: number;

  @Column("text", "Nombre del paquete.", { history: "Título" })
  title!: string;

  @Column("text", "El nombre como va en una dirección: `cartagena-amurallada`.")
  slug!: string;

  @Column("text", "Texto que lo describe.", { history: "Descripción" })
  detail!: string;

  @Column("text", "`Internacionales`, `Europa`, `Nacionales`, `Llano`, `Por Tierra` o cualquier otro.", {
    history: "Destino",
  })
  destino!: string;

  @Column("text", "Categoría; el destino cuando no se dio una.", { history: "Categoría" })
  category!: string;

  @Column("text", "Ciudad del viaje.", { history: "Ciudad" })
  city!: string;

  @Column("text", "Lugar, como se lee.", { history: "Lugar" })
  location!: string;

  /** Empty when `lng` is empty: both coordinates are set, or neither. */
  @Column("text", "Latitud en grados, como texto; vacío si no está en el mapa.", { history: "Latitud" })
  lat!: string;

  @Column("text", "Longitud en grados, como texto; vacío si no está en el mapa.", { history: "Longitud" })
  lng!: string;

  @Column("cop", "Precio por persona en COP.", { history: "Precio" })
  price!: number;

  @Sql((row) => fromPriceSql(row("id"), row("price"), sql`${bind.today}`))
  @Field(() => COP, {
    description: "El menor precio por persona, en COP, de las salidas con cupos; sin ellas, el del paquete.",
  })
  readonly desde!: number;

  @Column("integer", "Duración en días.", { history: "Días" })
  days!: number;

  @Column("integer", "Cupos de cada salida.", { history: "Cupos" })
  cupos!: number;

  @Field(() => [Departure], { description: "Salidas que se ofrecen." })
  @OneToMany(() => Departure, "package", { orderBy: { salida: "asc", vuelta: "asc" } })
  fechas = new Collection<Rel<Departure>>(this);

  @Column("texts", "Direcciones de las imágenes; las propias comienzan con una barra.", {
    defaultRaw: "'{}'",
    history: "Imágenes",
  })
  images: string[] = [];

  /** Licence and author of the package's pictures that are, or were, in the agency's library. */
  @Sql(
    (row) => sql`(select coalesce(json_agg(json_build_object('licence', a.licence, 'author', a.author)
      order by a.id), '[]') from agency_pictures a where a.address = any (${row("images")})
      or a.address in (select day->>'imagen' from jsonb_array_elements(${row("itinerario")}) as days (day)))`,
  )
  readonly pictureRights!: readonly { readonly licence: string | null; readonly author: string | null }[];

  @Column("texts", "Características, como se leen.", { defaultRaw: "'{}'", history: "Características" })
  chars: string[] = [];

  @Column(valueObject<PackageDay[]>(() => [PackageDay]), "Los días del viaje, en orden.", {
    defaultRaw: "'[]'",
    history: "Día a día",
  })
  itinerario: PackageDay[] = [];

  @Column(valueObject<PackageHotel[]>(() => [PackageHotel]), "Los hoteles, en orden.", {
    defaultRaw: "'[]'",
    history: "Hoteles",
  })
  hoteles: PackageHotel[] = [];

  @Column("texts", "Lo que incluye el precio, una línea cada cosa.", {
    defaultRaw: "'{}'",
    history: "Qué incluye",
  })
  incluye: string[] = [];

  @Column("texts", "Lo que no incluye el precio, una línea cada cosa.", {
    defaultRaw: "'{}'",
    history: "Qué no incluye",
  })
  noIncluye: string[] = [];

  @Column("text", "Condiciones del viaje; nulo sin ellas.", { nullable: true, history: "Condiciones" })
  condiciones: string | null = null;

  @Column(
    valueObject<PackageQuestion[]>(() => [PackageQuestion]),
    "Preguntas frecuentes con su respuesta, en orden.",
    { defaultRaw: "'[]'", history: "Preguntas" },
  )
  preguntas: PackageQuestion[] = [];

  @Column("smallint", "Cuotas mensuales después de la inicial; nulo si no se paga por cuotas.", {
    nullable: true,
    history: "Cuotas",
  })
  cuotas: number | null = null;

  @Column(
    "percent",
    "Cuota inicial en porcentaje del precio, de 0 a 100; nulo si no hay o si se dio en pesos.",
    {
      nullable: true,
      history: "Cuota inicial (%)",
    },
  )
  cuotaInicialPorcentaje: number | null = null;

  @Column("cop", "Cuota inicial por persona en COP; nulo si no hay o si se dio en porcentaje.", {
    nullable: true,
    history: "Cuota inicial",
  })
  cuotaInicial: number | null = null;

  /** Rest after the first payment, in equal parts rounded up to whole pesos. */
  @Sql(
    (row) => sql`ceil((${row("price")} - coalesce(${row("cuotaInicial")},
      round(${row("price")} * ${row("cuotaInicialPorcentaje")} / 100), 0))::numeric
      / ${row("cuotas")})::float8`,
  )
  @Field(() => COP, {
    nullable: true,
    description: "Valor de cada cuota mensual por persona, en COP; nulo si no se paga por cuotas.",
  })
  readonly valorCuota!: number | null;

  @Column("boolean", "Si se destaca; junto con `isYapaya` es una oferta del día.", {
    default: false,
    history: "Publicado",
  })
  isActive: boolean = false;

  @Column("boolean", "Si es de Yapaya.", { default: false, history: "Yapaya" })
  isYapaya: boolean = false;

  @Property({ ...instant, nullable: true })
  archivedAt: Date | null = null;

  @Sql((row) => sql`${row("archivedAt")} is not null`)
  @Field(() => Boolean, { description: "Si ya no se les muestra a los visitantes." })
  readonly isArchived!: boolean;

  /** True when the package was ever booked. */
  @Sql((row) => sql`exists (select from reservations r where r.package_id = ${row("id")})`)
  readonly isBooked!: boolean;

  /** Title, destination, category, city and detail in the form used for search; maintained by a trigger. */
  @Property({ type: "text", default: "" })
  searchText: string = "";

  @Column("instant", "Fecha y hora en que se creó.")
  createdAt!: Date;

  @Column("instant", "Fecha y hora del último cambio.")
  updatedAt!: Date;

  @Column("integer", "Versión de la edición: guardar sobre una anterior se rechaza.", { default: 1 })
  version: number = 1;
}
