// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { QuoteApprovalScreen } from "../../../web/src/pages/quotes/QuoteApprovalScreen.tsx";
import { addedExtras } from "../../../web/src/features/quotes/quote/added-extras.ts";
import { deadlineOf, inDays } from "../../support/calendar.ts";
import { amount, openCalculator } from "../../support/web-calculator.tsx";
import { serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

const extra = (key: string, kind: string, name: string, detail: string | null, price: number) => ({
  __typename: "OfferExtra",
  key,
  kind,
  name,
  detail,
  price,
  pricePerPerson: price / 2,
});
const luggage = extra("equipaje.bodega", "equipaje", "Equipaje de bodega", "23 kg", 180_000);
const insurance = extra("seguros.cancelacion", "seguro", "Seguro de cancelación", null, 90_000);
const option = (id: string, name: string, precioTotal: number, extras: readonly object[]) => ({
  id,
  name,
  recommended: id === "o1",
  precioTotal,
  precioPorPersona: precioTotal / 2,
  extras,
  totalDescuento: 0,
  lines: [{ title: "Alojamiento", detail: name }],
});
const spaced = (text: string | null) => (text ?? "").replaceAll("\u00A0", " ");

interface Shown {
  readonly status?: string;
  readonly chosenExtras?: readonly string[] | null;
  readonly chosenOptionId?: string | null;
  readonly options?: readonly object[] | null;
}

function open({ status = "sent", chosenExtras = null, chosenOptionId = null, options = null }: Shown = {}) {
  const quote = {
    id: "q1",
    quoteNumber: "COT-1",
    status,
    chosenExtras,
    chosenOptionId,
    contractIsCancelled: false,
    nombreCliente: "María",
    origen: "Bogotá",
    destino: "Cartagena",
    numeroPersonas: 2,
    vendedor: null,
    fechaIda: inDays(51),
    fechaRegreso: inDays(56),
    expiresAt: deadlineOf(inDays(15)),
    sentOffer: {
      id: "v1",
      number: 1,
      precioTotal: 4_000_000,
      expiresAt: deadlineOf(inDays(15)),
      offer: {
        client: "María",
        adultos: 2,
        menores: 0,
        infantes: 0,
        observaciones: null,
        options,
        descuentoPorcentaje: 0,
        totalDescuento: 0,
        precioPorPersona: 2_000_000,
        lines: [{ title: "Tiquetes", detail: "Bogotá – Cartagena" }],
        extras: options ? null : [luggage, insurance],
      },
    },
  };
  const seen = serverAnswers({
    QuoteApproval: { data: { quote } },
    QuoteDecideApprove: {
      data: {
        approveQuote: {
          quote: {
            id: "q1",
            status: "pending_passengers",
            chosenOptionId,
            chosenExtras: ["equipaje.bodega"],
          },
          passengerLink: null,
        },
      },
    },
  });
  showConnected(
    <MemoryRouter initialEntries={["/quote-approval/q1?token=secret"]}>
      <Routes>
        <Route path="/quote-approval/:quoteId" element={<QuoteApprovalScreen />} />
      </Routes>
    </MemoryRouter>,
  );
  return { approved: () => seen.find(({ operation }) => operation === "QuoteDecideApprove")?.variables };
}

const check = (name: RegExp) => screen.findByRole<HTMLInputElement>("checkbox", { name });

async function approve() {
  fireEvent.click(screen.getByRole("button", { name: "Aprobar cotización" }));
  const asked = await screen.findByRole("dialog");
  const text = spaced(asked.textContent);
  fireEvent.click(within(asked).getByRole("button", { name: "Aprobar cotización" }));
  return text;
}

describe("the extras of a proposal", () => {
  it("are off at first, each with its final price", async () => {
    open();
    const box = await check(/Equipaje de bodega/);
    expect([box.checked, (await check(/Seguro de cancelación/)).checked]).toEqual([false, false]);
    expect(spaced(box.closest("label")!.textContent)).toBe(
      "Equipaje de bodega23 kg+ $ 180.000$ 90.000 por persona",
    );
    expect(spaced(document.body.textContent)).toContain("$ 4.000.000 en total");
    expect(document.body.textContent).not.toContain("Total con lo que agregas");
  });

  it("are added to the total in sight, and approved with it", async () => {
    const { approved } = open();
    fireEvent.click(await check(/Equipaje de bodega/));
    fireEvent.click(await check(/Seguro de cancelación/));
    expect(spaced((await screen.findByRole("status")).textContent)).toContain("$ 4.270.000");
    fireEvent.click(await check(/Seguro de cancelación/));
    expect(spaced(document.body.textContent)).toContain("$ 4.180.000 en total");
    expect(await approve()).toContain("por $ 4.180.000");
    await waitFor(() =>
      expect(approved()).toEqual({ id: "q1", input: { sentVersion: 1, extras: ["equipaje.bodega"] } }),
    );
  });

  it("are kept from the first page, of the option that was picked there", async () => {
    document.body.innerHTML = `<div id="first-page"><input type="radio" name="option" value="o2" checked>
      <input type="checkbox" name="extra" value="o1|seguros.cancelacion" checked>
      <input type="checkbox" name="extra" value="o2|equipaje.bodega" checked></div>`;
    open({
      options: [
        option("o1", "Recomendada", 4_000_000, [luggage, insurance]),
        option("o2", "Económica", 3_000_000, [luggage]),
      ],
    });
    expect((await check(/Equipaje de bodega/)).checked).toBe(true);
    expect(spaced(document.body.textContent)).toContain("Económica · $ 3.180.000 en total");
  });

  it("count only for the option that has them", async () => {
    const { approved } = open({
      options: [
        option("o1", "Recomendada", 4_000_000, [luggage, insurance]),
        option("o2", "Económica", 3_000_000, [luggage]),
      ],
    });
    fireEvent.click(await check(/Seguro de cancelación/));
    fireEvent.click(await check(/Equipaje de bodega/));
    fireEvent.click(screen.getByRole("radio", { name: "Económica" }));
    expect(screen.queryByRole("checkbox", { name: /cancelación/ })).toBeNull();
    expect(await approve()).toContain("opción «Económica», por $ 3.180.000");
    await waitFor(() =>
      expect(approved()).toEqual({
        id: "q1",
        input: { sentVersion: 1, option: "o2", extras: ["equipaje.bodega"] },
      }),
    );
  });

  it("are only the added ones after the acceptance", async () => {
    open({ status: "pending_passengers", chosenExtras: ["equipaje.bodega"] });
    expect(await screen.findByText("Lo que agregaste")).toBeTruthy();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByText("Seguro de cancelación")).toBeNull();
    expect(spaced(screen.getByRole("status").textContent)).toContain("$ 4.180.000");
  });

  it("are no section when none was added", async () => {
    open({ status: "pending_passengers" });
    await screen.findByText("Tiquetes");
    expect(document.body.textContent).not.toMatch(/agreg/i);
  });
});

