// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { CustomerTrips } from "../../../web/src/features/contracts/CustomerTrips.tsx";
import { QuoteNextStep } from "../../../web/src/features/quotes/quote/QuoteNextStep.tsx";
import { quoteColumns } from "../../../web/src/features/quotes/quote/quote.columns.tsx";
import { inDays } from "../../support/calendar.ts";
import { aSessionUser, serverAnswers, show, showConnected } from "../../support/web.tsx";

const quote = (contractIsCancelled: boolean) => ({
  __typename: "Quote",
  id: "q1",
  quoteNumber: "COT-1",
  origen: "Bogotá",
  destino: "Cartagena",
  fechaIda: inDays(51),
  fechaRegreso: inDays(56),
  numeroPersonas: 2,
  status: "converted" as const,
  contractIsCancelled,
  precioTotal: 3_000_000,
});
const page = (name: string, items: readonly object[]) => ({
  __typename: name,
  items,
  total: items.length,
  page: 1,
  totalPages: 1,
});

afterEach(cleanup);

describe.each([
  [false, "Convertida", "Ya es un contrato."],
  [true, "Contrato cancelado", "Su contrato se canceló. Una venta nueva empieza con «Duplicar»."],
])("a quote that became a contract, which is cancelled: %s,", (isCancelled, label, step) => {
  it("says so among the trips of its customer", async () => {
    serverAnswers({
      CustomerQuotes: { data: { quotes: page("QuotePage", [quote(isCancelled)]) } },
      CustomerContracts: { data: { contracts: page("ContractPage", []) } },
    });
    showConnected(<CustomerTrips id="c1" />, aSessionUser());
    expect(await screen.findByText(label)).toBeTruthy();
  });

  it("says so in the list", () => {
    const row = { ...quote(isCancelled), contractId: null } as never;
    show(<>{quoteColumns.find(({ key }) => key === "status")?.cell(row)}</>);
    expect(screen.getByText(label)).toBeTruthy();
  });

  it("says so in the place of its next step", () => {
    serverAnswers({});
    const record = { ...quote(isCancelled), turns: [], joinedToId: null, unsentMail: null } as never;
    const nothing = () => undefined;
    showConnected(
      <QuoteNextStep quote={record} acts={new Map()} onAct={nothing} onWhatsApp={nothing} />,
      aSessionUser(),
    );
    expect(screen.getByText(step)).toBeTruthy();
  });
});
