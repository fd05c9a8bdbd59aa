import { describe, expect, it } from "vitest";
import { upcoming } from "../../../api/src/modules/catalog/package-offer.rules.ts";
import { imageProblem } from "../../../web/src/features/catalog/panel/image-files.ts";
import {
  destinationOptions,
  packageFilterOf,
  isNarrowed,
} from "../../../web/src/features/catalog/package.filters.ts";
import { shownPictures } from "../../../api/src/modules/catalog/package-words.rules.ts";
import { srcSetOf } from "../../../api/src/core/storage/picture-widths.rules.ts";
import { leafletsOf } from "../../../web/src/features/catalog/pictures.ts";
import { recentSearches, rememberSearch } from "../../../web/src/features/catalog/recent-searches.ts";
import { reserveByWhatsApp } from "../../../web/src/features/catalog/reserve.ts";
import { shelvesOf } from "../../../web/src/features/catalog/shelves.ts";
import { inDays, shortDay } from "../../support/calendar.ts";

const aStorage = (kept: string | null = null) => {
  let value = kept;
  return { getItem: () => value, setItem: (_: string, next: string) => void (value = next) };
};
const departure = { salida: inDays(51), vuelta: inDays(54), disponibles: 3, price: null };

describe("recent searches", () => {
  it("are the last ten, each once, the latest first", () => {
    const storage = aStorage();
    for (let n = 0; n < 12; n++) rememberSearch(storage, `viaje ${n}`);
    rememberSearch(storage, "VIAJE 5 ");
    rememberSearch(storage, "x");
    const kept = recentSearches(storage);
    expect(kept).toHaveLength(10);
    expect(kept.slice(0, 2)).toEqual(["VIAJE 5", "viaje 11"]);
    expect(kept).not.toContain("viaje 5");
  });

  it.each(["{", "null", "[1, {}]"])("are empty when the device keeps %s", (kept) => {
    expect(recentSearches(aStorage(kept))).toEqual([]);
  });
});

describe("the filters of an address", () => {
  it("leave out what they cannot mean", () => {
    expect(
      packageFilterOf({ minPrice: "mucho", maxPrice: "-5", days: "1000", chars: ",", page: "3" }),
    ).toEqual({});
    expect(
      packageFilterOf({ minPrice: "0", maxPrice: "900000", days: "4", chars: "Wifi,Hotel", search: "mar" }),
    ).toEqual({
      minPrice: 0,
      maxPrice: 900_000,
      days: 4,
      chars: ["Wifi", "Hotel"],
      search: "mar",
    });
    expect(isNarrowed({ page: "2" })).toBe(false);
  });

  it("offer the menu's destinations, and others that there are", () => {
    expect(destinationOptions(["Europa", "Antártida"], "Luna")).toEqual([
      ...["Internacionales", "Europa", "Nacionales", "Llano", "Por Tierra", "Antártida", "Luna"],
    ]);
  });
});

describe("a package on screen", () => {
  it("offers departures that are still to come, today's among them", () => {
    expect(upcoming([{ ...departure, salida: inDays(50) }, departure], inDays(51))).toEqual([departure]);
  });

  it("shows its pictures in the widths that are kept, and its leaflets apart", () => {
    const own = "/media/0189aaaa-0000-4000-8000-000000000000";
    expect(srcSetOf(own)).toBe(`${own}-320 320w, ${own}-640 640w, ${own} 1600w`);
    expect(srcSetOf("/paisajes/baru.svg")).toBeUndefined();
    const pack = { title: "Barú & mar", city: "Cartagena", images: [own, `${own}.pdf`] };
    expect([shownPictures(pack), leafletsOf(pack.images)]).toEqual([[own], [`${own}.pdf`]]);
  });

  it("is reserved by a message that says which departure", () => {
    expect(new URL(reserveByWhatsApp("573005550100", "Barú & mar", departure)).searchParams.get("text")).toBe(
      "Hola, quiero reservar el paquete «Barú & mar», " +
        `con salida el ${shortDay(departure.salida)} y regreso el ${shortDay(departure.vuelta)}.`,
    );
  });

  it("is on the shelf of its destination, and among the offers only while it is active", () => {
    const pack = {
      id: 1,
      title: "A",
      destino: "Llano",
      city: "Yopal",
      days: 3,
      price: 1,
      images: [],
      fechas: [],
      isYapaya: true,
    };
    const shelves = shelvesOf([
      { ...pack, isActive: true },
      { ...pack, id: 2, isActive: false },
    ]);
    expect(shelves.map(({ title, packages }) => [title, packages.map(({ id }) => id)])).toEqual([
      ["Ofertas del día", [1]],
      ["Llano", [1, 2]],
    ]);
  });
});

describe("chosen images", () => {
  it.each([
    [{ type: "image/svg+xml", size: 1 }, 0, "Solo se permiten archivos JPG, PNG, WebP o PDF"],
    [{ type: "image/webp", size: 11 * 1024 * 1024 }, 0, "El archivo no debe superar los 10MB"],
    [{ type: "image/webp", size: 1 }, 10, "Un paquete tiene como máximo 10 imágenes"],
    [{ type: "application/pdf", size: 1 }, 9, null],
  ])("%j beside %i", (file, present, problem) => {
    expect(imageProblem([file], present)).toBe(problem);
  });
});
