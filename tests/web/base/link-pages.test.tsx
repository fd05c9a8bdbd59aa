// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { DecisionDialogs } from "../../../web/src/features/quotes/approval/DecisionDialogs.tsx";
import { useQuoteDecision } from "../../../web/src/features/quotes/approval/useQuoteDecision.ts";
import { OwnClaimScreen } from "../../../web/src/pages/claims/OwnClaimScreen.tsx";
import { OwnContractScreen } from "../../../web/src/pages/payments/OwnContractScreen.tsx";
import { PayScreen } from "../../../web/src/pages/payments/PayScreen.tsx";
import { ThanksScreen } from "../../../web/src/pages/payments/ThanksScreen.tsx";
import { PassengerFormScreen } from "../../../web/src/pages/quotes/PassengerFormScreen.tsx";
import { payForm } from "../../../web/src/features/payments/card/pay.form.ts";
import { keepSent } from "../../../web/src/features/payments/card/typed-payment.ts";
import { inDays } from "../../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers, showConnected } from "../../support/web.tsx";

const route = (path: string, Screen: ComponentType): AppRoute => ({
  path,
  guard: "public",
  layout: "bare",
  screen: async () => Screen,
});
const routes: AppRoute[] = [
  route("/passenger-form/:quoteId", PassengerFormScreen),
  route("/pago/:contractId", OwnContractScreen),
  route("/reclamos/:claimId", OwnClaimScreen),
  route("/pay", PayScreen),
  route("/thanks", ThanksScreen),
];
const refused = (code: string, message: string) => ({
  errors: [{ message, extensions: { code } }],
  data: null,
});

/** Answer of where a link leads. */
const leads = (of: { opens?: readonly string[]; mails?: readonly string[] }) => ({
  LinkLeads: {
    data: { linkLeads: { __typename: "LinkLeads", opens: [], mails: [], cancelled: false, ...of } },
  },
});

afterEach(cleanup);

