// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { commandsFor } from "../../web/src/features/search/command.ts";
import { SearchBar } from "../../web/src/features/search/SearchBar.tsx";
import { serverAnswers, showConnected } from "../support/web.tsx";

afterEach(cleanup);

const quote = {
  ...{ __typename: "SearchHit", kind: "quote", recordId: "q-1", parentId: null, title: "COT-00000007" },
  ...{ person: "María Torres", detail: "Cartagena", amount: 3_000_000 },
};
const answer = (hits: readonly object[], similar = false) => ({
  Search: { data: { search: { __typename: "SearchAnswer", similar, hits } } },
});

const Place = () => <p>Estás en {useLocation().pathname}</p>;

function showBar() {
  showConnected(
    <MemoryRouter>
      <SearchBar role={2} commands={[{ label: "Pagos: Banco", at: "/panel/banco" }]} />
      <input aria-label="otro campo" />
      <Place />
    </MemoryRouter>,
  );
}

const field = () => screen.findByRole("combobox");

describe("the search from anywhere", () => {
  it("is opened by Ctrl+K, and by / unless somebody types", async () => {
    showBar();
    fireEvent.keyDown(screen.getByLabelText("otro campo"), { key: "/" });
    expect(screen.queryByRole("dialog")).toBeNull();
    fireEvent.keyDown(document.body, { key: "/" });
    expect(await screen.findByRole("dialog", { name: "Buscar" })).toBeTruthy();
    fireEvent.keyDown(await field(), { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    fireEvent.keyDown(screen.getByLabelText("otro campo"), { key: "k", ctrlKey: true });
    expect(await screen.findByRole("dialog", { name: "Buscar" })).toBeTruthy();
  });

  it("shows records by their kind, and Enter opens the first", async () => {
    serverAnswers(answer([quote]));
    showBar();
    fireEvent.click(screen.getByRole("button", { name: /Buscar/ }));
    fireEvent.change(await field(), { target: { value: "300 123" } });
    const row = await screen.findByRole("option", { name: /COT-00000007/ });
    expect(row.textContent).toContain("María Torres · Cartagena");
    expect(screen.getByText("Cotizaciones")).toBeTruthy();
    fireEvent.keyDown(await field(), { key: "Enter" });
    expect(await screen.findByText("Estás en /cotizaciones/q-1")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says when what it found is only like what was typed", async () => {
    serverAnswers(answer([quote], true));
    showBar();
    fireEvent.keyDown(document.body, { key: "k", metaKey: true });
    fireEvent.change(await field(), { target: { value: "torers" } });
    expect(await screen.findByText("Nada está escrito así. Esto se le parece:")).toBeTruthy();
  });

  it("asks nothing of the server for two letters, and finds pages by them", async () => {
    showBar();
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    fireEvent.change(await field(), { target: { value: "ba" } });
    fireEvent.click(within(await screen.findByRole("listbox")).getByRole("option", { name: "Pagos: Banco" }));
    expect(await screen.findByText("Estás en /panel/banco")).toBeTruthy();
  });
});

it("finds pages by words in any order, without accents", () => {
  const commands = [
    { label: "Comisiones: Límites", at: "/a" },
    { label: "Informes", at: "/b" },
  ];
  expect(commandsFor(commands, "limites comi").map(({ at }) => at)).toEqual(["/a"]);
  expect(commandsFor(commands, " ")).toEqual([]);
});
