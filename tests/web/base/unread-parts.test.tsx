// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { howToPayTexts } from "../../../api/src/modules/content/agency-account/how-to-pay-block.rules.ts";
import { approvalTexts } from "../../../web/src/features/approvals/approval.texts.ts";
import { PayoutWatch } from "../../../web/src/features/approvals/PayoutWatch.tsx";
import type { CommissionLine } from "../../../web/src/features/commissions/commission/commission.columns.tsx";
import { commissionTexts } from "../../../web/src/features/commissions/commission/commission.texts.ts";
import { useCommissionActs } from "../../../web/src/features/commissions/commission/useCommissionActs.tsx";
import { addendumTexts } from "../../../web/src/features/contracts/addendum/addendum.texts.ts";
import { ContractAddenda } from "../../../web/src/features/contracts/addendum/ContractAddenda.tsx";
import { ContractCancellation } from "../../../web/src/features/contracts/cancellation/ContractCancellation.tsx";
import { CustomerTrips } from "../../../web/src/features/contracts/CustomerTrips.tsx";
import { customerTexts } from "../../../web/src/features/customers/customer.texts.ts";
import { ChainState } from "../../../web/src/features/history/ChainState.tsx";
import { ContractHowToPay } from "../../../web/src/features/payments/how-to-pay/ContractHowToPay.tsx";
import { agencyAccounts } from "../../../web/src/features/payments/registration/AccountField.tsx";
import { ContractPaymentDialog } from "../../../web/src/features/payments/registration/ContractPaymentDialog.tsx";
import { OwnRefundList } from "../../../web/src/features/payments/own-refund/OwnRefundList.tsx";
import { openAct } from "../../support/record-acts.tsx";
import { type Answer, aSessionUser, serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const broken: Answer = {
  errors: [{ message: "Algo falló", extensions: { code: "INTERNAL" } }],
  data: null,
};
const page = (name: string) => ({ __typename: name, items: [], total: 0, page: 1, totalPages: 0 });
const noQuotes: Answer = { data: { quotes: page("QuotePage") } };
const noContracts: Answer = { data: { contracts: page("ContractPage") } };

describe("the trips of a customer", () => {
  const open = (quotes: Answer | Promise<Answer>, role = 2) => {
    const seen = serverAnswers({
      CustomerQuotes: () => quotes,
      CustomerContracts: noContracts,
    });
    showConnected(<CustomerTrips id="c1" />, aSessionUser({ role }));
    return seen;
  };

  it("are none once both quotes and contracts were read", async () => {
    const asked = Promise.withResolvers<Answer>();
    open(asked.promise);
    await new Promise((later) => setTimeout(later, 50));
    expect(screen.queryByText(customerTexts.noTrips)).toBeNull();
    asked.resolve(noQuotes);
    expect(await screen.findByText(customerTexts.noTrips)).toBeTruthy();
  });

  it("are not empty when the quotes could not be read: the page says so, and reads them again", async () => {
    const seen = open(broken);
    expect((await screen.findByRole("alert")).textContent).toContain("Algo falló");
    expect(screen.queryByText(customerTexts.noTrips)).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
    await expect
      .poll(() => seen.filter(({ operation }) => operation === "CustomerQuotes").length)
      .toBeGreaterThan(1);
  });

  it("are the contracts alone for who may see no quotes", async () => {
    const seen = open(noQuotes, 6);
    expect(await screen.findByText(customerTexts.noTrips)).toBeTruthy();
    await waitFor(() => expect(seen.map(({ operation }) => operation)).toEqual(["CustomerContracts"]));
  });
});

it("the refunds of a client are not empty because they could not be read", async () => {
  serverAnswers({ OwnRefundList: broken });
  showConnected(<OwnRefundList pageOf={() => "/"} />, aSessionUser({ role: 1 }));
  expect((await screen.findByRole("alert")).textContent).toContain("Algo falló");
});

it("a part that its viewer may not see is absent, as before", async () => {
  const seen = serverAnswers({
    AuditChainHead: {
      errors: [{ message: "No tienes permisos suficientes", extensions: { code: "FORBIDDEN" } }],
      data: null,
    },
  });
  showConnected(<ChainState />, aSessionUser({ role: 2 }));
  await expect.poll(() => seen.length).toBe(1);
  await new Promise((later) => setTimeout(later, 50));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("the chain of the history says when it could not be read: silence would mean that all is well", async () => {
  serverAnswers({ AuditChainHead: broken });
  showConnected(<ChainState />, aSessionUser({ role: 7 }));
  expect((await screen.findByRole("alert")).textContent).toContain("Algo falló");
});

describe("what could not be read and is acted upon", () => {
  it("is shown to the payer: no warning about the account would mean that it is unchanged", async () => {
    serverAnswers({ PayoutWatched: broken });
    showConnected(<PayoutWatch kind="commission" id="c1" />, aSessionUser({ role: 6 }));
    expect((await screen.findByRole("alert")).textContent).toContain(approvalTexts.watch);
  });

  it("is shown to the client who wants to pay, and read again once they ask", async () => {
    let works = false;
    const seen = serverAnswers({
      ContractHowToPay: () => (works ? { data: { howToPay: null } } : broken),
    });
    showConnected(
      <MemoryRouter>
        <ContractHowToPay contractId="k1" />
      </MemoryRouter>,
      aSessionUser({ role: 1 }),
    );
    expect((await screen.findByRole("alert")).textContent).toContain(howToPayTexts.title);
    works = true;
    fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(seen.length).toBeGreaterThan(1);
  });

  it("is shown for a client's wish to cancel: silence would let the contract go on", async () => {
    serverAnswers({ CancellationRequests: broken });
    showConnected(<ContractCancellation contractId="k1" />, aSessionUser({ role: 5 }));
    expect((await screen.findByRole("alert")).textContent).toContain("Solicitud de cancelación");
  });

  it("is not «no addenda», under which one would begin another", async () => {
    serverAnswers({ Addenda: broken });
    showConnected(<ContractAddenda contractId="k1" mayBegin forClient={false} />, aSessionUser());
    expect((await screen.findByRole("alert")).textContent).toContain(addendumTexts.section);
    expect(screen.queryByRole("button", { name: addendumTexts.begin })).toBeNull();
  });

  it("is shown to the person who registers a payment: it would be of an account that nobody knows", async () => {
    serverAnswers({ ReceivingAccounts: broken });
    const contract = { id: "k1", contractNumber: "CON-1" };
    showConnected(
      <ContractPaymentDialog
        contract={contract}
        client="Laura Mejía"
        left={500_000}
        proposal={{ monto: 500_000, observaciones: "" }}
        onClose={() => undefined}
      />,
      aSessionUser(),
    );
    expect((await screen.findByText(`${agencyAccounts}:`)).closest("[role=alert]")).toBeTruthy();
  });

  it("is shown before a commission is paid, which waits until its withholding is known", async () => {
    const answers = { SellerLimit: broken, PayoutPreview: broken, PayoutWatched: broken };
    const line = {
      id: "m1",
      vendedorId: 3,
      montoComision: 250_000,
      contract: { contractNumber: "CON-1" },
      vendedor: { name: "María", lastname: "Ospina" },
    } as CommissionLine;
    openAct(useCommissionActs, "pay", line, { answers });
    expect(await screen.findByText(`${commissionTexts.breakdown}:`)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Pagar" }).getAttribute("aria-disabled")).toBe("true");
  });
});
