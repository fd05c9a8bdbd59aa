import { ArrayMaxSize, IsInt, IsOptional, Max, Min } from "class-validator";
import { type ClassType, Field, Float, ID, InputType, Int } from "type-graphql";
import { notAnOption, OneOf } from "../../../core/input/one-of.ts";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { type HotelKind, hotelKindLabels } from "../calculation/costs/lodging.rules.ts";
import { mostExtras, NO_EXTRA } from "./offer/offer-extras.rules.ts";
import { TypedServices } from "./offer/typed-services.ts";
import { EmailUnlessMobile } from "./request/email-unless-mobile.ts";
import { Acomodacion, QuotePriority, TripType } from "./quote.enums.ts";

const COUNT = { message: "El número de personas no es válido" };

/** Wishes for a trip besides client, destination and departure. */
@InputType()
class TripWishes {
  @OptionalText("Lugar desde donde se viaja.", 120)
  origen?: string | null;

  @Field(() => Day, { nullable: true, description: "Día del regreso; nulo si es solo de ida." })
  fechaRegreso?: string | null;

  @IsOptional()
  @Max(500, COUNT)
  @Field(() => Int, { nullable: true, description: "Cuántas personas viajan." })
  numeroPersonas?: number | null;

  @Field(() => Int, { nullable: true, description: "Cuántos adultos." })
  adultos?: number | null;

  @Field(() => Int, { nullable: true, description: "Cuántos menores de edad." })
  menores?: number | null;

  @Field(() => Int, { nullable: true, description: "Cuántos infantes, menores de dos años." })
  infantes?: number | null;

  @Field(() => [Int], { nullable: true, description: "Edades de los menores, en años." })
  edadesMenores?: number[] | null;

  @Field(() => [Int], { nullable: true, description: "Edades de los infantes, en meses." })
  edadesInfantes?: number[] | null;

  @Field(() => Int, {
    nullable: true,
    description: "Menores e infantes juntos; la forma anterior de contarlos.",
  })
  ninos?: number | null;

  @Field(() => [Float], {
    nullable: true,
    description: "Edades de menores e infantes en años; la forma anterior de las dos listas.",
  })
  edadesNinos?: number[] | null;

  @IsOptional()
  @Min(0, COUNT)
  @Field(() => Int, { nullable: true, description: "Personas que necesitan atención especial." })
  personasAtencionEspecial?: number | null;

  @OptionalText("Qué atención necesitan.", 2_000)
  detallesAtencionEspecial?: string | null;

  @Field(() => Acomodacion, { nullable: true, description: "Cómo se acomodan los viajeros en el hotel." })
  acomodacion?: Acomodacion | null;

  @OneOf(hotelKindLabels, notAnOption("Hotel"))
  @Field(() => String, { nullable: true, description: "Clase o categoría de hotel que se pide." })
  tipoHotel?: HotelKind | null;

  @Field(() => Number, {
    nullable: true,
    description: "Descuento sobre el precio calculado, en puntos porcentuales.",
  })
  descuentoPorcentaje?: number | null;

  /** Reason for a changed discount, for the person who approves it. */
  @OptionalText("Motivo del descuento, en palabras de quien lo puso.", 500)
  descuentoMotivo?: string | null;

  @Field(() => TripType, { nullable: true, description: "Tipo de viaje." })
  tripType?: TripType | null;

  @OptionalText("Alimentación que se pide.", 500)
  alimentacion?: string | null;

  @OptionalText("Observaciones de quien lo registró.", 5_000)
  observaciones?: string | null;

  @Field(() => QuotePriority, { nullable: true, description: "Prioridad." })
  priority?: QuotePriority | null;
}

/** New trip: its destination, its days and its seller. */
@InputType()
class NewTrip extends TripWishes {
  @RequiredText("El destino es requerido", "Destino del viaje.", 120)
  destino!: string;

  @Required("La fecha de ida es requerida")
  @Field(() => Day, { description: "Día de la ida." })
  fechaIda!: string;

  /** Completes the quote when an edit sends it again. */
  @Field(() => COP, { nullable: true, description: "Precio en COP de una cotización sencilla, sin cálculo." })
  precioTotal?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Quién la vende, si quien la hace puede asignar; si no, la vende quien la hace.",
  })
  asesorId?: number | null;

  /** Ignored for staff. */
  @Field(() => Boolean, {
    nullable: true,
    description: "Si la persona autoriza el tratamiento de sus datos; sin valor, no se le preguntó.",
  })
  aceptaTratamiento?: boolean | null;
}

