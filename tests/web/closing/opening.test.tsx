// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { pesosIn, pesosText } from "../../../web/src/features/opening/opening.form.ts";
import { OpeningScreen } from "../../../web/src/pages/closing/OpeningScreen.tsx";
import { inDays, monthIn, YEAR } from "../../support/calendar.ts";
import { serverAnswers, aSessionUser, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ") ?? "";

describe("a typed balance", () => {
  it.each([
    ["1.234.567", { monto: 1_234_567, centavos: 0 }],
    ["$ 1.234.567,8", { monto: 1_234_567, centavos: 80 }],
    ["-50000,05", { monto: -50_000, centavos: -5 }],
    ["-$ 50.000", { monto: -50_000, centavos: 0 }],
    ["0", { monto: 0, centavos: 0 }],
  ])("is read as a Colombian writes it: %s", (typed, pesos) => {
    expect(pesosIn(typed)).toEqual(pesos);
  });
  it.each(["", "mil", "1.23", "1,234,567", "--5", "1.234.567,891"])("is refused otherwise: %s", (typed) => {
    expect(pesosIn(typed)).toBeNull();
  });
  it("is shown as it is read", () => {
    for (const pesos of [
      { monto: 1_234_567, centavos: 89 },
      { monto: -50_000, centavos: -5 },
      { monto: 0, centavos: -40 },
    ])
      expect(pesosIn(pesosText(pesos))).toEqual(pesos);
    expect(plain(pesosText({ monto: 1_234_567, centavos: 5 }))).toBe("$ 1.234.567,05");
  });
});

describe("the opening balances", () => {
  const account = {
    __typename: "ReceivingAccount",
    id: "bank",
    kind: "ahorros",
    bank: "Bancolombia",
    keyKind: null,
    number: "12345678901",
    active: true,
  };
  const line = {
    __typename: "OpeningLine",
    id: "l",
    clase: "anticipo_cliente",
    nombre: `CT-${YEAR}-000001 · María Torres`,
    monto: 2_000_000,
    centavos: 0,
    proposed: true,
    contractId: "c",
    providerId: null,
    accountId: null,
  };
  const opening = {
    __typename: "Opening",
    id: "o",
    mes: monthIn(0),
    dia: inDays(-40),
    confirmedAt: null,
    confirmedBy: null,
    lines: [line],
  };
  const refused = { errors: [{ message: "No", extensions: { code: "CONFLICT" } }], data: null };
  const open = (present: object | null) => {
    const seen = serverAnswers({
      OpeningBalances: { data: { opening: present, receivingAccounts: [account] } },
      OpeningPropose: refused,
      OpeningLineSet: refused,
      OpeningConfirm: refused,
    });
    showConnected(
      <MemoryRouter>
        <OpeningScreen />
      </MemoryRouter>,
      aSessionUser({ id: 9, role: 6 }),
    );
    return () =>
      seen
        .filter(({ operation }) => /^Opening(Propose|LineSet|Confirm)$/.test(operation))
        .map(({ variables }) => variables);
  };

  it("are proposed for the month that is chosen", async () => {
    const sent = open(null);
    fireEvent.click(await screen.findByRole("button", { name: "Proponer saldos" }));
    press("Proponer");
    await waitFor(() => expect(sent()).toEqual([{ input: { mes: monthIn(0) } }]));
  });

  it("name the accounts whose balance is missing, and take it with its cents", async () => {
    const sent = open(opening);
    fireEvent.click(await screen.findByRole("button", { name: /^Escribir saldo de Bancolombia/ }));
    const field = screen.getByRole("textbox", { name: /^Saldo/ });
    fireEvent.change(field, { target: { value: "mil" } });
    press("Guardar saldo");
    expect(await screen.findByText(/^Escribe un valor como/)).toBeTruthy();
    fireEvent.change(field, { target: { value: "1.234.567,89" } });
    press("Guardar saldo");
    const input = { clase: "cuenta", ownerId: "bank", monto: 1_234_567, centavos: 89 };
    await waitFor(() => expect(sent()).toEqual([{ input }]));
  });

  it("are changed one by one: the owner stays, the amount has no cents unless it is an account's", async () => {
    const sent = open(opening);
    fireEvent.click(await screen.findByRole("button", { name: /^Cambiar el saldo de CT-/ }));
    const field = screen.getByRole("textbox", { name: /^Saldo/ });
    fireEvent.change(field, { target: { value: "1.500.000,50" } });
    press("Guardar saldo");
    expect(await screen.findByText("Solo una cuenta tiene centavos")).toBeTruthy();
    fireEvent.change(field, { target: { value: "1.500.000" } });
    press("Guardar saldo");
    const input = { clase: "anticipo_cliente", ownerId: "c", monto: 1_500_000, centavos: 0 };
    await waitFor(() => expect(sent()).toEqual([{ input }]));
  });

  it("are confirmed once, with the number that was seen", async () => {
    const sent = open(opening);
    fireEvent.click(await screen.findByRole("button", { name: "Confirmar saldos" }));
    expect(plain(screen.getByRole("dialog").textContent)).toContain("1 saldo queda como está:");
    fireEvent.click(screen.getAllByRole("button", { name: "Confirmar saldos" }).at(-1)!);
    await waitFor(() => expect(sent()).toEqual([{ input: { saldosVistos: 1 } }]));
  });

  it("offer no act once they are confirmed", async () => {
    open({
      ...opening,
      confirmedAt: `${inDays(-1)}T15:00:00.000Z`,
      confirmedBy: { __typename: "Person", id: 6, name: "Carla", lastname: "Ríos" },
    });
    expect(await screen.findByText(/Confirmados por Carla Ríos/)).toBeTruthy();
    for (const name of ["Confirmar saldos", "Proponer de nuevo", "Agregar saldo"])
      expect(screen.queryByRole("button", { name })).toBeNull();
  });
});
