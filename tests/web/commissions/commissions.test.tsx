// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { CommissionFigures } from "../../../web/src/features/commissions/commission/CommissionFigures.tsx";
import { offeredCommissionActs } from "../../../web/src/features/commissions/commission/commission.offered-acts.ts";
import type { CommissionLine } from "../../../web/src/features/commissions/commission/commission.columns.tsx";
import { severalAddress } from "../../../web/src/features/commissions/payout/several.filters.ts";
import {
  askedSellers,
  WithoutProfile,
} from "../../../web/src/features/commissions/payout/WithoutProfile.tsx";
import { configFields } from "../../../web/src/features/commissions/config/config.form.ts";
import { inDays, monthIn, STARTED, YEAR } from "../../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers, show, uploadsAnswered } from "../../support/web.tsx";

const line: CommissionLine = {
  id: "01980000-0000-7000-8000-000000000001",
  vendedorId: 6,
  vendedor: { id: 6, name: "Álvaro", lastname: "Ríos", email: "asesor@travesia.test" },
  tipoVendedor: "asesor",
  clase: "comision",
  porcentaje: 1,
  montoBase: 3_000_000,
  montoComision: 600_000,
  status: "approved",
  documentosFaltantes: [],
  disponibleVendedor: 1_300_000,
  fechaGeneracion: STARTED,
  fechaAprobacion: STARTED,
  fechaPago: null,
  mes: null,
  pagadoPor: null,
  observaciones: null,
  comprobanteId: null,
  version: 1,
  documentoSoporteId: null,
  documentoSoporte: null,
  acquisition: null,
  cuentaCompleta: true,
  firmaAprobada: true,
  objecionId: null,
  objecionVence: null,
  needsSecondPerson: false,
  approvedById: null,
  explicacion: null,
  contract: {
    id: "01980000-0000-7000-8000-000000000002",
    contractNumber: `CT-${YEAR}-000001`,
    destino: "Cartagena",
    cliente: { name: "María", lastname: "Torres" },
  },
};

afterEach(cleanup);

const shown = (one: CommissionLine, id: number, role: number) => [
  ...offeredCommissionActs(one, { id, role }),
];

describe("the buttons of a commission", () => {
  it("are the acts that the server allows and the role has", () => {
    expect(shown(line, 1, 6)).toEqual([["pay", null]]);
    expect(shown({ ...line, status: "pending" }, 1, 5)).toEqual([
      ["approve", null],
      ["edit", null],
      ["delete", null],
    ]);
    expect(shown({ ...line, status: "pending" }, 1, 6)).toEqual([]);
    expect(shown(line, 6, 2)).toEqual([
      ["request", null],
      ["object", null],
    ]);
  });
  it("ask for the payment only with an approved signature, and once", () => {
    const text = "Debes tener tu Firma Digital aprobada para solicitar el pago de comisión.";
    const own = { ...line, status: "pending" } as const;
    expect(shown({ ...own, firmaAprobada: false }, 6, 2)[0]).toEqual(["request", text]);
    // Where to pay is asked for in the dialog.
    expect(shown({ ...own, cuentaCompleta: false }, 6, 2)[0]).toEqual(["request", null]);
    const documentoSoporteId = "01980000-0000-7000-8000-000000000003";
    expect(shown({ ...line, documentoSoporteId }, 6, 2)).toEqual([
      ["request", "Esta comisión ya fue procesada"],
      ["object", null],
      ["document", null],
    ]);
  });
  it("answer an objection, and change the limit for which an approved one waits", () => {
    const objecionId = "01980000-0000-7000-8000-000000000004";
    expect(shown({ ...line, status: "paid", objecionId }, 1, 5)).toEqual([["answer", null]]);
    expect(shown({ ...line, status: "paid", objecionId }, 1, 6)).toEqual([]);
    expect(shown(line, 1, 4)).toEqual([["limit", null]]);
  });
  it("offer the documento soporte to its seller and people who pay, not to the manager above", () => {
    const paid = { ...line, status: "paid", acquisition: { id: line.id, number: "DS1" } } as const;
    expect(shown(paid, 6, 2)).toContainEqual(["acquisition", null]);
    expect(shown(paid, 1, 6)).toContainEqual(["acquisition", null]);
    expect(shown(paid, 4, 4)).not.toContainEqual(["acquisition", null]);
  });
  it("are nobody's on their own commission, but the owner's; and none on an adjustment", () => {
    expect(shown(line, 6, 5)).toEqual([]);
    expect(shown(line, 6, 7)).toEqual([["pay", null]]);
    expect(shown({ ...line, clase: "ajuste" }, 1, 7)).toEqual([]);
  });
  it("are off with the limit that they would pass", () => {
    const text = "Supera el límite mensual de Ana Pérez: disponible $\u00a010.";
    const vendedor = { ...line.vendedor, name: "Ana", lastname: "Pérez" };
    expect(shown({ ...line, vendedor, disponibleVendedor: 10 }, 1, 6)).toEqual([["pay", text]]);
  });
  it("are off while documents of its seller are not approved", () => {
    const text = "Los documentos de Ana Pérez no están aprobados.";
    const vendedor = { ...line.vendedor, name: "Ana", lastname: "Pérez" };
    expect(shown({ ...line, vendedor, documentosFaltantes: ["RUT"] }, 1, 6)).toEqual([["pay", text]]);
  });
});

