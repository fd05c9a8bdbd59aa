// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Window as HappyWindow } from "happy-dom";
import { DataTable } from "../../../web/src/ui/table/DataTable.tsx";
import { sameColumns } from "../../../web/src/ui/table/columns.ts";
import { quoteColumns } from "../../../web/src/features/quotes/quote/quote.columns.tsx";
import type { QuoteRowFragment } from "../../../web/src/features/quotes/quote/quotes.generated.ts";
import { showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const marked = (row: Partial<QuoteRowFragment>) => {
  const shown = { quoteNumber: "COT-7", repeatsId: null, joinedToNumber: null, ...row } as QuoteRowFragment;
  showConnected(<>{quoteColumns[0]!.cell(shown)}</>);
};

it("the list marks a quote whose decision a person has to look at, and no other", () => {
  marked({ decisionToReview: true });
  expect(screen.getByText("COT-7")).toBeTruthy();
  expect(screen.getByText("Revisar la decisión")).toBeTruthy();
  cleanup();
  // It is not shown to people who do not lead.
  marked({ decisionToReview: null });
  expect(screen.queryByText("Revisar la decisión")).toBeNull();
});

it("the list marks such a quote on a phone too, where second lines have no room", () => {
  const happy = globalThis.window as Window & typeof globalThis & Pick<HappyWindow, "happyDOM">;
  happy.happyDOM.setViewport({ width: 390, height: 800 });
  const row = {
    quoteNumber: "COT-7",
    repeatsId: null,
    joinedToNumber: null,
    decisionToReview: true,
    nombreCliente: "Lucía Gómez",
    emailCliente: "lucia@correo.test",
    destino: "Leticia",
    status: "approved",
    precioTotal: 1_000_000,
  } as QuoteRowFragment;
  const [number, client] = quoteColumns;
  showConnected(
    <DataTable
      label="Cotizaciones"
      columns={[number!, client!]}
      rows={[row]}
      rowKey={({ quoteNumber }) => quoteNumber}
      href={() => "/cotizaciones/7"}
      empty={null}
    />,
  );
  const card = screen.getByRole("listitem");
  // Once in the second line of the cell, which is not drawn here, and once in the card's.
  const drawn = [...card.querySelectorAll("*")].filter(
    (part) => part.textContent === "Revisar la decisión · " && !part.closest("[data-second-line]"),
  );
  expect(drawn).toHaveLength(1);
});

it("the list names no advisor when all its quotes have the same one, as an advisor's own", () => {
  const of = (...sellers: number[]) =>
    sameColumns(
      quoteColumns,
      sellers.map((id) => ({ vendedor: { id } }) as QuoteRowFragment),
    );
  expect(of(6, 6)).toEqual(["vendedor"]);
  expect(of(6, 7)).toEqual([]);
});
