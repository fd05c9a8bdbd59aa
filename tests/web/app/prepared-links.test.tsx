// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/react";
import { gql, type ApolloClient } from "@apollo/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { prepareLinks } from "../../../web/src/app/routes/prepare-links.ts";
import { routeObjects } from "../../../web/src/app/routes/router.tsx";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";

const QUOTE = gql`
  query Quote($id: ID!) {
    quote(id: $id)
  }
`;

const Nothing = () => null;
const load = vi.fn(() => Promise.resolve(Nothing));
const query = vi.fn(() => Promise.resolve({}));
const routes: AppRoute[] = [
  { path: "/quotes/:id", guard: "public", layout: "bare", screen: load, reads: () => Promise.resolve(QUOTE) },
];

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <table><tbody>
      <tr><td><a data-row href="/quotes/7">COT-7</a></td><td id="cell">Cartagena</td></tr>
    </tbody></table>
    <a id="plain" href="/quotes/8">COT-8</a>
    <a id="elsewhere" href="https://example.org/quotes/7">Otro</a>
    <button id="button">Nada</button>`;
  stop = prepareLinks({
    routes: routeObjects(routes),
    client: { query } as unknown as ApolloClient,
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const at = (id: string) => document.querySelector<HTMLElement>(id)!;
const stays = () => vi.advanceTimersByTimeAsync(100);

it("a prepared link fetches the page of a row that is pointed at, and the data that it reads", async () => {
  fireEvent.pointerOver(at("#cell"));
  await stays();
  expect(load).toHaveBeenCalledTimes(1);
  expect(query).toHaveBeenCalledWith(expect.objectContaining({ query: QUOTE, variables: { id: "7" } }));
});

it("a prepared link fetches its page when it gets the focus, once, and a plain link no more than that", async () => {
  for (const link of ["#plain", "#button", "#plain"]) {
    fireEvent.focusIn(at(link));
    await stays();
  }
  expect(load).toHaveBeenCalledTimes(1);
  expect(query).not.toHaveBeenCalled();
});

it("a prepared link fetches nothing for a hand that passes over, for another site, or once it has stopped", async () => {
  fireEvent.pointerOver(at("#cell"));
  fireEvent.pointerOver(at("#button"));
  await stays();
  fireEvent.pointerOver(at("#elsewhere"));
  await stays();
  stop();
  fireEvent.pointerOver(at("#cell"));
  await stays();
  expect(load).not.toHaveBeenCalled();
});

it("a prepared link fetches no page when data is to be saved", async () => {
  vi.stubGlobal("navigator", { onLine: true, connection: { saveData: true } });
  fireEvent.pointerOver(at("#cell"));
  await stays();
  expect(load).not.toHaveBeenCalled();
});
