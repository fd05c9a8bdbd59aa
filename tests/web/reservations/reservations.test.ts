import { describe, expect, it } from "vitest";
import {
  bookable,
  firstChoice,
  peopleProblem,
  totalOf,
} from "../../../web/src/features/reservations/booking.form.ts";
import { stepAddress } from "../../../web/src/features/reports/own-trips/own-trips.steps.ts";
import { LIST_PAUSE, listGate } from "../../../web/src/features/reservations/list-gate.ts";
import { reservationFilterOf } from "../../../web/src/features/reservations/reservation.filters.ts";
import { departureText } from "../../../web/src/features/reservations/reservation.texts.ts";
import { bookingOf } from "../../../web/src/features/reservations/reservations.paths.ts";
import { inDays, shortDay, TODAY } from "../../support/calendar.ts";

const one = { salida: inDays(5), vuelta: inDays(8), disponibles: 3, price: null };
const other = { salida: inDays(9), vuelta: inDays(12), disponibles: 1, price: null };

describe("booking", () => {
  it("offers departures to come that have seats", () => {
    const past = { salida: inDays(-1), vuelta: inDays(2), disponibles: 4, price: null };
    const full = { salida: inDays(3), vuelta: inDays(4), disponibles: 0, price: null };
    expect(bookable([past, full, one, other], TODAY)).toEqual([one, other]);
  });

  it("begins with the departure of the address, or with the only one", () => {
    expect(firstChoice([one, other], other.salida)).toBe(other);
    expect(firstChoice([one], null)).toBe(one);
    expect(firstChoice([one, other], null)).toBeUndefined();
    expect(bookingOf(7, one.salida)).toBe(`/ordenReserva/7?salida=${one.salida}`);
  });

  it.each(["0", "", "-1", "2.5", "abc", "10000"])("takes no number of people such as %j", (typed) => {
    expect(peopleProblem(typed, 3)).toBe("Escribe cuántas personas viajan, desde 1.");
    expect(totalOf(1_000, typed)).toBeNull();
  });

  it("says how many seats are left, and each person's price", () => {
    expect(peopleProblem("4", 3)).toBe("No hay cupos suficientes para esa fecha. Quedan 3.");
    expect(peopleProblem("3", 3)).toBeNull();
    expect(totalOf(1_250_000, "3")).toBe(3_750_000);
  });

  it("writes a departure with both of its days", () => {
    expect(departureText(one.salida, one.vuelta)).toBe(
      `Fecha salida: ${shortDay(one.salida)} - Fecha vuelta: ${shortDay(one.vuelta)}`,
    );
  });
});

describe("the next step of a trip", () => {
  it("is done on the page of its record", () => {
    expect(stepAddress({ id: "c1", step: "pay" })).toBe("/pago/c1");
    expect(stepAddress({ id: "q1", step: "wait" })).toBeNull();
  });
});

describe("the list of reservations", () => {
  it("is asked for once at a time, and not twice within a second", () => {
    let now = 0;
    const gate = listGate(() => now);
    expect(gate.refusal()).toBeNull();
    gate.note(true);
    expect(gate.refusal()).toBe("Request already in progress");
    now = LIST_PAUSE - 1;
    gate.note(false);
    expect(gate.refusal()).toBe("Request blocked by rate limiter");
    now = LIST_PAUSE;
    expect(gate.refusal()).toBeNull();
  });

  it("keeps its filters in the address, and leaves out what it cannot mean", () => {
    expect(reservationFilterOf({ search: "ana", status: "anulada", pagadas: "si" })).toEqual({
      search: "ana",
      status: "anulada",
      isPaid: true,
    });
    expect(reservationFilterOf({ status: "otra" })).toEqual({});
  });
});
