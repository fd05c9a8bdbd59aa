import { IsOptional, Max, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../core/input/printed-name.ts";
import { Required } from "../../core/input/required.ts";
import { chosen } from "../../core/input/defined.ts";
import { OptionalText, RequiredText } from "../../core/input/text-fields.ts";
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

/** Authorization of a raffle, which makes it lawful; an absent field does not change. */
@InputType()
export class AuthorizationInput {
  @OptionalText("Número de la autorización; nulo si no tiene.", NUMBER, upTo(NUMBER))
  authorizationNumber?: string | null;

  @OptionalText("Autoridad que la dio, como la Lotería de Bogotá.", TITLE, upTo(TITLE))
  authorizationAuthority?: string | null;

  @Field(() => Day, { nullable: true, description: "Día de la autorización." })
  authorizationDay?: string | null;

  @OptionalText("Póliza que garantiza el premio: aseguradora y número.", SOURCE, upTo(SOURCE))
  policy?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Si el premio es una cosa o un servicio, y nunca dinero.",
  })
  prizeInKind?: boolean | null;

  @OptionalText("Lotería cuyo resultado la define.", TITLE, upTo(TITLE))
  drawLottery?: string | null;
}

/**
 * Person who takes responsibility that a raffle without authorization is a private promotion, and the day.
 */
@InputType()
export class AcceptPrivateRaffleInput {
  @PrintedName()
  @RequiredText("Escribe tu nombre", "Nombre de quien responde.", TITLE, upTo(TITLE))
  name!: string;

  @Required("Escribe la fecha")
  @Field(() => Day, { description: "Día en que responde: hoy o antes." })
  day!: string;
}

/** A new raffle. */
@InputType()
export class RaffleInput extends AuthorizationInput {
  @RequiredText("El título es obligatorio", "Nombre de la rifa.", TITLE, upTo(TITLE))
  title!: string;

  @RequiredText("El premio es obligatorio", "El premio.", PRIZE, upTo(PRIZE))
  prize!: string;

  @Required("El precio es obligatorio")
  @Min(1, PRICE)
  @Max(MOST_PRICE, PRICE)
  @Field(() => COP, { description: "Precio de un número, en COP." })
  price!: number;

  @Required("La fecha del sorteo es obligatoria")
  @Field(() => Day, { description: "Día del sorteo." })
  drawDate!: string;

  @OptionalText("Contenido del código QR para pagar: una llave o una dirección.", PAYMENT, upTo(PAYMENT))
  paymentText?: string | null;
}

/** Edit of a raffle; absent fields do not change. */
@InputType()
export class UpdateRaffleInput extends AuthorizationInput {
  @OptionalText("Nombre de la rifa.", TITLE, upTo(TITLE))
  title?: string | null;

  @OptionalText("El premio.", PRIZE, upTo(PRIZE))
  prize?: string | null;

  @IsOptional()
  @Min(1, PRICE)
  @Max(MOST_PRICE, PRICE)
  @Field(() => COP, { nullable: true, description: "Precio de un número, en COP." })
  price?: number | null;

  @Field(() => Day, { nullable: true, description: "Día del sorteo." })
  drawDate?: string | null;

  @OptionalText("Contenido del código QR para pagar: una llave o una dirección.", PAYMENT, upTo(PAYMENT))
  paymentText?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** Result of a raffle. */
@InputType()
export class DrawRaffleInput {
  @Required("Escribe el número ganador")
  @Field(() => String, { description: "El número ganador." })
  winningNumber!: string;

  @RequiredText(
    "Escribe de dónde sale el número ganador",
    "De dónde sale el número ganador, como un sorteo de una lotería.",
    SOURCE,
    upTo(SOURCE),
  )
  source!: string;
}

/** Reason for cancelling a raffle. */
@InputType()
export class CancelRaffleInput {
  @RequiredText("El motivo es obligatorio", "Motivo, como lo escribe quien lo hace.", REASON, upTo(REASON))
  motivo!: string;
}

/** Numbers to reserve. */
@InputType()
export class SelectNumbersInput {
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

  @Field(() => Boolean, {
    nullable: true,
    description: "Si la persona autoriza el tratamiento de sus datos; sin valor, no se le preguntó.",
  })
  aceptaTratamiento?: boolean | null;
}

/** Filter of the list of held and paid numbers. */
@InputType()
export class TakenNumberFilter {
  @Field(() => String, { nullable: true, description: "Otra rifa que la abierta." })
  raffleId?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Si está pagado." })
  isPaid?: boolean | null;

  @OptionalText("Número, nombre o teléfono.", 100, { message: "El texto de búsqueda es demasiado largo" })
  search?: string | null;
}

/** Returns the filter of the numbers of one raffle; of the open raffle when no id is given. */
export const numbersOf = (raffleId?: string | null): ReadFilter<RaffleNumber> =>
  raffleId ? { raffle: raffleId } : { raffle: { status: "open" } };

/** Returns the query condition on held and paid numbers for a list's filter. */
export const takenFilter = ({ raffleId, isPaid, search }: TakenNumberFilter): ReadFilter<RaffleNumber> => ({
  $and: [
    numbersOf(raffleId),
    { selectedAt: { $ne: null } },
    chosen({ isPaid }),
    ...(search?.trim() ? [{ searchText: { $search: search } }] : []),
  ],
});
