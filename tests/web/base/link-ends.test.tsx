// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { SettingsContext } from "../../../web/src/base/settings.ts";
import { ConfirmEmailScreen } from "../../../web/src/pages/accounts/ConfirmEmailScreen.tsx";
import { ResetPasswordScreen } from "../../../web/src/pages/accounts/ResetPasswordScreen.tsx";
import { OwnClaimScreen } from "../../../web/src/pages/claims/OwnClaimScreen.tsx";
import { EmailChangeScreen } from "../../../web/src/pages/contracts/EmailChangeScreen.tsx";
import { SharedTripScreen } from "../../../web/src/pages/contracts/SharedTripScreen.tsx";
import { SignatureScreen } from "../../../web/src/pages/contracts/SignatureScreen.tsx";
import { SignatureSuccessScreen } from "../../../web/src/pages/contracts/SignatureSuccessScreen.tsx";
import { OwnContractScreen } from "../../../web/src/pages/payments/OwnContractScreen.tsx";
import { PayScreen } from "../../../web/src/pages/payments/PayScreen.tsx";
import { ThanksScreen } from "../../../web/src/pages/payments/ThanksScreen.tsx";
import { PassengerFormScreen } from "../../../web/src/pages/quotes/PassengerFormScreen.tsx";
import { QuoteApprovalScreen } from "../../../web/src/pages/quotes/QuoteApprovalScreen.tsx";
import { START } from "../../support/calendar.ts";
import { type Answers, aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const agency = { whatsapp: "573001234567", email: "hola@agencia.test", hiddenFeatures: [], notices: [] };

/** Opens an address of one screen, as an agency's client does whose telephone takes chats. */
function open(path: string, Screen: ComponentType, address: string, answers: Answers, token?: string) {
  const Page = () => (
    <SettingsContext value={{ appName: "", wompiPublicKey: "", agency: agency as never }}>
      <Screen />
    </SettingsContext>
  );
  const route: AppRoute = { path, guard: "public", layout: "bare", screen: async () => Page };
  serverAnswers(answers);
  openAt(address, [route], token);
}

/** Expects the ways that each end has: the agency's chat and its mail. */
async function expectContact() {
  const chat = await screen.findByRole("link", { name: "Escribir por WhatsApp" });
  expect(chat.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/573001234567/);
  const mail = screen.getByRole("link", { name: "Escribir un correo" });
  expect(mail.getAttribute("href")).toBe("mailto:hola@agencia.test");
}

afterEach(cleanup);

const over = {
  errors: [{ message: "El enlace no es válido o ya venció.", extensions: { code: "UNAUTHENTICATED" } }],
  data: null,
};
const other = { errors: [{ message: "No encontrado", extensions: { code: "NOT_FOUND" } }], data: null };

const opened: Readonly<Record<string, readonly [ComponentType, path: string, operation: string]>> = {
  "a proposal": [QuoteApprovalScreen, "/quote-approval/:quoteId", "QuoteApproval"],
  "who travels": [PassengerFormScreen, "/passenger-form/:quoteId", "QuotePassengers"],
  "a contract to sign": [SignatureScreen, "/contract-signature/:contractId", "SignatureDetail"],
  "the page after signing": [SignatureSuccessScreen, "/signature-success/:contractId", "SignatureDetail"],
  "a trip": [OwnContractScreen, "/pago/:contractId", "OwnContract"],
  "a shared trip": [SharedTripScreen, "/viaje/:shareId", "SharedTrip"],
  "a changed address": [EmailChangeScreen, "/correo-cambiado", "EmailChangeDetail"],
  "a claim": [OwnClaimScreen, "/reclamos/:claimId", "OwnClaimDetail"],
};
const addressOf = (path: string) => `${path.replace(/:\w+/, "c")}?token=abc`;

describe("a link that is over leads to the agency:", () => {
  it.each(Object.entries(opened))("%s", async (_, [Screen, path, operation]) => {
    open(path, Screen, addressOf(path), { [operation]: over });
    await screen.findByRole("heading", { level: 1, name: /ya venció/ });
    await expectContact();
  });

  it("an addendum", async () => {
    const path = "/contract-signature/:contractId";
    open(path, SignatureScreen, `${addressOf(path)}&otrosi=a`, { AddendumToSign: over });
    await screen.findByRole("heading", { level: 1, name: /ya venció/ });
    await expectContact();
  });
});

/** Answer of where a link leads, and of the mail that it asks for. */
const leads = (of: { opens?: string[]; mails?: string[]; cancelled?: boolean }): Answers => ({
  LinkLeads: ({ token }) =>
    token === "abc"
      ? { data: { linkLeads: { __typename: "LinkLeads", opens: [], mails: [], cancelled: false, ...of } } }
      : other,
  LinkedPageMailing: ({ token, page }) => ({
    data: { mailLinkedPage: `${String(token)}-${String(page)}@example.com` },
  }),
});

/** Pages of a sale that a link opens, and the name of each in the mail with its link. */
const ofSale = {
  "a proposal": "proposal",
  "who travels": "passengers",
  "a contract to sign": "signature",
  "the page after signing": "trip",
  "a trip": "trip",
} as const;
const refusals = [
  ["is over", over],
  ["is of another page", other],
] as const;
const cells = Object.entries(ofSale).flatMap(([name, page]) =>
  refusals.map(([why, refused]) => [name, why, page, refused] as const),
);

describe("a page of a sale says what its link leads to, before a button is drawn:", () => {
  it.each(cells)("%s, whose link %s, is mailed where it can be", async (name, _, page, refused) => {
    const [Screen, path, operation] = opened[name]!;
    open(path, Screen, addressOf(path), { [operation]: refused, ...leads({ mails: [page, "trip"] }) });
    fireEvent.click(await screen.findByRole("button", { name: "Enviarme el enlace" }));
    expect((await screen.findByRole("status")).textContent).toBe(`Te lo enviamos a abc-${page}@example.com.`);
    await expectContact();
  });

  it.each(cells)("%s, whose link %s, mails the trip where it can", async (name, _, page, refused) => {
    const [Screen, path, operation] = opened[name]!;
    open(path, Screen, addressOf(path), { [operation]: refused, ...leads({ mails: ["trip"] }) });
    const label = page === "trip" ? "Enviarme el enlace" : "Enviarme el enlace de mi viaje";
    fireEvent.click(await screen.findByRole("button", { name: label }));
    expect((await screen.findByRole("status")).textContent).toBe("Te lo enviamos a abc-trip@example.com.");
  });

  it.each(cells)("%s, whose link %s, draws no button where nothing is", async (name, _, __, refused) => {
    const [Screen, path, operation] = opened[name]!;
    open(path, Screen, addressOf(path), { [operation]: refused, ...leads({}) });
    await expectContact();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByText(/no encontrad[oa]/)).toBeNull();
  });

  it.each(cells)("%s, whose link %s, of a trip that was cancelled", async (name, _, __, refused) => {
    const [Screen, path, operation] = opened[name]!;
    open(path, Screen, addressOf(path), {
      [operation]: refused,
      ...leads({ mails: ["trip"], cancelled: true }),
    });
    await expectCancelled();
  });

  it("an addendum, beside the mail of its own link", async () => {
    const path = "/contract-signature/:contractId";
    open(path, SignatureScreen, `${addressOf(path)}&otrosi=a`, {
      AddendumToSign: other,
      ...leads({ mails: ["addendum", "trip"] }),
    });
    fireEvent.click(await screen.findByRole("button", { name: "Enviarme el enlace" }));
    expect((await screen.findByRole("status")).textContent).toBe(
      "Te lo enviamos a abc-addendum@example.com.",
    );
  });

  async function expectCancelled() {
    await screen.findByRole("heading", { level: 1, name: /^Este viaje se canceló\./ });
    await expectContact();
    fireEvent.click(screen.getByRole("button", { name: "Enviarme el enlace" }));
    expect((await screen.findByRole("status")).textContent).toBe("Te lo enviamos a abc-trip@example.com.");
  }
  const onlineBill = {
    __typename: "OnlineBill",
    pagador: null,
    titulo: "Pago de tu viaje",
    destino: null,
    motivo: null as string | null,
    precioTotal: null,
    saldoPendiente: null,
    porPagar: null,
    montoSugerido: 300_000,
  };
  const document = { __typename: "OnlineAcceptance", token: "t", permalink: "https://p.co/t" };
  const onlineCheckout = {
    __typename: "OnlineCheckout",
    publicKey: "pub_test_x",
    providerUrl: "/w",
    montoMinimo: 1_500,
    terms: document,
    personalData: document,
  };

  it("to pay what is billed no more, of a trip that was cancelled", async () => {
    const bill = { ...onlineBill, motivo: "El contrato está cancelado." };
    open("/pay", PayScreen, "/pay?contrato=c&token=abc", {
      OnlineCheckout: { data: { onlineBill: bill, onlineCheckout: null } },
      ...leads({ mails: ["trip"], cancelled: true }),
    });
    await expectCancelled();
  });

  it.each([
    [["payment"], 1],
    [[], 0],
  ] as const)("to pay by a link of something else, with the mails %s", async (mails, offers) => {
    open("/pay", PayScreen, "/pay?contrato=c&token=abc", {
      OnlineCheckout: { data: { onlineBill, onlineCheckout } },
      ...leads({ mails: [...mails] }),
    });
    await screen.findByText(/^Este enlace no muestra tu viaje ni tu saldo/);
    await waitFor(() =>
      expect(screen.queryAllByRole("button", { name: "Enviarme el enlace para pagar" })).toHaveLength(offers),
    );
    screen.getByRole("button", { name: /^Pagar/ });
  });

  it.each([
    ["leads to the trip", { opens: ["trip"] }, "button", "Ver mi viaje"],
    ["mails its link", { mails: ["trip"] }, "button", "Enviarme el enlace de mi viaje"],
  ])("to pay what owes nothing any more %s", async (_, led, role, name) => {
    const bill = { ...onlineBill, saldoPendiente: 0, motivo: "No hay nada pendiente por pagar." };
    const address = "/pay?contrato=c&token=abc";
    open("/pay", PayScreen, address, {
      OnlineCheckout: { data: { onlineBill: bill, onlineCheckout } },
      ...leads({ opens: [], mails: [], ...led }),
    });
    await screen.findByText("No hay nada pendiente por pagar.");
    expect(await screen.findByRole(role, { name })).toBeTruthy();
  });

  it("to pay what another device paid meanwhile: the refusal reads the bill again", async () => {
    const bill = { ...onlineBill, saldoPendiente: 300_000, porPagar: 300_000 };
    let paid = false;
    const text = "El monto supera el saldo pendiente ($ 0).";
    open("/pay", PayScreen, "/pay?contrato=c&token=abc", {
      OnlineCheckout: () => ({
        data: {
          onlineBill: paid
            ? { ...bill, saldoPendiente: 0, porPagar: 0, motivo: "No hay nada pendiente por pagar." }
            : bill,
          onlineCheckout,
        },
      }),
      OnlinePay: () => {
        paid = true;
        return { errors: [{ message: text, extensions: { code: "BAD_USER_INPUT", field: "monto" } }] };
      },
      ...leads({ opens: [], mails: [] }),
    });
    const typed = {
      "Correo para el recibo": "maria@example.com",
      "Celular de Nequi": "3001234567",
    };
    fireEvent.click(await screen.findByRole("button", { name: "Nequi" }));
    for (const [label, value] of Object.entries(typed))
      fireEvent.change(await screen.findByLabelText(new RegExp(label)), { target: { value } });
    for (const box of screen.getAllByRole("checkbox")) fireEvent.click(box);
    fireEvent.click(screen.getByRole("button", { name: /^Pagar/ }));
    await screen.findByText("No hay nada pendiente por pagar.");
    expect(screen.queryByRole("button", { name: /^Pagar/ })).toBeNull();
  });

  it("to pay of who knows the id alone leads nowhere once nothing is due", async () => {
    const bill = { ...onlineBill, motivo: "No hay nada pendiente por pagar." };
    open("/pay", PayScreen, "/pay?contrato=c", {
      OnlineCheckout: { data: { onlineBill: bill, onlineCheckout } },
    });
    await screen.findByText("No hay nada pendiente por pagar.");
    expect(screen.queryByRole("link", { name: "Ver mi viaje" })).toBeNull();
  });
});

