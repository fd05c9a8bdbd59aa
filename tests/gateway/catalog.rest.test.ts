import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../support/app.ts";
import { at, inDays } from "../support/calendar.ts";
import { hostsAnswer } from "../support/pictures-by-address.ts";
import { aPackage, cartagena } from "../support/story/catalog.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
  await hostsAnswer(app);
});

const keys = [
  ...[
    "id",
    "title",
    "detail",
    "destino",
    "city",
    "location",
    "category",
    "price",
    "days",
    "lat",
    "lng",
    "fechas",
    "cupos",
  ],
  ...["images", "chars", "isActive", "isYapaya", "created_at", "updated_at", "version"],
  ...["itinerario", "hoteles", "incluye", "noIncluye", "condiciones"],
  ...["cuotas", "cuotaInicialPorcentaje", "cuotaInicial", "valorCuota", "desde", "preguntas"],
];

describe("GET /pack", () => {
  it("answers everybody a bare list of whole packages, newest first", async () => {
    const first = await aPackage(app, {
      images: ["/paisajes/cartagena.svg", "https://fotos.example.com/a.jpg"],
      chars: ["Wifi"],
    });
    const second = await aPackage(app, { title: "Segundo", price: 3_000_000_000_000 });
    const { status, body } = await app.as(null).rest("GET", "//pack?destino=todos&search=&minPrice=");
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: number }) => id)).toEqual([second, first]);
    expect(Object.keys(body[1])).toEqual(expect.arrayContaining(keys));
    expect(body[0].price).toBe(3_000_000_000_000);
    expect(body[1]).toMatchObject({
      fechas: [{ salida: inDays(51), vuelta: inDays(54) }],
      images: [
        `${app.app.services.config.publicUrl}/paisajes/cartagena.svg`,
        expect.stringContaining("/media/"),
      ],
    });
    expect(body[1].fechas[0]).not.toHaveProperty("disponibles");
  });

  it("filters by its query", async () => {
    const count = async (query: string) => (await app.as(null).rest("GET", `/pack?${query}`)).body.length;
    expect(await count("search=AMURALLADA")).toBe(1);
    expect(await count("chars=Wifi,Hotel")).toBe(0);
    expect(await count("chars[]=Wifi")).toBe(1);
    expect(await count("minPrice=2000000000000&days=4")).toBe(1);
    expect(await count("destino=Europa")).toBe(0);
    expect((await app.as(null).rest("GET", "/pack?days=muchos")).status).toBe(400);
  });

  it("lists the characteristics", async () => {
    expect((await app.as(null).rest("GET", "/pack/chars")).body).toEqual(["Wifi"]);
  });
});

describe("GET /pack/{id}", () => {
  it("answers the bare package with the seats left of each departure", async () => {
    const id = await aPackage(app);
    const { body } = await app.as(null).rest("GET", `/pack/${id}`);
    expect(body).toMatchObject({ id, fechas: [{ salida: inDays(51), vuelta: inDays(54), disponibles: 12 }] });
    expect(body).not.toHaveProperty("success");
  });

  it.each(["999999", "abc", "99999999999"])("does not find %s", async (id) => {
    const { status, body } = await app.as(null).rest("GET", `/pack/${id}`);
    expect([status, body.message]).toEqual([404, "Paquete no encontrado"]);
  });
});