describe("the form of a configuration", () => {
  it("begins today, whenever the present terms did", () => {
    const present = { ...configFields.empty, effectiveFrom: inDays(-30) };
    expect(configFields.read(present as never).effectiveFrom).toBe("");
  });
  const wrong = (values: object) => configFields.problems({ ...configFields.empty, ...values });
  it("says what the server would say", () => {
    expect(wrong({})).toEqual({});
    expect(wrong({ amountPerPerson: null })).toEqual({
      amountPerPerson: "El monto por persona debe ser mayor a 0",
    });
    expect(wrong({ calculationType: "percentage", percentage: 101 })).toEqual({
      percentage: "El porcentaje no puede ser mayor a 100",
    });
    expect(wrong({ minAmount: 10, maxAmount: 10 })).toEqual({
      maxAmount: "El monto máximo debe ser mayor al mínimo",
    });
  });
});

describe("the way to paying several", () => {
  const mine = { vendedorId: 6 };
  const several = "/panel/comisiones/pagar";
  it("takes along what the list shows", () => {
    expect(severalAddress({}, [mine])).toBe(several);
    expect(severalAddress({ status: "generated" }, [mine])).toBe(`${several}?ver=requested`);
    expect(severalAddress({ status: "paid" }, [])).toBe(`${several}?ver=made`);
    expect(severalAddress({ status: "approved", search: "ríos" }, [mine, mine])).toBe(`${several}?seller=6`);
    expect(severalAddress({ search: "CT" }, [mine, { vendedorId: 7 }])).toBe(several);
  });
  it("takes a month along only where the days lie in one", () => {
    const month = monthIn(0);
    const days = { from: `${month}-03`, to: `${month}-20` };
    expect(severalAddress(days, [])).toBe(`${several}?month=${month}`);
    expect(severalAddress({ ...days, to: `${monthIn(1)}-01` }, [])).toBe(several);
  });
});

describe("the cards over commissions", () => {
  const counters = [
    { status: "pending", count: 9, amount: 270_000 },
    { status: "generated", count: 1, amount: 30_000 },
    { status: "approved", count: 4, amount: 120_000 },
    { status: "paid", count: 5, amount: 130_000 },
  ] as const;
  const card = (label: string) => screen.getByText(label).parentElement!.textContent;

  it("are one for each status, and add up to the whole, which says that adjustments are not in it", () => {
    show(<CommissionFigures counters={counters} />);
    expect(["Pendientes", "Generadas", "Aprobadas", "Pagadas", "Total Monto"].map(card)).toEqual([
      "Pendientes9$\u00a0270.000",
      "Generadas1$\u00a030.000",
      "Aprobadas4$\u00a0120.000",
      "Pagadas5$\u00a0130.000",
      "Total Monto$\u00a0550.00019, sin ajustes",
    ]);
  });
  it("call a requested payment by its document when they are the viewer's own", () => {
    show(<CommissionFigures own counters={counters} />);
    expect(card("Documento Generado")).toBe("Documento Generado1$\u00a030.000");
  });
});

