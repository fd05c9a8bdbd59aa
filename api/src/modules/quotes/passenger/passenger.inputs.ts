import { ArrayMaxSize, ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Accompanied } from "./passenger.enums.ts";
import { OptionalText } from "../../../core/input/text-fields.ts";

/** Passenger as sent. All fields are texts, so that a refusal can contain the number of the row. */
@InputType()
export class PassengerInput {
  @Field(() => Boolean, { nullable: true, description: "Si es el titular." })
  titular?: boolean | null;

  @PrintedName()
  @Field(() => String, { nullable: true, description: "Nombres de la persona." })
  nombre?: string | null;

  @PrintedName()
  @Field(() => String, { nullable: true, description: "Apellidos, como están en el documento." })
  apellido?: string | null;

  /** Accepted in any case and under alternative names: `cc`, `CC`, `cedula`. */
  @Field(() => String, { nullable: true, description: "Tipo del documento de identidad." })
  tipoDocumento?: string | null;

  @Field(() => String, { nullable: true, description: "Número del documento de identidad." })
  documentoIdentidad?: string | null;

  /** A time is converted to its day in Bogotá. */
  @Field(() => String, { nullable: true, description: "Día en que nació." })
  fechaNacimiento?: string | null;

  @Field(() => String, { nullable: true, description: "Correo electrónico." })
  email?: string | null;

  @Field(() => String, { nullable: true, description: "Teléfono, con su indicativo: `+57…`." })
  telefono?: string | null;

  @OptionalText("Dirección donde vive o recibe correspondencia.", 200)
  direccion?: string | null;

  @OptionalText("Ciudad de esa dirección.", 100)
  ciudad?: string | null;

  @OptionalText("País donde vive.", 100)
  pais?: string | null;

  /** Day, or time; absent to keep the stored value. */
  @Field(() => String, { nullable: true, description: "Último día de vigencia del pasaporte." })
  vencimientoPasaporte?: string | null;

  /** Absent to keep the stored value. */
  @Field(() => Accompanied, { nullable: true, description: "Con quién viaja un menor." })
  viajaCon?: Accompanied | null;

  /** Absent to keep the stored value. */
  @PrintedName()
  @OptionalText("Adulto que acompaña a un menor.", 100)
  acompanante?: string | null;

  /** Absent to keep the stored value. */
  @Field(() => Boolean, {
    nullable: true,
    description: "Si ya está el permiso de salida del país de un menor.",
  })
  permisoSalida?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** Complete passenger list of a quote. */
@InputType()
export class SavePassengersInput {
  @ArrayMaxSize(1_000, { message: "Hay más pasajeros que personas en la cotización" })
  @ValidateNested({ each: true })
  @Field(() => [PassengerInput], { description: "Los pasajeros." })
  passengers!: PassengerInput[];

  /** Consent of the holder under Ley 1581 de 2012. */
  @Field(() => Boolean, {
    nullable: true,
    description: "Si la persona autoriza el tratamiento de sus datos; sin valor, no se le preguntó.",
  })
  aceptaTratamiento?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la lista que se editó; una anterior se rechaza.",
  })
  version?: number | null;
}

/** Unfinished passenger form. */
@InputType()
export class PassengerDraftInput {
  @ArrayMaxSize(1_000, { message: "Hay más pasajeros que personas en la cotización" })
  @ValidateNested({ each: true })
  @Field(() => [PassengerInput], { description: "Los pasajeros." })
  passengers!: PassengerInput[];

  @Field(() => Boolean, {
    nullable: true,
    description: "Si la persona autoriza el tratamiento de sus datos; sin su autorización no se guarda nada.",
  })
  aceptaTratamiento?: boolean | null;

  /** Absent while no list exists. */
  @Field(() => Int, { nullable: true, description: "Versión de la lista sobre la que se escribe." })
  listVersion?: number | null;
}
