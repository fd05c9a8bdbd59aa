// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { Window as HappyWindow } from "happy-dom";
import { afterEach, expect, it, vi } from "vitest";
import { type Filter, FilterBar } from "../../web/src/ui/table/FilterBar.tsx";
import { showConnected } from "../support/web.tsx";

const select = (key: string, label: string): Filter => ({
  ...{ kind: "select", key, label },
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

it("unfolds its filters on a phone by one button, beside the search", () => {
  wide(390);
  show();
  expect(screen.getByRole("searchbox", { name: "Número o cliente" })).toBeTruthy();
  expect(screen.queryByLabelText("Tipo de viaje")).toBeNull();
  const button = screen.getByRole("button", { name: "Filtros" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  for (const name of ["Creado", "Tipo de viaje", "Pagos"])
    expect(screen.getByRole("combobox", { name })).toBeTruthy();
  fireEvent.click(button);
  expect(screen.queryByLabelText("Pagos")).toBeNull();
});

it("says on the button how many are set, days once, and takes all of them off", () => {
  wide(390);
  const onChange = show({ search: "ana", startDate: "a", endDate: "b", tipo: "1" });
  fireEvent.click(screen.getByRole("button", { name: "Filtros (2)" }));
  fireEvent.click(screen.getByRole("button", { name: "Quitar filtros" }));
  const none = { search: "", dateRange: "", startDate: "", endDate: "", tipo: "", pagos: "" };
  expect(onChange).toHaveBeenCalledWith(none);
});

it("shows all of them on the desk, and a few on a phone too", () => {
  show();
  expect(screen.getByLabelText("Pagos")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Filtros" })).toBeNull();
  cleanup();
  wide(390);
  show({}, filters.slice(0, 3));
  expect(screen.getByLabelText("Tipo de viaje")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Filtros" })).toBeNull();
});
