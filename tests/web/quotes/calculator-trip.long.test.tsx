// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetOldDeviceDrafts } from "../../../web/src/features/quotes/calculation/device-drafts.ts";
import { calculatorDrafts } from "../../../web/src/features/quotes/calculation/calculator.device.ts";
import {
  calculationInput,
  calculatorFields,
  type CalculatorForm,
} from "../../../web/src/features/quotes/calculation/calculator.form.ts";
import { CalculatorPanel } from "../../../web/src/features/quotes/calculation/CalculatorPanel.tsx";
import { StaleQuestion } from "../../../web/src/base/failure/StaleQuestion.tsx";
import { inDays } from "../../support/calendar.ts";
import { amount, defaults, openCalculator, previewOf, spaced, type } from "../../support/web-calculator.tsx";
import { type Answers, aSessionUser, serverAnswers, showConnected } from "../../support/web.tsx";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const preview = () => screen.getByRole("region", { name: "Así lo verá el cliente" });
/** Opens the preview, and waits for the client's page in it. */
const lookAtPreview = async (): Promise<HTMLElement> => {
  fireEvent.click(screen.getByRole("tab", { name: "Así lo verá el cliente" }));
  await vi.advanceTimersByTimeAsync(1_300);
  await vi.waitFor(() => expect(preview().querySelector("[inert]")).not.toBeNull(), 10_000);
  return preview();
};

describe("the calculator of a trip with more to it", () => {
  const select = (index: number, value: string) =>
    fireEvent.change(screen.getAllByLabelText("Cómo se cobra")[index]!, { target: { value } });

  it("takes a cost per room, and says both amounts", async () => {
    const onSave = vi.fn((_: CalculatorForm) => Promise.resolve(true));
    openCalculator({ onSave });
    type("Costo de ida", "1000000");
    select(0, "habitacion");
    type("Cuántas habitaciones", "2");
    expect(spaced(document.body.textContent)).toContain(
      "$ 1.000.000 por habitación × 2 = $ 666.667 por persona",
    );
    expect(amount("Precio total")).toContain("$ 2.390.001");
    await vi.advanceTimersByTimeAsync(1_300);
    const sent = calculationInput("q", onSave.mock.lastCall![0], 0);
    expect(sent.tiquetes?.cobroIda).toEqual({ base: "habitacion", monto: 1_000_000, unidades: 2 });
    select(0, "");
    expect(amount("Precio total")).toContain("$ 3.540.000");
  });

  it("has further flights and hotels, which add to the price and are sent", async () => {
    const onSave = vi.fn((_: CalculatorForm) => Promise.resolve(true));
    openCalculator({ onSave });
    fireEvent.click(screen.getByRole("button", { name: "Agregar vuelo" }));
    type("Número de vuelo", "AV123");
    fireEvent.change(document.querySelector("[name='tiquetes.tramos.0.costo']")!, {
      target: { value: "100000" },
    });
    fireEvent.click(screen.getByText("Agregar hotel"));
    const typeAt = (name: string, value: string) =>
      fireEvent.change(document.querySelector(`[name='hotel.estadias.0.${name}']`)!, { target: { value } });
    typeAt("noches", "2");
    typeAt("costoNoche", "50000");
    expect(amount("Precio total")).toContain("$ 780.000");
    await vi.advanceTimersByTimeAsync(1_300);
    const { tiquetes, hotel } = calculationInput("q", onSave.mock.lastCall![0], 0);
    expect(tiquetes?.tramos).toMatchObject([{ vuelo: "AV123", costo: 100_000, cobro: null }]);
    expect(hotel?.estadias).toMatchObject([{ noches: 2, costoNoche: 50_000 }]);
  });

  it("shows the margin while it is typed, and says that a sale loses money before it is confirmed", async () => {
    openCalculator({ of: { ...previewOf, discountPercent: 20 } });
    type("Costo de ida", "100000");
    expect(amount("Pierde")).toContain("$ 42.000");
    fireEvent.click(screen.getByRole("button", { name: "Confirmar cálculo" }));
    const dialog = await screen.findByRole("dialog");
    expect(spaced(dialog.textContent)).toContain("Con este precio la agencia pierde $ 42.000");
    expect(within(dialog).getByRole("button", { name: "Confirmar con pérdida" })).toBeTruthy();
  });

  it("shows the client's page, without its costs", async () => {
    openCalculator({ of: { ...previewOf, observations: "Con vista al mar" } });
    type("Costo de ida", "200000");
    expect(amount("Margen")).toContain("$ 90.000");
    const page = await lookAtPreview();
    const said = spaced(page.textContent);
    expect(said).toContain("Bogotá – Cartagena · ida y vuelta");
    expect(said).toContain("Lo que pedisteCon vista al mar");
    expect(page.querySelector("[aria-label='Tu propuesta']")?.textContent).not.toContain("Con vista al mar");
    expect(said).toContain("$ 780.000");
    expect(said).not.toContain("200.000");
    expect(said).toContain(
      "No incluye: Equipaje adicional, Alojamiento, Traslados, Alimentación, Asistencia médica.",
    );
  });

  it("shows the client what the seller wrote that the price has not", async () => {
    openCalculator({ of: { ...previewOf, notIncluded: ["Propinas", "Tasas de salida"] } });
    type("Costo de ida", "200000");
    const page = await lookAtPreview();
    expect(spaced(page.textContent)).toContain("No incluye: Propinas, Tasas de salida.");
  });

  it("shows below the client's page what the price leaves, of more people or with another share too", async () => {
    openCalculator();
    type("Costo de ida", "200000");
    const page = await lookAtPreview();
    const left = () => spaced(page.querySelector("[data-earnings]")?.textContent ?? "");
    expect(left()).toBe("ganas $ 90.000 · margen 11,5 % · con 5 % de descuento 6,9 %");
    fireEvent.change(document.querySelector("[name='ganancia.porcentaje']")!, { target: { value: "30" } });
    expect(left()).toBe("ganas $ 180.000 · margen 20,7 % · con 5 % de descuento 16,5 %");
    await vi.waitFor(() => expect(spaced(page.textContent)).toContain("$ 870.000"));
  });

  it("has no button in the client's page, and says to a reader that it is a preview", async () => {
    openCalculator();
    type("Costo de ida", "200000");
    const page = await lookAtPreview();
    const [inert] = page.querySelectorAll("[inert]");
    expect(inert?.getAttribute("aria-hidden")).toBe("true");
    for (const button of page.querySelectorAll("button, a, input"))
      expect(inert?.contains(button)).toBe(true);
    expect(page.textContent).toContain("Vista previa de la página del cliente");
  });
});

