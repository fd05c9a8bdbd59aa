// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { shortDay } from "../../../api/src/core/colombia/short-day.ts";
import { flightLine } from "../../../web/src/features/quotes/calculation/costs/flight-line.ts";
import { inDays } from "../../support/calendar.ts";
import { eventually } from "../../support/patience.ts";
import { aReading } from "../../support/pasted-reading.ts";
import { openCalculator } from "../../support/web-calculator.tsx";
import { serverAnswers } from "../../support/web.tsx";

afterEach(cleanup);

const flight = { vuelo: "AV8514", origen: "BOG", destino: "ADZ", fecha: inDays(50), salida: "06:10" };
const back = { ...flight, vuelo: "AV8515", origen: "ADZ", destino: "BOG", fecha: inDays(55) };
const readAs = (...vuelos: readonly object[]) =>
  serverAnswers({
    QuoteTextReading: {
      data: {
        readQuoteText: {
          ...aReading,
          vuelos: vuelos.map((one) => ({ llegada: null, llegaDiasDespues: null, fragmentos: [], ...one })),
        },
      },
    },
  });
const named = (name: string) => document.querySelector<HTMLInputElement>(`[name='tiquetes.${name}']`)?.value;
function write(text: string) {
  const line = screen.getByLabelText("Vuelo de ida, en una línea");
  fireEvent.change(line, { target: { value: text } });
  fireEvent.blur(line);
}

it("a flight is one line of its known parts", () => {
  const day = shortDay(flight.fecha);
  expect(flightLine({ ...flight, llegada: "08:20" })).toBe(`AV8514 BOG–ADZ ${day} 06:10–08:20`);
  expect(flightLine({ ...flight, destino: "", llegada: "" })).toBe(`AV8514 BOG ${day} 06:10`);
});

it("a route without a flight is no line", () =>
  expect(flightLine({ ...flight, vuelo: "", fecha: "", salida: "", llegada: "" })).toBe(""));

it("a line fills the fields of its flight, and a pair fills the way back too", async () => {
  openCalculator();
  readAs(flight, back);
  write("AV8514 BOGADZ y vuelta AV8515");
  await vi.waitFor(() => expect(named("vueloIda")).toBe("AV8514"));
  expect([named("fechaIda"), named("horaIda")]).toEqual([flight.fecha, "06:10"]);
  expect([named("vueloVuelta"), named("fechaVuelta")]).toEqual(["AV8515", back.fecha]);
});

it("a line with a connection puts its later flight among the further ones, and shows both again", async () => {
  openCalculator();
  const to = named("destino")!;
  readAs(
    { ...flight, destino: "MDE", llegada: "07:05" },
    { vuelo: "AV9230", origen: "MDE", destino: "ADZ", fecha: null, salida: "06:30", llegada: "08:10" },
  );
  write("AV8514 BOG–MDE 06:10–07:05 / AV9230 MDE–ADZ 06:30–08:10");
  // It leaves before the first one arrives: on the day after.
  const day = inDays(51);
  await eventually(() => expect(named("tramos.0.vuelo")).toBe("AV9230"));
  expect([named("vueloIda"), named("tramos.0.origen"), named("tramos.0.destino")]).toEqual([
    "AV8514",
    "Medellín",
    to,
  ]);
  expect([named("tramos.0.salida"), named("tramos.0.llegada")]).toEqual([`${day}T06:30`, `${day}T08:10`]);
  expect(named("destino")).toBe(to);
  const line = screen.getByLabelText<HTMLInputElement>("Vuelo de ida, en una línea");
  expect(line.value).toContain(` / AV9230 Medellín–${to} ${shortDay(day)} 06:30–08:10`);
  // The same line again leaves one connection.
  write(`${line.value} `);
  await eventually(() => expect(line.value).toMatch(/08:10$/));
  expect(named("tramos.1.vuelo")).toBeUndefined();
});

it("a line without a flight is kept, and opens the fields", async () => {
  openCalculator();
  readAs();
  write("el primero de la mañana");
  await screen.findByText(/^No se leyó ningún vuelo/);
  expect(screen.getByLabelText<HTMLInputElement>("Vuelo de ida, en una línea").value).toBe(
    "el primero de la mañana",
  );
  expect(screen.getAllByRole("button", { name: "Cerrar los campos" })).toHaveLength(1);
});
