// @vitest-environment happy-dom
import { ApolloProvider } from "@apollo/client/react";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { createApollo } from "../../../web/src/app/apollo.ts";
import { createSession } from "../../../web/src/base/session/session.ts";
import { useWholeList } from "../../../web/src/base/lists/useWholeList.ts";
import { usePages } from "../../../web/src/ui/table/usePages.ts";
import { useAddress } from "../../../web/src/base/routes/useAddress.ts";

const at = (address: string) => ({
  wrapper: ({ children }: { readonly children: ReactNode }) => (
    <ApolloProvider client={createApollo({ apiUrl: "/", session: createSession(localStorage) })}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </ApolloProvider>
  ),
});
afterEach(cleanup);

describe("two lists on one page", () => {
  const both = () => ({ first: useAddress(), second: useAddress("filas") });

  it("keep two addresses", () => {
    const { result } = renderHook(both, at("/x?page=2&search=ana&filas.page=3&filas.orden=dia"));
    expect([result.current.first.page, result.current.second.page]).toEqual([2, 3]);
    expect(result.current.first.values).toEqual({ page: "2", search: "ana" });
    expect(result.current.second.values).toEqual({ page: "3", orden: "dia" });
    act(() => result.current.second.set({ orden: "" }));
    expect([result.current.first.page, result.current.second.page]).toEqual([2, 1]);
    act(() => result.current.first.clear());
    expect(result.current.first.values).toEqual({});
    act(() => result.current.second.setPage(4));
    expect([result.current.first.page, result.current.second.page]).toEqual([1, 4]);
  });
});

describe("a list that is read as a whole", () => {
  const columns = [
    { key: "name", label: "Nombre", value: ({ name }: { name: string }) => name, cell: () => null },
    { key: "note", label: "Nota", cell: () => null },
  ];
  const rows = Array.from({ length: 30 }, (_, n) => ({ name: n === 7 ? "Ánibal" : `Persona ${n + 10}` }));
  const shown = (address: string) =>
    renderHook(() => useWholeList({ name: "Prueba", columns, rows }), at(address)).result.current;

  it("is ordered by the columns that say their value, as Spanish does, and comes by pages", () => {
    const list = shown("/x?orden=name");
    expect(list.table.sortable).toEqual(["name"]);
    expect(list.rows!.map(({ name }) => name).slice(0, 2)).toEqual(["Ánibal", "Persona 10"]);
    expect(list.page).toMatchObject({ total: 30, totalPages: 2, size: 25 });
    expect(shown("/x?orden=name&sentido=desc&page=2").rows!.at(-1)!.name).toBe("Ánibal");
  });

  it("keeps its own order where none is asked", () =>
    expect(shown("/x").rows!.map(({ name }) => name)).toEqual(rows.slice(0, 25).map(({ name }) => name)));
});

it("a whole list shows 40 payments by ten, and stays on an existing page", () => {
  const { result, rerender } = renderHook(({ count }) => usePages(Array.from({ length: count }), 10), {
    initialProps: { count: 40 },
  });
  act(() => result.current.bar.onPage(4));
  expect([result.current.shown.length, result.current.bar.totalPages]).toEqual([10, 4]);
  rerender({ count: 31 });
  expect([result.current.shown.length, result.current.bar.page]).toEqual([1, 4]);
  rerender({ count: 5 });
  expect([result.current.shown.length, result.current.bar.page]).toEqual([5, 1]);
});
