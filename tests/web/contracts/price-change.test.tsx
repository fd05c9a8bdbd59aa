// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AUTHORIZE_FIRST } from "../../../api/src/modules/contracts/addendum/addendum.acts.rules.ts";
import { ContractAddenda } from "../../../web/src/features/contracts/addendum/ContractAddenda.tsx";
import { AddendumInvoices } from "../../../web/src/features/invoices/price-change/AddendumInvoices.tsx";
import { at, TODAY } from "../../support/calendar.ts";
import { serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const line = { impuesto: "GRAVADO_19", descripcion: "Servicios turísticos", mandanteNombre: null };
const change = {
  addendumId: "a",
  factura: "FE-1",
  impuesto: "GRAVADO_19",
  autorizada: false,
  autorizadaEl: null,
  autorizadaPor: null,
  nota: {
    base: 2_000_000,
    iva: 380_000,
    terceros: 0,
    total: 2_380_000,
    lines: [{ ...line, total: 2_380_000 }],
  },
  nueva: {
    __typename: "InvoiceDraft",
    base: 2_300_000,
    iva: 437_000,
    terceros: 0,
    total: 2_737_000,
    margen: 900_000,
    problema: null,
    aviso: null,
    compras: [],
    lines: [{ ...line, total: 2_737_000 }],
    facturarA: {
      __typename: "BilledTo",
      nombre: "Ana Gil",
      tipoDocumento: "cc",
      documento: "52123456",
      direccion: "",
      ciudad: "",
      correo: "",
      telefono: "",
    },
  },
};
const text = () => document.body.textContent?.replaceAll("\u00a0", " ") ?? "";
const SENTENCE =
  "Este otrosí anula la factura FE-1 con nota crédito por $ 2.380.000 y emite una nueva por $ 2.737.000.";

describe("what an addendum does with an invoice", () => {
  it("is said with both amounts, reviewed with both documents, and allowed as it was seen", async () => {
    const seen = serverAnswers({
      InvoiceChange: { data: { invoiceChange: change } },
      InvoiceChangeAuthorize: {
        data: { authorizeInvoiceChange: { __typename: "Addendum", id: "a", acts: [] } },
      },
    });
    showConnected(<AddendumInvoices addendumId="a" place="card" />);
    await waitFor(() => expect(text()).toContain(SENTENCE));
    expect(text()).toContain("Antes de enviar el otrosí hay que autorizarlas.");
    fireEvent.click(screen.getByRole("button", { name: "Revisar y autorizar" }));
    await screen.findByRole("heading", { name: "Lo que devuelve la nota crédito" });
    expect(screen.getByRole("heading", { name: "Lo que cobra la factura" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Autorizar nota crédito y factura" }));
    const sent = () => seen.find(({ operation }) => operation === "InvoiceChangeAuthorize");
    await waitFor(() => expect(sent()).toBeTruthy());
    const visto = { factura: "FE-1", notaCredito: 2_380_000, base: 2_300_000, iva: 437_000, terceros: 0 };
    expect(sent()?.variables).toMatchObject({
      addendumId: "a",
      input: { impuesto: "GRAVADO_19", descripcion: null, facturarA: { documento: "52123456" }, visto },
    });
  });

  it("says who allowed it, and the reason why it cannot be allowed", async () => {
    const by = { name: "Luis", lastname: "Mora" };
    const autorizadaEl = at(TODAY, "09:00").toISOString();
    const allowed = { ...change, autorizada: true, autorizadaPor: by, autorizadaEl };
    serverAnswers({ InvoiceChange: { data: { invoiceChange: allowed } } });
    showConnected(<AddendumInvoices addendumId="a" place="card" />);
    await waitFor(() => expect(text()).toContain("La autorizó Luis Mora"));
    cleanup();
    const problema =
      "Falta decir si «Decameron» vende en nombre propio o de terceros: respóndelo antes de facturar.";
    const stopped = { ...change, nueva: { ...change.nueva, problema } };
    serverAnswers({ InvoiceChange: { data: { invoiceChange: stopped } } });
    showConnected(<AddendumInvoices addendumId="a" place="card" />);
    await waitFor(() => expect(text()).toContain(problema));
  });
});

describe("an addendum over an invoice, for who sends it", () => {
  const addendum = (send: object) => ({
    __typename: "Addendum",
    id: "a",
    version: 1,
    number: 1,
    status: "draft",
    cambiaFactura: true,
    esperaAutorizacion: true,
    reason: "Otro tour",
    createdAt: at(TODAY, "09:00").toISOString(),
    sentAt: null,
    emailSentTo: null,
    signedAt: null,
    withdrawnAt: null,
    acts: [{ __typename: "OfferedAct", name: "send", allowed: true, reason: null, ...send }],
    changes: {
      __typename: "AddendumChanges",
      viajeros: null,
      pasajeroTitular: null,
      fechaInicioViaje: null,
      fechaFinViaje: null,
      servicios: null,
      precioTotal: 2_737_000,
      plan: null,
    },
    content: {
      __typename: "AddendumContent",
      numero: 1,
      contrato: "CT-1",
      motivo: "Otro tour",
      cambios: [],
      plan: [],
      precioAntes: 2_380_000,
      precioDespues: 2_737_000,
    },
  });
  const show = (send: object) => {
    serverAnswers({ Addenda: { data: { addenda: [addendum(send)] } } });
    showConnected(<ContractAddenda contractId="c" mayBegin={false} forClient={false} />);
    return screen.findByRole("button", { name: "Enviar para firma" });
  };

  it("is offered to be sent only once it was allowed, and says why until then", async () => {
    const shut = await show({ allowed: false, reason: AUTHORIZE_FIRST });
    expect(shut.getAttribute("aria-disabled")).toBe("true");
    fireEvent.mouseOver(shut);
    await waitFor(() => expect(text()).toContain(AUTHORIZE_FIRST));
    fireEvent.click(shut);
    expect(screen.queryByRole("dialog")).toBeNull();
    cleanup();
    const open = await show({});
    expect(open.getAttribute("aria-disabled")).toBeNull();
    fireEvent.click(open);
    await screen.findByRole("dialog", { name: "Enviar otrosí" });
  });

  it("is not offered to who may not send it at all", async () => {
    const stranger = { allowed: false, reason: "No tienes permiso para hacer esto" };
    serverAnswers({ Addenda: { data: { addenda: [addendum(stranger)] } } });
    showConnected(<ContractAddenda contractId="c" mayBegin={false} forClient={false} />);
    await screen.findByRole("article", { name: "Otrosí n.º 1" });
    expect(screen.queryByRole("button", { name: "Enviar para firma" })).toBeNull();
  });
});