describe("a link of another thing", () => {
  it.each([
    ["/passenger-form/q?token=abc", "QuotePassengers", /^Este enlace no abre los datos de los viajeros\./],
    ["/reclamos/r?token=abc", "OwnClaimDetail", "Solicitud no encontrada"],
  ])("%s says so in its heading, without blaming the connection", async (address, operation, heading) => {
    serverAnswers({
      [operation]: refused("NOT_FOUND", "Solicitud no encontrada"),
      ...leads({ mails: ["passengers"] }),
    });
    openAt(address, routes);
    await screen.findByRole("heading", { level: 1, name: heading });
    expect(screen.queryByText(/Revisa tu conexión/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Reintentar" })).toBeNull();
  });

  it("to the trip of its contract offers to mail the right one", async () => {
    serverAnswers({
      OwnContract: refused("NOT_FOUND", "Contrato no encontrado"),
      ...leads({ mails: ["trip"] }),
      LinkedPageMailing: ({ page }) => ({ data: { mailLinkedPage: `${String(page)}@example.com` } }),
    });
    openAt("/pago/c?token=abc", routes);
    await screen.findByRole("heading", { level: 1, name: /^Este enlace no abre esta página/ });
    expect(screen.queryByText("Contrato no encontrado")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Enviarme el enlace" }));
    expect((await screen.findByRole("status")).textContent).toBe("Te lo enviamos a trip@example.com.");
  });

  it("to pay, of nothing, says in its heading what to open", async () => {
    serverAnswers({ Me: { data: { me: { __typename: "User", ...aSessionUser() } } } });
    openAt("/pay", routes, "a-token");
    await screen.findByRole("heading", { level: 1, name: /^Abre el enlace de pago/ });
  });
});

describe("after paying", () => {
  afterEach(() => sessionStorage.clear());
  const attempt = {
    __typename: "OnlineAttempt",
    id: "a",
    status: "declined",
    monto: 300_000,
    medio: "card",
    reference: "R-1",
    contractId: "c",
    orderId: null,
    motivo: "Fondos insuficientes",
    bankUrl: null,
    enRevision: false,
    cancelado: false,
    transaction: null,
    payment: null,
    proximoPago: null,
  };
  const answered = (changed: object) => ({
    OnlinePaymentLookUp: { data: { lookUpOnlinePayment: { ...attempt, ...changed } } },
  });

  it("a payment that was declined is tried again with the amount that was chosen", async () => {
    serverAnswers(answered({}));
    openAt("/thanks?pago=k", routes);
    const again = await screen.findByRole("link", { name: "Intentar de nuevo" });
    expect(again.getAttribute("href")).toBe("/pay?contrato=c&monto=300000");
  });

  it("it is tried again by the link that opened the page, with all that was typed but the card", async () => {
    const links: (string | null)[] = [];
    serverAnswers({
      ...answered({}),
      OnlineCheckout: (_, headers) => {
        links.push(headers.get("x-link-token"));
        return {
          data: {
            onlineBill: {
              __typename: "OnlineBill",
              titulo: "Contrato CT-1",
              destino: "Cartagena",
              motivo: null,
              precioTotal: 900_000,
              saldoPendiente: 900_000,
              porPagar: 900_000,
              montoSugerido: 450_000,
            },
            onlineCheckout: {
              __typename: "OnlineCheckout",
              publicKey: "pub_test_x",
              providerUrl: "/w",
              montoMinimo: 1_500,
              terms: { __typename: "OnlineAcceptance", token: "t", permalink: "https://p.co/t" },
              personalData: { __typename: "OnlineAcceptance", token: "d", permalink: "https://p.co/d" },
            },
          },
        };
      },
    });
    const typed = payForm({
      monto: 300_000,
      email: "maria@example.com",
      cardNumber: "4111",
      cardHolder: "María Pérez",
      cuotas: 3,
      terms: true,
      personalData: true,
    });
    keepSent("c", "abc", typed);
    openAt("/thanks?pago=k", routes);
    const again = await screen.findByRole("link", { name: "Intentar de nuevo" });
    expect(again.getAttribute("href")).toBe("/pay?contrato=c&token=abc&monto=300000");
    fireEvent.click(again);
    const email = await screen.findByRole<HTMLInputElement>("textbox", { name: /Correo para el recibo/ });
    expect(email.value).toBe("maria@example.com");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /Número de la tarjeta/ }).value).toBe("");
    for (const box of screen.getAllByRole<HTMLInputElement>("checkbox")) expect(box.checked).toBe(true);
    expect(screen.getByRole("button", { name: /^Pagar/ }).textContent).toMatch(/300\.000/);
    expect(links).toEqual(["abc"]);
  });

  it("a payment that counts leads to the trip, its receipt and the next due amount", async () => {
    const paid = {
      status: "approved",
      payment: { __typename: "OnlinePayment", id: "p", status: "verified" },
      proximoPago: { __typename: "OnlineNextPayment", monto: 600_000, fechaVencimiento: inDays(60) },
    };
    serverAnswers({
      ...answered(paid),
      ...leads({ opens: ["payment", "trip"] }),
      NextPageOpening: (_, headers) => ({
        data: { openNextPage: `https://agencia.test/pago/c?token=next-of-${headers.get("x-link-token")}` },
      }),
    });
    keepSent("c", "abc", payForm({ monto: 300_000, email: "maria@example.com" }));
    const { router } = openAt("/thanks?pago=k", routes);
    const trip = await screen.findByRole("button", { name: "Ver mi viaje" });
    screen.getByRole("button", { name: "Ver recibo" });
    expect(screen.getByText(/Tu próximo pago/).textContent).toMatch(/600\.000/);
    // An effect forgets it, which may run after the page is drawn.
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain("maria@example.com"));
    fireEvent.click(trip);
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: "/pago/c", search: "?token=next-of-abc" }),
    );
  });

  it("a payment that counts mails the trip where the link does not lead there", async () => {
    serverAnswers({
      ...answered({
        status: "approved",
        payment: { __typename: "OnlinePayment", id: "p", status: "pending" },
      }),
      ...leads({ mails: ["trip"] }),
    });
    keepSent("c", "abc", payForm({ monto: 300_000, email: "maria@example.com" }));
    openAt("/thanks?pago=k", routes);
    await screen.findByRole("button", { name: "Enviarme el enlace de mi viaje" });
    expect(screen.queryByRole("button", { name: "Ver mi viaje" })).toBeNull();
  });

  it("a payment of which nothing is known yet is being processed", async () => {
    serverAnswers({ OnlinePaymentLookUp: () => new Promise(() => undefined) as never });
    openAt("/thanks?pago=k", routes);
    await screen.findByRole("heading", { level: 1, name: "Procesando…" });
  });
});

describe("a decision that is refused", () => {
  function Approval() {
    const decision = useQuoteDecision("q", "abc", 1, null, []);
    return (
      <>
        <button onClick={() => decision.show("approve")}>Decidir</button>
        <DecisionDialogs destination="Cartagena" price={3_000_000} option={null} decision={decision} />
      </>
    );
  }

  it("is shown once, in its dialog", async () => {
    serverAnswers({ QuoteDecideApprove: refused("CONFLICT", "Hay una versión más reciente.") });
    showConnected(<Approval />);
    fireEvent.click(screen.getByRole("button", { name: "Decidir" }));
    fireEvent.click(await screen.findByRole("button", { name: "Aprobar cotización" }));
    const dialog = await screen.findByRole("dialog");
    await within(dialog).findByText("Hay una versión más reciente.");
    await act(async () => undefined);
    expect(screen.getAllByText("Hay una versión más reciente.")).toHaveLength(1);
  });
});