describe("a service that was calculated before", () => {
  it.each([
    ["a click", (_: HTMLElement, option: Element) => fireEvent.click(option)],
    ["Enter", (name: HTMLElement) => fireEvent.keyDown(name, { key: "Enter" })],
    ["Tab", (name: HTMLElement) => fireEvent.keyDown(name, { key: "Tab" })],
  ])(
    "is suggested while its name is typed, and taken by %s with all that is known of it",
    async (_, take) => {
      openCalculator();
      fireEvent.click(screen.getByRole("tab", { name: "Alojamiento" }));
      const known = {
        id: "1",
        name: "Casa Pestagua",
        city: "Barú",
        categoria: "5_estrellas",
        regimen: "desayuno",
        encanto: "Patio con piscina",
        costo: 300_000,
        base: "habitacion",
        proveedor: "Hoteles del Mar",
        usedAt: `${inDays(-3)}T15:00:00.000Z`,
        picture: "/media/0b5a7f7e-2f4d-4c1e-9a51-0c6f0f7d1a11",
      };
      serverAnswers({
        ProviderNames: { data: { providerSuggestions: [] } },
        ServiceSuggestions: { data: { serviceSuggestions: [known] } },
      });
      const name = document.querySelector<HTMLInputElement>("[name='hotel.nombre']")!;
      fireEvent.focus(name);
      fireEvent.change(name, { target: { value: "pest" } });
      await vi.advanceTimersByTimeAsync(500);
      const option = document.querySelector("[role=option]")!;
      expect(spaced(option.textContent)).toBe(
        "Casa PestaguaBarú · 5 Estrellas · Desayuno · Hoteles del Mar · $ 300.000 por habitación · hace 3 días",
      );
      expect(option.querySelector("img")?.getAttribute("src")).toBe(known.picture);
      take(name, option);
      const valueOf = (field: string) =>
        document.querySelector<HTMLInputElement>(`[name='hotel.${field}']`)!.value;
      expect(name.value).toBe("Casa Pestagua");
      expect(spaced(valueOf("cobro.monto"))).toBe("$ 300.000");
      expect([valueOf("proveedor"), valueOf("ubicacion")]).toEqual(["Hoteles del Mar", "Barú"]);
      expect(valueOf("encanto")).toBe("Patio con piscina");
      expect(screen.getByLabelText("Categoría").textContent).toBe("5 Estrellas");
      fireEvent.click(screen.getByRole("tab", { name: "Servicios" }));
      expect(screen.getByLabelText("Plan de comidas").textContent).toBe("Desayuno");
    },
  );
});

