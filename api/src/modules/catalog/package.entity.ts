import { OptionalProps, Collection, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToMany, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { CopColumn, instant } from "../../core/columns.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Sql } from "../../core/read/sql-field.ts";
import { sql } from "../../core/read/sql.ts";
import { COP, DateTime } from "../../core/scalars.ts";
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

  @Field(() => Int)
  @PrimaryKey({ type: "integer", autoincrement: true })
  id!: number;

  @Field(() => String)
  @Property({ type: "text" })
  title!: string;

  /** Title in the form of an address: `cartagena-amurallada`. */
  @Field(() => String)
  @Property({ type: "text" })
  slug!: string;

  @Field(() => String)
  @Property({ type: "text" })
  detail!: string;

  /** `Internacionales`, `Europa`, `Nacionales`, `Llano`, `Por Tierra`, or any other. */
  @Field(() => String)
  @Property({ type: "text" })
  destino!: string;

  /** Category; the destination when none was given. */
  @Field(() => String)
  @Property({ type: "text" })
  category!: string;

  @Field(() => String)
  @Property({ type: "text" })
  city!: string;

  @Field(() => String)
  @Property({ type: "text" })
  location!: string;

  /** Degrees, as text; empty together with `lng` where the place is not on the map. */
  @Field(() => String)
  @Property({ type: "text" })
  lat!: string;

  /** Degrees, as text. */
  @Field(() => String)
  @Property({ type: "text" })
  lng!: string;

  /** Per person. */
  @Field(() => COP)
  @Property({ type: CopColumn })
  price!: number;

  @Field(() => Int)
  @Property({ type: "integer" })
  days!: number;

  /** Seats of each departure. */
  @Field(() => Int)
  @Property({ type: "integer" })
  cupos!: number;

  @Field(() => [Departure])
  @OneToMany(() => Departure, "package", { orderBy: { salida: "asc", vuelta: "asc" } })
  fechas = new Collection<Rel<Departure>>(this);

  /** Addresses; on our own host they begin with a slash. */
  @Field(() => [String])
  @Property({ type: "text[]", columnType: "text[]", defaultRaw: "'{}'" })
  images: string[] = [];

  /** Licence and author of its pictures that are, or were, in the agency's library. */
  @Sql(
    (row) => sql`(select coalesce(json_agg(json_build_object('licence', a.licence, 'author', a.author)
      order by a.id), '[]') from agency_pictures a where a.address = any (${row("images")}))`,
  )
  readonly pictureRights!: readonly { readonly licence: string | null; readonly author: string | null }[];

  @Field(() => [String])
  @Property({ type: "text[]", columnType: "text[]", defaultRaw: "'{}'" })
  chars: string[] = [];

  /** True for an offer; with `isYapaya`, an offer of the day. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  isActive: boolean = false;

  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  isYapaya: boolean = false;

  @Property({ ...instant, nullable: true })
  archivedAt: Date | null = null;

  /** No longer shown to visitors. */
  @Sql((row) => sql`${row("archivedAt")} is not null`)
  @Field(() => Boolean)
  readonly isArchived!: boolean;

  /** True when seats of it were ever booked. */
  @Sql((row) => sql`exists (select from reservations r where r.package_id = ${row("id")})`)
  readonly isBooked!: boolean;

  /** Kept by a trigger: title, destination, category, city and detail as they are searched. */
  @Property({ type: "text", default: "" })
  searchText: string = "";

  @Field(() => DateTime)
  @Property({ ...instant })
  createdAt!: Date;

  @Field(() => DateTime)
  @Property({ ...instant })
  updatedAt!: Date;

  /** Raised by each edit. */
  @Field(() => Int)
  @Property({ type: "integer", default: 1 })
  version: number = 1;
}
