// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { comparedServices } from "../../../api/src/modules/quotes/quote/proposal/compared-services.rules.ts";
import { OptionTabs } from "../../../web/src/features/quotes/calculation/options/OptionTabs.tsx";
import type { OptionAct } from "../../../web/src/features/quotes/quote/quote.offered-acts.ts";
import { QuoteApprovalScreen } from "../../../web/src/pages/quotes/QuoteApprovalScreen.tsx";
import { deadlineOf, inDays } from "../../support/calendar.ts";
import { serverAnswers, show, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const flights = { title: "Tiquetes", detail: "Bogotá – Cartagena" };
const inHotel = (detail: string) => ({ title: "Alojamiento", detail });
const option = (id: string, name: string, precioTotal: number, hotel: string, recommended = false) => ({
  id,
  name,
  recommended,
  precioTotal,
  precioPorPersona: precioTotal / 2,
  totalDescuento: 0,
  lines: [flights, inHotel(hotel)],
  flights: [{ aerolinea: "Avianca", vuelo: null, origen: "Bogotá", destino: "Cartagena" }],
  stays: [{ nombre: hotel, ciudad: "Cartagena", noches: 3, imagenes: ["/media/uno", "/media/dos"] }],
});
const options = [
  option("o1", "Recomendada", 4_000_000, "Caribe", true),
  option("o2", "Económica", 3_000_000, "Posada"),
  option("o3", "Premium", 6_000_000, "Gran Caribe"),
];
const spaced = (text: string | null) => (text ?? "").replaceAll("\u00A0", " ");

describe("the client's comparison", () => {
  it("lists once the services that all options include, and each option's own", () => {
    const { shared, own } = comparedServices(options);
    expect(shared).toEqual([flights]);
    expect(options.map(own)).toEqual([[inHotel("Caribe")], [inHotel("Posada")], [inHotel("Gran Caribe")]]);
  });

  const quote = (status: string, chosenOptionId: string | null, contractIsCancelled: boolean) => ({
    id: "q1",
    quoteNumber: "COT-1",
    status,
    contractIsCancelled,
    mailsPassengerForm: status === "pending_passengers",
    mailsSignature: false,
    nombreCliente: "María",
    origen: "Bogotá",
    destino: "Cartagena",
    fechaIda: inDays(51),
    fechaRegreso: inDays(56),
    numeroPersonas: 2,
    expiresAt: deadlineOf(inDays(15)),
    chosenOptionId,
    vendedor: null,
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
        lines: options[0]!.lines,
        observaciones: null,
        descuentoPorcentaje: 0,
        totalDescuento: 0,
        precioPorPersona: 2_000_000,
        options,
      },
    },
  });
  const open = (status: string, chosen: string | null = null, isCancelled = false) => {
    const seen = serverAnswers({
      QuoteApproval: { data: { quote: quote(status, chosen, isCancelled) } },
      QuoteUnfold: { data: { noteUnfoldedOption: true } },
      QuoteDecideApprove: {
        data: {
          approveQuote: {
            quote: { id: "q1", status: "pending_passengers", chosenOptionId: "o3", mailsPassengerForm: true },
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
    return seen;
  };

  it("begins with the recommended one, and one is picked and approved by three presses", async () => {
    const seen = open("sent");
    const recommended = await screen.findByRole<HTMLInputElement>("radio", { name: "Recomendada" });
    expect(recommended.checked).toBe(true);
    expect(screen.getAllByText("Tiquetes")).toHaveLength(1);
    fireEvent.click(screen.getByRole("radio", { name: "Premium" }));
    expect(spaced(document.body.textContent)).toContain("Premium · $ 6.000.000 en total");
    fireEvent.click(screen.getByRole("button", { name: "Aprobar cotización" }));
    const asked = await screen.findByRole("dialog");
    expect(spaced(asked.textContent)).toContain("opción «Premium», por $ 6.000.000");
    fireEvent.click(within(asked).getByRole("button", { name: "Aprobar cotización" }));
    await waitFor(() =>
      expect(seen.find(({ operation }) => operation === "QuoteDecideApprove")?.variables).toEqual({
        id: "q1",
        input: { sentVersion: 1, option: "o3" },
      }),
    );
  });

  it("reports once each option whose details were unfolded, on the first page too", async () => {
    document.body.insertAdjacentHTML(
      "beforeend",
      `<div id="first-page"><article data-option="o2"><details open></details></article>
        <article data-option="o3"><details></details></article></div>`,
    );
    const seen = open("sent");
    const reported = () =>
      seen.flatMap(({ operation, variables }) =>
        operation === "QuoteUnfold" ? [variables?.["option"]] : [],
      );
    await waitFor(() => expect(reported()).toEqual(["o2"]));
    for (const title of ["Vuelos", "Ver 2 fotos", "Vuelos"]) {
      const details = (await screen.findByText(title)).closest("details")!;
      details.open = true;
      fireEvent(details, new Event("toggle"));
    }
    await waitFor(() => expect(reported()).toEqual(["o2", "o1"]));
  });

  it("shows the choice afterwards, and lets nothing be picked any more", async () => {
    open("pending_passengers", "o2");
    expect(await screen.findByText("Tu elección")).toBeTruthy();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.queryByRole("button", { name: "Aprobar cotización" })).toBeNull();
  });

  it.each([
    [false, "Con contrato", /^Tu viaje ya tiene contrato\./],
    [true, "Contrato cancelado", /^El contrato de este viaje se canceló\./],
  ])("says what became of its contract, which is cancelled: %s", async (isCancelled, label, notice) => {
    open("converted", "o2", isCancelled);
    expect(await screen.findByText(label)).toBeTruthy();
    expect(screen.getByText(notice)).toBeTruthy();
  });
});

describe("the calculator's options", () => {
  const shown = options.map(({ id, name, recommended, precioTotal, precioPorPersona }, at) => ({
    id,
    name,
    recommended,
    precioTotal,
    precioPorPersona,
    chosen: false,
    estado: at === 0 ? ("confirmado" as const) : ("temporal" as const),
  }));
  const openTabs = (looksAt: string, reasons: Partial<Record<OptionAct, string>> = {}) => {
    const on = { onShow: vi.fn(), onAct: vi.fn() };
    const acts = new Map<OptionAct, string | null>(
      (["addOption", "renameOption", "recommendOption", "removeOption"] as const).map((act) => [
        act,
        reasons[act] ?? null,
      ]),
    );
    show(<OptionTabs options={shown} shown={looksAt} acts={acts} {...on} />);
    return on;
  };

  it("are side by side with their totals and the confirmed one", () => {
    const { onShow } = openTabs("o1");
    const tabs = screen.getAllByRole("tab");
    expect(tabs.map((tab) => tab.getAttribute("aria-selected"))).toEqual(["true", "false", "false"]);
    expect(spaced(tabs[2]!.textContent)).toBe("PremiumBorrador$ 6.000.000$ 3.000.000 por persona");
    fireEvent.click(tabs[2]!);
    expect(onShow).toHaveBeenCalledWith("o3");
  });

  it("are confirmed together where somebody may and several are drafts", () => {
    const onConfirmAll = vi.fn();
    const without = { onShow: vi.fn(), onAct: vi.fn(), acts: new Map<OptionAct, string | null>() };
    show(<OptionTabs options={shown} shown="o1" {...without} onConfirmAll={onConfirmAll} />);
    fireEvent.click(screen.getByRole("button", { name: "Confirmar todas" }));
    expect(onConfirmAll).toHaveBeenCalledOnce();
    cleanup();
    openTabs("o1");
    expect(screen.queryByRole("button", { name: "Confirmar todas" })).toBeNull();
  });

  it("offer to recommend and take away any but the recommended one", () => {
    openTabs("o1");
    expect(screen.queryByRole("button", { name: /Quitar|^Recomendar/ })).toBeNull();
    cleanup();
    const { onAct } = openTabs("o2", { addOption: "Una cotización tiene como máximo tres opciones." });
    fireEvent.click(screen.getByRole("button", { name: "Recomendar «Económica»" }));
    fireEvent.click(screen.getByRole("button", { name: "Quitar «Económica»" }));
    expect(onAct.mock.calls).toEqual([["recommendOption"], ["removeOption"]]);
    const add = screen.getByRole("button", {
      name: "Agregar opción",
      description: "Una cotización tiene como máximo tres opciones.",
    });
    expect(add.getAttribute("aria-disabled")).toBe("true");
  });
});