/** Adds the requester to an input class; all of the requester's fields are optional. */
function withPossibleClient<Base extends ClassType<TripWishes>>(base: Base) {
  @InputType()
  class WithPossibleClient extends base {
    @PrintedName()
    @OptionalText("Nombre de quien compra el viaje.", 120)
    nombreCliente?: string | null;

    @Field(() => String, { nullable: true, description: "Correo de quien compra el viaje." })
    emailCliente?: string | null;

    @Field(() => String, { nullable: true, description: "Teléfono de quien compra el viaje." })
    telefonoCliente?: string | null;
  }
  return WithPossibleClient;
}

/** New quote: the requester, the destination and the days. */
@InputType()
export class CreateQuoteInput extends NewTrip {
  @PrintedName()
  @RequiredText("El nombre del cliente es requerido", "Nombre de quien compra el viaje.", 120)
  nombreCliente!: string;

  /** Optional for staff when the phone number is a mobile. */
  @EmailUnlessMobile("El email del cliente es requerido")
  @Field(() => String, { nullable: true, description: "Correo de quien compra el viaje." })
  emailCliente?: string | null;

  @Required("El teléfono es requerido")
  @Field(() => String, { description: "Teléfono de quien compra el viaje." })
  telefonoCliente!: string;

  /** Ignored for staff, as is a package that visitors do not see. */
  @Field(() => Int, { nullable: true, description: "Número del paquete desde el que pide un visitante." })
  paqueteId?: number | null;

  /** Ignored for staff, as is a code that is no active seller's. */
  @OptionalText("Código de referido con el que llegó un visitante.", 40)
  codigoReferido?: string | null;
}

/** New quote for a registered client; missing requester data are taken from the client's account. */
@InputType()
export class CreateQuoteForUserInput extends withPossibleClient(NewTrip) {}

/** Edit of a quote; absent fields do not change. */
@InputType()
export class UpdateQuoteInput extends withPossibleClient(TripWishes) {
  @OptionalText("Destino del viaje.", 120)
  destino?: string | null;

  @Field(() => Day, { nullable: true, description: "Día de la ida." })
  fechaIda?: string | null;

  @Field(() => COP, {
    nullable: true,
    description:
      "Precio en COP que escribe el equipo cuando no hay un cálculo confirmado; completa la cotización.",
  })
  precioTotal?: number | null;

  /** An empty list removes the services. */
  @TypedServices()
  @Field(() => [String], {
    nullable: true,
    description: "Servicios que incluye un precio escrito, uno por línea.",
  })
  incluye?: string[] | null;

  @TypedServices()
  @Field(() => [String], {
    nullable: true,
    description: "Lo que el precio no incluye, como lo lee el cliente.",
  })
  noIncluye?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: "`completed` confirma el borrador del cálculo; ningún otro valor se lee.",
  })
  status?: string | null;

  @IsOptional()
  @IsInt({ message: "La versión no es válida" })
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** New seller of a quote, and the reason; optional over REST and for a quote without a seller. */
@InputType()
export class ReassignQuoteInput {
  @Required("Elige a quién asignar la cotización")
  @Field(() => Int, { description: "Número de la cuenta de quien la recibe." })
  sellerId!: number;

  @OptionalText("Por qué cambió de vendedor.", 500)
  reassignmentReason?: string | null;
}

/** Acceptance of the offer. */
@InputType()
export class ApproveQuoteInput {
  @OptionalText("Palabras del cliente, cuando lo anota el equipo.", 1_000)
  observaciones?: string | null;

  @Field(() => Int, { nullable: true, description: "Versión que estaba en la pantalla." })
  sentVersion?: number | null;

  @Field(() => ID, { nullable: true, description: "Opción elegida de varias; sin valor, la recomendada." })
  option?: string | null;

  @IsOptional()
  @ArrayMaxSize(mostExtras, { message: NO_EXTRA })
  @Field(() => [String], {
    nullable: true,
    description: "Claves de lo que el cliente agrega; sin valor, nada.",
  })
  extras?: string[] | null;
}

/** Rejection of the offer. */
@InputType()
export class RejectQuoteInput {
  @RequiredText("El motivo de rechazo es obligatorio", "Por qué se rechazó.", 1_000)
  motivoRechazo!: string;

  @Field(() => Int, { nullable: true, description: "Versión que estaba en la pantalla." })
  sentVersion?: number | null;
}

/** Request for another offer. */
@InputType()
export class RequoteQuoteInput {
  @RequiredText("El motivo de la recotización es obligatorio", "Por qué se quiere otra oferta.", 1_000)
  requoteReason!: string;

  @Field(() => Int, { nullable: true, description: "Versión que estaba en la pantalla." })
  sentVersion?: number | null;
}
