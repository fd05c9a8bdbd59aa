import { describe, expect, it } from "vitest";
import {
  type DifferingOption,
  optionDifference,
} from "../../api/src/modules/quotes/quote/proposal/option-difference.rules.ts";
import { inDays } from "../support/calendar.ts";

const lodging = (detail: string) => ({ title: "Alojamiento", detail });
const meals = (detail: string | null) => ({ title: "Alimentación", detail });
const tours = (detail: string | null) => ({ title: "Excursiones y actividades", detail });
const flight = (aerolinea: string | null, equipaje: string | null) => [{ aerolinea, equipaje }];

const base: DifferingOption = {
  precioPorPersona: 1_000_000,
  lines: [
    { title: "Tiquetes", detail: "Bogotá – Cartagena · ida y vuelta" },
    lodging("Caribe · 4 estrellas · acomodación doble · 3 noches · Cartagena"),
    meals("Desayuno"),
  ],
};

/** A flight some days after the departure. */
const leg = (origen: string, destino: string, leaves: string, lands: string, day = 0) => ({
  aerolinea: null,
  equipaje: null,
  vuelo: null,
  origen,
  destino,
  salida: `${inDays(50 + day)}T${leaves}`,
  llegada: `${inDays(50 + day)}T${lands}`,
});
const flying = (...flights: ReturnType<typeof leg>[]): DifferingOption => ({ ...base, flights });

/** The base with other services in the place of those with the same title. */
const other = (...lines: DifferingOption["lines"]): DifferingOption => ({
  ...base,
  lines: base.lines.map((line) => lines.find(({ title }) => title === line.title) ?? line),
});
const without = (name: string): DifferingOption => ({
  ...base,
  lines: base.lines.filter(({ title }) => title !== name),
});
const withLine = (...lines: DifferingOption["lines"]): DifferingOption => ({
  ...base,
  lines: [...base.lines, ...lines],
});

describe("the price of an option", () => {
  it.each([
    [1_120_000, "+ $ 120.000 por persona"],
    [920_000, "− $ 80.000 por persona"],
    [1_000_001, "+ $ 1 por persona"],
    [1_000_000, "El mismo precio por persona"],
  ])("at %i per person is «%s»", (precioPorPersona, text) =>
    expect(optionDifference({ ...base, precioPorPersona }, base).price.replaceAll("\u00a0", " ")).toBe(text),
  );
});

