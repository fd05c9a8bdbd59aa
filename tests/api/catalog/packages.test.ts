import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { hostsAnswer } from "../../support/pictures-by-address.ts";
import { aPackage, cartagena } from "../../support/story/catalog.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
  await hostsAnswer(app);
});

const create = `mutation ($input: CreatePackageInput!) {
  createPackage(input: $input) {
    id title slug category chars isActive version fechas { salida vuelta disponibles } } }`;
const update = `mutation ($id: Int!, $input: UpdatePackageInput!) { updatePackage(id: $id, input: $input) {
  id title slug destino category price chars images isActive version fechas { salida vuelta } } }`;
const one = `query ($id: Int!) { package(id: $id) { id title isArchived fechas { salida disponibles } } }`;
const archive = `mutation ($id: Int!, $archived: Boolean!) { archivePackage(id: $id, archived: $archived) {
    isArchived } }`;
const titlesOf = async (filter: object, who: "admin" | null = null) => {
  const { packages } = await app
    .as(who)
    .ask(`query ($filter: PackageFilter) { packages(filter: $filter) { title } }`, { filter });
  return (packages as { title: string }[]).map(({ title }) => title);
};

describe("a package", () => {
  it("has the destination as its category, a slug of its title, and its seats on each departure", async () => {
    const fechas = [
      { salida: inDays(101), vuelta: inDays(105) },
      { salida: inDays(73), vuelta: inDays(77) },
      { salida: inDays(101), vuelta: inDays(105) },
    ];
    const { data } = await app.as("owner").gql(create, {
      input: {
        ...cartagena,
        title: "¡Ñandú & Cía. en Bogotá!",
        chars: ["Wifi", " Wifi", "Hotel,gym"],
        fechas,
      },
    });
    expect(data?.createPackage).toMatchObject({
      slug: "nandu-cia-en-bogota",
      category: "Nacionales",
      chars: ["Wifi", "Hotel", "gym"],
      isActive: false,
      version: 1,
      fechas: [
        { salida: inDays(73), vuelta: inDays(77), disponibles: 12 },
        { salida: inDays(101), vuelta: inDays(105), disponibles: 12 },
      ],
    });
  });

  it("is changed only where the edit says something; false, 0 and [] are values", async () => {
    const id = await aPackage(app, {
      isActive: true,
      chars: ["Wifi"],
      images: ["https://fotos.example.com/a.jpg"],
    });
    const { updatePackage: first } = await app
      .as("admin")
      .ask(update, { id, input: { isActive: false, price: 0, chars: [], images: [] } });
    expect(first).toMatchObject({
      title: "Cartagena amurallada",
      isActive: false,
      price: 0,
      chars: [],
      images: [],
      version: 2,
    });
    const { updatePackage: second } = await app
      .as("admin")
      .ask(update, { id, input: { destino: "Llano", title: "Otro" } });
    expect(second).toMatchObject({ destino: "Llano", category: "Llano", slug: "otro", price: 0, version: 3 });
    const { updatePackage: third } = await app.as("admin").ask(update, {
      id,
      input: {
        category: "Bodas",
        destino: "Europa",
        fechas: [...cartagena.fechas, { salida: inDays(162), vuelta: inDays(170) }],
      },
    });
    expect(third).toMatchObject({ destino: "Europa", category: "Bodas" });
    expect((third as { fechas: object[] }).fechas).toHaveLength(2);
  });

  it("needs no place on the map, and may leave it", async () => {
    const nowhere = await aPackage(app, { lat: undefined, lng: null });
    const read = (id: number) => app.as(null).rest("GET", `/pack/${id}`);
    expect((await read(nowhere)).body).toMatchObject({ lat: "", lng: "" });
    const id = await aPackage(app);
    await app.as("admin").ask(update, { id, input: { lat: "", lng: "" } });
    expect((await read(id)).body).toMatchObject({ lat: "", lng: "" });
  });

  it("of an older version is not edited", async () => {
    const id = await aPackage(app);
    await app.as("admin").ask(update, { id, input: { price: 5, version: 1 } });
    expectRefused(
      await app.as("owner").gql(update, { id, input: { price: 6, version: 1 } }),
      "CONFLICT",
      "El registro fue modificado por otra persona. Actualiza e intenta de nuevo.",
    );
  });

  it.each<[string, object, string, string]>([
    ["without a title", { title: " " }, "title", "El título es obligatorio"],
    [
      "with a title of 10,000 letters",
      { title: "á".repeat(10_000) },
      "title",
      "El texto tiene como máximo 150 letras",
    ],
    ["with a null byte", { detail: "a\0b" }, "detail", "El texto contiene caracteres no permitidos"],
    ["of 0 days", { days: 0 }, "days", "Los días deben estar entre 1 y 999"],
    ["with 1,000 seats", { cupos: 1000 }, "cupos", "Los cupos deben estar entre 1 y 999"],
    ["at a negative price", { price: -1 }, "price", "El precio no puede ser negativo"],
    ["without departures", { fechas: [] }, "fechas", "Agrega al menos una fecha de salida"],
    [
      "back before it leaves",
      { fechas: [{ salida: inDays(51), vuelta: inDays(50) }] },
      "fechas",
      "La vuelta no puede ser antes de la salida",
    ],
    ["with half a place on the map", { lng: "" }, "lng", "Indica latitud y longitud, o ninguna de las dos"],
    ["beyond the pole", { lat: "91" }, "lat", "La latitud debe ser un número entre -90 y 90"],
    ["somewhere", { lng: "al lado" }, "lng", "La longitud debe ser un número entre -180 y 180"],
    [
      "with a script for a picture",
      { images: ["javascript:alert(1)"] },
      "images",
      "La dirección de una imagen no es válida",
    ],
    [
      "with a picture of another scheme's host",
      { images: ["//evil.example/a.png"] },
      "images",
      "La dirección de una imagen no es válida",
    ],
    [
      "with 11 pictures",
      { images: Array.from({ length: 11 }, (_, n) => `https://x.example/${n}.jpg`) },
      "images",
      "Un paquete tiene como máximo 10 imágenes",
    ],
  ])("%s is refused", async (_, wrong, field, message) => {
    const errors = expectRefused(
      await app.as("admin").gql(create, { input: { ...cartagena, ...wrong } }),
      "BAD_USER_INPUT",
      message,
    );
    expect(errors).toContainEqual({ field, message });
  });

  it("keeps emoji and markup as text", async () => {
    const title = "Sol ☀️ <b>y</b> 'playa'; -- 100 %";
    const id = await aPackage(app, { title });
    expect((await app.as(null).ask(one, { id })).package).toMatchObject({ title });
  });

  it("that is archived is gone for visitors, and only for them", async () => {
    const id = await aPackage(app, { title: "Archivado" });
    await app.as("admin").ask(archive, { id, archived: true });
    expectRefused(await app.as("asesor").gql(`mutation { archivePackage(id: ${id}) { id } }`), "FORBIDDEN");
    expect((await app.as(null).ask(one, { id })).package).toBeNull();
    expect((await app.as("asesor").ask(one, { id })).package).toBeNull();
    expect((await app.as("admin").ask(one, { id })).package).toMatchObject({ isArchived: true });
    expect(await titlesOf({ archived: true })).toEqual([]);
    expect(await titlesOf({ archived: true }, "admin")).toEqual(["Archivado"]);
    expect(await titlesOf({}, "admin")).not.toContain("Archivado");
    await app.as("admin").ask(archive, { id, archived: false });
    expect((await app.as(null).ask(one, { id })).package).toMatchObject({ isArchived: false });
  });

  it("is deleted with its departures, once", async () => {
    const id = await aPackage(app);
    const remove = `mutation { deletePackage(id: ${id}) }` as const;
    await app.as("owner").ask(remove);
    expectRefused(await app.as("owner").gql(remove), "NOT_FOUND", "Paquete no encontrado");
    const [left] = await app.app.services.orm.em
      .fork()
      .execute<{ n: string }[]>("select count(*) n from package_departures where package_id = ?", [id]);
    expect(Number(left?.n)).toBe(0);
  });
});

