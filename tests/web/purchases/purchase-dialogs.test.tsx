// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BuyItemDialog } from "../../../web/src/features/purchases/purchase/BuyItemDialog.tsx";
import { BulkReceipts } from "../../../web/src/features/purchases/bulk-receipt/BulkReceipts.tsx";
import { ImportQuoteDialog } from "../../../web/src/features/purchases/purchase/ImportQuoteDialog.tsx";
import { offeredBoardActs } from "../../../web/src/features/purchases/purchase/purchase.offered-acts.ts";
import type { PurchaseItemFragment } from "../../../web/src/features/purchases/purchase/purchases.generated.ts";
import { serverAnswers, showConnected, uploadsAnswered } from "../../support/web.tsx";

const item = (id: string, over: Partial<PurchaseItemFragment> = {}): PurchaseItemFragment => ({
  id,
  tipo: "tickets",
  descripcion: `Item ${id}`,
  cantidad: 1,
  precioTotal: 1_000_000,
  status: "pendiente_compra",
  prioridad: "alta",
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
/** Facts of a contract that are of no importance to its purchases. */
const unsold = {
  soldAtDistance: null,
  retractoUntil: null,
  retractoOpen: false,
  saldoVencido: 0,
  remindedToday: null,
  sendingAskedToday: null,
  contactedBy: null,
  emailHeldUntil: null,
  emailDenied: false,
  emailChangers: null,
  printedNames: "",
};
const receipt = (name: string) => new File(["%PDF-1.7"], name, { type: "application/pdf" });

afterEach(cleanup);

describe("the buttons over the items of a contract", () => {
  it("import, upload in bulk and add while it is signed, to who may", () => {
    const contract = { id: "1", clienteId: null, totalPagado: 0, openItems: 1, ...unsold };
    const offered = (role: number, status: "signed" | "completed", one = item("1")) => {
      const state = { ...contract, status, hasConvertedItems: true, awaitsConversion: false };
      return [...offeredBoardActs({ id: 1, role }, state, [one])].map(([act, off]) => off ?? act);
    };
    expect(offered(7, "signed")).toEqual(["import", "bulk", "add"]);
    expect(offered(5, "signed", item("1", { status: "comprado_pagado" }))).toEqual(["import", "add"]);
    expect(offered(6, "signed")).toEqual([]);
    expect(offered(7, "completed")).toEqual([]);
  });
  it("says why nothing can be imported where there is no service", () => {
    const state = { id: "1", clienteId: null, totalPagado: 0, ...unsold, status: "signed" as const };
    const empty = { ...state, openItems: 0, hasConvertedItems: false, awaitsConversion: false };
    expect(offeredBoardActs({ id: 1, role: 7 }, empty, []).get("import")).toBe(
      "El contrato no tiene cálculo ni servicios que se puedan comprar.",
    );
  });
});

describe("several receipts at once", () => {
  const providers = { ProviderSuggestions: { data: { providerSuggestions: [] } } };
  const bought = { data: { buyItem: { __typename: "PurchasePayload", item: null, priceDifference: null } } };
  const line = (name: string) => within(screen.getByRole("listitem", { name }));
  const fill = (name: string, cost: string, file: string) => {
    fireEvent.change(line(name).getByLabelText("Costo real"), { target: { value: cost } });
    fireEvent.change(line(name).getByLabelText(/^Comprobante/), { target: { files: [receipt(file)] } });
  };
  const register = () => fireEvent.click(screen.getByRole("button", { name: "Registrar compras" }));

  it("are registered line by line, an item without any left as it is", async () => {
    serverAnswers(providers);
    const seen = uploadsAnswered(() => bought);
    const onClose = vi.fn();
    showConnected(
      <BulkReceipts
        viewer={{ id: 1, role: 7 }}
        contract={{ status: "signed" }}
        items={[item("1"), item("2"), item("3", { requiereCompra: false })]}
        onClose={onClose}
      />,
    );
    expect(screen.queryByText("Item 3")).toBeNull();
    fill("Item 2", "900000", "tiquetes.pdf");
    register();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(seen).toEqual([
      expect.objectContaining({
        id: "2",
        input: expect.objectContaining({ costo: 900_000, proveedor: "Avianca" }),
      }),
    ]);
  });

  it("ask for the NIT of a provider without one, or that there is none yet", async () => {
    serverAnswers({
      ...providers,
      ProviderMatches: { data: { providerMatches: [] } },
    });
    const seen = uploadsAnswered(() => bought);
    showConnected(
      <BulkReceipts
        viewer={{ id: 1, role: 7 }}
        contract={{ status: "signed" }}
        items={[item("1")]}
        onClose={vi.fn()}
      />,
    );
    const nit = await line("Item 1").findByLabelText(/^NIT del proveedor/);
    fill("Item 1", "900000", "tiquetes.pdf");
    register();
    expect(await screen.findByText("Escribe el NIT o marca «Sin NIT todavía»")).toBeTruthy();
    expect(seen).toEqual([]);
    fireEvent.change(nit, { target: { value: "860002964-4" } });
    register();
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]).toMatchObject({ input: { nit: "860002964-4", proveedor: "Avianca" } });
  });

  it("keep what was refused, say why, and send nothing twice", async () => {
    serverAnswers(providers);
    let refusing = true;
    const refusal = { errors: [{ message: "El item ya fue comprado", extensions: { code: "CONFLICT" } }] };
    const seen = uploadsAnswered(({ id }) => (id === "2" && refusing ? refusal : bought));
    const onClose = vi.fn();
    showConnected(
      <BulkReceipts
        viewer={{ id: 1, role: 7 }}
        contract={{ status: "signed" }}
        items={[item("1"), item("2")]}
        onClose={onClose}
      />,
    );
    fill("Item 1", "1000000", "uno.pdf");
    fill("Item 2", "900000", "dos.pdf");
    register();
    expect(await line("Item 2").findByText("El item ya fue comprado")).toBeTruthy();
    expect(await line("Item 1").findByText("Compra registrada")).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    refusing = false;
    register();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(seen.map(({ id }) => id)).toEqual(["1", "2", "2"]);
    expect(seen[2]?.["idempotencyKey"]).toBe(seen[1]?.["idempotencyKey"]);
  });

  it("chosen together go to the items without one, in their order", async () => {
    serverAnswers(providers);
    showConnected(
      <BulkReceipts
        viewer={{ id: 1, role: 7 }}
        contract={{ status: "signed" }}
        items={[item("1"), item("2")]}
        onClose={() => undefined}
      />,
    );
    fireEvent.change(line("Item 1").getByLabelText(/^Comprobante/), {
      target: { files: [receipt("uno.pdf")] },
    });
    const files = [receipt("dos.pdf"), receipt("tres.pdf")];
    fireEvent.change(screen.getByLabelText("Elegir varios archivos"), { target: { files } });
    expect(await line("Item 2").findByText("dos.pdf")).toBeTruthy();
    expect(await screen.findByText(/no se usaron los últimos archivos \(1\)/)).toBeTruthy();
  });

  it("of a contract of 300 items are asked for by portions, and files chosen together are all seen", async () => {
    serverAnswers(providers);
    showConnected(
      <BulkReceipts
        viewer={{ id: 1, role: 7 }}
        contract={{ status: "signed" }}
        items={Array.from({ length: 300 }, (_, n) => item(String(n + 1)))}
        onClose={() => undefined}
      />,
    );
    const lines = () => screen.getByRole("list", { name: "Servicios por comprar" }).children.length;
    expect(lines()).toBe(25);
    const files = Array.from({ length: 30 }, (_, n) => receipt(`${n + 1}.pdf`));
    fireEvent.change(screen.getByLabelText("Elegir varios archivos"), { target: { files } });
    await waitFor(() => expect(lines()).toBe(30));
    expect(await line("Item 30").findByText("30.pdf")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Mostrar más servicios (270)" })).toBeTruthy();
  });

  it("are all asked for once something of a line is filled in", async () => {
    serverAnswers(providers);
    const seen = uploadsAnswered(() => bought);
    showConnected(
      <BulkReceipts
        viewer={{ id: 1, role: 7 }}
        contract={{ status: "signed" }}
        items={[item("1"), item("2")]}
        onClose={() => undefined}
      />,
    );
    register();
    expect(await screen.findByText("Adjunta el comprobante y el costo de al menos un servicio")).toBeTruthy();
    fireEvent.change(line("Item 1").getByLabelText("Costo real"), { target: { value: "5" } });
    register();
    expect(await line("Item 1").findByText("El comprobante es obligatorio")).toBeTruthy();
    expect(line("Item 2").queryByText("El comprobante es obligatorio")).toBeNull();
    expect(seen).toEqual([]);
  });
});

describe("importing from the quote", () => {
  const quoted = (tipo: string, descripcion: string, requiereCompra = true) => {
    return { __typename: "AnalysedItem", tipo, descripcion, valor: 500_000, requiereCompra };
  };
  const open = (there: readonly PurchaseItemFragment[]) => {
    const lines = [
      quoted("tickets", "Tiquetes"),
      quoted("alojamiento", "Hotel"),
      quoted("comisiones", "Comisiones", false),
    ];
    const analysis = {
      __typename: "CalculationAnalysis",
      valorTotalCompras: 1_000_000,
      itemsDetallados: lines,
    };
    serverAnswers({
      ContractQuotedLines: {
        data: { contractOverview: { __typename: "ContractOverview", quoteCalculationAnalysis: analysis } },
      },
    });
    const actions = { busy: false, failure: null, close: vi.fn(), convert: vi.fn() };
    showConnected(<ImportQuoteDialog contractId="c" items={there} actions={actions} />);
    return actions;
  };

  it("shows existing and missing items before it creates them", async () => {
    const { convert } = open([item("1", { descripcion: "Tiquetes" })]);
    const [tickets, hotel, ...more] = await screen.findAllByRole("listitem");
    expect(tickets?.textContent).toContain("Ya está");
    expect(hotel?.textContent).toContain("Por crear");
    expect(more).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Crear 1 servicio" }));
    expect(convert).toHaveBeenCalledOnce();
  });

  it("makes nothing when all of it is there", async () => {
    const { convert, close } = open([
      item("1", { descripcion: "Tiquetes" }),
      item("2", { tipo: "alojamiento", descripcion: "Hotel" }),
    ]);
    fireEvent.click(await screen.findByRole("button", { name: "Entendido" }));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(convert).not.toHaveBeenCalled();
  });
});

describe("a purchase with its receipt", () => {
  const open = (over: Partial<PurchaseItemFragment> = {}) => {
    const avianca = { __typename: "Provider", id: "p1", name: "Avianca", nit: "890100577-6" } as const;
    const known = { ...avianca, paymentDays: null, paymentTerms: null, names: [{ name: "Avianca" }] };
    serverAnswers({ ProviderMatches: { data: { providerMatches: [known] } } });
    const asked = vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => undefined);
    const onSubmit = vi.fn(() => Promise.resolve(null));
    showConnected(
      <BuyItemDialog
        item={item("1", over)}
        busy={false}
        failure={null}
        progress={null}
        onSubmit={onSubmit}
        onClose={vi.fn()}
      />,
    );
    const field = document.querySelector<HTMLInputElement>("input[type=file]")!;
    const choose = () => fireEvent.change(field, { target: { files: [receipt("factura.pdf")] } });
    return { asked, onSubmit, field, choose };
  };
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("asks for the file at once, and then for the unknown: its cost, of a known provider", async () => {
    const { asked, onSubmit, field, choose } = open();
    expect(asked.mock.instances).toEqual([field]);
    choose();
    const cost = screen.getByLabelText(/^Costo real/);
    await waitFor(() => expect(document.activeElement).toBe(cost));
    fireEvent.change(cost, { target: { value: "1000000" } });
    fireEvent.click(screen.getByRole("button", { name: "Subir comprobante" }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ proveedor: "Avianca", costo: 1_000_000 }),
        expect.objectContaining({ name: "factura.pdf" }),
        expect.any(String),
      ),
    );
  });

  it("asks for the provider first where the item has none", async () => {
    open({ proveedor: null }).choose();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Proveedor/)));
  });
});
