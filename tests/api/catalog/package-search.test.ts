import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { inDays } from "../../support/calendar.ts";
import { aPackage } from "../../support/story/catalog.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
  const places = [
    ["San Andrés, mar de siete colores", "San Andrés", "Johnny Cay y acuario natural"],
    ["Medellín y Guatapé", "Medellín", "La piedra y el embalse"],
    ["Barú, playa blanca", "Cartagena de Indias", "Mar tranquilo"],
    ["Providencia", "Providencia", "Vuelo con escala en San Andrés"],
    ["Ruta de pueblos", "Socorro", "San Gil, Andrés Carne de Res y Barichara"],
  ];
  for (const [title, city, detail] of places) await aPackage(app, { title, city, detail });
});

const found = async (search: string, more: object = {}) => {
  const { packagePage } = await app.as(null).ask(
    `query ($filter: PackageFilter, $order: PackageOrder) {
      packagePage(filter: $filter, order: $order) { items { title city } total } }`,
    { filter: { search }, ...more },
  );
  return packagePage;
};
const titles = async (search: string, more: object = {}) =>
  (await found(search, more)).items.map(({ title }) => title);

describe("the search of packages", () => {
  it("has first the packages of that name, then others that mention it", async () => {
    const [first, ...others] = await titles("san andres");
    expect(first).toBe("San Andrés, mar de siete colores");
    expect(others.toSorted()).toEqual(["Providencia", "Ruta de pueblos"]);
    expect(await found("san andres")).toMatchObject({ total: 3 });
  });

  it("has the order that was chosen", async () => {
    const chosen = await titles("san andres", { order: "title" });
    expect(chosen).toEqual(["Providencia", "Ruta de pueblos", "San Andrés, mar de siete colores"]);
  });

  it.each([
    ["cartajena", "Cartagena de Indias"],
    ["CARTAJENA de indias", "Cartagena de Indias"],
    ["medelin", "Medellín"],
    ["provdencia", "Providencia"],
  ])("finds by %j the packages of %s", async (typed, city) => {
    const { items, total } = await found(typed);
    expect([items[0]?.city, total > 0]).toEqual([city, true]);
    expect(items.every((pack) => pack.city === city)).toBe(true);
  });

  it("keeps the other filters while it forgives, and finds nothing that nobody offers", async () => {
    const filter = { search: "cartajena", minPrice: 9_000_000 };
    expect(await found("", { filter })).toMatchObject({ items: [], total: 0 });
    for (const nothing of ["uzbekistán", "xyz", "%%%", "'; --"])
      expect([nothing, (await found(nothing)).total]).toEqual([nothing, 0]);
  });

  it("of REST contains the words, newest first, as before", async () => {
    const { body } = await app.as(null).rest("GET", "/pack?search=cartajena");
    expect(body).toEqual([]);
    const { body: exact } = await app.as(null).rest("GET", "/pack?search=san%20andres");
    expect(exact.map(({ title }: { title: string }) => title)).toEqual([
      "Ruta de pueblos",
      "Providencia",
      "San Andrés, mar de siete colores",
    ]);
  });
});

describe("similar packages", () => {
  const similar = async (id: number) =>
    (
      await app.as(null).ask(`query ($id: Int!) { similarPackages(id: $id) { id title } }`, { id })
    ).similarPackages.map(({ title }) => title);

  it("are three at most: of the city first, then with departures, then the nearest in price", async () => {
    const place = { destino: "Patagonia", price: 5_000_000 };
    const gone = [{ salida: inDays(-9), vuelta: inDays(-6) }];
    const id = await aPackage(app, { ...place, title: "Glaciar", city: "El Calafate" });
    await aPackage(app, { ...place, title: "Lejos en precio", city: "Ushuaia", price: 9_000_000 });
    await aPackage(app, { ...place, title: "Cerca en precio", city: "Ushuaia", price: 5_100_000 });
    await aPackage(app, { ...place, title: "Ya salió", city: "Ushuaia", fechas: gone });
    await aPackage(app, { ...place, title: "Misma ciudad", city: "El Calafate", price: 20_000_000 });
    await aPackage(app, { ...place, title: "Otro destino", city: "Quito", destino: "Andes" });
    expect(await similar(id)).toEqual(["Misma ciudad", "Cerca en precio", "Lejos en precio"]);
  });

  it("are none without another of the place, and never archived ones", async () => {
    const alone = { city: "Leticia", destino: "Amazonas" };
    const id = await aPackage(app, alone);
    const other = await aPackage(app, { ...alone, title: "Río" });
    expect(await similar(id)).toEqual(["Río"]);
    await app.as("admin").ask(`mutation ($id: Int!) { archivePackage(id: $id) { id } }`, { id: other });
    expect(await similar(id)).toEqual([]);
  });
});
