// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ContractRecordFragment } from "../../../web/src/features/contracts/contract/contracts.generated.ts";
import { OwnAccountDialog } from "../../../web/src/features/payments/own-refund/OwnAccountDialog.tsx";
import type { OwnRefundLineFragment } from "../../../web/src/features/payments/own-refund/own-refund.generated.ts";
import { OwnRefunds } from "../../../web/src/features/payments/own-refund/OwnRefunds.tsx";
import { accountWatch } from "../../../web/src/features/payments/refund/account-watch.ts";
import { CancelContractDialog } from "../../../web/src/features/payments/refund/contract/CancelContractDialog.tsx";
import { DecideRefundDialog } from "../../../web/src/features/payments/refund/contract/DecideRefundDialog.tsx";
import { KeepDialog } from "../../../web/src/features/payments/refund/contract/KeepDialog.tsx";
import { useRefundActs } from "../../../web/src/features/payments/refund/refund.acts.tsx";
import type { RefundRowFragment } from "../../../web/src/features/payments/refund/refunds.generated.ts";
import { RefusedDays } from "../../../web/src/ui/form/refused-days.ts";
import { inDays, START, TODAY, YEAR } from "../../support/calendar.ts";
import { openAct } from "../../support/record-acts.tsx";
import { framed, show } from "../../support/web.tsx";

afterEach(cleanup);

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
const text = () => screen.getByRole("dialog").textContent?.replaceAll("\u00a0", " ") ?? "";
const typeAccount = () => {
  type(/^Banco/, "Bancolombia");
  type(/^Número de cuenta/, "123 456 78901");
  type(/^Titular de la cuenta/, "María Torres");
  type(/^Número de documento/, "52123456");
};
const account = {
  kind: "ahorros",
  bank: "Bancolombia",
  number: "123 456 78901",
  holder: "María Torres",
  documentType: "cc",
  document: "52123456",
};
const idle = { busy: false, failure: null, onClose: () => undefined };
const done = () => Promise.resolve(null);

describe("keeping a part of a cancelled contract", () => {
  it("takes a penalty, amounts that providers keep or both, at most the rest, with a reason", async () => {
    const onKeep = vi.fn((_: object) => done());
    show(<KeepDialog {...idle} left={700_000} onKeep={onKeep} />);
    type(/^Motivo/, " Política de cancelación ");
    press("Retener");
    expect(await screen.findByText("Escribe lo que se retiene")).toBeTruthy();
    type("Penalidad de la agencia", "300000");
    type("No lo devuelven los proveedores", "400001");
    press(/^Retener \$\s700\.001$/);
    expect(await screen.findByText(/puedes retener hasta \$\s700\.000/)).toBeTruthy();
    expect(onKeep).not.toHaveBeenCalled();
    type("No lo devuelven los proveedores", "400000");
    press(/^Retener \$\s700\.000$/);
    await waitFor(() =>
      expect(onKeep).toHaveBeenCalledWith({
        penalidad: 300_000,
        noReembolsado: 400_000,
        motivo: "Política de cancelación",
        porDecidir: 700_000,
      }),
    );
  });
});

describe("cancelling a contract", () => {
  const contract = {
    id: "c",
    contractNumber: `CT-${YEAR}-000001`,
    status: "signed",
    signedAt: "x",
    quote: null,
    precioTotal: 3_000_000,
    totalPagado: 500_000,
    porVerificar: 0,
    totalComprado: 0,
    cliente: { name: "María", lastname: "Torres" },
  } as unknown as ContractRecordFragment;
  const open = (over: Partial<ContractRecordFragment> = {}, failure: string | null = null) => {
    const onCancel = vi.fn((_: object) => done());
    show(
      <CancelContractDialog
        contract={{ ...contract, ...over }}
        {...idle}
        failure={failure}
        onCancel={onCancel}
      />,
    );
    return onCancel;
  };

  it("takes a reason, says what was paid, and proposes to give all of it back in fifteen days", async () => {
    const cancelled = open();
    expect(text()).toContain("de María Torres por $ 3.000.000.");
    press("Cancelar contrato");
    expect(await screen.findByText("El motivo es obligatorio")).toBeTruthy();
    type(/^Motivo de la cancelación/, "No viaja");
    press("Cancelar contrato");
    const devolucion = { monto: 500_000, dueOn: inDays(15), account: null };
    await waitFor(() =>
      expect(cancelled).toHaveBeenCalledWith({ motivo: "No viaja", pagado: 500_000, devolucion }),
    );
  });

  it("refunds no more than was paid, and sends the account where it is known", async () => {
    const cancelled = open();
    type(/^Motivo de la cancelación/, "No viaja");
    type(/^Valor que se devuelve/, "600000");
    press("Cancelar contrato");
    expect(await screen.findByText(/Puedes devolver hasta \$\s500\.000/)).toBeTruthy();
    type(/^Valor que se devuelve/, "400000");
    fireEvent.click(screen.getByLabelText("El cliente ya dijo a qué cuenta"));
    press("Cancelar contrato");
    expect(await screen.findByText("El banco es obligatorio")).toBeTruthy();
    typeAccount();
    press("Cancelar contrato");
    const devolucion = { monto: 400_000, dueOn: inDays(15), account };
    await waitFor(() =>
      expect(cancelled).toHaveBeenCalledWith({ motivo: "No viaja", pagado: 500_000, devolucion }),
    );
  });

  it("decides no refund when that comes later, nor when there was no payment", async () => {
    const later = open();
    type(/^Motivo de la cancelación/, "No viaja");
    fireEvent.click(screen.getByLabelText(/^Decidir ahora/));
    expect(screen.queryByLabelText(/^Valor que se devuelve/)).toBeNull();
    press("Cancelar contrato");
    await waitFor(() => expect(later).toHaveBeenCalledWith({ motivo: "No viaja", pagado: 500_000 }));
    cleanup();
    open({ totalPagado: 0 });
    expect(screen.queryByLabelText(/^Decidir ahora/)).toBeNull();
  });
});

