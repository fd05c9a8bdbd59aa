import { IsInt, IsOptional, Max, MaxLength, Min } from "class-validator";
import { type ClassType, Field, Float, ID, InputType, Int } from "type-graphql";
import { notAnOption, OneOf } from "../../../core/input/one-of.ts";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { type HotelKind, hotelKindLabels } from "../calculation/costs/lodging.rules.ts";
import { TypedServices } from "./offer/typed-services.ts";
import { EmailUnlessMobile } from "./request/email-unless-mobile.ts";
import { Acomodacion, QuotePriority, TripType } from "./quote.enums.ts";

const LONG = { message: "El texto es demasiado largo" };
const COUNT = { message: "El número de personas no es válido" };

/** Wishes for a trip besides client, destination and departure. */
@InputType()
class TripWishes {
  @IsOptional()
  @MaxLength(120, LONG)
  @Field(() => String, { nullable: true, description: "Lugar desde donde se viaja." })
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

  /** Years, one per menor. */
  @Field(() => [Int], { nullable: true, description: "Edades de los menores, en años." })
  edadesMenores?: number[] | null;

  /** Months, one per infante. */
  @Field(() => [Int], { nullable: true, description: "Edades de los infantes, en meses." })
  edadesInfantes?: number[] | null;

  /** The older form of `menores` and `infantes` together. */
  @Field(() => Int, {
    nullable: true,
    description: "Menores e infantes juntos; la forma anterior de contarlos.",
  })
  ninos?: number | null;

  /** Ages in years: the older form of both lists of ages. */
  @Field(() => [Float], {
    nullable: true,
    description: "Edades de menores e infantes en años; la forma anterior de las dos listas.",
  })
  edadesNinos?: number[] | null;

  @IsOptional()
  @Min(0, COUNT)
  @Field(() => Int, { nullable: true, description: "Personas que necesitan atención especial." })
  personasAtencionEspecial?: number | null;

  @IsOptional()
  @MaxLength(2_000, LONG)
  @Field(() => String, { nullable: true, description: "Qué atención necesitan." })
  detallesAtencionEspecial?: string | null;

  @Field(() => Acomodacion, { nullable: true, description: "Cómo se acomodan los viajeros en el hotel." })
  acomodacion?: Acomodacion | null;

  @OneOf(hotelKindLabels, notAnOption("Hotel"))
  @Field(() => String, { nullable: true, description: "Clase o categoría de hotel que se pide." })
  tipoHotel?: HotelKind | null;

  /** Discount in percent, on the price of the confirmed calculation. */
  @Field(() => Number, {
    nullable: true,
    description: "Descuento sobre el precio calculado, en puntos porcentuales.",
  })
  descuentoPorcentaje?: number | null;

  /** Reason for the discount, for the person who approves it; it belongs to a changed discount. */
  @IsOptional()
  @MaxLength(500, LONG)
  @Field(() => String, { nullable: true, description: "Motivo del descuento, en palabras de quien lo puso." })
  descuentoMotivo?: string | null;

  @Field(() => TripType, { nullable: true, description: "Tipo de viaje." })
  tripType?: TripType | null;

  @IsOptional()
  @MaxLength(500, LONG)
  @Field(() => String, { nullable: true, description: "Alimentación que se pide." })
  alimentacion?: string | null;

  @IsOptional()
  @MaxLength(5_000, LONG)
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones?: string | null;

  @Field(() => QuotePriority, { nullable: true, description: "Prioridad." })
  priority?: QuotePriority | null;
}

/** A new trip: where to, when, and for whom it is made. */
@InputType()
class NewTrip extends TripWishes {
  @Required("El destino es requerido")
  @MaxLength(120, LONG)
  @Field(() => String, { description: "Destino del viaje." })
  destino!: string;

  @Required("La fecha de ida es requerida")
  @Field(() => Day, { description: "Día de la ida." })
  fechaIda!: string;

  /** The price of a simple quote, without a calculation; setting it again by an edit completes the quote. */
  @Field(() => COP, { nullable: true, description: "Precio en COP de una cotización sencilla, sin cálculo." })
  precioTotal?: number | null;

  /** Seller of the quote, if the maker may give quotes to others; otherwise the maker sells it. */
  @Field(() => Int, {
    nullable: true,
    description: "Quién la vende, si quien la hace puede asignar; si no, la vende quien la hace.",
  })
  asesorId?: number | null;

  /**
   * True when the requester agreed to the treatment of their data; absent when the channel did not ask, and
   * ignored for staff.
   */
  @Field(() => Boolean, {
    nullable: true,
    description: "Si la persona autoriza el tratamiento de sus datos; sin valor, no se le preguntó.",
  })
  aceptaTratamiento?: boolean | null;
}

