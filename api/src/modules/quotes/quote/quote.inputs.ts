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
  @Field(() => String, { nullable: true })
  origen?: string | null;

  @Field(() => Day, { nullable: true })
  fechaRegreso?: string | null;

  @IsOptional()
  @Max(500, COUNT)
  @Field(() => Int, { nullable: true })
  numeroPersonas?: number | null;

  @Field(() => Int, { nullable: true })
  adultos?: number | null;

  @Field(() => Int, { nullable: true })
  menores?: number | null;

  @Field(() => Int, { nullable: true })
  infantes?: number | null;

  /** Years, one per menor. */
  @Field(() => [Int], { nullable: true })
  edadesMenores?: number[] | null;

  /** Months, one per infante. */
  @Field(() => [Int], { nullable: true })
  edadesInfantes?: number[] | null;

  /** The older form of `menores` and `infantes` together. */
  @Field(() => Int, { nullable: true })
  ninos?: number | null;

  /** Ages in years: the older form of both lists of ages. */
  @Field(() => [Float], { nullable: true })
  edadesNinos?: number[] | null;

  @IsOptional()
  @Min(0, COUNT)
  @Field(() => Int, { nullable: true })
  personasAtencionEspecial?: number | null;

  @IsOptional()
  @MaxLength(2_000, LONG)
  @Field(() => String, { nullable: true })
  detallesAtencionEspecial?: string | null;

  @Field(() => Acomodacion, { nullable: true })
  acomodacion?: Acomodacion | null;

  @OneOf(hotelKindLabels, notAnOption("Hotel"))
  @Field(() => String, { nullable: true })
  tipoHotel?: HotelKind | null;

  /** Discount in percent, on the price of the confirmed calculation. */
  @Field(() => Number, { nullable: true })
  descuentoPorcentaje?: number | null;

  /** Reason for the discount, for the person who approves it; it belongs to a changed discount. */
  @IsOptional()
  @MaxLength(500, LONG)
  @Field(() => String, { nullable: true })
  descuentoMotivo?: string | null;

  @Field(() => TripType, { nullable: true })
  tripType?: TripType | null;

  @IsOptional()
  @MaxLength(500, LONG)
  @Field(() => String, { nullable: true })
  alimentacion?: string | null;

  @IsOptional()
  @MaxLength(5_000, LONG)
  @Field(() => String, { nullable: true })
  observaciones?: string | null;

  @Field(() => QuotePriority, { nullable: true })
  priority?: QuotePriority | null;
}

/** A new trip: where to, when, and for whom it is made. */
@InputType()
class NewTrip extends TripWishes {
  @Required("El destino es requerido")
  @MaxLength(120, LONG)
  @Field(() => String)
  destino!: string;

  @Required("La fecha de ida es requerida")
  @Field(() => Day)
  fechaIda!: string;

  /** The price of a simple quote, without a calculation; setting it again by an edit completes the quote. */
  @Field(() => COP, { nullable: true })
  precioTotal?: number | null;

  /** Seller of the quote, if the maker may give quotes to others; otherwise the maker sells it. */
  @Field(() => Int, { nullable: true })
  asesorId?: number | null;

  /**
   * True when the requester agreed to the treatment of their data; absent when the channel did not ask, and
   * ignored for staff.
   */
  @Field(() => Boolean, { nullable: true })
  aceptaTratamiento?: boolean | null;
}

/** Adds the requester to an input, every part of which may be absent. */
function withPossibleClient<Base extends ClassType<TripWishes>>(base: Base) {
  @InputType()
  class WithPossibleClient extends base {
    @IsOptional()
    @MaxLength(120, LONG)
    @PrintedName()
    @Field(() => String, { nullable: true })
    nombreCliente?: string | null;

    @Field(() => String, { nullable: true })
    emailCliente?: string | null;

    @Field(() => String, { nullable: true })
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
  @Field(() => String)
  nombreCliente!: string;

  /** Staff may leave it out where the telephone is a mobile. */
  @EmailUnlessMobile("El email del cliente es requerido")
  @Field(() => String, { nullable: true })
  emailCliente?: string | null;

  @Required("El teléfono es requerido")
  @Field(() => String)
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
  @Field(() => String, { nullable: true })
  destino?: string | null;

  @Field(() => Day, { nullable: true })
  fechaIda?: string | null;

  /** Typed by staff for a quote without a confirmed calculation, which it completes. */
  @Field(() => COP, { nullable: true })
  precioTotal?: number | null;

  /** Services that a typed price includes, a line each; an empty list removes them. */
  @TypedServices()
  @Field(() => [String], { nullable: true })
  incluye?: string[] | null;

  @TypedServices()
  @Field(() => [String], { nullable: true })
  noIncluye?: string[] | null;

  /** `completed` confirms the draft calculation; every other status is not read. */
  @Field(() => String, { nullable: true })
  status?: string | null;

  /** The version that was edited; an older one than the present is refused. */
  @IsOptional()
  @IsInt({ message: "La versión no es válida" })
  @Field(() => Int, { nullable: true })
  version?: number | null;
}

/** New seller of a quote, and the reason; a REST call may leave the reason out. */
@InputType()
export class ReassignQuoteInput {
  @Required("Elige a quién asignar la cotización")
  @Field(() => Int)
  sellerId!: number;

  @IsOptional()
  @MaxLength(500, LONG)
  @Field(() => String, { nullable: true })
  reassignmentReason?: string | null;
}

/** A yes to the offer. */
@InputType()
export class ApproveQuoteInput {
  /** Words of the client at the approval, when staff records it. */
  @IsOptional()
  @MaxLength(1_000, LONG)
  @Field(() => String, { nullable: true })
  observaciones?: string | null;

  /** The version that was on the screen. */
  @Field(() => Int, { nullable: true })
  sentVersion?: number | null;

  /** Chosen option of several; the recommended one when absent. */
  @Field(() => ID, { nullable: true })
  option?: string | null;
}

/** A no to the offer. */
@InputType()
export class RejectQuoteInput {
  @Required("El motivo de rechazo es obligatorio")
  @MaxLength(1_000, LONG)
  @Field(() => String)
  motivoRechazo!: string;

  @Field(() => Int, { nullable: true })
  sentVersion?: number | null;
}

/** Another offer is wanted. */
@InputType()
export class RequoteQuoteInput {
  @Required("El motivo de la recotización es obligatorio")
  @MaxLength(1_000, LONG)
  @Field(() => String)
  requoteReason!: string;

  @Field(() => Int, { nullable: true })
  sentVersion?: number | null;
}
