import { ArrayMaxSize, IsOptional, MaxLength, ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Accompanied } from "./passenger.enums.ts";

const LONG = { message: "El texto es demasiado largo" };

/** A posted passenger. All fields are texts, so that a refusal can name the number of the row. */
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

  /** Type of document, in any case and under its other names: `cc`, `CC`, `cedula`. */
  @Field(() => String, { nullable: true, description: "Tipo del documento de identidad." })
  tipoDocumento?: string | null;

  @Field(() => String, { nullable: true, description: "Número del documento de identidad." })
  documentoIdentidad?: string | null;

  /** A day, or an instant, which counts as its day in Bogota. */
  @Field(() => String, { nullable: true, description: "Día en que nació." })
  fechaNacimiento?: string | null;

  @Field(() => String, { nullable: true, description: "Correo electrónico." })
  email?: string | null;

  @Field(() => String, { nullable: true, description: "Teléfono, con su indicativo: `+57…`." })
  telefono?: string | null;

  @IsOptional()
  @MaxLength(200, LONG)
  @Field(() => String, { nullable: true, description: "Dirección donde vive o recibe correspondencia." })
  direccion?: string | null;

  @IsOptional()
  @MaxLength(100, LONG)
  @Field(() => String, { nullable: true, description: "Ciudad de esa dirección." })
  ciudad?: string | null;

  @IsOptional()
  @MaxLength(100, LONG)
  @Field(() => String, { nullable: true, description: "País donde vive." })
  pais?: string | null;

  /** Last day on which the passport is valid: a day, or an instant. Absent: unchanged. */
  @Field(() => String, { nullable: true, description: "Último día de vigencia del pasaporte." })
  vencimientoPasaporte?: string | null;

  /** Company of a person below 18 on the trip. Absent: unchanged. */
  @Field(() => Accompanied, { nullable: true, description: "Con quién viaja un menor." })
  viajaCon?: Accompanied | null;

  /** Name of the adult who accompanies a minor. Absent: unchanged. */
  @IsOptional()
  @MaxLength(100, LONG)
  @PrintedName()
  @Field(() => String, { nullable: true, description: "Adulto que acompaña a un menor." })
  acompanante?: string | null;

  /** True when the permit of a minor to leave the country exists. Absent: unchanged. */
  @Field(() => Boolean, {
    nullable: true,
    description: "Si ya está el permiso de salida del país de un menor.",
  })
  permisoSalida?: boolean | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** The whole list of a quote's passengers. */
@InputType()
export class SavePassengersInput {
  @ArrayMaxSize(1_000, { message: "Hay más pasajeros que personas en la cotización" })
  @ValidateNested({ each: true })
  @Field(() => [PassengerInput], { description: "Los pasajeros." })
  passengers!: PassengerInput[];

  /**
   * True when the holder authorizes the treatment of personal data (Ley 1581 de 2012). Absent: not asked in
   * this channel.
   */
  @Field(() => Boolean, {
    nullable: true,
    description: "Si la persona autoriza el tratamiento de sus datos; sin valor, no se le preguntó.",
  })
  aceptaTratamiento?: boolean | null;

  /** The version of the list that was edited; an older one than the present is refused. */
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la lista que se editó; una anterior se rechaza.",
  })
  version?: number | null;
}

/** A form of passengers that is not finished. */
@InputType()
export class PassengerDraftInput {
  @ArrayMaxSize(1_000, { message: "Hay más pasajeros que personas en la cotización" })
  @ValidateNested({ each: true })
  @Field(() => [PassengerInput], { description: "Los pasajeros." })
  passengers!: PassengerInput[];

  /** The holder authorizes the treatment of personal data; nothing is kept before. */
  @Field(() => Boolean, {
    nullable: true,
    description: "Si la persona autoriza el tratamiento de sus datos; sin valor, no se le preguntó.",
  })
  aceptaTratamiento?: boolean | null;

  /** The version of the list that it is typed over; the first without. */
  @Field(() => Int, { nullable: true, description: "Versión de la lista sobre la que se escribe." })
  listVersion?: number | null;
}
