// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { Window as HappyWindow } from "happy-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DataTable, type DataTableProps } from "../../../web/src/ui/table/DataTable.tsx";
import type { Column } from "../../../web/src/ui/table/columns.ts";
import { show } from "../../support/web.tsx";

interface Row {
  readonly id: string;
  readonly client: string;
}
const rows: Row[] = [
  { id: "COT-1", client: "Lucía Gómez" },
  { id: "COT-2", client: "Andrés Restrepo" },
];
const columns: Column<Row>[] = [
  { key: "number", label: "Número", cell: ({ id }) => id },
  { key: "client", label: "Cliente", cell: ({ client }) => client },
];

const open = (over: Partial<DataTableProps<Row>> = {}) =>
  show(
    <DataTable
      label="Cotizaciones"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      href={({ id }) => `/cotizaciones/${id}`}
      empty={<p>Crea la primera</p>}
      {...over}
    />,
  );
// The environment is happy-dom, which says its own size.
const happy = globalThis.window as Window & typeof globalThis & Pick<HappyWindow, "happyDOM">;
const width = (pixels: number) => happy.happyDOM.setViewport({ width: pixels, height: 800 });

beforeEach(() => width(1440));
afterEach(cleanup);

describe("a list", () => {
  it("is a table on the desk, whose first column opens the row", () => {
    open();
    expect(within(screen.getByRole("table", { name: "Cotizaciones" })).getAllByRole("row")).toHaveLength(3);
    expect(screen.getByRole("link", { name: "COT-2" }).getAttribute("href")).toBe("/cotizaciones/COT-2");
  });

  it("is cards on phones", () => {
    width(390);
    open();
    expect(screen.queryByRole("table")).toBeNull();
    expect(within(screen.getByRole("list", { name: "Cotizaciones" })).getAllByRole("listitem")).toHaveLength(
      2,
    );
  });

  it("leaves out of a card what says nothing", () => {
    width(390);
    const city: Column<Row> = {
      key: "city",
      label: "Ciudad",
      cell: ({ id }) => (id === "COT-1" ? "–" : "Cali"),
    };
    open({ columns: [...columns, city] });
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent.includes("Ciudad"))).toEqual([
      false,
      true,
    ]);
  });

  it("has two lines to a row on phones, and a row without a page unfolds", () => {
    width(390);
    const more: Column<Row> = { key: "price", label: "Precio", align: "right", cell: () => "$ 1.200.000" };
    open({ columns: [...columns, more] });
    expect(screen.queryByRole("button", { name: "Ver todo" })).toBeNull();
    cleanup();
    show(
      <DataTable
        label="Cotizaciones"
        columns={[...columns, more]}
        rows={rows}
        rowKey={({ id }) => id}
        empty={null}
      />,
    );
    expect(screen.queryByRole("definition")).toBeNull();
    fireEvent.click(screen.getAllByRole("button", { name: "Ver todo" })[0]!);
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      ...["Lucía Gómez", "$ 1.200.000"],
    ]);
  });

  it("follows the row's link wherever the row is pressed", () => {
    open();
    const followed = vi.fn((event: Event) => event.preventDefault());
    screen.getByRole("link", { name: "COT-1" }).addEventListener("click", followed);
    fireEvent.click(screen.getByText("Lucía Gómez"));
    expect(followed).toHaveBeenCalledOnce();
  });

  it("asks for ascending order first, then for descending", () => {
    const onSort = vi.fn();
    const { unmount } = open({ onSort, sortable: ["number"] });
    fireEvent.click(screen.getByRole("button", { name: "Número" }));
    expect(onSort).toHaveBeenLastCalledWith({ by: "number", direction: "asc" });
    unmount();
    open({ onSort, sortable: ["number"], sort: { by: "number", direction: "asc" } });
    fireEvent.click(screen.getByRole("button", { name: "Número" }));
    expect(onSort).toHaveBeenLastCalledWith({ by: "number", direction: "desc" });
  });

  it("without rows says what to do next", () => {
    open({ rows: [] });
    expect(screen.getByText("Crea la primera")).toBeTruthy();
  });

  it("that has not come yet shows its shape", () => {
    open({ rows: undefined, loading: true });
    expect(screen.getByRole("status", { name: "Cargando" })).toBeTruthy();
  });

  it("that failed says why, with its code and another try", () => {
    const onRetry = vi.fn();
    open({ rows: undefined, failure: { message: "Error obteniendo cotizaciones", code: "r-1", onRetry } });
    expect(screen.getByRole("alert").textContent).toContain("Error obteniendo cotizaciones");
    expect(screen.getByText("Código: r-1")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("keeps its rows while the next ones come", () => {
    open({ loading: true });
    expect(screen.getByText("Lucía Gómez")).toBeTruthy();
    expect(screen.getByRole("progressbar", { name: "Cargando Cotizaciones" })).toBeTruthy();
  });

  it("turns its pages", () => {
    const onPage = vi.fn();
    open({ page: { page: 2, totalPages: 13, total: 128, onPage } });
    expect(screen.getByText("Página 2 de 13 · 128 en total")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Ir a la página 3" }));
    expect(onPage).toHaveBeenCalledWith(3);
  });
});

describe("a column that says the same in every row", () => {
  const sellers = new Map([
    ["COT-1", "Álvaro Ríos"],
    ["COT-2", "Álvaro Ríos"],
  ]);
  const seller: Column<Row> = {
    key: "seller",
    label: "Asesor",
    same: ({ id }) => sellers.get(id),
    cell: ({ id }) => sellers.get(id),
  };
  const look = { columns: undefined, compact: false, onColumns: vi.fn(), onCompact: vi.fn() };
  const heading = () => screen.queryByRole("columnheader", { name: "Asesor" });

  it("is left out, and the choice of columns says why", () => {
    open({ columns: [...columns, seller], look });
    expect(heading()).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Opciones de la lista" }));
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Asesor (igual en todas)" });
    expect(box.checked).toBe(false);
    fireEvent.click(box);
    expect(look.onColumns).toHaveBeenCalledWith(["number", "client", "seller"]);
  });

  it("stays for who chose it, for the order of the list, and where there is a single row", () => {
    open({ columns: [...columns, seller], look: { ...look, columns: ["number", "seller"] } });
    expect(heading()).not.toBeNull();
    cleanup();
    open({ columns: [...columns, seller], sort: { by: "seller", direction: "asc" } });
    expect(heading()).not.toBeNull();
    cleanup();
    open({ columns: [...columns, seller], rows: rows.slice(0, 1) });
    expect(heading()).not.toBeNull();
  });

  it("is there where one row says another thing", () => {
    sellers.set("COT-2", "Liliana Ospina");
    open({ columns: [...columns, seller] });
    expect(heading()).not.toBeNull();
  });
});
