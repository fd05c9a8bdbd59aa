// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import {
  calculatorFields,
  type CalculatorForm,
} from "../../../web/src/features/quotes/calculation/calculator.form.ts";
import { defaults, openCalculator } from "../../support/web-calculator.tsx";

afterEach(cleanup);

const stay = {
  nombre: "Gran Caribe",
  categoria: "5_estrellas",
  encanto: "La piscina frente al mar",
  observaciones: "Habitación con balcón",
  noches: 3,
  costoNoche: 300_000,
};
let typed: CalculatorForm;
/** Opens the calculator of an option that was copied: it says all of its hotel. */
const openCopied = (alimentacion: object = { tipo: "todo_incluido" }, hotel: object = {}) =>
  openCalculator({
    onTyped: (form) => {
      typed = form;
    },
    initial: calculatorFields.read({
      stored: { hotel: { ...stay, ...hotel }, alimentacion, excursiones: [], extras: [] } as never,
      defaults,
      tripType: "nacional",
    }),
  });
const said = () => [typed.hotel.categoria, typed.hotel.encanto, typed.hotel.observaciones];
const rename = (...names: string[]) => {
  const field = document.querySelector<HTMLInputElement>("[name='hotel.nombre']")!;
  fireEvent.focus(field);
  for (const value of names) fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const all = ["5_estrellas", "La piscina frente al mar", "Habitación con balcón"];

describe("the name of a hotel in the calculator", () => {
  it("takes away what was said of another hotel, and keeps nights and price", () => {
    openCopied();
    rename("Gran C", "Pos", "Posada del Mar");
    expect(said()).toEqual(["", "", ""]);
    expect(typed.alimentacion.tipo).toBe("");
    expect([typed.hotel.noches, typed.hotel.costoNoche]).toEqual([3, 300_000]);
    expect(screen.getByText(/^Quitamos lo que era de «Gran Caribe»/).textContent).toBe(
      "Quitamos lo que era de «Gran Caribe»: la categoría, por qué lo quieren, las observaciones y el plan de comidas.",
    );
  });

  it("is restored when the hotel is the same under another name", () => {
    openCopied();
    rename("Caribe by Mareas");
    fireEvent.click(screen.getByRole("button", { name: "Devolver", hidden: true }));
    expect(said()).toEqual(all);
    expect(typed.alimentacion.tipo).toBe("todo_incluido");
    expect(screen.queryByText(/^Quitamos/)).toBeNull();
  });

  it("keeps it where a letter was mended, and while nothing was typed instead", () => {
    openCopied();
    rename("Gran Carive");
    expect(said()).toEqual(all);
    rename("");
    expect(said()).toEqual(all);
    rename("Posada del Mar");
    expect(said()).toEqual(["", "", ""]);
  });

  it.each([
    ["takes away an address, which is the other hotel's", "Carrera 2 n.º 11-09", ""],
    [
      "keeps the city of the trip, in which both are",
      defaults.tiquetes!.destino!,
      defaults.tiquetes!.destino!,
    ],
  ])("%s", (_, ubicacion, kept) => {
    openCopied({}, { ubicacion });
    rename("Posada del Mar");
    expect(typed.hotel.ubicacion).toBe(kept);
  });

  it("keeps meals that are bought apart", () => {
    openCopied({ tipo: "desayuno", costoTotal: 40_000 });
    rename("Posada del Mar");
    expect(said()).toEqual(["", "", ""]);
    expect(typed.alimentacion.tipo).toBe("desayuno");
  });
});