describe("the record of a quote", () => {
  const record = (chosenExtras: string[] | null, chosenOptionId: string | null = null) =>
    addedExtras({
      chosenExtras,
      chosenOptionId,
      sentOffer: {
        id: "v1",
        offer: {
          extras: chosenOptionId ? null : [luggage as never, insurance as never],
          options: chosenOptionId ? [{ id: "o2", extras: [luggage as never] }] : null,
        },
      },
    });

  it("lists the added extras with their prices", () => {
    expect(spaced(record(["seguros.cancelacion", "equipaje.bodega"]))).toBe(
      "Equipaje de bodega · 23 kg · + $ 180.000\nSeguro de cancelación · + $ 90.000",
    );
    expect(spaced(record(["equipaje.bodega"], "o2"))).toBe("Equipaje de bodega · 23 kg · + $ 180.000");
    expect(record(null)).toBeNull();
  });
});

describe("the calculator", () => {
  it("has a service included or optional, never both, and counts only the included one", () => {
    openCalculator();
    fireEvent.click(screen.getByRole("tab", { name: "Servicios" }));
    const part = within(screen.getByRole("group", { name: "Línea de cancelación" }));
    const box = (name: string) => part.getByRole<HTMLInputElement>("checkbox", { name });
    const marks = () => [box("Cancelación").checked, box("Opcional (el cliente decide)").checked];
    fireEvent.change(part.getByLabelText("Costo por persona"), { target: { value: "100000" } });
    expect([marks(), amount("Precio total")]).toEqual([[true, false], expect.stringContaining("435.000")]);
    fireEvent.click(box("Opcional (el cliente decide)"));
    expect([marks(), amount("Precio total")]).toEqual([[false, true], expect.stringContaining("$ 0")]);
    fireEvent.click(box("Cancelación"));
    expect([marks(), amount("Precio total")]).toEqual([[true, false], expect.stringContaining("435.000")]);
  });
});
