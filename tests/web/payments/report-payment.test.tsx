// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ReportPaymentDialog } from "../../../web/src/features/payments/client-page/ReportPaymentDialog.tsx";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

const accounts = [{ id: "bank", name: "Bancolombia · Cuenta de ahorros", number: "123 456" }];

function open(offered: typeof accounts) {
  const onSubmit = vi.fn((_: { readonly input: object }) => Promise.resolve(null));
  const proposal = { monto: 500_000, observaciones: "" };
  const state = { busy: false, failure: null, onClose: () => undefined };
  show(
    <ReportPaymentDialog
      left={500_000}
      proposal={proposal}
      accounts={offered}
      onSubmit={onSubmit}
      {...state}
    />,
  );
  const send = async () => {
    fireEvent.click(screen.getByRole("button", { name: "Enviar" }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    return onSubmit.mock.calls[0]?.[0].input;
  };
  return { send };
}
const field = () => screen.queryByRole("combobox", { name: /^Cuenta a la que pagaste/ });

it("a client says into which of the accounts that they were shown they paid", async () => {
  const { send } = open(accounts);
  fireEvent.mouseDown(field()!);
  fireEvent.click(await screen.findByRole("option", { name: "Bancolombia · Cuenta de ahorros 123 456" }));
  expect(await send()).toMatchObject({ cuentaAgenciaId: "bank" });
});

it("a client who does not remember the account says none", async () => {
  expect(await open(accounts).send()).toMatchObject({ cuentaAgenciaId: null });
});

it("where the page shows no account a client is asked for none", () => {
  open([]);
  expect(field()).toBeNull();
});
