// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { calculatorFields } from "../../../web/src/features/quotes/calculation/calculator.form.ts";
import { amount, defaults, openCalculator } from "../../support/web-calculator.tsx";

afterEach(cleanup);

/** A calculator with so many excursions of $ 1.000 for each of three; the least commissions are $ 90.000. */
function openWith(excursions: number) {
  const begun = calculatorFields.read({ stored: null, defaults, tripType: null });
  const excursiones = Array.from({ length: excursions }, (_, at) => ({
    nombre: `Paseo ${at + 1}`,
    descripcion: "",
    duracion: "",
    costo: 1_000,
    cobro: { base: "" as const, monto: null, unidades: 1 },
    proveedor: "",
    obligatoria: false,
    opcional: false,
  }));
  openCalculator({ initial: { ...begun, ganancia: { porcentaje: 0, valorFijo: null }, excursiones } });
  fireEvent.click(screen.getByRole("tab", { name: "Actividades" }));
}

const rows = () =>
  screen
    .queryAllByRole("group", { name: /^Excursiones \d+$/ })
    .map((group) => group.getAttribute("aria-label"));
const row = (place: number) => within(screen.getByRole("group", { name: `Excursiones ${place}` }));
const lines = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => `Excursiones ${first + at}`);
const goToPage = (page: number) =>
  fireEvent.click(screen.getAllByRole("button", { name: new RegExp(`página ${page}$`, "i") })[0]!);
const typeIn = (place: number, label: string, value: string) =>
  fireEvent.change(row(place).getByLabelText(label), { target: { value } });

describe("a calculator with sixty excursions", () => {
  it("shows twenty at a time, and the price of them all", () => {
    openWith(60);
    expect(rows()).toEqual(lines(1, 20));
    expect(amount("Precio total")).toContain("$ 270.000");
    goToPage(3);
    expect(rows()).toEqual(lines(41, 60));
    typeIn(60, "Costo por persona", "11000");
    goToPage(1);
    expect(amount("Precio total")).toContain("$ 300.000");
    goToPage(3);
    expect((row(60).getByLabelText("Nombre") as HTMLInputElement).value).toBe("Paseo 60");
    fireEvent.click(screen.getByRole("button", { name: "Quitar excursiones 60" }));
    expect(amount("Precio total")).toContain("$ 267.000");
  });

  it("opens a new one on its page", () => {
    openWith(40);
    fireEvent.click(screen.getByRole("button", { name: "Agregar excursión" }));
    expect(rows()).toEqual(["Excursiones 41"]);
  });

  it("is not confirmed with a wrong one on another page, which is named and found", async () => {
    openWith(45);
    goToPage(3);
    fireEvent.change(row(45).getByLabelText("Cómo se cobra"), { target: { value: "habitacion" } });
    typeIn(45, "Cuántas habitaciones", "0");
    expect(screen.queryByRole("alert")).toBeNull();
    goToPage(1);
    expect(screen.getByRole("alert").textContent).toContain(
      "Excursiones 45: El número debe estar entre 1 y 999",
    );
    fireEvent.click(screen.getByRole("button", { name: "Confirmar cálculo" }));
    await new Promise((soon) => setTimeout(soon, 50));
    expect(screen.queryByRole("dialog")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Ir a la línea 45" }));
    expect(screen.queryByRole("alert")).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(row(45).getByLabelText("Cuántas habitaciones")));
    typeIn(45, "Cuántas habitaciones", "2");
    goToPage(1);
    expect(screen.queryByRole("alert")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Confirmar cálculo" }));
    expect(await screen.findByRole("dialog")).toBeTruthy();
  });
});

it("twenty excursions need no pages", () => {
  openWith(20);
  expect(rows()).toHaveLength(20);
  expect(screen.queryByText(/Página 1 de/)).toBeNull();
});