describe("paying from the list", () => {
  const list: AppRoute = {
    path: "/commissionsList",
    guard: "payCommissions",
    layout: "bare",
    screen: async () =>
      (await import("../../../web/src/pages/commissions/CommissionListScreen.tsx")).CommissionListScreen,
  };
  const several: AppRoute = {
    path: "/panel/comisiones/pagar",
    guard: "payCommissions",
    layout: "bare",
    screen: async () =>
      (await import("../../../web/src/pages/commissions/CommissionsToPayScreen.tsx")).CommissionsToPayScreen,
  };
  const typed = (name: string, fields: object) => ({ __typename: name, ...fields });
  const item = typed("Commission", {
    ...line,
    vendedor: typed("Person", line.vendedor),
    contract: typed("Contract", {
      ...line.contract,
      cliente: typed("ContractClient", line.contract.cliente),
    }),
  });
  const month = {
    mes: monthIn(0),
    version: 1,
    enEspera: 0,
    cuantasEnEspera: 0,
    limite: 1_300_000,
    totalPagado: 1_000_000,
    disponible: 300_000,
    porcentajeUsado: 76.92,
    status: "warning",
  };

  const seller = {
    vendedorId: 6,
    nombre: "Álvaro Ríos",
    lines: 1,
    comisiones: 600_000,
    ajustes: 0,
    retefuente: 66_000,
    reteIca: 5_796,
    neto: 528_204,
    cuenta: null,
    documento: "without_range",
    preguntaRetencion: false,
    retencion: ["Retención en la fuente: 11 % de $ 600.000."],
    avisos: [],
    porAprobar: [],
  };
  const preview = typed("PayoutPreview", {
    lines: 1,
    bruto: 600_000,
    retefuente: 66_000,
    reteIca: 5_796,
    neto: 528_204,
    problema: null,
    sellers: [typed("PayoutSeller", seller)],
  });

  it("says the amount, warns of the limit, and asks for the receipt before anything is sent", async () => {
    const seen = serverAnswers({
      Me: { data: { me: typed("User", aSessionUser({ id: 3, role: 6 })) } },
      CommissionList: {
        data: { commissions: typed("CommissionPage", { items: [item], total: 1, totalPages: 1 }) },
      },
      CommissionCounters: {
        data: {
          commissionCounters: [typed("CommissionCounter", { status: "approved", count: 1, amount: 600_000 })],
        },
      },
      PayoutPreview: { data: { payoutPreview: preview } },
      SellerLimit: {
        data: {
          sellerLimit: typed("SellerMonth", {
            ...month,
            vendedorId: 6,
            vendedor: typed("LimitedSeller", { id: 6, nombre: "Álvaro Ríos", role: 2 }),
          }),
        },
      },
    });
    openAt("/commissionsList", [list], "a-token");
    fireEvent.click(await screen.findByRole("button", { name: "Pagar la comisión de Álvaro Ríos" }));
    const dialog = await screen.findByRole("dialog", { name: "Pagar comisión" });
    expect(await within(dialog).findByText(/supera el límite mensual/)).toBeTruthy();
    for (const text of [/^[-−]\$\s66\.000$/, /^[-−]\$\s5\.796$/, /^Retención en la fuente: 11 %/])
      expect(await within(dialog).findByText(text)).toBeTruthy();
    expect(within(dialog).getByText(/no hay un rango de numeración vigente/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole("button", { name: "Pagar $\u00a0528.204" }));
    expect(await within(dialog).findByText("El comprobante de pago es obligatorio")).toBeTruthy();
    expect(seen.some(({ operation }) => operation === "CommissionPay")).toBe(false);
  });

  it("to somebody without a tax profile waits for a word about it", () => {
    const confirm = vi.fn();
    show(<WithoutProfile sellers={[{ nombre: "Álvaro Ríos" }]} confirmed={false} onConfirm={confirm} />);
    expect(screen.getByText(/Álvaro Ríos no tiene perfil tributario/)).toBeTruthy();
    fireEvent.click(screen.getByRole("checkbox", { name: "Pagar sin retener nada" }));
    expect(confirm).toHaveBeenCalledWith(true);
    const unasked = { ...seller, preguntaRetencion: true };
    expect(askedSellers([unasked, seller] as never)).toEqual([unasked]);
    expect(askedSellers([seller as never])).toEqual([]);
  });

  it("of several asks for no preview of none, once all of them are paid", async () => {
    let items = [item];
    const payout = typed("CommissionPayout", {
      id: "p1",
      paidAt: STARTED,
      lines: 1,
      sellers: 1,
      bruto: 600_000,
      retefuente: 66_000,
      reteIca: 5_796,
      neto: 528_204,
      observaciones: null,
      comprobanteUrl: null,
      paidBy: null,
    });
    const seen = serverAnswers({
      Me: { data: { me: typed("User", aSessionUser({ id: 3, role: 6 })) } },
      CommissionList: () => ({
        data: {
          commissions: typed("CommissionPage", { items, total: items.length, totalPages: items.length }),
        },
      }),
      PayoutPreview: { data: { payoutPreview: preview } },
      PayoutList: {
        data: { commissionPayouts: typed("PayoutPage", { items: [], total: 0, totalPages: 0 }) },
      },
    });
    const paid = uploadsAnswered(() => {
      items = [];
      return { data: { payCommissions: payout } };
    });
    openAt("/panel/comisiones/pagar", [several], "a-token");
    fireEvent.click(await screen.findByRole("button", { name: "Pagar 1" }));
    const dialog = await screen.findByRole("dialog");
    const button = await within(dialog).findByRole("button", { name: "Pagar $\u00a0528.204" });
    const receipt = new File(["%PDF-1.7"], "pago.pdf", { type: "application/pdf" });
    fireEvent.change(within(dialog).getByLabelText(/^Comprobante/), { target: { files: [receipt] } });
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(paid).toHaveLength(1);
    const asked = seen.filter(({ operation }) => operation === "PayoutPreview");
    expect(asked.map(({ variables }) => variables)).toEqual([{ input: { ids: [line.id] } }]);
  });
});
