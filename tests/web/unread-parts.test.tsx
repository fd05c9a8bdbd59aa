// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { CustomerTrips } from "../../web/src/features/contracts/CustomerTrips.tsx";
import { customerTexts } from "../../web/src/features/customers/customer.texts.ts";
import { ChainState } from "../../web/src/features/history/ChainState.tsx";
import { OwnRefundList } from "../../web/src/features/payments/own-refund/OwnRefundList.tsx";
import { type Answer, aSessionUser, serverAnswers, showConnected } from "../support/web.tsx";

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

  it("are not none where the quotes could not be read: that is said, and they are asked for again", async () => {
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
    expect(seen.map(({ operation }) => operation)).toEqual(["CustomerContracts"]);
  });
});

it("what goes back to a client is not nothing because it could not be read", async () => {
  serverAnswers({ OwnRefundList: broken });
  showConnected(<OwnRefundList pageOf={() => "/"} />, aSessionUser({ role: 1 }));
  expect((await screen.findByRole("alert")).textContent).toContain("Algo falló");
});

it("the chain of the history says when it could not be read: silence would mean that all is well", async () => {
  serverAnswers({ AuditChainHead: broken });
  showConnected(<ChainState />, aSessionUser({ role: 7 }));
  expect((await screen.findByRole("alert")).textContent).toContain("Algo falló");
});
