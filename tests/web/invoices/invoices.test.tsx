// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { invoiceFilterOf } from "../../../web/src/features/invoices/invoice.filters.ts";
import { creditFields } from "../../../web/src/features/invoices/invoice.form.ts";
import { useInvoiceActs } from "../../../web/src/features/invoices/invoice.acts.tsx";
import { InvoiceRowActions } from "../../../web/src/features/invoices/InvoiceRowActions.tsx";
import type { InvoiceRowFragment } from "../../../web/src/features/invoices/invoices.generated.ts";
import { TODAY } from "../../support/calendar.ts";
import { openAct } from "../../support/record-acts.tsx";
import { aSessionUser, serverAnswers, show, showConnected } from "../../support/web.tsx";

const invoice: InvoiceRowFragment = {
  id: "f1",
  number: "SETT990000001",
  issueDate: TODAY,
  status: "pending",
  pruebas: true,
  totalAmount: 1_190_000,
  ivaAmount: 190_000,
  sendingState: "reintentando",
  sendingTries: 3,
  turns: [],
  sendingProblem: "El proveedor no respondió",
  faltaNota: false,
  creditedBy: null,
  cobro: "sin_cobrar",
  cobrado: 0,
  net: 1_190_000,
  nextStatuses: ["approved", "rejected", "paid"],
  pdfUrl: "/files/a/factura.pdf",
  xmlUrl: null,
  creditNotes: [],
  creditedAmount: 0,
  acts: [
    { name: "changeStatus", allowed: true, reason: null },
    { name: "sendAgain", allowed: true, reason: null },
    { name: "credit", allowed: false, reason: "no" },
  ],
  contract: { id: "c1", contractNumber: "CT-1", cliente: { name: "María", lastname: "Torres" } },
};
afterEach(cleanup);

const shown = (row: InvoiceRowFragment) => {
  const onAct = vi.fn();
  show(<InvoiceRowActions invoice={row} busy={false} onAct={onAct} onNoteAct={vi.fn()} />);
  return onAct;
};

it("a partial credit note begins with nothing of any line, one that is written again with its own amounts", () => {
  const line = { id: "1", posicion: 1, porDevolver: 119_000 };
  const begun = (lines: readonly object[]) =>
    creditFields.read({ lines } as never).lines.map(({ porDevolver }) => porDevolver);
  expect(begun([line, { ...line, id: "2" }])).toEqual([null, null]);
  expect(
    begun([
      { ...line, devuelto: 40_000 },
      { ...line, devuelto: null },
    ]),
  ).toEqual([40_000, null]);
});

it.each([
  ["paid", 400_000, "Los pagos van en $ 400.000 de $ 1.190.000: faltan $ 790.000."],
  ["paid", 1_190_000, null],
  ["approved", 400_000, null],
] as const)(
  "marking an invoice as %s with %i of it collected says what is missing",
  (status, cobrado, said) => {
    openAct(useInvoiceActs, status === "paid" ? "markPaid" : "markApproved", { ...invoice, cobrado });
    const text = screen.getByRole("dialog").textContent?.replaceAll("\u00a0", " ");
    expect(text?.includes("faltan")).toBe(said !== null);
    expect(text).toContain(said ?? "La factura SETT990000001 por $ 1.190.000");
  },
);

