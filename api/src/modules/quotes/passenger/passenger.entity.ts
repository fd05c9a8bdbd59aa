import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { by } from "../../../core/audit/description.ts";
import { documentLabels } from "../../../core/colombia/documents.ts";
import { Column, Reference, ReferenceId, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { Recorded } from "../../../core/record.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { Accompanied, TipoPasajero } from "./passenger.enums.ts";
import { completeSql } from "../quote/turn/complete-passenger.sql.ts";
import { ageClassSql } from "./passenger.sql.ts";
import { Quote } from "../quote/quote.entity.ts";
import { accompaniedLabels } from "./travel-documents.rules.ts";

/** Traveller (shapes, "Passenger"): the holder's data are mandatory, the others' may be completed later. */
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

  @Reference(() => Quote, "quote_id", { deleteRule: "cascade" })
  quote!: Rel<Quote>;

  @ReferenceId("quote", "uuid", { description: "Identificador de la cotización." })
  readonly quoteId!: string;

  @Column("boolean", "Si es el titular.", { default: false, history: "Titular" })
  titular: boolean = false;

  @Column("text", "Nombres de la persona.", { history: "Nombre" })
  nombre!: string;

  @Column("text", "Apellidos, como están en el documento.", { history: "Apellido" })
  apellido!: string;

  @Column(oneOf(TipoDocumento), "Tipo del documento de identidad.", {
    nullable: true,
    history: ["Tipo de documento", by(documentLabels)],
  })
  tipoDocumento: `${TipoDocumento}` | null = null;

  @Column("text", "Número del documento de identidad.", { nullable: true, history: "Documento" })
  documentoIdentidad: string | null = null;

  @Column("day", "Día en que nació.", { nullable: true, history: "Nacimiento" })
  fechaNacimiento: string | null = null;

  @Sql((row) => ageClassSql(row("fechaNacimiento"), row("quoteId")))
  @Field(() => TipoPasajero, {
    nullable: true,
    description: "Clase de edad el día de la salida; nulo sin fecha de nacimiento.",
  })
  readonly tipo!: TipoPasajero | null;

  @Column("text", "Correo electrónico.", { nullable: true, history: "Correo" })
  email: string | null = null;

  @Column("text", "Teléfono, con su indicativo: `+57…`.", { nullable: true, history: "Teléfono" })
  telefono: string | null = null;

  @Column("text", "Dirección donde vive o recibe correspondencia.", { nullable: true, history: "Dirección" })
  direccion: string | null = null;

  @Column("text", "Ciudad de esa dirección.", { nullable: true, history: "Ciudad" })
  ciudad: string | null = null;

  @Column("text", "País donde vive.", { default: "Colombia", history: "País" })
  pais: string = "Colombia";

  @Column("day", "Último día de vigencia del pasaporte.", {
    nullable: true,
    history: "Vencimiento del pasaporte",
  })
  vencimientoPasaporte: string | null = null;

  @Column(oneOf(Accompanied), "Con quién viaja un menor.", {
    nullable: true,
    history: ["Viaja", by(accompaniedLabels)],
  })
  viajaCon: Accompanied | null = null;

  @Column("text", "Adulto que acompaña a un menor.", { nullable: true, history: "Acompañante" })
  acompanante: string | null = null;

  @Column("boolean", "Si ya está el permiso de salida del país de un menor.", {
    default: false,
    history: "Permiso de salida",
  })
  permisoSalida: boolean = false;

  @Sql((row) => completeSql(row))
  @Field(() => Boolean, {
    description: "Si no falta ningún dato: nombres, documento, nacimiento y, del titular, correo y teléfono.",
  })
  readonly completo!: boolean;
}
