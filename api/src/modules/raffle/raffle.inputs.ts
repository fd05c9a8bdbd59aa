import { IsOptional, Max, MaxLength, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../core/input/printed-name.ts";
import { Required } from "../../core/input/required.ts";
import { chosen } from "../../core/input/defined.ts";
import type { ReadFilter } from "../../core/read/where.ts";
import { COP, Day, Json } from "../../core/scalars.ts";
import type { RaffleNumber } from "./raffle-number.entity.ts";

const upTo = (most: number) => ({
  message: `El texto tiene como máximo ${most.toLocaleString("es-CO")} letras`,
});
const PRICE = { message: "El precio de cada número debe estar entre $ 1 y $ 10.000.000" };
const MOST_PRICE = 10_000_000;
const TITLE = 120;
const PRIZE = 1_000;
const PAYMENT = 500;
const SOURCE = 200;
const REASON = 500;
const NUMBER = 60;

/** Authorization of a raffle, which makes it lawful; an absent field is unchanged. */
@InputType()
export class AuthorizationInput {
  @IsOptional()
  @MaxLength(NUMBER, upTo(NUMBER))
  @Field(() => String, { nullable: true, description: "Número de la autorización; nulo si no tiene." })
  authorizationNumber?: string | null;

  /** Authority that granted it, such as «Lotería de Bogotá». */
  @IsOptional()
  @MaxLength(TITLE, upTo(TITLE))
  @Field(() => String, { nullable: true, description: "Autoridad que la dio, como la Lotería de Bogotá." })
  authorizationAuthority?: string | null;

  @Field(() => Day, { nullable: true, description: "Día de la autorización." })
  authorizationDay?: string | null;

  /** Insurer and number of the policy that guarantees the prize. */
  @IsOptional()
  @MaxLength(SOURCE, upTo(SOURCE))
  @Field(() => String, {
    nullable: true,
    description: "Póliza que garantiza el premio: aseguradora y número.",
  })
  policy?: string | null;

  /** True when the prize is a thing or a service, and never money. */
  @Field(() => Boolean, {
    nullable: true,
    description: "Si el premio es una cosa o un servicio, y nunca dinero.",
  })
  prizeInKind?: boolean | null;

  /** The lottery whose result draws it. */
  @IsOptional()
  @MaxLength(TITLE, upTo(TITLE))
  @Field(() => String, { nullable: true, description: "Lotería cuyo resultado la define." })
  drawLottery?: string | null;
}

/**
 * Person who takes responsibility for a raffle without authorization being a private promotion, and the day.
 */
@InputType()
export class AcceptPrivateRaffleInput {
  @Required("Escribe tu nombre")
  @MaxLength(TITLE, upTo(TITLE))
  @PrintedName()
  @Field(() => String, { description: "Nombre de quien responde." })
  name!: string;

  @Required("Escribe la fecha")
  @Field(() => Day, { description: "Día en que responde: hoy o antes." })
  day!: string;
}

/** A new raffle. */
@InputType()
export class RaffleInput extends AuthorizationInput {
  @Required("El título es obligatorio")
  @MaxLength(TITLE, upTo(TITLE))
  @Field(() => String, { description: "Nombre de la rifa." })
  title!: string;

  @Required("El premio es obligatorio")
  @MaxLength(PRIZE, upTo(PRIZE))
  @Field(() => String, { description: "El premio." })
  prize!: string;

  /** Price of one number. */
  @Required("El precio es obligatorio")
  @Min(1, PRICE)
  @Max(MOST_PRICE, PRICE)
  @Field(() => COP, { description: "Precio de un número, en COP." })
  price!: number;

  @Required("La fecha del sorteo es obligatoria")
  @Field(() => Day, { description: "Día del sorteo." })
  drawDate!: string;

  /** Content of the payment's QR code: a payment key or an address. */
  @IsOptional()
  @MaxLength(PAYMENT, upTo(PAYMENT))
  @Field(() => String, {
    nullable: true,
    description: "Contenido del código QR para pagar: una llave o una dirección.",
  })
  paymentText?: string | null;
}

/** An edit of a raffle: absent fields are unchanged. */
@InputType()
export class UpdateRaffleInput extends AuthorizationInput {
  @IsOptional()
  @MaxLength(TITLE, upTo(TITLE))
  @Field(() => String, { nullable: true, description: "Nombre de la rifa." })
  title?: string | null;

  @IsOptional()
  @MaxLength(PRIZE, upTo(PRIZE))
  @Field(() => String, { nullable: true, description: "El premio." })
  prize?: string | null;

  @IsOptional()
  @Min(1, PRICE)
  @Max(MOST_PRICE, PRICE)
  @Field(() => COP, { nullable: true, description: "Precio de un número, en COP." })
  price?: number | null;

  @Field(() => Day, { nullable: true, description: "Día del sorteo." })
  drawDate?: string | null;

  @IsOptional()
  @MaxLength(PAYMENT, upTo(PAYMENT))
  @Field(() => String, {
    nullable: true,
    description: "Contenido del código QR para pagar: una llave o una dirección.",
  })
  paymentText?: string | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** The result of a raffle. */
@InputType()
export class DrawRaffleInput {
  @Required("Escribe el número ganador")
  @Field(() => String, { description: "El número ganador." })
  winningNumber!: string;

  /** Source of the winning number, such as «Lotería de Bogotá, sorteo 2813». */
  @Required("Escribe de dónde sale el número ganador")
  @MaxLength(SOURCE, upTo(SOURCE))
  @Field(() => String, { description: "De dónde sale el número ganador, como un sorteo de una lotería." })
  source!: string;
}

/** Reason for cancelling a raffle. */
@InputType()
export class CancelRaffleInput {
  @Required("El motivo es obligatorio")
  @MaxLength(REASON, upTo(REASON))
  @Field(() => String, { description: "Motivo, como lo escribe quien lo hace." })
  motivo!: string;
}

/** Numbers to take. */
@InputType()
export class SelectNumbersInput {
  /**
   * A list of 1 to 20 numbers, `000` to `999`. A value that is no list is refused with a text of its own,
   * so the schema takes anything.
   */
  @Required("numbers debe ser un array")
  @Field(() => Json, {
    description:
      "Lista de 1 a 20 números, de `000` a `999`; JSON para rechazar con su propio texto lo que no es lista.",
  })
  numbers!: unknown;

  @Required("El nombre es requerido")
  @PrintedName()
  @Field(() => String, { description: "Nombre de quien los toma." })
  name!: string;

  @Required("El teléfono es requerido")
  @Field(() => String, { description: "Teléfono." })
  phone!: string;

  /** True when the person consents to the treatment of their data; absent when the channel does not ask. */
  @Field(() => Boolean, {
    nullable: true,
    description: "Si la persona autoriza el tratamiento de sus datos; sin valor, no se le preguntó.",
  })
  aceptaTratamiento?: boolean | null;
}

/** Filter of the list of taken numbers. */
@InputType()
export class TakenNumberFilter {
  /** Id of another raffle than the open one. */
  @Field(() => String, { nullable: true, description: "Otra rifa que la abierta." })
  raffleId?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Si está pagado." })
  isPaid?: boolean | null;

  /** Number, name or phone. */
  @IsOptional()
  @MaxLength(100, { message: "El texto de búsqueda es demasiado largo" })
  @Field(() => String, { nullable: true, description: "Número, nombre o teléfono." })
  search?: string | null;
}

/** Returns the numbers of one raffle: of the open one unless another is named. */
export const numbersOf = (raffleId?: string | null): ReadFilter<RaffleNumber> =>
  raffleId ? { raffle: raffleId } : { raffle: { status: "open" } };

/** Returns the conditions on taken numbers for a list's filter. */
export const takenFilter = ({
  raffleId,
  isPaid,
  search,
}: TakenNumberFilter = {}): ReadFilter<RaffleNumber> => ({
  $and: [
    numbersOf(raffleId),
    { selectedAt: { $ne: null } },
    chosen({ isPaid }),
    ...(search?.trim() ? [{ searchText: { $search: search } }] : []),
  ],
});
