// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  calculationInput,
  calculatorFields,
  type CalculatorForm,
  postedSections,
} from "../../../web/src/features/quotes/calculation/calculator.form.ts";
import { normalSections } from "../../../api/src/modules/quotes/calculation/costs/calculation-input.rules.ts";
import { inDays } from "../../support/calendar.ts";
import { amount, defaults, openCalculator, spaced, type } from "../../support/web-calculator.tsx";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the calculator", () => {
  it("shows price per person and total while costs are typed", () => {
    openCalculator();
    expect(amount("Precio total")).toContain("$ 0");
    type("Costo de ida", "200000");
    type("Costo de vuelta", "180000");
    expect(amount("Precio total")).toContain("$ 1.401.000");
    expect(amount("Por persona")).toContain("$ 467.000");
    expect(screen.getByText("3 personas pagan, 1 infante viaja sin costo")).toBeTruthy();
  });

  it("keeps the draft automatically, once, with the last typed values", async () => {
    const onSave = vi.fn((_: CalculatorForm) => Promise.resolve(true));
    openCalculator({ onSave });
    type("Costo de ida", "100000");
    type("Costo de ida", "250000");
    expect(screen.getByText("Cambios sin guardar…")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(1_300);
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(onSave.mock.calls[0]?.[0].tiquetes.costoIda).toBe(250_000);
    await waitFor(() => expect(screen.getByText("Borrador guardado")).toBeTruthy());
  });

  it("says when it could not be kept, and keeps it at the next try with the typed values", async () => {
    const onSave = vi.fn((_: CalculatorForm) => Promise.resolve(false));
    openCalculator({ onSave });
    type("Costo de ida", "100000");
    await vi.advanceTimersByTimeAsync(1_300);
    await waitFor(() => expect(screen.getByText("No se pudo guardar")).toBeTruthy());
    onSave.mockResolvedValue(true);
    fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
    await waitFor(() => expect(screen.getByText("Borrador guardado")).toBeTruthy());
    expect(onSave.mock.lastCall?.[0].tiquetes.costoIda).toBe(100_000);
  });

  it("saves what waits before it asks to confirm, with the amounts", async () => {
    const { onSave, onConfirm } = openCalculator();
    type("Costo de ida", "200000");
    fireEvent.click(screen.getByRole("button", { name: "Confirmar cálculo" }));
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(spaced(dialog.textContent)).toContain("La cotización de María Torres quedará en $ 780.000");
    expect(dialog.textContent).toContain(
      "solo cambian con una recotización, que se pide después de enviarla.",
    );
    fireEvent.click(within(dialog).getByRole("button", { name: "Confirmar cálculo" }));
    await waitFor(() => expect(onConfirm).toHaveBeenCalledTimes(1));
  });

  it("shows every typed field when it is opened again with the saved values", async () => {
    const onSave = vi.fn((_: CalculatorForm) => Promise.resolve(true));
    openCalculator({ onSave });
    for (const add of ["vuelo", "traslado", "hotel", "seguro", "servicio", "excursión", "actividad"])
      for (const button of screen.getAllByRole("button", { name: `Agregar ${add}`, hidden: true }))
        fireEvent.click(button);
    const fields = () =>
      [
        ...document.querySelectorAll<HTMLInputElement>("[role=tabpanel] input, [role=tabpanel] textarea"),
      ].filter(
        // The line of a flight is not stored: it is read into the fields below it.
        ({ type: kind, readOnly, ariaHidden, labels }) =>
          kind !== "hidden" &&
          !readOnly &&
          ariaHidden !== "true" &&
          !labels?.[0]?.textContent?.includes("en una línea"),
      );
    const shown = () => fields().map((field) => (field.type === "checkbox" ? field.checked : field.value));
    fields().forEach((field, at) => {
      if (field.type === "checkbox") fireEvent.click(field);
      else if (field.inputMode === "numeric" || field.type === "number")
        fireEvent.change(field, { target: { value: String(at + 1) } });
      else if (field.type === "text" || field.type === "textarea")
        fireEvent.change(field, { target: { value: `TEXTO ${at}` } });
    });
    await vi.advanceTimersByTimeAsync(1_300);
    await waitFor(() => expect(screen.getByText("Borrador guardado")).toBeTruthy());
    const before = shown();
    expect(before.length).toBeGreaterThan(60);
    const posted = onSave.mock.lastCall![0];
    cleanup();
    const stored = {
      ...normalSections(postedSections(posted), 3),
      tripType: posted.tripType || null,
      ganancia: posted.ganancia,
      observacionesGenerales: posted.observacionesGenerales,
    } as never;
    openCalculator({ initial: calculatorFields.read({ stored, defaults, tripType: null }) });
    expect(shown()).toEqual(before);
  });

  it("goes on to send what it confirmed where that follows, and not before", async () => {
    const onSend = vi.fn();
    const onConfirm = vi.fn(() => Promise.resolve(true)).mockResolvedValueOnce(false);
    openCalculator({ onSend, onConfirm });
    type("Costo de ida", "200000");
    fireEvent.click(screen.getByRole("button", { name: "Confirmar cálculo" }));
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.click(dialog.getByRole("button", { name: "Confirmar y enviar" }));
    await waitFor(() => expect(onConfirm).toHaveBeenCalledTimes(1));
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.click(await dialog.findByRole("button", { name: "Confirmar y enviar" }));
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
  });

  it("is not confirmed while it costs nothing, and says why", async () => {
    const { onSave } = openCalculator();
    const button = () => screen.getByRole("button", { name: "Confirmar cálculo" });
    expect(button().getAttribute("aria-disabled")).toBe("true");
    expect(button().getAttribute("title")).toBe("Aún no hay precio: escribe lo que cuesta el viaje.");
    fireEvent.click(button());
    await vi.advanceTimersByTimeAsync(1_300);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(onSave).not.toHaveBeenCalled();
    type("Costo de ida", "200000");
    expect(button().getAttribute("aria-disabled")).toBeNull();
  });

  it("counts a part as soon as it has a cost, until it is left out", () => {
    openCalculator();
    fireEvent.change(document.querySelector("[name='equipaje.bodega.costo']")!, {
      target: { value: "90000" },
    });
    expect(amount("Precio total")).toContain("$ 400.500");
    fireEvent.click(screen.getByLabelText("Equipaje de bodega"));
    expect(amount("Precio total")).toContain("$ 0");
  });
});

