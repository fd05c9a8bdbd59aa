// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LibraryDialog } from "../../../web/src/features/content/library/LibraryDialog.tsx";
import { ImagesField } from "../../../web/src/features/catalog/panel/ImagesField.tsx";
import type { PackageForm } from "../../../web/src/features/catalog/panel/package.form.ts";
import type { CalculatorForm } from "../../../web/src/features/quotes/calculation/calculator.form.ts";
import { StayPictures } from "../../../web/src/features/quotes/calculation/costs/StayPictures.tsx";
import { SettingsContext } from "../../../web/src/base/settings.ts";
import { QuoteApprovalScreen } from "../../../web/src/pages/quotes/QuoteApprovalScreen.tsx";
import { deadlineOf, inDays } from "../../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers, uploadsAnswered } from "../../support/web.tsx";

afterEach(cleanup);

const caribe = {
  __typename: "AgencyPicture",
  id: "p1",
  kind: "hotel",
  name: "Caribe",
  version: 1,
  licence: "propia",
  author: null,
};
const address = "/media/0b5a7f7e-2f4d-4c1e-9a51-0c6f0f7d1a11";

describe("the library of pictures", () => {
  const open = (role: number, pictures: readonly object[] = [{ ...caribe, address }]) => {
    const onPick = vi.fn();
    const seen = serverAnswers({
      Me: { data: { me: { __typename: "User", ...aSessionUser({ role }) } } },
      PublicSettings: { data: { publicSettings: null } },
      AgencyPictures: { data: { agencyPictures: pictures } },
      AgencyPictureRemove: { data: { removeAgencyPicture: true } },
      AgencyPictureBring: { data: { bringPicture: address } },
    });
    const screenOf = () => <LibraryDialog onPick={onPick} onClose={vi.fn()} />;
    openAt("/x", [{ path: "/x", guard: "public", layout: "bare", screen: async () => screenOf }], "token");
    return { onPick, seen };
  };

  it("is searched by name, and returns the address of the chosen one", async () => {
    const { onPick, seen } = open(2);
    fireEvent.change(await screen.findByLabelText("Buscar por nombre"), { target: { value: "cari" } });
    await waitFor(() => expect(seen.at(-1)?.variables).toEqual({ search: "cari", kind: null }));
    fireEvent.click(await screen.findByRole("button", { name: "Elegir Caribe" }));
    await waitFor(() => expect(onPick).toHaveBeenCalledWith(address));
    expect(screen.queryByRole("button", { name: "Quitar Caribe" })).toBeNull();
  });

  it("says that it is empty, and that a search found nothing only after a search", async () => {
    open(2, []);
    expect(await screen.findByText(/^La biblioteca aún no tiene imágenes/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Buscar por nombre"), { target: { value: "cari" } });
    expect(await screen.findByText(/^No hay imágenes así/)).toBeTruthy();
  });

  it("takes a picture with its name, and says what is missing", async () => {
    const sent = uploadsAnswered(() => ({ data: { addAgencyPicture: { ...caribe, address } } }));
    open(2);
    fireEvent.click(await screen.findByRole("button", { name: "Agregar imagen" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Agregar imagen" }));
    fireEvent.change(dialog.getByLabelText(/Nombre del hotel/), { target: { value: "Caribe" } });
    const submit = () => fireEvent.click(dialog.getByRole("button", { name: "Agregar imagen" }));
    submit();
    expect(await dialog.findByText(/^Elige la licencia/)).toBeTruthy();
    fireEvent.mouseDown(dialog.getByRole("combobox", { name: /^Licencia/ }));
    fireEvent.click(await screen.findByRole("option", { name: "Creative Commons BY" }));
    submit();
    expect(await dialog.findByText("Escribe el autor")).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/^Autor/), { target: { value: "Ana Gil" } });
    submit();
    expect(await dialog.findByText("No se ha recibido ninguna imagen.")).toBeTruthy();
    const file = new File(["x"], "caribe.png", { type: "image/png" });
    fireEvent.change(document.querySelector("input[type=file]")!, { target: { files: [file] } });
    const picture = dialog.getByRole("group", { name: "Recorte" }).querySelector("img")!;
    for (const [key, value] of Object.entries({ naturalWidth: 1_600, naturalHeight: 1_600 }))
      Object.defineProperty(picture, key, { value });
    fireEvent.load(picture);
    expect(dialog.getByLabelText("De izquierda a derecha")).toHaveProperty("disabled", true);
    fireEvent.change(dialog.getByLabelText("De arriba abajo"), { target: { value: "0" } });
    submit();
    const input = { kind: "hotel", name: "Caribe", licence: "cc_by", author: "Ana Gil" };
    const crop = { x: 0, y: 0, width: 1, height: 0.5625 };
    await waitFor(() => expect(sent[0]).toMatchObject({ input: { ...input, crop } }));
  });

  it("brings a picture from its address, to be cropped", async () => {
    const { seen } = open(2);
    fireEvent.click(await screen.findByRole("button", { name: "Agregar imagen" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Agregar imagen" }));
    const bring = dialog.getByRole("button", { name: "Traer imagen" });
    expect(bring).toHaveProperty("disabled", true);
    const link = "https://fotos.ejemplo.co/a.jpg";
    fireEvent.change(dialog.getByLabelText("O pega la dirección de la imagen"), { target: { value: link } });
    fireEvent.click(bring);
    expect(await dialog.findByRole("group", { name: "Recorte" })).toBeTruthy();
    expect(document.querySelector(`img[src="${address}"]`)).not.toBeNull();
    expect(seen.find(({ operation }) => operation === "AgencyPictureBring")?.variables).toEqual({
      address: link,
    });
    fireEvent.click(dialog.getByRole("button", { name: "Elegir otra" }));
    expect(dialog.queryByRole("group", { name: "Recorte" })).toBeNull();
  });

  it("is kept in order by administration", async () => {
    const { seen } = open(5);
    fireEvent.click(await screen.findByRole("button", { name: "Quitar Caribe" }));
    fireEvent.click(
      within(await screen.findByRole("dialog", { name: "Quitar imagen" })).getByRole("button", {
        name: "Quitar imagen",
      }),
    );
    await waitFor(() =>
      expect(seen.find(({ operation }) => operation === "AgencyPictureRemove")?.variables).toEqual({
        id: "p1",
      }),
    );
  });
});

describe("the pictures of a stay's hotel in the calculator", () => {
  const other = { ...caribe, id: "p2", name: "Caribe Real", address: "/media/otra" };
  const open = (hotel: string) => {
    const seen = serverAnswers({
      Me: { data: { me: { __typename: "User", ...aSessionUser({ role: 2 }) } } },
      PublicSettings: { data: { publicSettings: null } },
      AgencyPictures: { data: { agencyPictures: [{ ...caribe, address }, other] } },
    });
    const Stay = () => {
      const { control } = useForm<CalculatorForm>({ defaultValues: { hotel: { nombre: hotel } } });
      return <StayPictures control={control} name="hotel.nombre" />;
    };
    openAt("/x", [{ path: "/x", guard: "public", layout: "bare", screen: async () => Stay }], "token");
    return seen;
  };

  it("are the library's under exactly its name", async () => {
    const seen = open("CARIBE");
    const stay = within(await screen.findByRole("group", { name: "Imágenes del hotel: CARIBE" }));
    expect(await stay.findByRole("img", { name: "CARIBE" })).toHaveProperty(
      "src",
      expect.stringContaining(address),
    );
    expect(stay.getAllByRole("img")).toHaveLength(1);
    expect(seen.find(({ operation }) => operation === "AgencyPictures")?.variables).toEqual({
      search: "CARIBE",
      kind: "hotel",
    });
  });

  it("are added under the name of the hotel", async () => {
    open("Hotel Nuevo");
    fireEvent.click(await screen.findByRole("button", { name: "Agregar imágenes del hotel" }));
    fireEvent.click(await screen.findByRole("button", { name: "Agregar imagen" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Agregar imagen" }));
    expect(dialog.getByLabelText(/Nombre del hotel/)).toHaveProperty("value", "Hotel Nuevo");
  });
});

describe("the pictures of a package", () => {
  it("may be chosen from the library, each once", async () => {
    serverAnswers({
      Me: { data: { me: { __typename: "User", ...aSessionUser({ role: 5 }) } } },
      PublicSettings: { data: { publicSettings: null } },
      AgencyPictures: { data: { agencyPictures: [{ ...caribe, address }] } },
    });
    const Images = () => {
      const { control } = useForm<PackageForm>({ defaultValues: { images: [], files: [] } });
      return <ImagesField control={control} Library={LibraryDialog} />;
    };
    openAt("/x", [{ path: "/x", guard: "public", layout: "bare", screen: async () => Images }], "token");
    for (let time = 0; time < 2; time += 1) {
      fireEvent.click(await screen.findByRole("button", { name: "Elegir de la biblioteca" }));
      fireEvent.click(await screen.findByRole("button", { name: "Elegir Caribe" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
    expect(screen.getAllByRole("button", { name: /^Quitar la imagen/ })).toHaveLength(1);
  });
});

describe("the application's page of a proposal", () => {
  const words = { dia: 1, titulo: "Llegada", texto: "Te esperamos." };
  const day = { __typename: "ItineraryDay", ...words, imagen: address };
  const stay = {
    nombre: "Caribe",
    ciudad: null,
    categoria: null,
    acomodacion: null,
    entrada: null,
    noches: 5,
  };
  const offer = {
    client: "María Torres",
    adultos: 2,
    menores: 0,
    infantes: 0,
    lines: [],
    flights: null,
    stays: [{ __typename: "OfferStay", ...stay, imagenes: [address] }],
    itinerario: [day],
    noIncluye: null,
    options: null,
    observaciones: null,
    descuentoPorcentaje: 0,
    totalDescuento: 0,
    precioPorPersona: 2_000_000,
  };
  const quote = {
    id: "q1",
    quoteNumber: "COT-1",
    status: "sent",
    nombreCliente: "María Torres",
    origen: "Bogotá",
    destino: "Cartagena",
    fechaIda: inDays(51),
    fechaRegreso: inDays(56),
    numeroPersonas: 2,
    expiresAt: deadlineOf(inDays(15)),
    chosenOptionId: null,
    waysToPay: [],
    advisorPicture: "/ana.webp",
    vendedor: { name: "Ana", lastname: "Ruiz", email: "ana@travesia.test", phone: "+573001234567" },
    sentOffer: {
      id: "v1",
      number: 1,
      precioTotal: 4_000_000,
      note: "Les guardé el piso alto.",
      expiresAt: deadlineOf(inDays(15)),
      offer,
    },
  };
  const agency = { name: "Rutas del Sol", rnt: "123456", logo: "/logo.webp", colour: "#0E5A73" };

  it("has the same content as the first page: mark, registration, days and hotels with pictures, the advisor", async () => {
    serverAnswers({
      Me: { data: { me: null } },
      QuoteApproval: { data: { quote } },
      QuoteQuestions: { data: { quoteQuestions: [] } },
      QuotePdf: { data: { quotePdf: { filename: "c.pdf", url: "https://archivos.test/c.pdf" } } },
    });
    const tab = { location: { href: "" }, close: vi.fn() };
    vi.stubGlobal("open", () => tab);
    const settings = { appName: "x", wompiPublicKey: "", agency: agency as never };
    const page = () => (
      <SettingsContext value={settings}>
        <QuoteApprovalScreen />
      </SettingsContext>
    );
    openAt("/quote-approval/q1?token=secret", [
      { path: "/quote-approval/:quoteId", guard: "public", layout: "bare", screen: async () => page },
    ]);
    expect(await screen.findByText("RNT n.º 123456")).toBeTruthy();
    const shown = [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
    expect(shown).toEqual(expect.arrayContaining(["/logo.webp", "/ana.webp"]));
    // The cover, its day, and its hotel's card, closed and open.
    expect(shown.filter((src) => src === address)).toHaveLength(4);
    for (const image of document.querySelectorAll(`details img[src="${address}"]`))
      expect([image.getAttribute("loading"), image.getAttribute("width")]).toEqual([
        "lazy",
        image.closest("summary") ? "96" : "640",
      ]);
    expect(document.body.textContent).toContain("María, esta es la propuesta que preparamos para ti.");
    expect(screen.getByRole("link", { name: "Escribir por WhatsApp" })).toBeTruthy();
    const advisor = screen.getByRole("region", { name: "Tu asesor" });
    expect(advisor.textContent).toContain("Les guardé el piso alto.");
    fireEvent.click(screen.getByRole("button", { name: "Descargar la propuesta en PDF" }));
    await waitFor(() => expect(tab.location.href).toBe("https://archivos.test/c.pdf"));
  });
});
