import { type Day, hoursAfter } from "../../core/colombia/days.ts";
import { spokenDay } from "../../core/colombia/spoken.ts";
import { badInput, conflict } from "../../core/failure.ts";
import { listOrder } from "../../core/list/order.rules.ts";

/** Count of numbers on a board: `000` to `999`. */
const BOARD = 1_000;
/** Maximum count of numbers that a person can reserve at a time. */
export const MOST_NUMBERS = 20;
/** Number of hours after which an unpaid number is released. */
export const HELD_HOURS = 48;

export const NO_OPEN_RAFFLE = "No hay una rifa abierta en este momento.";
export const RAFFLE_IS_OVER = "La rifa ya terminó y sus números no se pueden cambiar.";
export const ANOTHER_OPEN = "Ya hay una rifa abierta. Juégala o cancélala antes de abrir otra.";
export const AUTHORIZATION_STAYS = "Una rifa abierta no puede quedarse sin autorización.";
export const PRICE_IS_FIXED = "El precio no se puede cambiar porque ya hay números elegidos.";

/** Returns a number of the board with three digits: `7` becomes `007`. */
export const boardValue = (number: number): string => String(number).padStart(3, "0");

/** Returns all numbers of a board, in order. */
export const boardValues = (): string[] => Array.from({ length: BOARD }, (_, number) => boardValue(number));

/**
 * Returns the requested numbers, sorted and without duplicates; `posted` is the value as sent. BAD_USER_INPUT
 * on `numbers` unless it is a list of 1 to 20 numbers of the board.
 */
export function askedNumbers(posted: unknown): string[] {
  if (!Array.isArray(posted)) throw badInput("numbers", "numbers debe ser un array");
  const values = posted.map((entry) =>
    typeof entry === "number" ? boardValue(entry) : String(entry).trim().padStart(3, "0"),
  );
  const wrong = values.find((value) => !/^\d{3}$/.test(value));
  if (wrong !== undefined) throw badInput("numbers", "Cada número va de 000 a 999");
  const asked = [...new Set(values)].sort();
  if (asked.length === 0) throw badInput("numbers", "Elige al menos un número");
  if (asked.length > MOST_NUMBERS)
    throw badInput("numbers", `Puedes elegir hasta ${MOST_NUMBERS} números a la vez`);
  return asked;
}

/** Refuses numbers that another person holds. CONFLICT when there are any. */
export function refuseTaken(taken: readonly string[]): void {
  if (taken.length > 0) throw conflict(`Los números ${taken.join(", ")} ya no están disponibles.`);
}

/** Returns the entered winning number. BAD_USER_INPUT on `winningNumber` unless it has three digits. */
export function winningValue(typed: string): string {
  const value = typed.trim();
  if (!/^\d{3}$/.test(value))
    throw badInput("winningNumber", "El número ganador tiene tres cifras, de 000 a 999");
  return value;
}

/** Refuses a past day of the draw. BAD_USER_INPUT on `drawDate`. */
export function refusePastDraw(drawDate: Day, today: Day): void {
  if (drawDate < today) throw badInput("drawDate", "La fecha del sorteo no puede haber pasado");
}

/** Refuses a draw before its day. CONFLICT before `drawDate`. */
export function refuseEarlyDraw(drawDate: Day, today: Day): void {
  if (today < drawDate)
    throw conflict(`La rifa se juega el ${spokenDay(drawDate)}. Cambia la fecha si se jugó antes.`);
}

/** Refuses a sale after the day of the draw, when the result is known. CONFLICT after `drawDate`. */
export function refuseLateSale(drawDate: Day, today: Day): void {
  if (today > drawDate) throw conflict("La rifa ya se jugó. Espera la próxima para participar.");
}

/** Returns the time until which an unpaid number is held. */
export const heldUntil = (now: Date): Date => hoursAfter(now, HELD_HOURS);

/** Sort orders of the list of raffles. */
export const raffleOrder = listOrder({
  name: "RaffleOrder",
  columns: { createdAt: "plain", drawDate: "plain", title: "text", price: "plain" },
  first: { by: "createdAt", direction: "desc" },
});

/** Sort orders of the list of held and paid numbers. */
export const takenOrder = listOrder({
  name: "RaffleNumberOrder",
  columns: { value: "plain", name: "text", dueAt: "optional" },
  first: { by: "value", direction: "asc" },
});
