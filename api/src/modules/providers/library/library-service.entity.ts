import { Check, Entity, Index, ManyToOne, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { by } from "../../../core/audit/description.ts";
import { Column, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { Recorded } from "../../../core/record.ts";
import { hotelCategoryLabels, mealLabels } from "./hotel.rules.ts";
import { CostBase, ServiceKind } from "./library.enums.ts";
import { NO_SERVICE } from "./library.rules.ts";
import { pictureOf } from "./library.sql.ts";

/**
 * Service with its data from the latest calculation: its name, place, cost and provider. It stores neither
 * the quote nor the client that it came from.
 */
@NotFound(NO_SERVICE)
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "library_services" })
@Unique({ name: "library_services_are_known_once", properties: ["kind", "key"] })
@Index({
  name: "library_services_key_trigrams",
  expression: "create index library_services_key_trigrams on library_services using gin (key gin_trgm_ops)",
})
@Index({ name: "library_services_by_use", properties: ["usedAt", "id"] })
@Index({
  name: "library_services_merged",
  expression:
    "create index library_services_merged on library_services (merged_into_id) " +
    "where merged_into_id is not null",
})
@Check({ name: "library_services_merge_into_others", expression: "merged_into_id <> id" })
@Check({ name: "library_services_cost_something", expression: "costo > 0" })
@Check({ name: "library_services_have_a_name", expression: "length(name) between 1 and 200" })
@Check({ name: "library_services_say_it_shortly", expression: "length(encanto) between 1 and 200" })
@Check({ name: "library_services_were_used", expression: "uses >= 1" })
export class LibraryService extends Recorded {
  @Column(oneOf(ServiceKind), "Clase del registro.")
  kind!: ServiceKind;

  @Column("text", "Nombre, como se muestra.", { history: "Nombre" })
  name!: string;

  /** Route of a flight; the name of a flight is its airline. */
  @Column("text", "Lugar del servicio; de un vuelo, su trayecto.", { nullable: true, history: "Ciudad" })
  city: string | null = null;

  @Column("text", "Categoría del hotel.", { nullable: true, history: ["Categoría", by(hotelCategoryLabels)] })
  categoria: string | null = null;

  @Column("text", "Alimentación con la que se vendió el hotel: `todo_incluido`.", {
    nullable: true,
    history: ["Régimen", by(mealLabels)],
  })
  regimen: string | null = null;

  /** Displayed to later clients in their proposals. */
  @Column("text", "Por qué les gusta a los clientes.", { nullable: true, history: "Por qué lo quieren" })
  encanto: string | null = null;

  /** Normalized name and city for comparison and search, see `serviceKey`. */
  @Property({ type: "text" })
  key!: string;

  @Column("cop", "Costo la última vez, en COP; de un hotel, por noche.")
  costo!: number;

  @Column(oneOf(CostBase), "Si ese costo es por persona, habitación o grupo.")
  base!: CostBase;

  @Column("text", "Nombre del proveedor.", { nullable: true, history: "Proveedor" })
  proveedor: string | null = null;

  @Column("integer", "Cálculos confirmados que lo usaron.")
  uses!: number;

  /** Time of the calculation that `costo` comes from. */
  @Column("instant", "Cuándo se usó por última vez.")
  usedAt!: Date;

  @Sql(pictureOf)
  @Field(() => String, { nullable: true, description: "Primera imagen que la agencia tiene del hotel." })
  readonly picture!: string | null;

  /**
   * Service that this one was merged into; new costs are stored there, and this one is no longer suggested.
   */
  @ManyToOne(() => LibraryService, { nullable: true, deleteRule: "cascade" })
  mergedInto: LibraryService | null = null;
}
