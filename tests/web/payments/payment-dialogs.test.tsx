// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { usePaymentActs } from "../../../web/src/features/payments/payment/payment.acts.tsx";
import type { PaymentAct } from "../../../web/src/features/payments/payment/payment.offered-acts.ts";
import type {
  AccountOfMoneyFragment,
  PaymentRowFragment,
} from "../../../web/src/features/payments/payment/payments.generated.ts";
import {
  type PaymentForm,
  registrationOf,
} from "../../../web/src/features/payments/registration/register.form.ts";
import { RegisterPaymentDialog } from "../../../web/src/features/payments/registration/RegisterPaymentDialog.tsx";
import { inDays, TODAY, YEAR } from "../../support/calendar.ts";
import { openAct } from "../../support/record-acts.tsx";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
const text = () => screen.getByRole("dialog").textContent?.replaceAll("\u00a0", " ") ?? "";

describe("registering a payment", () => {
  const bank: AccountOfMoneyFragment = {
    id: "bank",
    kind: "ahorros",
    bank: "Bancolombia",
    keyKind: null,
    number: "12345678901",
    active: true,
  };
  const nequi: AccountOfMoneyFragment = {
    ...bank,
    id: "nequi",
    kind: "nequi",
    bank: "Nequi",
    number: "3001234567",
  };

  function open(over: { failure?: string | null; left?: number; withholds?: boolean } = {}) {
    const onSubmit = vi.fn((_: { readonly values: PaymentForm }) => Promise.resolve(null));
    const dialog = (failure: string | null) => (
      <RegisterPaymentDialog
        payable={{ article: "el", noun: "contrato", name: `CT-${YEAR}-000001` }}
        client="María Torres"
        left={over.left ?? 1_500_000}
        proposal={{ monto: 500_000, observaciones: "Pago de Cuota 2 de 3" }}
        accounts={[bank, nequi]}
        withholds={over.withholds ?? true}
        busy={false}
        failure={failure}
        onSubmit={onSubmit}
        onClose={() => undefined}
      />
    );
    show(dialog(over.failure ?? null));
    return { onSubmit };
  }

  it("begins with the amount due today, and says the amount on its button", async () => {
    const { onSubmit } = open();
    expect(text()).toContain(`CT-${YEAR}-000001 de María Torres`);
    expect(text()).toContain("Pueden registrarse hasta $ 1.500.000");
    press(/^Registrar \$\s500\.000$/);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0].values).toMatchObject({
      monto: 500_000,
      fechaPago: TODAY,
      medio: "transferencia",
      observaciones: "Pago de Cuota 2 de 3",
      comprobante: null,
    });
  });

  it("proposes the account that its means goes into, until a person chooses one", async () => {
    const { onSubmit } = open();
    const choose = async (field: RegExp, option: RegExp) => {
      fireEvent.mouseDown(screen.getByRole("combobox", { name: field }));
      fireEvent.click(await screen.findByRole("option", { name: option }));
    };
    const account = () => screen.getByRole("combobox", { name: /^Cuenta que lo recibió/ }).textContent;
    expect(account()).toBe("Bancolombia ··8901");
    await choose(/^Medio de pago/, /^Nequi/);
    await waitFor(() => expect(account()).toBe("Nequi ··4567"));
    press(/^Registrar \$/);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0].values).toMatchObject({ medio: "nequi", cuentaAgenciaId: "nequi" });
    await choose(/^Medio de pago/, /^Efectivo/);
    expect(screen.queryByRole("combobox", { name: /^Cuenta que lo recibió/ })).toBeNull();
  });

  it("asks for withheld amounts only when opened, and shows the amount taken off the balance", async () => {
    const { onSubmit } = open();
    expect(screen.queryByLabelText("Retención en la fuente")).toBeNull();
    press("Agregar");
    type("Retención en la fuente", "20000");
    type("Retención de ICA", "4830");
    expect(text()).toContain("El saldo baja $ 524.830: $ 500.000 que entraron y $ 24.830 retenidos.");
    press(/^Registrar \$\s500\.000$/);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    const [filled] = onSubmit.mock.calls[0] as unknown as [{ input: Parameters<typeof registrationOf>[0] }];
    expect(registrationOf(filled.input, null, "k", false).input).toMatchObject({
      monto: 500_000,
      retencion: { renta: 20_000, iva: null, ica: 4_830 },
    });
  });

  it("sends nothing about withholdings when there are none, as a reservation's payment takes none", async () => {
    const { onSubmit } = open({ withholds: false });
    expect(text()).not.toContain("Retenciones");
    press(/^Registrar \$/);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    const [filled] = onSubmit.mock.calls[0] as unknown as [{ input: Parameters<typeof registrationOf>[0] }];
    expect(registrationOf(filled.input, null, "k", false).input).not.toHaveProperty("retencion");
  });

  it.each([
    ["more than is left", "1.500.001", /El monto supera el saldo pendiente \(\$\s1\.500\.000\)\./],
    ["nothing", "", /El monto debe ser mayor a cero/],
  ])("refuses %s before anything is sent", async (_, amount, message) => {
    const { onSubmit } = open();
    type(/^Valor/, amount);
    press(/^Registrar/);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("refuses a day in the future", async () => {
    const { onSubmit } = open();
    type(/^Fecha de pago/, inDays(1));
    press(/^Registrar/);
    expect(await screen.findByText("La fecha de pago no puede ser futura")).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("takes no file but a picture or a PDF of up to 10 MB", async () => {
    const { onSubmit } = open();
    const file = new File(["MZ"], "pago.exe", { type: "application/x-msdownload" });
    fireEvent.change(screen.getByLabelText(/^Adjuntar comprobante/), { target: { files: [file] } });
    press(/^Registrar/);
    expect(await screen.findByText("Solo se permiten archivos JPG, PNG o PDF")).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("the dialogs of a payment", () => {
  const pending = {
    id: "p",
    monto: 500_000,
    medio: "transferencia",
    fechaPago: inDays(-2),
    status: "pending",
    receiptNumber: `RC-${YEAR}-000007`,
    comprobanteFileId: null,
    pagadorEmail: null,
    saldoPendiente: 2_000_000,
    retenido: 0,
    version: 3,
    paidFor: {
      kind: "contract",
      contractId: "c",
      orderId: null,
      receiptsTo: "maria@example.com",
      article: "el",
      noun: "contrato",
      name: `CT-${YEAR}-000001`,
      cancelled: false,
      clientTrip: { destino: "Cartagena", nombreCliente: "María Torres" },
    },
  } as PaymentRowFragment;

  const open = (act: PaymentAct, payment = pending, message = "No") =>
    openAct(usePaymentActs, act, payment, {
      message,
      answers: { PaymentDecided: { data: { payment: null } } },
    });

  it("say before verifying what is left then, and who gets the receipt", async () => {
    const sent = open("verify");
    expect(text()).toContain("cuyo saldo quedará en $ 1.500.000");
    expect(text()).toContain("se enviará a maria@example.com");
    expect(sent()).toEqual([]);
    press(/^Verificar \$\s500\.000$/);
    await waitFor(() => expect(sent()).toEqual([{ id: "p", input: { status: "verified" } }]));
  });

  it("say before verifying for a cancelled contract that its amount is refunded", () => {
    open("verify", { ...pending, paidFor: { ...pending.paidFor, cancelled: true } });
    expect(text()).toContain(`El contrato CT-${YEAR}-000001 está cancelado.`);
    expect(text()).toContain("se abre una devolución de $ 500.000 para el cliente");
    expect(text()).toContain("se enviará a maria@example.com");
    expect(text()).not.toContain("cuyo saldo quedará");
  });

  it("say before reversing for a cancelled contract that nothing is refunded, and no balance", () => {
    open("reverse", { ...pending, paidFor: { ...pending.paidFor, cancelled: true } });
    expect(text()).toContain("Lo que faltaba por devolver de él ya no se devuelve.");
    expect(text()).not.toContain("cuyo saldo");
  });

  it("say before refunding a payment in review by when it is refunded, and who is notified", async () => {
    const sent = open("refund");
    expect(text()).toContain("quedará por devolver en 15 días. Le avisaremos a maria@example.com");
    press(/^Devolver \$\s500\.000$/);
    await waitFor(() => expect(sent()).toEqual([{ id: "p" }]));
  });

  it.each([
    [
      "reject",
      /^Rechazar \$\s500\.000$/,
      "Motivo del rechazo",
      "no contará",
      { status: "rejected", observaciones: "El banco no lo reporta" },
    ],
    [
      "reverse",
      /^Reversar \$\s500\.000$/,
      "Motivo de la reversión",
      "cuyo saldo subirá a $ 2.500.000",
      { motivo: "El banco no lo reporta" },
    ],
  ] as const)("ask a reason before they %s", async (act, button, label, consequence, input) => {
    const sent = open(act);
    expect(text()).toContain(consequence);
    press(button);
    expect(await screen.findByText("El motivo es obligatorio")).toBeTruthy();
    expect(sent()).toEqual([]);
    type(new RegExp(label), " El banco no lo reporta ");
    press(button);
    await waitFor(() => expect(sent()).toEqual([{ id: "p", input }]));
  });

  it("show the withheld amounts before changing them, and send all with the payment's version", async () => {
    const stated = { ...pending, retencionRenta: 40_000, retencionIca: 9_660, retenido: 49_660 };
    const sent = open("withhold", stated);
    expect((screen.getByLabelText("Retención en la fuente") as HTMLInputElement).value).toMatch(/40\.000$/);
    type("Retención de ICA", "");
    type("Certificado número", " 0042 ");
    type(/^Día del certificado/, inDays(1));
    press("Guardar");
    expect(await screen.findByText("El día del certificado no puede ser futuro")).toBeTruthy();
    expect(sent()).toEqual([]);
    type(/^Día del certificado/, TODAY);
    press("Guardar");
    const input = {
      renta: 40_000,
      iva: null,
      ica: null,
      certificado: "0042",
      certificadoDia: TODAY,
      version: 3,
    };
    await waitFor(() => expect(sent()).toEqual([{ id: "p", input }]));
  });

  it("count the withheld amounts in the balance that is left", () => {
    open("verify", { ...pending, retenido: 40_000 });
    expect(text()).toContain("con $ 40.000 retenidos por el cliente, cuyo saldo quedará en $ 1.460.000");
  });

  it("keep the typed values when the server refuses", async () => {
    open("reject", pending, "El pago ya fue decidido");
    type(/Motivo del rechazo/, "No llegó");
    press(/^Rechazar \$\s500\.000$/);
    expect(await screen.findByText("El pago ya fue decidido")).toBeTruthy();
    expect((screen.getByLabelText(/Motivo del rechazo/) as HTMLTextAreaElement).value).toBe("No llegó");
  });

  it.each(["withdraw", "refund"] as const)("stay open and show why they could not %s", async (act) => {
    open(act, pending, "El pago ya fue decidido");
    press(/\$\s500\.000$/);
    expect(await within(screen.getByRole("dialog")).findByText("El pago ya fue decidido")).toBeTruthy();
  });

  it("ask for the file before it is uploaded", async () => {
    const sent = open("attach");
    press("Subir comprobante");
    expect(await screen.findByText("El comprobante es obligatorio")).toBeTruthy();
    expect(sent()).toEqual([]);
    const file = new File(["%PDF-1.7"], "pago.pdf", { type: "application/pdf" });
    fireEvent.change(screen.getByLabelText(/^Elegir archivo/), { target: { files: [file] } });
    press("Subir comprobante");
    await waitFor(() => expect(sent()).toEqual([{ id: "p", file: null }]));
  });
});