describe("an invoice in its row", () => {
  it("opens its documents, says which is still being made, and is sent again by hand", async () => {
    const seen = serverAnswers({});
    const onAct = vi.fn();
    function Row() {
      const acts = useInvoiceActs();
      onAct.mockImplementation(acts.show);
      return <InvoiceRowActions invoice={invoice} busy={acts.busy} onAct={onAct} onNoteAct={vi.fn()} />;
    }
    showConnected(<Row />, aSessionUser());
    expect(screen.getByRole("link", { name: "PDF de SETT990000001" }).getAttribute("href")).toBe(
      "/files/a/factura.pdf",
    );
    const made = { name: "XML de SETT990000001", description: "Este documento todavía se está preparando" };
    expect(screen.getByRole("button", made).getAttribute("aria-disabled")).toBe("true");
    expect(screen.queryByRole("button", { name: "Hacer nota crédito" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Reintentar envío" }));
    await waitFor(() =>
      expect(seen).toMatchObject([{ operation: "InvoiceSendAgain", variables: { id: "f1" } }]),
    );
    fireEvent.click(screen.getByRole("button", { name: "Acciones de SETT990000001" }));
    fireEvent.click(screen.getByRole("menuitem", { name: "Marcar pagada" }));
    expect(onAct).toHaveBeenLastCalledWith("markPaid", invoice);
  });

  it("is no longer marked by hand once a credit note reverses it", () => {
    const reason = "Una nota crédito anuló esta factura: su estado ya no se cambia.";
    const acts = [{ name: "changeStatus", allowed: false, reason }];
    shown({ ...invoice, acts });
    expect(screen.queryByRole("button", { name: /^Acciones/ })).toBeNull();
  });

  it("folds its documents where a credit note has its own", () => {
    const note = { id: "n1", number: "NC1", sendingState: "enviada", pdfUrl: "/n.pdf", xmlUrl: null };
    const credited = { ...invoice, creditNotes: [note] } as unknown as InvoiceRowFragment;
    shown(credited);
    expect(screen.queryByRole("link")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Documentos de SETT990000001" }));
    expect(screen.getByRole("menuitem", { name: "PDF nota" }).getAttribute("href")).toBe("/n.pdf");
    expect(screen.getByRole("menuitem", { name: /^XML nota/ }).getAttribute("aria-disabled")).toBe("true");
  });
});

describe("an invoice that can be put right", () => {
  it.each([
    ["confirm", "Confirmar y enviar SETT990000001"],
    ["correct", "Corregir SETT990000001"],
  ] as const)("offers to %s it where that is allowed", (act, name) => {
    const onAct = shown({ ...invoice, acts: [{ name: act, allowed: true, reason: null }] });
    fireEvent.click(screen.getByRole("button", { name }));
    expect(onAct).toHaveBeenCalledWith(act, expect.objectContaining({ id: "f1" }));
  });

  it("offers a credit note of a part in its menu", () => {
    const onAct = shown({ ...invoice, acts: [{ name: "creditPart", allowed: true, reason: null }] });
    fireEvent.click(screen.getByRole("button", { name: "Acciones de SETT990000001" }));
    fireEvent.click(screen.getByRole("menuitem", { name: "Nota crédito" }));
    expect(onAct).toHaveBeenCalledWith("creditPart", expect.objectContaining({ id: "f1" }));
  });

  it("of several notes says which document is whose", () => {
    const note = (number: string) => ({
      id: number,
      number,
      sendingState: "enviada",
      pdfUrl: "/n",
      xmlUrl: null,
    });
    const credited = { ...invoice, creditNotes: [note("NC1"), note("NC2")] } as unknown as InvoiceRowFragment;
    shown(credited);
    fireEvent.click(screen.getByRole("button", { name: "Documentos de SETT990000001" }));
    expect(screen.getByRole("menuitem", { name: "PDF nota NC2" })).toBeDefined();
  });
});

describe("what an address asks of the invoices", () => {
  it("is their days", () => {
    expect(invoiceFilterOf({ desde: TODAY, hasta: TODAY })).toEqual({ startDate: TODAY, endDate: TODAY });
    expect(invoiceFilterOf({ fecha: "otras", desde: "ayer" })).toEqual({});
  });

  it("is a status, a state of sending and words; what it cannot mean is left out", () => {
    expect(invoiceFilterOf({ estado: "paid", envio: "fallida", search: "camila" })).toEqual({
      status: "paid",
      sendingState: "fallida",
      search: "camila",
    });
    expect(invoiceFilterOf({ estado: "borrada", envio: "x", search: "" })).toEqual({});
  });
});
