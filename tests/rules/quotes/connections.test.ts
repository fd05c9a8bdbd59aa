import { expect, it } from "vitest";
import { flightsByWay } from "../../../api/src/modules/quotes/pasted/flight-ways.rules.ts";
import { readText } from "../../../api/src/modules/quotes/pasted/read-text.rules.ts";
import { flightsOf } from "../../../api/src/modules/quotes/quote/offer/offer-itinerary.rules.ts";
import type { Tramo } from "../../../api/src/modules/quotes/calculation/costs/itinerary.types.ts";
import type { Tiquetes } from "../../../api/src/modules/quotes/calculation/costs/calculation-sections.rules.ts";
import { inDays } from "../../support/calendar.ts";

const [out, back] = [inDays(50), inDays(55)];
const tickets: Tiquetes = {
  tipo: "ida_vuelta",
  origen: "Bogotá",
  destino: "San Andrés",
  fechaIda: out,
  fechaVuelta: back,
  horaIda: "06:10",
  horaVuelta: "15:00",
  llegadaIda: "07:05",
  vueloIda: "AV8514",
  costoIda: 0,
  costoVuelta: 0,
  costoTotal: 0,
  proveedor: null,
  observaciones: null,
};
const leg = (origen: string, destino: string, salida: string, llegada: string | null = null): Tramo => ({
  aerolinea: null,
  vuelo: null,
  origen,
  destino,
  salida,
  llegada,
  equipaje: null,
  costo: 0,
  proveedor: null,
});
const ways = (...tramos: Tramo[]) =>
  flightsOf({ ...tickets, tramos }).map(({ origen, destino }) => `${origen} ${destino}`);

it("a flight that continues the way there is its connection, and is listed before the way back", () =>
  expect(ways(leg("Medellín", "San Andrés", `${out}T08:20`))).toEqual([
    "Bogotá Medellín",
    "Medellín San Andrés",
    "San Andrés Bogotá",
  ]));

it("a direction has up to three flights", () =>
  expect(
    ways(
      leg("Cartagena", "San Andrés", inDays(51)),
      leg("Cali", "Bogotá", `${back}T18:00`),
      leg("Medellín", "Cartagena", `${out}T08:20`, `${out}T09:30`),
    ),
  ).toEqual([
    "Bogotá Medellín",
    "Medellín Cartagena",
    "Cartagena San Andrés",
    "San Andrés Cali",
    "Cali Bogotá",
  ]));

it.each([
  ["leaves before the arrival", leg("Medellín", "San Andrés", `${out}T07:00`)],
  ["leaves days later", leg("Medellín", "San Andrés", inDays(52))],
  ["goes on from the destination", leg("San Andrés", "Providencia", `${out}T09:00`)],
  ["goes elsewhere", leg("Medellín", "Cali", `${out}T09:00`)],
])("a flight that %s is one of its own", (_, further) =>
  expect(ways(further)).toEqual([
    "Bogotá San Andrés",
    "San Andrés Bogotá",
    `${further.origen} ${further.destino}`,
  ]),
);

const routes = (text: string) => {
  const flights = readText(text, { today: inDays(0) }).lists.vuelos ?? [];
  const { there, back: returning } = flightsByWay(flights.map(({ value }) => value));
  const of = (some: typeof there) => some.map(({ origen, destino }) => `${origen} ${destino}`);
  return [of(there), of(returning)];
};

it.each([
  ["AV 8514 BOG–MDE 15 ene 06:10–07:05 / AV 9230 MDE–ADZ 08:20–10:05", ["BOG MDE", "MDE ADZ"], []],
  ["AV 8514 BOG–ADZ 15 ene 06:10–08:20 / AV 8515 ADZ–BOG 20 ene 15:00–17:10", ["BOG ADZ"], ["ADZ BOG"]],
  [
    "AV 8514 BOG-MDE 15 ene / AV 9230 MDE-ADZ / AV 9231 ADZ-MDE 20 ene / AV 8600 MDE-BOG",
    ["BOG MDE", "MDE ADZ"],
    ["ADZ MDE", "MDE BOG"],
  ],
])("the flights of %j are divided by their direction", (text, there, returning) =>
  expect(routes(text)).toEqual([there, returning]),
);
