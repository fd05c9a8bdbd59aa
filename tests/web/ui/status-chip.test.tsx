// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { quoteLabels } from "../../../web/src/features/quotes/quote/quote.texts.ts";
import { StatusChip } from "../../../web/src/ui/StatusChip.tsx";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

it("a status that only a newer server knows is shown as unknown", () => {
  const status = "archived" as keyof typeof quoteLabels;
  show(<StatusChip label={quoteLabels[status]} tone="neutral" />);
  expect(screen.getByText("Desconocido")).toBeTruthy();
});
