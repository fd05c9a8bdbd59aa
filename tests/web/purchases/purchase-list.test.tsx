// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ContractAnalysis } from "../../../web/src/features/contracts/item/ContractAnalysis.tsx";
import { BuyInInstallmentsDialog } from "../../../web/src/features/purchases/installment/BuyInInstallmentsDialog.tsx";
import { DeadlineDialog } from "../../../web/src/features/purchases/purchase/DeadlineDialog.tsx";
import { MarginSection } from "../../../web/src/features/purchases/margin/MarginSection.tsx";
import { PurchaseList } from "../../../web/src/features/purchases/purchase/PurchaseList.tsx";
import { PurchaseProgress } from "../../../web/src/features/purchases/purchase/PurchaseProgress.tsx";
import type { PurchaseItemFragment } from "../../../web/src/features/purchases/purchase/purchases.generated.ts";
import { deadlineOf, inDays } from "../../support/calendar.ts";
import { serverAnswers, show, showConnected } from "../../support/web.tsx";

const item = (descripcion: string, over: Partial<PurchaseItemFragment> = {}): PurchaseItemFragment => ({
  id: descripcion,
  tipo: "extras",
  descripcion,
  cantidad: 1,
  precioTotal: 3_000_000,
  status: "pendiente_compra",
  prioridad: "baja",
  requiereCompra: true,
  motivoSinCompra: null,
  fechaVencimientoPago: null,
  fechaLimiteSugerida: null,
  alertStatus: "sin_fecha",
  horasRestantes: null,
  proveedor: "Avianca",
  version: 1,
  purchases: [],
  ...over,
});
const aPurchase = {
  id: "compra",
  proveedor: "Avianca",
  costo: 3_000_000,
  diferenciaPrecio: 0,
  fechaCompra: inDays(-1),
  fechaVencimientoPago: inDays(5),
  tipoComprobante: "factura",
  tipoPago: "contado",
  estadoPago: "pendiente",
  mesCerrado: null,
  numeroCuotas: 0,
  cuotasPagadas: 0,
  saldoPendiente: 3_000_000,
  needsSecondPerson: false,
  approvedById: null,
  observaciones: null,
  comprobanteFileId: null,
  baseGravable: null,
  iva: null,
  retefuente: null,
  reteIva: null,
  reteIca: null,
  retenido: 0,
  installments: [],
} as const satisfies NonNullable<PurchaseItemFragment["purchases"]>[number];
const tickets = item("Tiquetes", { tipo: "tickets" });
const late = item("Seguro", {
  tipo: "seguro",
  alertStatus: "vencido",
  fechaVencimientoPago: deadlineOf(inDays(-1)),
});
const critical = item("Hotel", {
  tipo: "alojamiento",
  alertStatus: "critico",
  fechaVencimientoPago: deadlineOf(inDays(0)),
});
const paid = item("Traslados", { tipo: "traslados", alertStatus: "completado", status: "comprado_pagado" });

afterEach(cleanup);

describe("the items of a contract", () => {
  const open = (items = [tickets, paid, critical, late]) =>
    showConnected(
      <MemoryRouter>
        <PurchaseList
          contract={{ id: "c", status: "signed" }}
          viewer={{ id: 1, role: 5 }}
          items={items}
          actions={{ show: vi.fn() }}
          onReceipt={vi.fn()}
        />
      </MemoryRouter>,
    );
  const shown = () =>
    within(screen.getByRole("list", { name: "Servicios del contrato" })).getAllByRole("heading");

  it("are on pages of 25, where there are many", () => {
    open(Array.from({ length: 60 }, (_, at) => item(`Tour ${at + 1}`)));
    expect(shown()).toHaveLength(25);
    screen.getByText("Página 1 de 3 · 60 en total");
    fireEvent.click(screen.getByRole("button", { name: /página 3/ }));
    expect(shown()).toHaveLength(10);
  });

  it("are in the order of urgency, the orange button on the most urgent alone", () => {
    open();
    expect(shown().map(({ textContent }) => textContent)).toEqual([
      "Seguro",
      "Hotel",
      "Tiquetes",
      "Traslados",
    ]);
    const orange = screen
      .getAllByRole("button")
      .filter(({ className }) => className.includes("colorSecondary"));
    expect(orange.map((button) => button.getAttribute("aria-label"))).toEqual(["Subir comprobante: Seguro"]);
    expect(screen.getByRole("combobox", { name: "Ordenar por" }).textContent).toBe("Urgencia");
  });

  it.each([
    ["traslados", "Traslados", "Traslados × 4", null],
    ["tickets", "Tiquetes (ida y vuelta)", "ida y vuelta", "Tiquetes × 4"],
    ["alojamiento", "Hotel Caribe", "Hotel Caribe", "Alojamiento × 4"],
  ] as const)("are called once beside their kind %s: «%s» is «%s»", (tipo, descripcion, name, kind) => {
    open([item(descripcion, { tipo, cantidad: 4 })]);
    expect(shown().map(({ textContent }) => textContent)).toEqual([name]);
    expect(screen.queryByText(/ × 4$/, { selector: ".MuiTypography-caption" })?.textContent ?? null).toBe(
      kind,
    );
  });

  it("are late or critical, never both", () => {
    open();
    fireEvent.click(screen.getByRole("button", { name: "1 Críticos" }));
    expect(shown().map(({ textContent }) => textContent)).toEqual(["Hotel"]);
    fireEvent.click(screen.getByRole("button", { name: "1 Vencidos" }));
    expect(shown().map(({ textContent }) => textContent)).toEqual(["Seguro"]);
  });

  it("say which purchase waits for a second person, and no longer once one approved it", () => {
    const bought = (approvedById: number | null) =>
      item(approvedById ? "Aprobado" : "Por aprobar", {
        status: "comprado_pendiente",
        purchases: [{ ...aPurchase, needsSecondPerson: true, approvedById }],
      });
    showConnected(
      <MemoryRouter>
        <PurchaseList
          contract={{ id: "c", status: "signed" }}
          viewer={{ id: 1, role: 5 }}
          items={[bought(null), bought(7)]}
          actions={{ show: vi.fn() }}
          onReceipt={vi.fn()}
        />
      </MemoryRouter>,
    );
    const chips = screen.getAllByText("Falta segunda persona");
    expect(chips).toHaveLength(1);
    expect(within(chips[0]!.closest("li")!).getByRole("heading").textContent).toBe("Por aprobar");
  });

  it("are counted as bought and as paid, each for itself", () => {
    show(
      <PurchaseProgress
        items={[
          tickets,
          paid,
          item("Cena", { status: "comprado_pendiente" }),
          item("Guía", { requiereCompra: false }),
        ]}
      />,
    );
    expect(screen.getByText("2 de 3 servicios comprados · 67 %")).toBeTruthy();
    expect(screen.getByText("1 de 3 servicios pagados · 33 %")).toBeTruthy();
  });
});

