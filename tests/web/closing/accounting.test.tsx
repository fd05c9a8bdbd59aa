// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { voucherTypes } from "../../../api/src/modules/accounting/mapping/account-keys.rules.ts";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { MonthPackage } from "../../../web/src/features/accounting/MonthPackage.tsx";
import { AccountsScreen } from "../../../web/src/pages/closing/AccountsScreen.tsx";
import { bookedAt } from "../../../web/src/features/accounting/booked-record.ts";
import { monthIn } from "../../support/calendar.ts";
import { aSessionUser, serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const mes = monthIn(-1);
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
const refused = { errors: [{ message: "No", extensions: { code: "CONFLICT" } }], data: null };
const card = {
  __typename: "MappedAccount" as const,
  key: "tarjeta.agencia",
  label: "Tarjeta de crédito de la agencia",
  code: null,
  name: "Tarjeta de crédito",
  within: ["21", "23"],
  proposed: null,
  confirmedAt: null,
  confirmedByName: null,
};
const cash = {
  ...card,
  key: "caja",
  label: "Efectivo",
  code: "110505",
  name: "Caja general",
  within: ["11"],
};

describe("the folder of a month", () => {
  const open = (missing: readonly (typeof card)[]) => {
    const seen = serverAnswers({ ListExportStart: refused, AccountChoose: refused });
    showConnected(<MonthPackage mes={mes} missing={missing} />, aSessionUser({ id: 9, role: 6 }));
    return () => seen.map(({ variables }) => variables);
  };

  it("is asked for by one press", async () => {
    const sent = open([]);
    press("Paquete contable");
    await waitFor(() =>
      expect(sent()).toEqual([{ input: { list: "month", format: "zip", arguments: { mes } } }]),
    );
  });

  it("names each key without account, beside the choice of one; nothing is asked for before", async () => {
    const sent = open([card]);
    press("Paquete contable");
    expect(await screen.findByRole("dialog", { name: "Faltan cuentas" })).toBeTruthy();
    press("Elegir cuenta: Tarjeta de crédito de la agencia");
    expect(await screen.findByText("Debe comenzar por 21 o 23.")).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/Código de la cuenta/), { target: { value: "212005" } });
    press("Guardar cuenta");
    await waitFor(() =>
      expect(sent()).toEqual([
        { input: { key: "tarjeta.agencia", code: "212005", name: "Tarjeta de crédito" } },
      ]),
    );
  });
});

describe("the accounts of the books", () => {
  const show = () => {
    const seen = serverAnswers({
      AccountingAccounts: {
        data: {
          accountingAccounts: [card, cash],
          accountingSettings: {
            __typename: "AccountingSettings",
            program: "ninguno",
            vatPeriod: "bimestral",
            costAtOnce: false,
            codes: Object.keys(voucherTypes).map((type) => ({
              __typename: "VoucherCode",
              type,
              code: type === "RC" ? "1" : null,
            })),
            version: 1,
          },
        },
      },
      AccountsConfirm: refused,
      AccountingSettingsUpdate: refused,
    });
    showConnected(
      <MemoryRouter>
        <AccountsScreen />
      </MemoryRouter>,
      aSessionUser({ id: 9, role: 6 }),
    );
    return seen;
  };

  it("show which one is missing, and are confirmed together", async () => {
    const seen = show();
    expect(await screen.findByText("Falta elegirla")).toBeTruthy();
    expect(screen.getByText("Por confirmar con tu contador")).toBeTruthy();
    press("Confirmar las propuestas");
    fireEvent.click((await screen.findAllByRole("button", { name: "Confirmar las propuestas" })).at(-1)!);
    await waitFor(() =>
      expect(seen.find(({ operation }) => operation === "AccountsConfirm")?.variables).toEqual({
        keys: ["caja"],
      }),
    );
  });

  it("have the codes of vouchers of a program, which only a chosen program takes", async () => {
    const seen = show();
    fireEvent.click(await screen.findByRole("button", { name: "Programa e IVA" }));
    expect(screen.queryByText("Códigos de los comprobantes")).toBeNull();
    fireEvent.mouseDown(await screen.findByRole("combobox", { name: "Programa contable" }));
    fireEvent.click(await screen.findByRole("option", { name: "Siigo Nube" }));
    expect(await screen.findByText(/RC 1/)).toBeTruthy();
    press("Escribir códigos");
    expect(screen.getByLabelText<HTMLInputElement>("Recibo de caja (RC)").value).toBe("1");
    const invoices = screen.getByLabelText("Factura de venta (FV)");
    fireEvent.change(invoices, { target: { value: "fact_1" } });
    press("Guardar");
    expect(await screen.findByText("El código lleva hasta 20 letras o cifras")).toBeTruthy();
    fireEvent.change(invoices, { target: { value: " 2 " } });
    press("Guardar");
    await waitFor(() =>
      expect(seen.find(({ operation }) => operation === "AccountingSettingsUpdate")?.variables).toMatchObject(
        {
          input: {
            program: "siigo_nube",
            version: 1,
            voucherCodes: expect.arrayContaining([
              { type: "RC", code: "1" },
              { type: "FV", code: "2" },
              { type: "CE", code: "" },
            ]),
          },
        },
      ),
    );
  });
});

describe("a record that a control sum names", () => {
  const record = (kind: string, of: string | null = null) => ({
    __typename: "BookedRecord" as const,
    kind,
    id: "r1",
    name: "PAGO PSE DIAN",
    of,
  });
  it.each([
    ["an invoice without a contract, at its own page", record("invoice"), "/panel/facturas/r1"],
    ["a credit note, at its invoice", record("credit-note", "f1"), "/panel/facturas/f1"],
    [
      "a movement of the bank, in the list of all",
      record("bank-movement"),
      "/panel/banco?lista=todos&search=PAGO+PSE+DIAN",
    ],
    ["a purchase, at its contract", record("purchase", "c1"), "/contratos/c1"],
    ["a seller, at the commissions", record("person"), "/panel/commissions"],
    ["an opening balance, at the balances", record("opening"), "/panel/cierres/saldos-iniciales"],
  ])("is %s", (_, one, address) => {
    expect(bookedAt(one)).toBe(address);
  });

  it("has no address where it has no page", () => {
    expect(bookedAt(record("raffle-number"))).toBeNull();
  });
});