describe("the calculator says beside the field", () => {
  const below = (name: string) => {
    const input = document.querySelector(`[name='${name}']`)!;
    return spaced(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent ?? "");
  };
  const typeAt = (name: string, value: string) =>
    fireEvent.change(document.querySelector(`[name='${name}']`)!, { target: { value } });

  it("the product of each line while it is typed", () => {
    openCalculator();
    type("Costo por persona y noche", "200000");
    expect(below("hotel.costoNoche")).toBe("$ 200.000 × 5 noches × 3 personas = $ 3.000.000");
    type("Costo de ida", "100000");
    expect(below("tiquetes.costoIda")).toBe("$ 100.000 × 3 personas = $ 300.000");
  });

  it("a cost without meals, a ticked service without a cost, days and nights outside the trip, and saves them all", async () => {
    const { onSave } = openCalculator();
    expect(below("equipaje.bodega.costo")).toBe("");
    typeAt("alimentacion.costoTotal", "50000");
    fireEvent.click(screen.getByLabelText("Equipaje de bodega"));
    type("Fecha de ida", inDays(52));
    type("Fecha de vuelta", inDays(57));
    type("Noches", "6");
    expect(below("alimentacion.costoTotal")).toContain(
      "El plan es «Sin alimentación» y tiene un costo. $ 50.000 × 3 personas",
    );
    expect(below("equipaje.bodega.costo")).toContain("Está incluido y no tiene costo");
    expect(below("tiquetes.fechaIda")).toContain("Es después de la salida del viaje");
    expect(below("tiquetes.fechaVuelta")).toContain("Es después del regreso del viaje");
    expect(below("hotel.noches")).toBe("El viaje tiene 5 noches");
    await vi.advanceTimersByTimeAsync(1_300);
    expect(onSave).toHaveBeenCalledTimes(1);
  });
});

describe("the form of a calculation", () => {
  it("begins with the quote's places, days and nights", () => {
    const form = calculatorFields.read({ stored: null, defaults, tripType: "nacional" });
    expect(form.tiquetes).toMatchObject({
      tipo: "ida_vuelta",
      origen: "Bogotá",
      fechaVuelta: inDays(56),
      costoIda: null,
    });
    expect(form.hotel).toMatchObject({ noches: 5, categoria: "3_estrellas" });
  });

  it("sends empty texts as no value, and no second insurance that nobody typed", () => {
    const form = calculatorFields.read({ stored: null, defaults, tripType: null });
    const input = calculationInput("q", form, null);
    expect(input).toMatchObject({ quoteId: "q", tripType: null, ganancia: { porcentaje: 15, valorFijo: 0 } });
    expect(postedSections(form).tiquetes).toMatchObject({ proveedor: null, costoTotal: null });
    expect(postedSections(form).asistenciaMedica).toBeNull();
  });
});
