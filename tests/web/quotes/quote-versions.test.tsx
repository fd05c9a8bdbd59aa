// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { QuoteVersions } from "../../../web/src/features/quotes/versions/QuoteVersions.tsx";
import { STARTED } from "../../support/calendar.ts";
import { serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const version = (number: number) => ({
  __typename: "QuoteVersion" as const,
  id: String(number),
  number,
  precioTotal: 3_000_000,
  sentAt: STARTED,
  sentTo: "maria@example.com",
  expiresAt: STARTED,
  sha256: "0",
  // A version sent before openings were counted says nothing of them.
  openings: number === 1 ? null : number - 2,
  unfolded: number === 3 ? ["Premium", "Económica"] : null,
  note: null,
});

it("the versions of a quote show the changes against the version before, or any other", async () => {
  const seen = serverAnswers({
    QuoteVersionChanges: ({ from, to }) => ({
      data: {
        quoteVersionChanges:
          from === to
            ? []
            : [{ __typename: "ChangedTerm", label: "Destino", before: "Cartagena", after: "Santa Marta" }],
      },
    }),
  });
  showConnected(<QuoteVersions quoteId="q" versions={[version(3), version(2), version(1)]} />);
  expect(screen.getByText(/Abierta 1 vez · Miró en detalle: Premium, Económica$/)).toBeTruthy();
  expect(screen.getAllByText(/Abierta|Sin abrir/)).toHaveLength(2);
  // There is nothing before the first one.
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Qué cambió: Versión 3",
    "Qué cambió: Versión 2",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Qué cambió: Versión 3" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Qué cambió entre dos versiones" }));
  expect(await dialog.findByText("Antes: Cartagena")).toBeTruthy();
  fireEvent.mouseDown(dialog.getByRole("combobox", { name: "De" }));
  fireEvent.click(await screen.findByRole("option", { name: "Versión 3" }));
  expect(await dialog.findByText("Las dos dicen lo mismo.")).toBeTruthy();
  expect(seen.map(({ variables }) => variables)).toEqual([
    { quoteId: "q", from: 2, to: 3 },
    { quoteId: "q", from: 3, to: 3 },
  ]);
});
