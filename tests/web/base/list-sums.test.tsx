// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { ContractListScreen } from "../../../web/src/pages/contracts/ContractListScreen.tsx";
import { QuoteListScreen } from "../../../web/src/pages/quotes/QuoteListScreen.tsx";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const route = (path: string, screen: AppRoute["screen"]): AppRoute => ({
  path,
  guard: "signedIn",
  layout: "bare",
  screen,
});
const routes = [
  route("/quotesList", async () => QuoteListScreen),
  route("/contratos", async () => ContractListScreen),
];
const nothing = { items: [], total: 0, page: 1, totalPages: 0 };
const quotes = (status: string, count: number, value: number) => ({
  __typename: "QuoteCounter",
  status,
  count,
  value,
});
const contracts = (status: string, count: number, value: number) => ({
  __typename: "ContractCounter",
  status,
  count,
  value,
});

afterEach(cleanup);

/** The sentence below the title of a list. */
async function sentence(address: string): Promise<string> {
  serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role: 7 }) } } },
    QuoteList: { data: { quotes: { __typename: "QuotePage", ...nothing } } },
    QuoteCounts: {
      data: {
        quoteCounters: {
          __typename: "QuoteCounters",
          total: 65,
          totalValue: 365_466_200,
          byStatus: [
            quotes("sent", 37, 214_466_200),
            quotes("expired", 1, 0),
            quotes("converted", 27, 151_000_000),
          ],
        },
      },
    },
    ContractList: { data: { contracts: { __typename: "ContractPage", ...nothing } } },
    ContractCounters: {
      data: {
        contractCounters: [
          ...[
            contracts("draft", 0, 0),
            contracts("active", 5, 20_000_000),
            contracts("signed", 1, 3_000_000),
          ],
          ...[contracts("completed", 21, 90_000_000), contracts("cancelled", 3, 11_000_000)],
        ],
      },
    },
  });
  openAt(address, routes, "a-token");
  const title = await screen.findByRole("heading", { level: 1 });
  const below = () => (title.parentElement?.textContent ?? "").replace(title.textContent, "");
  await waitFor(() => expect(below()).toMatch(/\$/));
  return below().replaceAll("\u00a0", " ");
}

describe("the sentence over a list is about what is listed", () => {
  it.each([
    ["/quotesList", "$ 365.466.200 en 65 cotizaciones"],
    ["/quotesList?status=converted", "$ 151.000.000 en 27 cotizaciones"],
    ["/quotesList?status=expired", "$ 0 en 1 cotización"],
    ["/quotesList?status=rejected", "$ 0 en 0 cotizaciones"],
    ["/contratos", "$ 113.000.000 en 27 contratos, sin contar 3 cancelados"],
    ["/contratos?status=signed", "$ 3.000.000 en 1 contrato"],
    ["/contratos?status=cancelled", "$ 11.000.000 en 3 contratos"],
  ])("%s: %s", async (address, said) => {
    expect(await sentence(address)).toBe(said);
  });
});
