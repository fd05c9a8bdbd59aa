// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { commandsFor } from "../../../web/src/features/search/command.ts";
import { intentOf } from "../../../web/src/features/search/intent.ts";
import { keepRecent, recentRecords } from "../../../web/src/features/search/recent-records.ts";
import { SearchBar } from "../../../web/src/features/search/SearchBar.tsx";
import { SearchDialog } from "../../../web/src/features/search/SearchDialog.tsx";
import { formatDay } from "../../../web/src/ui/days.ts";
import { TODAY } from "../../support/calendar.ts";
import { serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const quote = {
  __typename: "SearchHit",
  kind: "quote",
  recordId: "q-1",
  parentId: null,
  title: "COT-00000007",
  person: "María Torres",
  detail: "Cartagena",
  amount: 3_000_000,
  status: "sent",
  day: TODAY,
};
const contract = {
  ...quote,
  kind: "contract",
  recordId: "c-1",
  title: "CT-00000001",
  person: "Luz Peñalosa",
  status: "signed",
};
const answer = (hits: readonly object[], similar = false) => ({
  Search: { data: { search: { __typename: "SearchAnswer", similar, hits } } },
});

const Place = () => {
  const { pathname, search } = useLocation();
  return <p>{`Estás en ${pathname}${search}`}</p>;
};

function showBar() {
  showConnected(
    <MemoryRouter>
      <SearchBar>
        {(close) => (
          <SearchDialog
            role={2}
            commands={[{ label: "Cobros: Banco", go: "/panel/banco", also: ["Pagos"] }]}
            start={[
              { key: "recent", heading: "Abriste hace poco", label: "COT-00000003", go: "/cotizaciones/q-3" },
            ]}
            onClose={close}
          />
        )}
      </SearchBar>
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
    expect(row.textContent).toContain("Enviada");
    expect(row.textContent).toContain(formatDay(TODAY));
    expect(screen.getByText("Cotizaciones")).toBeTruthy();
    fireEvent.keyDown(await field(), { key: "Enter" });
    expect(await screen.findByText("Estás en /cotizaciones/q-1")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("begins with the records opened last", async () => {
    showBar();
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    fireEvent.click(await screen.findByRole("option", { name: /COT-00000003/ }));
    expect(await screen.findByText("Estás en /cotizaciones/q-3")).toBeTruthy();
  });

  it("opens the filled form of a payment in a contract that it found, and of no draft", async () => {
    const draft = { ...contract, recordId: "c-2", title: "CT-00000002", status: "draft" };
    const seen = serverAnswers(answer([contract, draft]));
    showBar();
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    fireEvent.change(await field(), { target: { value: "pago 450.000 de luz" } });
    const acts = await screen.findAllByRole("option", { name: /^Registrar un pago de \$\s450\.000/ });
    expect(acts.map(({ textContent }) => textContent)).toEqual([expect.stringContaining("CT-00000001")]);
    expect(seen.map(({ operation, variables }) => [operation, variables])).toEqual([
      ["Search", { text: "luz" }],
    ]);
    fireEvent.click(acts[0]!);
    expect(await screen.findByText("Estás en /contratos/c-1?accion=pago&valor=450000")).toBeTruthy();
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
    fireEvent.click(
      within(await screen.findByRole("listbox")).getByRole("option", { name: "Cobros: Banco" }),
    );
    expect(await screen.findByText("Estás en /panel/banco")).toBeTruthy();
  });
});

describe("a typed text", () => {
  it.each([
    ["pago 450000 luz", { kind: "payment", amount: 450_000, about: "luz" }],
    ["Abono de $1.250.000 a Luz Marina", { kind: "payment", amount: 1_250_000, about: "Luz Marina" }],
    ["registrar pago luz 1,5 millones", { kind: "payment", amount: 1_500_000, about: "luz" }],
    ["pago 800 mil", { kind: "payment", amount: 800_000, about: "" }],
    ["pago luz", { kind: "payment", amount: null, about: "luz" }],
    ["pago 3001234567", { kind: "payment", amount: null, about: "3001234567" }],
    ["cotizar a San Andrés", { kind: "quote", about: "San Andrés" }],
    ["nueva cotización cartagena", { kind: "quote", about: "cartagena" }],
    ["cliente nuevo Ana Díaz 300 123 4567", { kind: "customer", about: "Ana Díaz", phone: "3001234567" }],
  ])("«%s» asks for an act", (text, intent) => {
    expect(intentOf(text)).toEqual(intent);
  });

  it.each(["luz marina", "pago", "cotizar", "COT-2026", "cliente@travesia.test", "pagoda"])(
    "«%s» asks for none",
    (text) => {
      expect(intentOf(text)).toBeNull();
    },
  );
});

it("the search keeps the records that one person opened, the latest first and each once, and forgets them when another signs in", () => {
  localStorage.clear();
  const record = (at: string) => ({ at, title: at, of: "Contratos" });
  for (const at of ["/a", "/b", "/a"]) keepRecent(7, record(at));
  expect(recentRecords(7)).toEqual([record("/a"), record("/b")]);
  expect(recentRecords(8)).toEqual([]);
  expect(recentRecords(7)).toEqual([]);
});

it("the search finds pages by words in any order, without accents", () => {
  const commands = [
    { label: "Comisiones: Límites", go: "/a" },
    { label: "Informes", go: "/b" },
    { label: "Cobros: Cierres", go: "/c", also: ["Cierres de mes"] },
  ];
  expect(commandsFor(commands, "mes cierres").map(({ go }) => go)).toEqual(["/c"]);
  expect(commandsFor(commands, "limites comi").map(({ go }) => go)).toEqual(["/a"]);
  expect(commandsFor(commands, " ")).toEqual([]);
});
