import { Field, InputType, Int } from "type-graphql";
import { NotFound } from "../../core/failure-texts.ts";
import { Required } from "../../core/input/required.ts";
import { OptionalText } from "../../core/input/text-fields.ts";
import type { ReadFilter } from "../../core/read/where.ts";
import { chosen } from "../../core/input/defined.ts";
import { Day } from "../../core/scalars.ts";
import { PaidInput } from "../payments/payment/payment.inputs.ts";
import type { Reservation } from "./reservation.entity.ts";
import { ReservationStatus } from "./reservation.enums.ts";
import { NO_DATES } from "./reservation.rules.ts";

/** Days of one of the package's departures. */
@InputType()
export class ReservationDatesInput {
  @Required(NO_DATES)
  @Field(() => Day, { description: "Día de la salida." })
  salida!: string;

  @Required(NO_DATES)
  @Field(() => Day, { description: "Día del regreso." })
  llegada!: string;
}

/** Seats of a package's departure. */
@InputType()
export class BookReservationInput {
  @Required("El paquete es requerido.")
  @NotFound("Paquete no encontrado")
  @Field(() => Int, { description: "Número del paquete." })
  packId!: number;

  @Required("El número de personas es requerido.")
  @Field(() => Int, { description: "Cuántas personas." })
  numberOfPeople!: number;

  @Required(NO_DATES)
  @Field(() => ReservationDatesInput, { description: "Los días del viaje." })
  fechas!: ReservationDatesInput;

  @NotFound("Usuario no encontrado")
  @Field(() => Int, { nullable: true, description: "Número de la cuenta del cliente; sin valor, uno mismo." })
  userId?: number | null;

  @OptionalText("Correo de esa cuenta, cuando el cliente no está al alcance de quien reserva.", 254, {
    message: "El correo es demasiado largo",
  })
  email?: string | null;
}

/** Days of another departure; an absent day does not change. */
@InputType()
export class ChangedDatesInput {
  @Field(() => Day, { nullable: true, description: "Día de la salida." }) salida?: string | null;
  @Field(() => Day, { nullable: true, description: "Día del regreso." }) llegada?: string | null;
}

/**
 * Changes to a reservation; absent fields do not change. From the customer, `status` and `isPaid` are
 * ignored.
 */
@InputType()
export class UpdateReservationInput {
  @Field(() => Int, { nullable: true, description: "Cuántas personas." }) numberOfPeople?: number | null;
  @Field(() => ChangedDatesInput, { nullable: true, description: "Los días del viaje." })
  fechas?: ChangedDatesInput | null;
  @Field(() => ReservationStatus, { nullable: true, description: "Estado del registro." })
  status?: ReservationStatus | null;
  @Field(() => Boolean, { nullable: true, description: "Si está pagado." }) isPaid?: boolean | null;
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** Payment of a customer for a reservation. */
@InputType()
export class ReservationPaymentInput extends PaidInput {}

/** Reason for cancelling a reservation. */
@InputType()
export class CancelReservationInput {
  /** Required from staff; optional over REST. */
  @OptionalText("El motivo; se le pide al equipo.", 500, { message: "El motivo es demasiado largo" })
  motivo?: string | null;
}

/** Filter of a list of reservations. */
@InputType()
export class ReservationFilter {
  /** Absent to list all reservations except annulled ones. */
  @Field(() => ReservationStatus, { nullable: true, description: "Estado del registro." })
  status?: ReservationStatus | null;
  @Field(() => Boolean, { nullable: true, description: "Si está pagado." }) isPaid?: boolean | null;
  @Field(() => Int, { nullable: true, description: "Número de la cuenta del cliente." }) userId?:
    number | null;
  @Field(() => Int, { nullable: true, description: "Número del paquete." }) packId?: number | null;

  /** Matches the customer's name or e-mail, or the package's title or destination. */
  @OptionalText("Palabras que se buscan; no cuentan mayúsculas ni tildes.", 200, {
    message: "El texto de búsqueda es demasiado largo",
  })
  search?: string | null;
}

const PAID: ReservationStatus[] = ["pagada", "completada"];
const UNPAID: ReservationStatus[] = ["pendiente", "anulada"];

/** Returns the query condition for a list's filter; absent fields add no condition. */
export function reservationFilter({
  status,
  isPaid,
  userId,
  packId,
  search,
}: ReservationFilter): ReadFilter<Reservation> {
  const conditions: ReadFilter<Reservation>[] = [
    status ? { status } : { status: { $ne: "anulada" } },
    chosen({ customer: userId, pack: packId }),
  ];
  if (typeof isPaid === "boolean") conditions.push({ status: { $in: isPaid ? PAID : UNPAID } });
  if (search?.trim()) conditions.push({ searchText: { $search: search } });
  return { $and: conditions };
}
