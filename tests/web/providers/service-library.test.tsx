// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ServiceLibraryDialog } from "../../../web/src/features/providers/library/ServiceLibraryDialog.tsx";
import { deadlineOf, inDays } from "../../support/calendar.ts";
import { openAt, serverAnswers } from "../../support/web.tsx";

afterEach(cleanup);

const service = (id: string, name: string, over: object = {}) => ({
  __typename: "LibraryService",
  id,
  kind: "hotel",
  name,
  city: "Cartagena",
  categoria: "5_estrellas",
  regimen: null,
  encanto: "La terraza",
  costo: 320_000,
  base: "persona",
  proveedor: "Hoteles del Mar",
  uses: 3,
  usedAt: deadlineOf(inDays(-2)),
  picture: null,
  version: 4,
  ...over,
});
const address = "/media/0b5a7f7e-2f4d-4c1e-9a51-0c6f0f7d1a11";
const both = [
  service("a", "Casa Sol", { picture: address }),
  service("b", "Hotel Casa Sol", { uses: 1, costo: 300_000, usedAt: deadlineOf(inDays(-9)) }),
];

describe("the library of services", () => {
  const open = (services: readonly object[] = both, answers: object = {}, next: readonly object[] = []) => {
    const seen = serverAnswers({
      LibraryServiceList: { data: { libraryServices: services, next } },
      LibraryServiceRemove: { data: { removeLibraryService: true } },
      LibraryServiceMerge: { data: { mergeLibraryServices: both[1] } },
      LibraryServiceUpdate: { data: { updateLibraryService: both[0] } },
      ProviderNames: { data: { providerSuggestions: [] } },
      ...answers,
    });
    const screenOf = () => <ServiceLibraryDialog onClose={vi.fn()} />;
    openAt("/x", [{ path: "/x", guard: "public", layout: "bare", screen: async () => screenOf }]);
    return seen;
  };
  const choose = async (name: string, act: string) => {
    fireEvent.click(await screen.findByRole("button", { name: `Acciones de ${name}` }));
    fireEvent.click(await screen.findByRole("menuitem", { name: act }));
  };
  const sentBy = (seen: ReturnType<typeof serverAnswers>, name: string) =>
    seen.find(({ operation }) => operation === name)?.variables;

  it("shows each with its picture, its last cost and how often it was used, and searches", async () => {
    const seen = open();
    const list = within(await screen.findByRole("list", { name: "Biblioteca de servicios" }));
    expect(list.getByText("Hotel · 3 usos · La terraza")).toBeTruthy();
    expect(
      list.getByText(/Cartagena · 5 Estrellas · Hoteles del Mar · \$\s?320.000 por persona/),
    ).toBeTruthy();
    expect(document.querySelector(`img[src="${address}"]`)).not.toBeNull();
    fireEvent.change(screen.getByLabelText("Buscar por nombre o ciudad"), { target: { value: " sol " } });
    await waitFor(() =>
      expect(seen.at(-1)?.variables).toEqual({ search: "sol", kind: null, page: 1, next: 61 }),
    );
  });

  const aPage = Array.from({ length: 60 }, (_, at) => service(`s${at}`, `Hotel ${at}`));

  it("is not turned over behind its last page, though that is full", async () => {
    open(aPage);
    await screen.findByText("Hotel 59");
    expect(screen.queryByRole("button", { name: "Siguientes" })).toBeNull();
  });

  it("is turned over where more follow a page, and begins again with another search", async () => {
    const seen = open(aPage, {}, [{ __typename: "LibraryService", id: "s60" }]);
    fireEvent.click(await screen.findByRole("button", { name: "Siguientes" }));
    await waitFor(() => expect(seen.at(-1)?.variables).toMatchObject({ page: 2, next: 121 }));
    expect(screen.getByRole("button", { name: "Anteriores" })).toHaveProperty("disabled", false);
    fireEvent.change(screen.getByLabelText("Buscar por nombre o ciudad"), { target: { value: "sol" } });
    await waitFor(() =>
      expect(seen.at(-1)?.variables).toEqual({ search: "sol", kind: null, page: 1, next: 61 }),
    );
  });

  it("joins two once it is said which stays, and shows before what that does", async () => {
    const seen = open();
    await choose("Casa Sol", "Unir con…");
    const dialog = within(await screen.findByRole("dialog", { name: "Unir servicios" }));
    const field = dialog.getByLabelText(/^Es el mismo que/);
    fireEvent.mouseDown(field);
    fireEvent.change(field, { target: { value: "hotel" } });
    fireEvent.click(await screen.findByRole("option", { name: "Hotel Casa Sol · Cartagena" }));
    expect(
      await dialog.findByText(
        /^Queda «Hotel Casa Sol · Cartagena» con 4 usos y el costo más reciente, \$\s?320.000\.$/,
      ),
    ).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "Unir servicios" }));
    expect(await dialog.findByText("Confirma que son el mismo servicio")).toBeTruthy();
    fireEvent.click(dialog.getByLabelText("Confirmo que son el mismo servicio"));
    fireEvent.click(dialog.getByRole("button", { name: "Unir servicios" }));
    await waitFor(() => expect(sentBy(seen, "LibraryServiceMerge")).toEqual({ id: "a", intoId: "b" }));
    expect(await screen.findByText("Servicios unidos")).toBeTruthy();
  });

  it("sends of an edit what was changed, and takes one away after asking", async () => {
    const seen = open();
    await choose("Casa Sol", "Editar");
    const dialog = within(await screen.findByRole("dialog", { name: "Editar servicio" }));
    fireEvent.change(dialog.getByLabelText(/^Nombre/), { target: { value: "Casa del Sol" } });
    fireEvent.click(dialog.getByRole("button", { name: "Guardar servicio" }));
    await waitFor(() =>
      expect(sentBy(seen, "LibraryServiceUpdate")).toEqual({
        id: "a",
        input: { name: "Casa del Sol", version: 4 },
      }),
    );
    await choose("Hotel Casa Sol", "Quitar");
    const asked = within(await screen.findByRole("dialog", { name: "Quitar servicio" }));
    fireEvent.click(asked.getByRole("button", { name: "Quitar servicio" }));
    await waitFor(() => expect(sentBy(seen, "LibraryServiceRemove")).toEqual({ id: "b" }));
  });

  it("says where services come from while there are none", async () => {
    open([]);
    expect(await screen.findByText(/^Aún no hay servicios/)).toBeTruthy();
  });
});