/** Adds the requester to an input, every part of which may be absent. */
function withPossibleClient<Base extends ClassType<TripWishes>>(base: Base) {
  @InputType()
  class WithPossibleClient extends base {
    @IsOptional()
    @MaxLength(120, LONG)
    @PrintedName()
    @Field(() => String, { nullable: true, description: "Nombre de quien compra el viaje." })
    nombreCliente?: string | null;

    @Field(() => String, { nullable: true, description: "Correo de quien compra el viaje." })
    emailCliente?: string | null;

    @Field(() => String, { nullable: true, description: "Teléfono de quien compra el viaje." })
    telefonoCliente?: string | null;
  }
  return WithPossibleClient;
}

/** A new quote: the requester, the place and the days. */
@InputType()
export class CreateQuoteInput extends NewTrip {
  @Required("El nombre del cliente es requerido")
  @MaxLength(120, LONG)
  @PrintedName()
  @Field(() => String, { description: "Nombre de quien compra el viaje." })
  nombreCliente!: string;

  /** Staff may leave it out where the telephone is a mobile. */
  @EmailUnlessMobile("El email del cliente es requerido")
  @Field(() => String, { nullable: true, description: "Correo de quien compra el viaje." })
  emailCliente?: string | null;

  @Required("El teléfono es requerido")
  @Field(() => String, { description: "Teléfono de quien compra el viaje." })
  telefonoCliente!: string;
}

/** A new quote for a registered client: absent data of the requester are their account's. */
@InputType()
export class CreateQuoteForUserInput extends withPossibleClient(NewTrip) {}

/** An edit of a quote: absent fields are unchanged. */
@InputType()
export class UpdateQuoteInput extends withPossibleClient(TripWishes) {
  @IsOptional()
  @MaxLength(120, LONG)
  @Field(() => String, { nullable: true, description: "Destino del viaje." })
  destino?: string | null;

  @Field(() => Day, { nullable: true, description: "Día de la ida." })
  fechaIda?: string | null;

  /** Typed by staff for a quote without a confirmed calculation, which it completes. */
  @Field(() => COP, { nullable: true, description: "Precio para el cliente en COP, después del descuento." })
  precioTotal?: number | null;

  /** Services that a typed price includes, a line each; an empty list removes them. */
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

  /** `completed` confirms the draft calculation; every other status is not read. */
  @Field(() => String, {
    nullable: true,
    description: "`completed` confirma el borrador del cálculo; ningún otro valor se lee.",
  })
  status?: string | null;

  /** The version that was edited; an older one than the present is refused. */
  @IsOptional()
  @IsInt({ message: "La versión no es válida" })
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** New seller of a quote, and the reason; a REST call may leave the reason out. */
@InputType()
export class ReassignQuoteInput {
  @Required("Elige a quién asignar la cotización")
  @Field(() => Int, { description: "Número de la cuenta de quien la recibe." })
  sellerId!: number;

  @IsOptional()
  @MaxLength(500, LONG)
  @Field(() => String, { nullable: true, description: "Por qué cambió de vendedor." })
  reassignmentReason?: string | null;
}

/** A yes to the offer. */
@InputType()
export class ApproveQuoteInput {
  /** Words of the client at the approval, when staff records it. */
  @IsOptional()
  @MaxLength(1_000, LONG)
  @Field(() => String, { nullable: true, description: "Palabras del cliente, cuando lo anota el equipo." })
  observaciones?: string | null;

  /** The version that was on the screen. */
  @Field(() => Int, { nullable: true, description: "Versión que estaba en la pantalla." })
  sentVersion?: number | null;

  /** Chosen option of several; the recommended one when absent. */
  @Field(() => ID, { nullable: true, description: "Opción elegida de varias; sin valor, la recomendada." })
  option?: string | null;
}

/** A no to the offer. */
@InputType()
export class RejectQuoteInput {
  @Required("El motivo de rechazo es obligatorio")
  @MaxLength(1_000, LONG)
  @Field(() => String, { description: "Por qué se rechazó." })
  motivoRechazo!: string;

  @Field(() => Int, { nullable: true, description: "Versión que estaba en la pantalla." })
  sentVersion?: number | null;
}

/** Another offer is wanted. */
@InputType()
export class RequoteQuoteInput {
  @Required("El motivo de la recotización es obligatorio")
  @MaxLength(1_000, LONG)
  @Field(() => String, { description: "Por qué se quiere otra oferta." })
  requoteReason!: string;

  @Field(() => Int, { nullable: true, description: "Versión que estaba en la pantalla." })
  sentVersion?: number | null;
}
