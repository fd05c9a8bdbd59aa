import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, Reference, valueObject } from "../../../core/column.ts";
import { Recorded } from "../../../core/record.ts";
import { Quote } from "../quote/quote.entity.ts";
import { Accompanied } from "./passenger.enums.ts";

/** Person in an unfinished form: all fields as entered, without validation. */
@ObjectType({ simpleResolvers: true })
export class DraftedPassenger {
  @Field(() => Boolean, { nullable: true, description: "Si es el titular." }) titular!: boolean | null;
  @Field(() => String, { nullable: true, description: "Nombres de la persona." }) nombre!: string | null;
  @Field(() => String, { nullable: true, description: "Apellidos, como están en el documento." }) apellido!:
    string | null;
  @Field(() => String, { nullable: true, description: "Tipo del documento de identidad." }) tipoDocumento!:
    string | null;
  @Field(() => String, { nullable: true, description: "Número del documento de identidad." })
  documentoIdentidad!: string | null;
  @Field(() => String, { nullable: true, description: "Día en que nació." }) fechaNacimiento!: string | null;
  @Field(() => String, { nullable: true, description: "Correo electrónico." }) email!: string | null;
  @Field(() => String, { nullable: true, description: "Teléfono, con su indicativo: `+57…`." }) telefono!:
    string | null;
  @Field(() => String, { nullable: true, description: "Dirección donde vive o recibe correspondencia." })
  direccion!: string | null;
  @Field(() => String, { nullable: true, description: "Ciudad de esa dirección." }) ciudad!: string | null;
  @Field(() => String, { nullable: true, description: "País donde vive." }) pais!: string | null;
  @Field(() => String, { nullable: true, description: "Último día de vigencia del pasaporte." })
  vencimientoPasaporte!: string | null;
  @Field(() => Accompanied, { nullable: true, description: "Con quién viaja un menor." })
  viajaCon!: Accompanied | null;
  @Field(() => String, { nullable: true, description: "Adulto que acompaña a un menor." }) acompanante!:
    string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "Si ya está el permiso de salida del país de un menor.",
  })
  permisoSalida!: boolean | null;
}

/**
 * Entered part of a quote's passenger form. It approves nothing, is not the passenger list, and is deleted
 * when the form is saved.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "passenger_drafts" })
@Unique({ name: "passenger_drafts_one_each", properties: ["quote"] })
@Check({ name: "passenger_drafts_are_lists", expression: "jsonb_typeof(passengers) = 'array'" })
// Unfinished forms are deleted after a while.
@Index({ properties: ["updatedAt"] })
export class PassengerDraft extends Recorded {
  [OptionalProps]?: "listVersion" | "byStaff";

  @Reference(() => Quote, "quote_id", { deleteRule: "cascade" })
  quote!: Rel<Quote>;

  @Column(valueObject<DraftedPassenger[]>(() => [DraftedPassenger]), "Los pasajeros.")
  passengers!: DraftedPassenger[];

  @Column("integer", "Versión de la lista sobre la que se escribe.", { default: 0 })
  listVersion: number = 0;

  @Column("boolean", "Si lo último lo escribió el equipo; si no, el cliente.", { default: false })
  byStaff: boolean = false;
}
