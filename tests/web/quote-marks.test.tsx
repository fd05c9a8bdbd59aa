// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { quoteColumns } from "../../web/src/features/quotes/quote/quote.columns.tsx";
import type { QuoteRowFragment } from "../../web/src/features/quotes/quote/quotes.generated.ts";
import { showConnected } from "../support/web.tsx";

afterEach(cleanup);

const marked = (row: Partial<QuoteRowFragment>) => {
  const shown = { quoteNumber: "COT-7", repeatsId: null, joinedToNumber: null, ...row } as QuoteRowFragment;
  showConnected(<>{quoteColumns[0]!.cell(shown)}</>);
};

it("marks a quote in the list whose decision somebody has to look at, and no other", () => {
  marked({ decisionToReview: true });
  expect(screen.getByText("COT-7")).toBeTruthy();
  expect(screen.getByText("Revisar la decisión")).toBeTruthy();
  cleanup();
  // To those who do not lead it is not told.
  marked({ decisionToReview: null });
  expect(screen.queryByText("Revisar la decisión")).toBeNull();
});