describe("the catalogue", () => {
  beforeAll(async () => {
    for (const { id } of (await app.as("admin").ask("{ packages { id } }")).packages as { id: number }[])
      await app.as("admin").ask(`mutation { deletePackage(id: ${id}) }`);
    await aPackage(app, {
      title: "París de otoño",
      destino: "Europa",
      city: "París",
      price: 8_000_000,
      days: 9,
      chars: ["Wifi", "Hotel"],
    });
    await aPackage(app, {
      title: "Caño Cristales",
      destino: "Llano",
      city: "La Macarena",
      price: 2_000_000,
      days: 3,
      chars: ["Hotel"],
    });
    await aPackage(app, {
      title: "Termales",
      destino: "Por Tierra",
      category: "Bienestar",
      city: "Santa Rosa",
      price: 600_000,
      days: 3,
    });
  });

  it.each<[object, string[]]>([
    [{}, ["Termales", "Caño Cristales", "París de otoño"]],
    [{ search: "PARIS otono" }, ["París de otoño"]],
    [{ search: "cano" }, ["Caño Cristales"]],
    [{ search: "llano" }, ["Caño Cristales"]],
    [{ search: "heroica" }, ["Termales", "Caño Cristales", "París de otoño"]],
    [{ search: "100%" }, []],
    [{ destino: "Europa" }, ["París de otoño"]],
    [{ category: "Bienestar" }, ["Termales"]],
    [{ minPrice: 600_000, maxPrice: 2_000_000 }, ["Termales", "Caño Cristales"]],
    [{ days: 3 }, ["Termales", "Caño Cristales"]],
    [{ chars: ["Hotel"] }, ["Caño Cristales", "París de otoño"]],
    [{ chars: ["Hotel", "Wifi"] }, ["París de otoño"]],
  ])("under %j shows %j", async (filter, titles) => {
    expect(await titlesOf(filter)).toEqual(titles);
  });

  it("knows its characteristics and its destinations", async () => {
    const { packageChars, packageDestinations } = await app
      .as(null)
      .ask("{ packageChars packageDestinations { destino packages from image } }");
    expect(packageChars).toEqual(["Hotel", "Wifi"]);
    expect(packageDestinations).toContainEqual({
      destino: "Llano",
      packages: 1,
      from: 2_000_000,
      image: null,
    });
  });
});
