// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { AppRoute } from "../../web/src/app/routes/route.ts";
import { DecisionDialogs } from "../../web/src/features/quotes/approval/DecisionDialogs.tsx";
import { useQuoteDecision } from "../../web/src/features/quotes/approval/useQuoteDecision.ts";
import { OwnClaimScreen } from "../../web/src/pages/claims/OwnClaimScreen.tsx";
import { OwnContractScreen } from "../../web/src/pages/payments/OwnContractScreen.tsx";
import { PayScreen } from "../../web/src/pages/payments/PayScreen.tsx";
import { ThanksScreen } from "../../web/src/pages/payments/ThanksScreen.tsx";
import { PassengerFormScreen } from "../../web/src/pages/quotes/PassengerFormScreen.tsx";
import { aSessionUser, openAt, serverAnswers, showConnected } from "../support/web.tsx";

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

afterEach(cleanup);

describe("a link of another thing", () => {
  it.each([
    ["/passenger-form/q?token=abc", "QuotePassengers", "Cotización no encontrada"],
    ["/pago/c?token=abc", "OwnContract", "Contrato no encontrado"],
    ["/reclamos/r?token=abc", "OwnClaimDetail", "Solicitud no encontrada"],
  ])("%s says so in its heading, without blaming the connection", async (address, operation, message) => {
    serverAnswers({ [operation]: refused("NOT_FOUND", message) });
    openAt(address, routes);
    await screen.findByRole("heading", { level: 1, name: message });
    expect(screen.queryByText(/Revisa tu conexión/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Reintentar" })).toBeNull();
  });

  it("to pay, of nothing, says in its heading what to open", async () => {
    serverAnswers({ Me: { data: { me: { __typename: "User", ...aSessionUser() } } } });
    openAt("/pay", routes, "a-token");
    await screen.findByRole("heading", { level: 1, name: /^Abre el enlace de pago/ });
  });
});

describe("a payment that was declined", () => {
  it("is tried again with the amount that was chosen", async () => {
    const attempt = {
      ...{ __typename: "OnlineAttempt", id: "a", status: "declined", monto: 300_000, medio: "card" },
      ...{ reference: "R-1", contractId: "c", orderId: null, motivo: "Fondos insuficientes" },
      ...{ bankUrl: null, enRevision: false, transaction: null },
    };
    serverAnswers({ OnlinePaymentLookUp: { data: { lookUpOnlinePayment: attempt } } });
    openAt("/thanks?pago=k", routes);
    const again = await screen.findByRole("link", { name: "Intentar de nuevo" });
    expect(again.getAttribute("href")).toBe("/pay?contrato=c&monto=300000");
  });
});

describe("a decision that is refused", () => {
  function Approval() {
    const decision = useQuoteDecision("q", "abc", 1);
    return (
      <>
        <button onClick={() => decision.show("approve")}>Decidir</button>
        <DecisionDialogs destination="Cartagena" price={3_000_000} option={null} decision={decision} />
      </>
    );
  }

  it("is told once, in its dialog", async () => {
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
