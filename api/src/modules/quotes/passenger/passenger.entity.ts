import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { day } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { Recorded } from "../../../core/record.ts";
import { Day } from "../../../core/scalars.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { Accompanied, TipoPasajero } from "./passenger.enums.ts";
import { completeSql } from "../quote/turn/complete-passenger.sql.ts";
import { ageClassSql } from "./passenger.sql.ts";
import { Quote } from "../quote/quote.entity.ts";

/**
 * One person who travels (shapes, "Passenger"): the holder's data is mandatory, the others' may be completed
 * later.
 */
@NotFound("Pasajero no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "passengers" })
@Unique({ name: "passengers_one_holder", properties: ["quote"], where: "titular" })
@Unique({
  name: "passengers_documents_differ",
  properties: ["quote", "documentoIdentidad"],
  where: "documento_identidad is not null",
})
@Check({
  name: "passengers_holder_can_be_reached",
  expression: "not titular or (email is not null and telefono is not null)",
})
@Index({ properties: ["quote"] })
// A traveller is found by the whole document.
@Index({ properties: ["documentoIdentidad"] })
export class Passenger extends Recorded {
  [OptionalProps]?: "titular" | "pais" | "permisoSalida";

  @ManyToOne(() => Quote, { fieldName: "quote_id", deleteRule: "cascade" })
  quote!: Rel<Quote>;

  @Field(() => ID)
  @Property({ type: "uuid", fieldName: "quote_id", persist: false })
  readonly quoteId!: string;

  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  titular: boolean = false;

  @Field(() => String)
  @Property({ type: "text" })
  nombre!: string;

  @Field(() => String)
  @Property({ type: "text" })
  apellido!: string;

  @Field(() => TipoDocumento, { nullable: true })
  @Enum({ items: () => TipoDocumento, nullable: true })
  tipoDocumento: `${TipoDocumento}` | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  documentoIdentidad: string | null = null;

  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  fechaNacimiento: string | null = null;

  /** The age class on the day of departure; null while the birth date is not known. */
  @Sql((row) => ageClassSql(row("fechaNacimiento"), row("quoteId")))
  @Field(() => TipoPasajero, { nullable: true })
  readonly tipo!: TipoPasajero | null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  email: string | null = null;

  /** `+57…` */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  telefono: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  direccion: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  ciudad: string | null = null;

  @Field(() => String)
  @Property({ type: "text", default: "Colombia" })
  pais: string = "Colombia";

  /** Last day on which the passport is valid. */
  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  vencimientoPasaporte: string | null = null;

  /** Company of a minor on the trip. */
  @Field(() => Accompanied, { nullable: true })
  @Enum({ items: () => Accompanied, nullable: true })
  viajaCon: Accompanied | null = null;

  /** Name of the adult who accompanies a minor. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  acompanante: string | null = null;

  /** True when the permit to leave the country of a minor without both parents exists. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  permisoSalida: boolean = false;

  /** Nothing is missing: names, document, birth date, and for the holder e-mail and phone. */
  @Sql((row) => completeSql(row))
  @Field(() => Boolean)
  readonly completo!: boolean;
}