describe("the texts of days", () => {
  const text = {
    __typename: "LibraryDayText",
    id: "d",
    kind: "excursion",
    place: "Cartagena",
    activity: "Islas del Rosario",
    titulo: null,
    texto: "Salimos del muelle en lancha.",
    version: 3,
  };

  it("are beside the services, by their place and excursion, and are edited at the version one saw", async () => {
    const seen = serverAnswers({
      LibraryServiceList: { data: { libraryServices: both, next: [] } },
      LibraryDayTextList: { data: { libraryDayTexts: [text], next: [] } },
      LibraryDayTextUpdate: { data: { updateLibraryDayText: text } },
    });
    const screenOf = () => <ServiceLibraryDialog onClose={vi.fn()} />;
    openAt("/x", [{ path: "/x", guard: "public", layout: "bare", screen: async () => screenOf }]);
    fireEvent.click(await screen.findByRole("tab", { name: "Textos de los días" }));
    const list = within(await screen.findByRole("list", { name: "Textos de los días" }));
    expect(list.getByText("Salimos del muelle en lancha.")).toBeTruthy();
    fireEvent.click(list.getByRole("button", { name: "Acciones de Cartagena · Islas del Rosario" }));
    fireEvent.click(await screen.findByRole("menuitem", { name: "Editar" }));
    const field = await screen.findByLabelText(/^Qué pasa ese día/);
    fireEvent.change(field, { target: { value: "Salimos a las ocho." } });
    fireEvent.click(screen.getByRole("button", { name: "Guardar texto" }));
    await waitFor(() =>
      expect(seen.find(({ operation }) => operation === "LibraryDayTextUpdate")?.variables).toEqual({
        id: "d",
        input: { texto: "Salimos a las ocho.", version: 3 },
      }),
    );
  });
});