describe("the services of an option", () => {
  const cases: readonly (readonly [string, DifferingOption, DifferingOption, readonly string[]])[] = [
    ["that are the same need no words", base, base, []],
    [
      "name a better hotel and its board",
      other(
        lodging("Mar Azul · 5 estrellas · acomodación doble · 4 noches · Cartagena"),
        meals("Todo incluido · con bebidas"),
      ),
      base,
      [
        "Ganas: 5 estrellas en vez de 4 estrellas, 1 noche de hotel y todo incluido en vez de desayuno.",
        "Cambia: Mar Azul en vez de Caribe.",
      ],
    ],
    [
      "name a simpler hotel and its board",
      other(
        lodging("Posada · 3 estrellas · acomodación triple · 1 noche · Getsemaní"),
        meals("Sin alimentación"),
      ),
      base,
      [
        "Pierdes: 3 estrellas en vez de 4 estrellas, 2 noches de hotel y desayuno.",
        "Cambia: Posada en vez de Caribe, acomodación triple en vez de acomodación doble y " +
          "Getsemaní en vez de Cartagena.",
      ],
    ],
    [
      "do not rank a hotel without stars",
      other(lodging("Casa Roja · hotel boutique · acomodación doble · 3 noches · Cartagena")),
      base,
      ["Cambia: hotel boutique en vez de 4 estrellas y Casa Roja en vez de Caribe."],
    ],
    [
      "take a name of a hotel for a name",
      other(lodging("Hotel Sol · 4 estrellas · acomodación doble · 3 noches · Cartagena")),
      base,
      ["Cambia: Hotel Sol en vez de Caribe."],
    ],
    [
      "of several hotels are their names and nights",
      other(lodging("Caribe · 4 estrellas · 3 noches\nMono · 2 estrellas · 2 noches · Santa Marta")),
      base,
      ["Ganas: 2 noches de hotel.", "Cambia: Caribe y Mono en vez de Caribe."],
    ],
    ["lose a meal that is missing", without("Alimentación"), base, ["Pierdes: desayuno."]],
    ["gain a meal that was missing", base, without("Alimentación"), ["Ganas: desayuno."]],
    [
      "call a meal without a board by its kind",
      other(meals(null)),
      base,
      ["Cambia: alimentación en vez de desayuno."],
    ],
    [
      "gain and lose whole services",
      withLine({ title: "Seguros", detail: null }, { title: "Traslados", detail: "Aeropuerto\nPuerto" }),
      withLine({ title: "Asistencia médica", detail: "USD 60.000" }),
      ["Ganas: seguros y traslados: Aeropuerto; Puerto.", "Pierdes: asistencia médica: USD 60.000."],
    ],
    [
      "compare the entries of a list",
      withLine(tours("Islas del Rosario (1 día, con almuerzo), City tour")),
      withLine(tours("City tour, Volcán del Totumo")),
      ["Ganas: Islas del Rosario (1 día, con almuerzo).", "Pierdes: Volcán del Totumo."],
    ],
    [
      "lose the flight back",
      other({ title: "Tiquetes", detail: "Bogotá – Cartagena · solo ida" }),
      base,
      ["Pierdes: el vuelo de regreso."],
    ],
    [
      "weigh the baggage",
      { ...base, flights: flight("Avianca", "Maleta de 23 kg") },
      { ...base, flights: flight("LATAM", "Equipaje de mano de 10 kg") },
      ["Ganas: Maleta de 23 kg en vez de Equipaje de mano de 10 kg.", "Cambia: Avianca en vez de LATAM."],
    ],
    [
      "do not rank baggage without a weight",
      { ...base, flights: flight(null, "Morral") },
      { ...base, flights: flight("LATAM", "Maleta") },
      ["Cambia: Morral en vez de Maleta."],
    ],
    [
      "count the flights",
      { ...base, flights: [...flight("Wingo", null), ...flight("Wingo", null)] },
      { ...base, flights: flight("Wingo", null) },
      ["Cambia: 2 vuelos en vez de 1 vuelo."],
    ],
    [
      "lose the baggage",
      { ...base, flights: flight("LATAM", null) },
      { ...base, flights: flight("LATAM", "Maleta") },
      ["Pierdes: Maleta."],
    ],
    [
      "have flights at other hours",
      flying(leg("Bogotá", "Cartagena", "06:10", "07:40"), leg("Cartagena", "Bogotá", "18:00", "19:30", 3)),
      flying(leg("Bogotá", "Cartagena", "14:30", "16:00"), leg("Cartagena", "Bogotá", "15:00", "16:30", 3)),
      ["Cambia: sale 06:10 en vez de 14:30 y regresa 18:00 en vez de 15:00."],
    ],
    [
      "arrive at another hour",
      flying(leg("Bogotá", "Cartagena", "06:10", "07:40")),
      flying(leg("Bogotá", "Cartagena", "06:10", "08:10")),
      ["Cambia: llega 07:40 en vez de 08:10."],
    ],
    [
      "gain a direct flight",
      flying(leg("Bogotá", "Cartagena", "06:10", "07:40")),
      flying(leg("Bogotá", "Medellín", "06:10", "07:00"), leg("Medellín", "Cartagena", "08:00", "09:10")),
      ["Ganas: la ida directa, sin conexión en Medellín.", "Cambia: llega 07:40 en vez de 09:10."],
    ],
    [
      "lose a direct flight back",
      flying(
        leg("Bogotá", "Cartagena", "06:10", "07:40"),
        leg("Cartagena", "Cali", "10:00", "11:00", 3),
        leg("Cali", "Bogotá", "12:00", "13:00", 3),
      ),
      flying(leg("Bogotá", "Cartagena", "06:10", "07:40"), leg("Cartagena", "Bogotá", "10:00", "11:30", 3)),
      [
        "Pierdes: el regreso directo: hay conexión en Cali.",
        "Cambia: llega de regreso 13:00 en vez de 11:30.",
      ],
    ],
    [
      "say nothing of the hours on another day",
      flying(leg("Bogotá", "Cartagena", "06:10", "07:40", 1)),
      flying(leg("Bogotá", "Cartagena", "14:30", "16:00")),
      [],
    ],
    [
      "say nothing of flights that one option does not list",
      { ...base, flights: flight("LATAM", "Maleta") },
      base,
      [],
    ],
  ];

  it.each(cases)("%s", (_, option, against, words) =>
    expect(optionDifference(option, against).words).toEqual(words),
  );
});
