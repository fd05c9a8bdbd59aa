// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { MonthPackage } from "../../../web/src/features/accounting/MonthPackage.tsx";
import { AccountsScreen } from "../../../web/src/pages/closing/AccountsScreen.tsx";
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
  it("show which one is missing, and are confirmed together", async () => {
    const seen = serverAnswers({
      AccountingAccounts: {
        data: {
          accountingAccounts: [card, cash],
          accountingSettings: {
            __typename: "AccountingSettings",
            program: "ninguno",
            vatPeriod: "bimestral",
            costAtOnce: false,
            version: 1,
          },
        },
      },
      AccountsConfirm: refused,
    });
    showConnected(
      <MemoryRouter>
        <AccountsScreen />
      </MemoryRouter>,
      aSessionUser({ id: 9, role: 6 }),
    );
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
});