describe("deciding a refund later", () => {
  const open = (writesAccount: boolean) => {
    const onDecide = vi.fn((_: object) => done());
    show(<DecideRefundDialog left={300_000} writesAccount={writesAccount} {...idle} onDecide={onDecide} />);
    return onDecide;
  };

  it("takes a reason, and 0 when nothing is refunded", async () => {
    const decided = open(true);
    type(/^Valor que se devuelve/, "0");
    type(/^Motivo/, "Los tiquetes no son reembolsables");
    press("Decidir");
    const motivo = "Los tiquetes no son reembolsables";
    await waitFor(() =>
      expect(decided).toHaveBeenCalledWith({
        motivo,
        porDecidir: 300_000,
        monto: 0,
        dueOn: inDays(15),
        account: null,
      }),
    );
  });

  it("asks nobody for an account who writes none down", () => {
    open(false);
    expect(screen.queryByLabelText("El cliente ya dijo a qué cuenta")).toBeNull();
  });
});

describe("paying a refund", () => {
  const refund = {
    id: "r",
    monto: 500_000,
    status: "abierta",
    dueOn: inDays(5),
    reason: "cancelacion",
    accountMasked: "Bancolombia •••• 8901",
    hasAccount: true,
    accountAt: START.toISOString(),
    accountBy: { id: 3, name: "Ana", lastname: "Gil" },
    paidFor: { article: "el", noun: "contrato", name: `CT-${YEAR}-000001` },
  } as unknown as RefundRowFragment;
  const account = {
    bank: "Bancolombia",
    kind: "ahorros",
    number: "12345678901",
    holder: "María Torres",
    documentType: "cc",
    document: "52123456",
  };
  const open = (frame?: (dialog: ReactNode) => ReactNode) =>
    openAct(useRefundActs, "pay", refund, {
      answers: { RefundAccountShow: { data: { showRefundAccount: account } } },
      ...(frame && { frame }),
    });

  it("says where the money goes and who wrote that down, and sends the day with the proof", async () => {
    const sent = open();
    expect(text()).toContain("$ 500.000 del contrato");
    expect(text()).toContain("Bancolombia •••• 8901");
    expect(text()).toMatch(/Ana Gil escribió la cuenta el .* Confírmala con el cliente/);
    press(/^Pagar \$/);
    expect(await screen.findByText("El comprobante es obligatorio")).toBeTruthy();
    const file = new File(["x"], "pago.pdf", { type: "application/pdf" });
    fireEvent.change(screen.getByLabelText(/Comprobante/), { target: { files: [file] } });
    press(/^Pagar \$/);
    await waitFor(() =>
      expect(sent()).toEqual([
        {
          id: "r",
          input: { paidOn: TODAY, means: "transferencia", reference: null },
          file: null,
          idempotencyKey: expect.stringMatching(/./),
        },
      ]),
    );
  });

  it("has one key for all presses of one opening, so that a second press pays nothing twice", async () => {
    const sent = open();
    const file = new File(["x"], "pago.pdf", { type: "application/pdf" });
    fireEvent.change(screen.getByLabelText(/Comprobante/), { target: { files: [file] } });
    press(/^Pagar \$/);
    expect(await screen.findByText("No")).toBeTruthy();
    press(/^Pagar \$/);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it("shows the whole account to who pays at a press, to be copied", async () => {
    open();
    expect(text()).not.toContain("12345678901");
    press("Ver la cuenta para pagar");
    await screen.findByText("12345678901");
    expect(text()).toContain("María Torres");
    expect(text()).toContain("52.123.456");
    expect(screen.getByRole("button", { name: "Copiar bancolombia · ahorros" })).toBeTruthy();
  });

  it("is not booked in a month that is closed", async () => {
    const closed = (day: string) => (day < TODAY ? "El mes está cerrado" : null);
    const sent = open((dialog) => <RefusedDays value={closed}>{dialog}</RefusedDays>);
    type(/^Día en que salió/, inDays(-40));
    const file = new File(["x"], "pago.pdf", { type: "application/pdf" });
    fireEvent.change(screen.getByLabelText(/Comprobante/), { target: { files: [file] } });
    press(/^Pagar \$/);
    expect(await screen.findByText("El mes está cerrado")).toBeTruthy();
    expect(sent()).toEqual([]);
  });
});

describe("the account of money that is to leave", () => {
  const hours = (count: number) => new Date(START.getTime() + count * 3_600_000);
  const ana = { id: 3, name: "Ana", lastname: "Gil" };
  const at = START.toISOString();
  const watched = (over: object, viewer = 9, now = START, changed = false) =>
    accountWatch(
      { status: "abierta", accountAt: at, accountBy: ana, ...over } as never,
      viewer,
      now,
      changed,
    );

  it("has to be checked for three days, from any writer, and when it replaced another", () => {
    expect(watched({}, 9, hours(71))?.pressing).toBe(true);
    expect(watched({}, 9, hours(73))?.pressing).toBe(false);
    expect(watched({}, 3, hours(73))).toMatchObject({ pressing: true, text: expect.stringMatching(/^Tú /) });
    expect(watched({}, 9, hours(73), true)).toMatchObject({
      pressing: true,
      text: expect.stringMatching(/^Ana Gil cambió la cuenta/),
    });
    expect(watched({ accountBy: null })?.text).toMatch(/^El cliente escribió la cuenta/);
  });

  it("is nothing to look at once it was paid, or while there is none", () => {
    expect(watched({ status: "pagada" })).toBeNull();
    expect(watched({ accountAt: null, accountBy: null })).toBeNull();
  });
});

describe("a client's refund", () => {
  const refund: OwnRefundLineFragment = {
    id: "r",
    title: `Contrato CT-${YEAR}-000001`,
    contractId: "c",
    orderId: null,
    monto: 400_000,
    hasAccount: false,
    accountMasked: null,
    reason: "cancelacion",
    status: "abierta",
    dueOn: inDays(9),
    paidOn: null,
  };

  it("says how much, why and until when, and asks where to until it was paid", () => {
    const onAccount = vi.fn();
    const { rerender } = show(<OwnRefunds refunds={[refund]} onAccount={onAccount} />);
    expect(screen.getByRole("listitem").textContent).toMatch(/400\.000A más tardar el .*Se canceló tu viaje/);
    press("Decir a qué cuenta");
    expect(onAccount).toHaveBeenCalledWith(refund);
    const paid = { ...refund, status: "pagada", paidOn: TODAY } as const;
    rerender(framed(<OwnRefunds refunds={[paid]} onAccount={onAccount} />));
    expect(screen.getByRole("listitem").textContent).toMatch(/Devuelto el/);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("asks for the code after the account, and keeps the typed values when it is wrong", async () => {
    const [onSendCode, onGive] = [vi.fn(done), vi.fn((..._: unknown[]) => done())];
    const dialog = (codeSent: boolean, failure: string | null = null) => (
      <OwnAccountDialog
        refund={refund}
        codeSent={codeSent}
        onSendCode={onSendCode}
        onGive={onGive}
        {...idle}
        failure={failure}
      />
    );
    const { rerender } = show(dialog(false));
    press("Enviarme el código");
    expect(await screen.findByText("El número de cuenta es obligatorio")).toBeTruthy();
    expect(onSendCode).not.toHaveBeenCalled();
    typeAccount();
    press("Enviarme el código");
    await waitFor(() => expect(onSendCode).toHaveBeenCalledOnce());
    rerender(framed(dialog(true)));
    type(/^Código/, "123456");
    press("Guardar cuenta");
    await waitFor(() => expect(onGive).toHaveBeenCalledWith(account, "123456"));
    rerender(framed(dialog(true, "El código no es correcto")));
    expect((screen.getByLabelText(/^Número de cuenta/) as HTMLInputElement).value).toBe("123 456 78901");
  });
});