describe("the margin of a contract", () => {
  const figures = {
    __typename: "PurchasesFinancialSummary",
    totalCotizado: 800_000,
    totalComprado: 0,
    itemsComprados: 0,
    totalPagado: 0,
    saldoPendiente: 0,
    precioContrato: 1_000_000,
    margenBruto: 100,
    cuotasVencidas: 0,
    cuotasProximas: 0,
  };
  const answered = (over: object) => {
    serverAnswers({
      ContractPurchaseFigures: { data: { purchasesFinancialSummary: { ...figures, ...over } } },
    });
    showConnected(<MarginSection contractId="c" />);
  };

  it("is the expected one until something is bought", async () => {
    answered({});
    expect((await screen.findByText("Margen bruto esperado")).nextSibling?.textContent).toBe("20,00\u00a0%");
  });

  it("is that of the purchases afterwards", async () => {
    answered({ itemsComprados: 1, totalComprado: 100_000, margenBruto: 90 });
    expect((await screen.findByText("90,00 %")).closest("dd")?.previousSibling?.textContent).toBe(
      "Margen bruto",
    );
  });
});

describe("the analysis of a contract's quote", () => {
  const analysis = {
    __typename: "CalculationAnalysis",
    itemsRequierenCompra: 5,
    valorTotalCompras: 3_200_000,
    financials: {
      __typename: "AnalysisFinancials",
      costoBase: 3_200_000,
      totalComisiones: 90_000,
      totalGanancia: 480_000,
      precioFinalTotal: 3_770_000,
    },
  };
  const answered = (canConvert: boolean, readyForPurchaseManagement: boolean, profitStands = false) => {
    const conversionStatus = { __typename: "ConversionStatus", canConvert, readyForPurchaseManagement };
    const contractOverview = {
      __typename: "ContractOverview",
      quoteCalculationAnalysis: analysis,
      conversionStatus,
    };
    serverAnswers({ ContractAnalysis: { data: { contractOverview } } });
    showConnected(<ContractAnalysis contractId="c" profitStands={profitStands} />);
  };

  it.each([
    [true, false, "Sus servicios ya se pueden crear."],
    [false, true, "Sus servicios ya están entre las compras."],
    [false, false, "Sus servicios no se pueden crear todavía."],
  ])("says what is bought for how much, and how far that is (%s, %s)", async (can, ready, words) => {
    answered(can, ready);
    const section = await screen.findByRole("region", { name: "Análisis de la cotización" });
    const text = section.textContent?.replaceAll("\u00a0", " ");
    expect(text).toContain(`5 servicios requieren compra, por $ 3.200.000. ${words}`);
    for (const figure of ["Comisiones$ 90.000", "Ganancia$ 480.000", "Precio final$ 3.770.000"])
      expect(text).toContain(figure);
  });

  it("does not say the profit again when it is shown as the trip's profit", async () => {
    answered(false, true, true);
    const section = await screen.findByRole("region", { name: "Análisis de la cotización" });
    expect(section.textContent).toContain("Comisiones");
    expect(section.textContent).not.toContain("Ganancia");
  });
});

describe("a day after the departure", () => {
  const common = { item: tickets, busy: false, failure: null, onSubmit: vi.fn(), onClose: vi.fn() };

  it("is proposed for no installment, and said where one is typed", async () => {
    serverAnswers({ ProviderSuggestions: { data: { providerSuggestions: [] } } });
    showConnected(<BuyInInstallmentsDialog {...common} departure={inDays(30)} />);
    const days = () => screen.getAllByLabelText<HTMLInputElement>("Vence");
    expect(days().map(({ value }) => value)).toEqual([inDays(10), inDays(20), inDays(30)]);
    fireEvent.click(screen.getByRole("button", { name: "6" }));
    expect(days().map(({ value }) => value)).toEqual([5, 10, 15, 20, 25, 30].map(inDays));
    fireEvent.change(days()[5]!, { target: { value: inDays(31) } });
    expect(await screen.findByText(/Es después de la salida del viaje/)).toBeTruthy();
  });

  it("is said beside a deadline", async () => {
    show(<DeadlineDialog {...common} departure={inDays(30)} />);
    expect(screen.queryByText(/Es después de la salida del viaje/)).toBeNull();
    fireEvent.change(screen.getByLabelText(/^Día/), { target: { value: inDays(31) } });
    expect(await screen.findByText(/Es después de la salida del viaje/)).toBeTruthy();
  });
});
