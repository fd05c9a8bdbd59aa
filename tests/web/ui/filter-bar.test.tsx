// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Window as HappyWindow } from "happy-dom";
import { afterEach, expect, it, vi } from "vitest";
import { formatDay } from "../../../web/src/ui/days.ts";
import { type Filter, FilterBar } from "../../../web/src/ui/table/FilterBar.tsx";
import { TODAY } from "../../support/calendar.ts";
import { showConnected } from "../../support/web.tsx";

const select = (key: string, label: string): Filter => ({
  kind: "select",
  key,
  label,
  options: [
    { value: "", label: "Todos" },
    { value: "1", label: "Uno" },
  ],
});
const filters: readonly Filter[] = [
  { kind: "search", key: "search", label: "Número o cliente" },
  { kind: "days", key: "dateRange", from: "startDate", to: "endDate", label: "Creado" },
  select("tipo", "Tipo de viaje"),
  select("pagos", "Pagos"),
];

const widths = globalThis.window as Window & typeof globalThis & Pick<HappyWindow, "happyDOM">;
const wide = (width: number) => widths.happyDOM.setViewport({ width, height: 800 });
afterEach(() => {
  cleanup();
  wide(1440);
});

const show = (values: Record<string, string> = {}, shown = filters) => {
  const onChange = vi.fn();
  showConnected(<FilterBar filters={shown} values={values} onChange={onChange} />);
  return onChange;
};

it("the bar of filters opens them by one button beside the search, which Escape shuts", async () => {
  show();
  expect(screen.getByRole("searchbox", { name: "Número o cliente" })).toBeTruthy();
  expect(screen.queryByLabelText("Tipo de viaje")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Filtros" }));
  const opened = await screen.findByRole("dialog", { name: "Filtros" });
  for (const name of ["Creado", "Tipo de viaje", "Pagos"])
    expect(within(opened).getByRole("combobox", { name })).toBeTruthy();
  fireEvent.keyDown(opened, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("the bar of filters says on the button how many are set, days once, and takes all of them off", async () => {
  const onChange = show({ search: "ana", startDate: "a", endDate: "b", tipo: "1" });
  fireEvent.click(screen.getByRole("button", { name: "Filtros (2)" }));
  fireEvent.click(await screen.findByRole("button", { name: "Quitar filtros" }));
  const none = { search: "", dateRange: "", startDate: "", endDate: "", tipo: "", pagos: "" };
  expect(onChange).toHaveBeenCalledWith(none);
});

it("the bar of filters shows the set filters as chips, each of which takes its filter off", () => {
  const onChange = show({ dateRange: "este-mes", tipo: "1" });
  fireEvent.click(screen.getByRole("button", { name: "Tipo de viaje: Uno" }));
  expect(onChange).toHaveBeenLastCalledWith({ tipo: "" });
  fireEvent.click(screen.getByRole("button", { name: "Creado: Este mes" }));
  expect(onChange).toHaveBeenLastCalledWith({ dateRange: "", startDate: "", endDate: "" });
});

it("the bar of filters writes days of the address as days, and any other value unchanged", () => {
  show({ startDate: TODAY, endDate: "a" });
  expect(
    screen.getByRole("button", { name: `Creado: desde el ${formatDay(TODAY)} hasta el a` }),
  ).toBeTruthy();
});

it("the bar of filters shows a few on a desk, and none on a phone", () => {
  show({}, filters.slice(0, 3));
  expect(screen.getByLabelText("Tipo de viaje")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Filtros" })).toBeNull();
  cleanup();
  wide(390);
  show({}, filters.slice(0, 3));
  expect(screen.queryByLabelText("Tipo de viaje")).toBeNull();
  expect(screen.getByRole("button", { name: "Filtros" })).toBeTruthy();
});

it("the bar of filters leaves out a choice of a single value, unless it is set", () => {
  const provider = { ...select("proveedor", "Proveedor"), ofRows: true } as Filter;
  show({}, [provider]);
  expect(screen.queryByLabelText("Proveedor")).toBeNull();
  cleanup();
  show({ proveedor: "1" }, [provider]);
  expect(screen.getByLabelText("Proveedor")).toBeTruthy();
});

it("the bar of filters keeps a switch on a desk beside any number of filters, and among them on a phone", () => {
  const urgent: Filter = { kind: "switch", key: "alertas", label: "Solo alertas", on: "1" };
  const onChange = show({}, [...filters, urgent]);
  expect(screen.getByRole("button", { name: "Filtros" })).toBeTruthy();
  fireEvent.click(screen.getByRole("switch", { name: "Solo alertas" }));
  expect(onChange).toHaveBeenCalledWith({ alertas: "1" });
  cleanup();
  wide(390);
  const taken = show({ alertas: "1" }, [...filters, urgent]);
  expect(screen.queryByRole("switch")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Solo alertas" }));
  expect(taken).toHaveBeenCalledWith({ alertas: "" });
});