describe("a record that is over leads on:", () => {
  const contract = {
    __typename: "Contract",
    id: "c",
    contractNumber: "CT-1",
    formaPago: "contado",
    origen: "Bogotá",
    destino: "Cartagena",
    precioTotal: 3_000_000,
    numeroPasajeros: 2,
    fechaInicioViaje: null,
    fechaFinViaje: null,
    pasajeroTitular: null,
    clienteTipoDocumento: "cc",
    clienteDocumentoIdentidad: "52123456",
    signedAt: null,
    pdfDesactualizado: false,
    printedNames: "",
    emailHeldUntil: null,
    emailDenied: false,
    smsCodeTo: null,
    pdfVersion: null,
    pdfSha256: null,
    cliente: { __typename: "ContractClient", name: "María", lastname: "Torres", email: null },
    plan: [],
    advisor: null,
  };
  const signing = "/contract-signature/:contractId";
  const answered = (changed: object) => ({
    SignatureDetail: { data: { contract: { ...contract, ...changed } } },
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role: 1 }) } } },
  });

  it.each([
    ["is prepared", { status: "draft" }],
    ["changes", { status: "active", pdfDesactualizado: true }],
    ["was signed", { status: "signed" }],
  ])("a contract without an advisor that %s, to the agency", async (_, changed) => {
    open(signing, SignatureScreen, "/contract-signature/c?token=abc", answered(changed));
    await screen.findByRole("alert");
    await expectContact();
  });

  it("one that was cancelled, to its trip with the refund, and to the agency", async () => {
    open(signing, SignatureScreen, "/contract-signature/c", answered({ status: "cancelled" }), "a-token");
    const trip = await screen.findByRole("link", { name: "Ver mi viaje" });
    expect(trip.getAttribute("href")).toBe("/pago/c");
    await expectContact();
  });

  it.each(["confirmado", "negado", "deshecho"])("a change of an address that is %s", async (state) => {
    const change = { __typename: "AskedEmailChange", about: "tu contrato", changedAt: START, state };
    open("/correo-cambiado", EmailChangeScreen, "/correo-cambiado?token=abc", {
      EmailChangeDetail: { data: { askedEmailChange: change } },
    });
    await screen.findByRole("heading", { level: 1 });
    await expectContact();
  });

  it("a payment of nothing, and one that nobody knows", async () => {
    open("/pay", PayScreen, "/pay?contrato=c", { OnlineCheckout: other });
    await screen.findByRole("heading", { level: 1, name: /^Abre el enlace de pago/ });
    await expectContact();
    cleanup();
    open("/thanks", ThanksScreen, "/thanks?pago=k", {
      OnlinePaymentLookUp: { data: { lookUpOnlinePayment: null } },
    });
    await screen.findByRole("heading", { level: 1, name: /^No encontramos ese pago/ });
    await expectContact();
  });
});

describe("a link of an account that is over offers another one:", () => {
  it.each([
    ["a new password", ResetPasswordScreen, "/recuperar"],
    ["an address to confirm", ConfirmEmailScreen, "/profile"],
  ] as const)("%s", async (_, Screen, leadsTo) => {
    open("/cuenta", Screen, "/cuenta", {});
    const again = await screen.findByRole("link", { name: "Pedir otro enlace" });
    expect(again.getAttribute("href")).toBe(leadsTo);
  });
});