describe("POST /pack", () => {
  it("takes a form with odd keys", async () => {
    const form = new FormData();
    const fields = {
      ...cartagena,
      fechas: "",
      price: "1250000",
      days: "4",
      cupos: "12",
      chars: "",
      isActive: "true",
      isYapaya: "false",
      id: "temp-1",
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    form.delete("fechas");
    form.set("chars[0]", "Hotel");
    form.set("chars[1]", "Vista al mar");
    form.set("fechas[0][salida]", at(inDays(193), "00:00").toISOString());
    form.set("fechas[0].vuelta", inDays(200));
    form.set("images[0]", "https://fotos.example.com/a.jpg");
    const { status, body } = await app.as("owner").rest("POST", "/pack", form);
    expect([status, body.message]).toEqual([201, undefined]);
    expect(body).toMatchObject({
      price: 1_250_000,
      chars: ["Hotel", "Vista al mar"],
      fechas: [{ salida: inDays(193), vuelta: inDays(200), disponibles: 12 }],
      images: [expect.stringContaining("/media/")],
      isActive: true,
      isYapaya: false,
    });
  });

  it("names missing fields, to people who may create packages", async () => {
    const { status, body } = await app.as("admin").rest("POST", "/pack", {});
    expect([status, body.success]).toEqual([400, false]);
    expect(body.errors).toContainEqual({ field: "title", message: "El título es obligatorio" });
    expect((await app.as("gerente").rest("POST", "/pack", {})).status).toBe(403);
    expect((await app.as(null).rest("POST", "/pack", {})).status).toBe(401);
  });
});

describe("PUT /pack/{id}", () => {
  it("takes days, hotels, inclusions, conditions and installments, and leaves them when they are absent", async () => {
    const id = await aPackage(app);
    const about = {
      itinerario: [{ titulo: "Llegada", texto: "Traslado al hotel", imagen: "/paisajes/baru.svg" }],
      hoteles: [{ nombre: "Hotel Caribe", ciudad: "Cartagena", noches: "3" }],
      incluye: ["Desayunos"],
      noIncluye: ["Propinas"],
      condiciones: "Sujeto a disponibilidad.",
      cuotas: 3,
      cuotaInicial: "250000",
    };
    const { status, body } = await app.as("admin").rest("PUT", `/pack/${id}`, about);
    const site = app.app.services.config.publicUrl;
    const kept = {
      itinerario: [
        {
          titulo: "Llegada",
          texto: "Traslado al hotel",
          lugar: null,
          imagen: `${site}/paisajes/baru.svg`,
        },
      ],
      hoteles: [{ nombre: "Hotel Caribe", ciudad: "Cartagena", noches: 3, categoria: null }],
      incluye: ["Desayunos"],
      noIncluye: ["Propinas"],
      condiciones: "Sujeto a disponibilidad.",
      cuotas: 3,
      cuotaInicialPorcentaje: null,
      cuotaInicial: 250_000,
      valorCuota: 333_334,
    };
    expect([status, body]).toMatchObject([200, kept]);
    const { body: later } = await app.as("admin").rest("PUT", `/pack/${id}`, { title: "Otro título" });
    expect(later).toMatchObject({ ...kept, title: "Otro título" });
    const { body: whole } = await app.as("admin").rest("PUT", `/pack/${id}`, later);
    expect(whole).toMatchObject(kept);
  });

  it("accepts the whole package that it answered", async () => {
    const id = await aPackage(app, { images: ["/paisajes/baru.svg"], chars: ["Wifi"] });
    const { body: shown } = await app.as("admin").rest("GET", `/pack/${id}`);
    const { status, body } = await app
      .as("admin")
      .rest("PUT", `/pack/${id}`, { ...shown, isYapaya: true, price: "900000.00" });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...shown,
      isYapaya: true,
      price: 900_000,
      desde: 900_000,
      version: 2,
      updatedAt: body.updatedAt,
      updated_at: body.updated_at,
    });
  });

  it("takes a part", async () => {
    const id = await aPackage(app);
    expect((await app.as("admin").rest("PUT", `/pack/${id}`, { id, title: "Nuevo" })).body).toMatchObject({
      title: "Nuevo",
      days: 4,
    });
    expect((await app.as("admin").rest("PUT", `/pack/${id}`, { cupos: 0 })).status).toBe(400);
    expect((await app.as("admin").rest("PUT", "/pack/424242", { title: "Nuevo" })).status).toBe(404);
  });
});

describe("DELETE /pack/{id}", () => {
  it("answers that it is gone", async () => {
    const id = await aPackage(app);
    expect((await app.as("lider").rest("DELETE", `/pack/${id}`)).status).toBe(403);
    expect((await app.as("admin").rest("DELETE", `/pack/${id}`)).body).toMatchObject({
      success: true,
      message: "Paquete eliminado con éxito",
    });
    expect((await app.as(null).rest("GET", `/pack/${id}`)).status).toBe(404);
  });
});
