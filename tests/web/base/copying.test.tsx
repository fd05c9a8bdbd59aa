// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PassengersSection } from "../../../web/src/features/quotes/passenger/PassengersSection.tsx";
import { passengerTexts } from "../../../web/src/features/quotes/passenger/passenger.texts.ts";
import { copyText } from "../../../web/src/ui/copy-text.ts";
import { inDays } from "../../support/calendar.ts";
import { type Answer, aSessionUser, serverAnswers, showConnected } from "../../support/web.tsx";

const LINK = "https://agencia.test/passenger-form/q1?token=abc";

/** Replaces the content that a browser puts on the clipboard, which may still be on its way. */
class Item {
  constructor(readonly kinds: Record<string, Promise<Blob>>) {}
}
const written: string[] = [];
const write = vi.fn(async ([item]: readonly Item[]) => {
  written.push(await (await item!.kinds["text/plain"]!).text());
});

beforeEach(() => {
  written.length = 0;
  write.mockClear();
  vi.stubGlobal("ClipboardItem", Item);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { write } });
});
afterEach(cleanup);

const trip = {
  __typename: "Quote",
  id: "q1",
  numeroPersonas: 1,
  infantes: 0,
  adultos: 1,
  ninos: 0,
  destino: "Cartagena",
  fechaIda: inDays(30),
  fechaRegreso: inDays(34),
  status: "approved",
  version: 1,
};
const passengers: Answer = { data: { quoteOfPassengers: trip, passengers: [], passengerDraft: null } };

const open = (renewed: () => Answer | Promise<Answer>) => {
  serverAnswers({ QuotePassengers: passengers, PassengerLinkRenew: renewed });
  showConnected(<PassengersSection quoteId="q1" />, aSessionUser());
  return screen.findByRole("button", { name: "Copiar enlace del formulario" });
};
const made: Answer = {
  data: { renewPassengerLink: { __typename: "PassengerLink", link: LINK, quote: trip } },
};

it("what is still asked for is copied within the press: Safari copies nothing after an answer", async () => {
  const answer = Promise.withResolvers<string>();
  const copied = copyText(answer.promise);
  expect(write).toHaveBeenCalledOnce();
  answer.resolve(LINK);
  expect(await copied).toBe(true);
  expect(written).toEqual([LINK]);
});

it("a new link of the passengers' form is copied", async () => {
  fireEvent.click(await open(() => made));
  expect(await screen.findByText(passengerTexts.linkCopied)).toBeTruthy();
  expect(written).toEqual([LINK]);
});

it("it is shown where nothing may be copied: the links before it are over", async () => {
  const button = await open(() => made);
  write.mockRejectedValueOnce(new Error("denied"));
  fireEvent.click(button);
  expect(await screen.findByText(LINK)).toBeTruthy();
});

it("one that was not made says why", async () => {
  const button = await open(() => ({
    data: null,
    errors: [{ message: "La cotización ya no espera pasajeros", extensions: { code: "CONFLICT" } }],
  }));
  fireEvent.click(button);
  expect(await screen.findByText("La cotización ya no espera pasajeros")).toBeTruthy();
  expect(screen.queryByText(passengerTexts.linkCopied)).toBeNull();
});
