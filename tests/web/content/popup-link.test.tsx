// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { linkKind, packageOf, pagePlaces } from "../../../web/src/features/content/page-links.ts";
import { PopupFormDialog } from "../../../web/src/features/content/popup/PopupFormDialog.tsx";
import { serverAnswers, showConnected } from "../../support/web.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const places = pagePlaces(["Europa"], "573005550100");

describe("a link of the agency's page", () => {
  it.each([
    ["", "none"],
    ["/allpacks", "place"],
    ["/allpacks?destino=Europa", "place"],
    ["https://wa.me/573005550100", "place"],
    ["/#ofertas", "place"],
    ["/?cotizar=1", "place"],
    ["/detail/7", "package"],
    ["/detail/7/fotos", "own"],
    ["https://example.com/", "own"],
  ])("%s was chosen as %s", (link, kind) => {
    expect(linkKind(link, places)).toBe(kind);
  });

  it("to a package names it", () => {
    expect([packageOf("/detail/7"), packageOf("/allpacks")]).toEqual([7, null]);
  });

  it("has no chat where the agency has no number", () => {
    expect(pagePlaces([], null).some(({ label }) => label.includes("WhatsApp"))).toBe(false);
  });
});

const packs = [
  { __typename: "Package", id: 7, title: "Leticia y el Amazonas" },
  { __typename: "Package", id: 8, title: "Mompox" },
];

/** Opens the form of a new popup; returns the saving function. */
function openForm() {
  serverAnswers({
    PackageOptions: { data: { packageChars: [], packageDestinations: [] } },
    PackageContact: { data: { publicSettings: { whatsapp: "573005550100" } } },
    PackageChoices: { data: { packagePage: { items: packs } } },
    PackageName: ({ id }) => ({ data: { package: packs.find((pack) => pack.id === id) ?? null } }),
  });
  const onSave = vi.fn().mockResolvedValue(null);
  showConnected(
    <PopupFormDialog record={null} busy={false} failure={null} onSave={onSave} onClose={vi.fn()} />,
  );
  fireEvent.change(screen.getByLabelText(/^Contenido/), { target: { value: "Nuevas salidas" } });
  return onSave;
}

/** Chooses where the button leads. */
async function choose(label: string): Promise<void> {
  const field = screen.getByRole("combobox", { name: /^A dónde lleva el botón/ });
  fireEvent.mouseDown(field, { button: 0 });
  fireEvent.click(await screen.findByRole("option", { name: label }));
}
const sentLink = async (onSave: ReturnType<typeof openForm>) => {
  fireEvent.click(screen.getByRole("button", { name: "Crear popup" }));
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  return (onSave.mock.lastCall![0] as { input: { link: string | null } }).input.link;
};

describe("the form of a popup", () => {
  it("offers the places of the page, so that no address is typed", async () => {
    const onSave = openForm();
    await choose("Pedir una cotización");
    expect(await sentLink(onSave)).toBe("/?cotizar=1");
  });

  it("offers the packages by their names", async () => {
    const onSave = openForm();
    await choose("Un paquete");
    const field = await screen.findByRole("combobox", { name: "Paquete" });
    fireEvent.mouseDown(field);
    fireEvent.change(field, { target: { value: "leti" } });
    fireEvent.click(await screen.findByRole("option", { name: "Leticia y el Amazonas" }));
    expect(await sentLink(onSave)).toBe("/detail/7");
  });

  it("takes an address of its own, and nothing", async () => {
    const onSave = openForm();
    await choose("Otra dirección");
    fireEvent.change(screen.getByLabelText(/^Enlace del botón/), {
      target: { value: "https://example.com/" },
    });
    expect(await sentLink(onSave)).toBe("https://example.com/");
    cleanup();
    expect(await sentLink(openForm())).toBe(null);
  });

  it("shows the popup as visitors will see it while it is typed", async () => {
    openForm();
    expect(screen.getByText("Así se verá")).toBeTruthy();
    expect(screen.getByText("Nuevas salidas", { selector: "p" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Novedades", hidden: true })).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^Título/), { target: { value: "Leticia te espera" } });
    expect(await screen.findByRole("heading", { name: "Leticia te espera", hidden: true })).toBeTruthy();
  });
});