describe("what was typed on this device", () => {
  const place = { userId: 7, quoteId: "q", optionId: null };
  const begun = calculatorFields.read({ stored: null, defaults, tripType: "nacional" });
  afterEach(() => localStorage.clear());

  it("is read again by the same person alone, and other people's texts are removed", () => {
    calculatorDrafts.keep(place, { form: begun, at: 5 });
    expect(calculatorDrafts.read({ ...place, quoteId: "other" }, 6)).toBeNull();
    expect(calculatorDrafts.read(place, 6)).toEqual({ form: begun, at: 5 });
    expect(calculatorDrafts.read({ ...place, userId: 8 }, 6)).toBeNull();
    expect(calculatorDrafts.read(place, 6)).toBeNull();
  });

  it("is ignored when it is broken, too old, or the server has it", () => {
    localStorage.setItem("travesia.calculator.7.q.", "{");
    expect(calculatorDrafts.read(place, 6)).toBeNull();
    localStorage.setItem("travesia.calculator.7.q.", JSON.stringify({ form: { hotel: 1 }, at: 5 }));
    expect(calculatorDrafts.read(place, 6)).toBeNull();
    calculatorDrafts.keep(place, { form: begun, at: 5 });
    expect(calculatorDrafts.read(place, 8 * 24 * 3_600_000)).toBeNull();
    calculatorDrafts.drop(place);
    expect(localStorage.length).toBe(0);
  });

  it("leaves the device after seven days, whether or not its form is opened again", () => {
    const week = 7 * 24 * 3_600_000;
    calculatorDrafts.keep(place, { form: begun, at: 5 });
    calculatorDrafts.keep({ ...place, quoteId: "later" }, { form: begun, at: 500 });
    forgetOldDeviceDrafts(week + 100);
    expect(Object.keys(localStorage)).toEqual(["travesia.calculator.7.later."]);
  });

  it("is offered with which is newer, and taken or dropped", async () => {
    const form = { ...begun, tiquetes: { ...begun.tiquetes, costoIda: 200_000 } };
    const drop = vi.fn();
    const savedAt = new Date(1_000).toISOString();
    const { onTyped } = openCalculator({ unsaved: { draft: { form, at: 2_000 }, savedAt, drop } });
    expect(screen.getByRole("alert").textContent).toContain("es más reciente que el borrador guardado");
    expect(amount("Precio total")).toContain("$ 0");
    fireEvent.click(screen.getByRole("button", { name: "Recuperar lo de este dispositivo" }));
    expect(amount("Precio total")).toContain("$ 780.000");
    expect(onTyped).toHaveBeenCalled();
    cleanup();
    openCalculator({ unsaved: { draft: { form, at: 500 }, savedAt, drop } });
    expect(screen.getByRole("alert").textContent).toMatch(/el borrador guardado el .* es más reciente/);
    fireEvent.click(screen.getByRole("button", { name: "Descartarlo" }));
    expect(drop).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is there again after a reload, although the network was away before and after it", async () => {
    const away = new TypeError("Failed to fetch");
    const quoteInfo = {
      __typename: "Quote",
      id: "q",
      status: "pending",
      precioDesactualizado: false,
      tripType: "nacional",
      origen: "Bogotá",
      destino: "Cartagena",
      fechaIda: inDays(51),
      fechaRegreso: inDays(56),
      nombreCliente: "María Torres",
      adultos: 2,
      menores: 1,
      infantes: 0,
      observaciones: null,
      asesorId: 7,
      liderId: null,
      gerenteId: null,
      descuentoPorcentaje: null,
      tipoHotel: "basico",
      acomodacion: null,
      sinElegir: [],
      alimentacion: null,
      incluye: null,
      noIncluye: null,
      precioTotal: null,
      precioPorPersona: null,
    };
    const found: Answers = {
      ProviderNames: { data: { providerSuggestions: [] } },
      ServiceSuggestions: { data: { serviceSuggestions: [] } },
      QuoteCommissionTerms: { data: { quoteCommissions: { terms: [] } } },
      QuoteCalculation: {
        data: {
          quoteCalculationByQuote: null,
          quoteCalculationBaseData: { quoteInfo, calculadoraDefaults: defaults },
        },
      },
      QuoteCalculationSave: away,
    };
    const open = () =>
      showConnected(
        <StaleQuestion>
          <CalculatorPanel quoteId="q" editable />
        </StaleQuestion>,
        aSessionUser(),
      );
    serverAnswers(found);
    open();
    await screen.findByLabelText("Costo de ida");
    type("Costo de ida", "200000");
    await vi.advanceTimersByTimeAsync(1_300);
    cleanup();

    serverAnswers({ QuoteCalculation: away });
    open();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(screen.queryByLabelText("Costo de ida")).toBeNull();
    const seen = serverAnswers({ ...found, QuoteCalculationSave: away });
    fireEvent.click(await screen.findByRole("button", { name: /intentar/i }));
    await screen.findByText(/^En este dispositivo quedó sin guardar lo que escribiste el/);
    expect(amount("Precio total")).toContain("$ 0");
    fireEvent.click(screen.getByRole("button", { name: "Recuperar lo de este dispositivo" }));
    expect(amount("Precio total")).toContain("$ 720.000");
    await vi.advanceTimersByTimeAsync(1_300);
    const saves = seen.filter(({ operation }) => operation === "QuoteCalculationSave");
    expect(saves[0]?.variables).toMatchObject({ input: { tiquetes: { costoIda: 200_000 } } });
  });
});
