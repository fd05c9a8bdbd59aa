import { OptionalProps, Collection, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToMany, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column } from "../../core/column.ts";
import { instant } from "../../core/columns.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Sql } from "../../core/read/sql-field.ts";
import { sql } from "../../core/read/sql.ts";
import { Departure } from "./departure.entity.ts";

/** A trip that the agency offers (shapes, "Package"): everybody sees it until it is archived. */
@NotFound("Paquete no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "packages" })
@Check({ name: "packages_price_is_not_negative", expression: "price >= 0" })
@Check({ name: "packages_days_are_few", expression: "days between 1 and 999" })
@Check({ name: "packages_seats_are_few", expression: "cupos between 1 and 999" })
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
  [OptionalProps]?: "images" | "chars" | "isActive" | "isYapaya" | "searchText";

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
      order by a.id), '[]') from agency_pictures a where a.address = any (${row("images")}))`,
  )
  readonly pictureRights!: readonly { readonly licence: string | null; readonly author: string | null }[];

  @Column("texts", "Características, como se leen.", { defaultRaw: "'{}'", history: "Características" })
  chars: string[] = [];

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
