import { beforeAll, describe, expect, it } from "vitest";
import { installmentOf } from "../../../api/src/modules/catalog/package-parts.rules.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { asOwner } from "../../support/owner.ts";
import { aPackage, cartagena } from "../../support/story/catalog.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const parts = `itinerario { titulo texto lugar imagen imagenUrl } hoteles { nombre ciudad noches categoria }
  incluye noIncluye preguntas { pregunta respuesta } condiciones cuotas cuotaInicialPorcentaje cuotaInicial
  valorCuota`;
const one = `query ($id: Int!) { package(id: $id) { ${parts} } }`;
const update = `mutation ($id: Int!, $input: UpdatePackageInput!) {
  updatePackage(id: $id, input: $input) { ${parts} } }`;
const create = `mutation ($input: CreatePackageInput!) { createPackage(input: $input) { ${parts} } }`;

const written = {
  itinerario: [
    { titulo: " Llegada ", texto: "Traslado al hotel", lugar: "Getsemaní", imagen: "/paisajes/baru.svg" },
    { titulo: "Islas" },
  ],
  hoteles: [{ nombre: "Hotel Caribe", ciudad: "Cartagena", noches: 3, categoria: "4 estrellas" }],
  incluye: ["Desayunos", " Desayunos", "", "Traslados"],
  noIncluye: ["Propinas"],
  preguntas: [{ pregunta: " ¿Hay cuna? ", respuesta: "Sí, sin costo. " }],
  condiciones: " Sujeto a disponibilidad. ",
  cuotas: 3,
  cuotaInicialPorcentaje: 30,
};
const kept = {
  itinerario: [
    {
      titulo: "Llegada",
      texto: "Traslado al hotel",
      lugar: "Getsemaní",
      imagen: "/paisajes/baru.svg",
      imagenUrl: expect.stringMatching(/^http.*\/paisajes\/baru\.svg$/),
    },
    { titulo: "Islas", texto: "", lugar: null, imagen: null, imagenUrl: null },
  ],
  hoteles: [{ nombre: "Hotel Caribe", ciudad: "Cartagena", noches: 3, categoria: "4 estrellas" }],
  incluye: ["Desayunos", "Traslados"],
  noIncluye: ["Propinas"],
  preguntas: [{ pregunta: "¿Hay cuna?", respuesta: "Sí, sin costo." }],
  condiciones: "Sujeto a disponibilidad.",
  cuotas: 3,
  cuotaInicialPorcentaje: 30,
  cuotaInicial: null,
  valorCuota: 291_667,
};
const nothing = {
  itinerario: [],
  hoteles: [],
  incluye: [],
  noIncluye: [],
  preguntas: [],
  condiciones: null,
  cuotas: null,
  cuotaInicialPorcentaje: null,
  cuotaInicial: null,
  valorCuota: null,
};

const changed = async (id: number, input: object) =>
  (await app.as("admin").ask(update, { id, input })).updatePackage;

describe("the parts of a package", () => {
  it("is empty at first, and read by everybody in the order that was written", async () => {
    const id = await aPackage(app);
    expect((await app.as(null).ask(one, { id })).package).toEqual(nothing);
    expect(await changed(id, written)).toEqual(kept);
    expect((await app.as(null).ask(one, { id })).package).toEqual(kept);
    const [first, second] = written.itinerario;
    const turned = await changed(id, { itinerario: [second, first] });
    expect(turned.itinerario.map(({ titulo }) => titulo)).toEqual(["Islas", "Llegada"]);
  });

  it("may be written with the package, stays where an edit is silent, and is removed by empty values", async () => {
    const { createPackage } = await app.as("admin").ask(create, { input: { ...cartagena, ...written } });
    expect(createPackage).toEqual(kept);
    const id = await aPackage(app, written);
    expect(await changed(id, { title: "Cartagena de noche" })).toEqual(kept);
    const emptied = {
      itinerario: [],
      hoteles: [],
      incluye: [],
      noIncluye: [],
      preguntas: [],
      condiciones: "",
      cuotas: null,
    };
    expect(await changed(id, emptied)).toEqual(nothing);
  });

  it.each([
    [
      "a day without a title",
      { itinerario: [{ titulo: " " }] },
      "itinerario.0.titulo",
      "Cada día necesita un título",
    ],
    [
      "a script for a day's picture",
      { itinerario: [{ titulo: "Uno", imagen: "javascript:alert(1)" }] },
      "itinerario.0.imagen",
      "La dirección de la imagen no es válida",
    ],
    [
      "91 days",
      { itinerario: Array.from({ length: 91 }, () => ({ titulo: "Día" })) },
      "itinerario",
      "Un paquete tiene como máximo 90 días",
    ],
    [
      "a hotel without a name",
      { hoteles: [{ nombre: "" }] },
      "hoteles.0.nombre",
      "Cada hotel necesita un nombre",
    ],
    [
      "no night in a hotel",
      { hoteles: [{ nombre: "Caribe", noches: 0 }] },
      "hoteles.0.noches",
      "Las noches deben estar entre 1 y 99",
    ],
    [
      "a line of 201 letters",
      { incluye: ["x".repeat(201)] },
      "incluye",
      "Cada línea tiene como máximo 200 letras",
    ],
    [
      "41 lines",
      { noIncluye: Array.from({ length: 41 }, (_, n) => `Cosa ${n}`) },
      "noIncluye",
      "La lista tiene como máximo 40 líneas",
    ],
    [
      "conditions of 5,001 letters",
      { condiciones: "x".repeat(5001) },
      "condiciones",
      "El texto tiene como máximo 5.000 letras",
    ],
    [
      "a question without an answer",
      { preguntas: [{ pregunta: "¿Hay cuna?", respuesta: " " }] },
      "preguntas.0.respuesta",
      "Escribe la respuesta",
    ],
    [
      "21 questions",
      { preguntas: Array.from({ length: 21 }, (_, n) => ({ pregunta: `¿${n}?`, respuesta: "Sí" })) },
      "preguntas",
      "Un paquete tiene como máximo 20 preguntas",
    ],
    ["37 installments", { cuotas: 37 }, "cuotas", "Las cuotas deben estar entre 1 y 36"],
    [
      "a first payment alone",
      { cuotaInicial: 100_000 },
      "cuotas",
      "Indica en cuántas cuotas se paga el resto",
    ],
    [
      "a first payment of the whole price",
      { cuotas: 3, cuotaInicial: 1_250_000 },
      "cuotaInicial",
      "La cuota inicial debe ser menor que el precio",
    ],
    [
      "a first payment said twice",
      { cuotas: 3, cuotaInicial: 100_000, cuotaInicialPorcentaje: 10 },
      "cuotaInicial",
      "Indica la cuota inicial en porcentaje o en pesos, no de las dos formas",
    ],
    [
      "a first payment of 100 %",
      { cuotas: 3, cuotaInicialPorcentaje: 100 },
      "cuotaInicialPorcentaje",
      "El porcentaje debe ser mayor que 0 y menor que 100",
    ],
  ])("is refused: %s", async (_, input, field, message) => {
    const id = await aPackage(app);
    const errors = expectRefused(await app.as("admin").gql(update, { id, input }), "BAD_USER_INPUT");
    expect(errors).toContainEqual({ field, message });
    expect((await app.as(null).ask(one, { id })).package).toEqual(nothing);
  });
});

describe("the installments of a package", () => {
  it("have a first payment in percent or in pesos; the last one sent counts", async () => {
    const id = await aPackage(app, { cuotas: 4, cuotaInicialPorcentaje: 20 });
    expect(await changed(id, { cuotaInicial: 250_000 })).toMatchObject({
      cuotaInicialPorcentaje: null,
      cuotaInicial: 250_000,
      valorCuota: 250_000,
    });
    expect(await changed(id, { cuotaInicialPorcentaje: 50 })).toMatchObject({
      cuotaInicialPorcentaje: 50,
      cuotaInicial: null,
      valorCuota: 156_250,
    });
    expect(await changed(id, { cuotaInicialPorcentaje: null })).toMatchObject({
      cuotas: 4,
      valorCuota: 312_500,
    });
  });

  it("follow the price, which does not fall below the first payment", async () => {
    const id = await aPackage(app, { cuotas: 3, cuotaInicial: 500_000 });
    expect(await changed(id, { price: 2_000_000 })).toMatchObject({ valorCuota: 500_000 });
    const { errors } = await app.as("admin").gql(update, { id, input: { price: 500_000 } });
    expect(errors?.[0]?.message).toBe("La cuota inicial debe ser menor que el precio");
  });

  it.each([
    ["33,33 %", 1_250_001, { cuotas: 7, cuotaInicialPorcentaje: 33.33, cuotaInicial: null }],
    ["one peso", 999_999, { cuotas: 36, cuotaInicialPorcentaje: null, cuotaInicial: 1 }],
    ["half of an odd price", 3, { cuotas: 2, cuotaInicialPorcentaje: 50, cuotaInicial: null }],
  ])("are the same in the form and in the database: %s", async (_, price, installments) => {
    const id = await aPackage(app, { price, ...installments });
    expect((await app.as(null).ask(one, { id })).package).toMatchObject({
      valorCuota: installmentOf(price, installments),
    });
  });

  it.each([
    "cuotas = 37",
    "cuotas = null, cuota_inicial = 5",
    "cuotas = 3, cuota_inicial = price",
    "cuotas = 3, cuota_inicial = 5, cuota_inicial_porcentaje = 5",
    "cuotas = 3, cuota_inicial_porcentaje = 100",
  ])("are held by the database too: %s", async (wrong) => {
    const id = await aPackage(app);
    await expect(
      asOwner(app, (em) => em.execute(`update packages set ${wrong} where id = ${id}`)),
    ).rejects.toThrow(/packages_(installments|first_payment)/);
  });
});

describe("a change of the parts of a package", () => {
  const UPDATES = "select detail from audit_entries where type = 'package.updated' and record_id = ?";

  it("is recorded with the fields that the edit named", async () => {
    const id = await aPackage(app);
    await changed(id, { itinerario: [{ titulo: "Llegada" }], noIncluye: ["Propinas"], cuotas: 3 });
    const [entry] = await asOwner(app, (em) =>
      em.execute<{ detail: { fields: string[] } }[]>(UPDATES, [String(id)]),
    );
    expect(entry?.detail.fields).toEqual(["itinerario", "noIncluye", "cuotas"]);
  });
});
