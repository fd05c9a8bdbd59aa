import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aFile, customersOf, IMPORT, PREVIEW } from "../../support/story/customer-files.ts";
import { aSalesFile, IMPORT_SALES, PREVIEW_SALES } from "../../support/story/past-sales.ts";
import { aProvidersFile, IMPORT_PROVIDERS, PREVIEW_PROVIDERS } from "../../support/story/provider-files.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const rows = <T extends object>(sql: string, values: readonly unknown[] = []) =>
  app.app.services.orm.em.fork().execute<T[]>(sql, [...values]);
const as = (titles: number, fields: Readonly<Record<string, number>> | null) => ({
  titles,
  columns: fields && Object.entries(fields).map(([field, place]) => ({ place, field })),
});
const lookAtProviders = async (file: ReturnType<typeof aProvidersFile>, mapping: object | null = null) =>
  (await app.as("admin").ask(PREVIEW_PROVIDERS, { mapping: mapping as never }, { file }))
    .previewProviderImport;

describe("a file whose titles nobody knows", () => {
  const file = aProvidersFile(
    ["Quién;Ident;Dónde;Nota", "Finca Nueva;901234567-7;Salento;x", "Lancha Azul;;Guatapé;", "Tercero;;;z"],
    "ALIADOS 2025;;;",
  );

  it("is shown column by column with its first values, and nothing of it is read yet", async () => {
    expect(await lookAtProviders(file)).toEqual({
      ok: 0,
      doubtful: 0,
      asked: 0,
      repeated: 0,
      known: 0,
      refused: 0,
      shown: [],
      layout: {
        titles: 2,
        missing: ["Proveedor"],
        unread: ["Quién", "Ident", "Dónde", "Nota"],
        first: [
          { line: 1, text: "ALIADOS 2025" },
          { line: 2, text: "Quién · Ident · Dónde · Nota" },
          { line: 3, text: "Finca Nueva · 901234567-7 · Salento · x" },
          { line: 4, text: "Lancha Azul · Guatapé" },
          { line: 5, text: "Tercero · z" },
        ],
        columns: [
          { place: 0, heading: "Quién", field: null, samples: ["Finca Nueva", "Lancha Azul", "Tercero"] },
          { place: 1, heading: "Ident", field: null, samples: ["901234567-7"] },
          { place: 2, heading: "Dónde", field: null, samples: ["Salento", "Guatapé"] },
          { place: 3, heading: "Nota", field: null, samples: ["x", "z"] },
        ],
      },
    });
  });

  it("is read as a person says, before and in the import", async () => {
    const mapping = as(2, { name: 0, nit: 1, city: 2 });
    const { layout, ...preview } = await lookAtProviders(file, mapping);
    expect(preview).toMatchObject({ ok: 3, doubtful: 0, refused: 0 });
    expect(layout.columns.map(({ field }) => field)).toEqual(["name", "nit", "city", null]);
    await app.as("admin").ask(IMPORT_PROVIDERS, { mapping }, { file });
    expect(await rows("select nit, city, notes from providers where name = 'Finca Nueva'")).toEqual([
      { nit: "901234567-7", city: "Salento", notes: null },
    ]);
  });

  it("loses no line when it has no titles at all", async () => {
    const bare = aFile(["Ana Primera;ana.primera@correo.test"], "Luz Cero;luz.cero@correo.test");
    const mapping = as(0, { name: 0, email: 1 });
    const { previewCustomerImport } = await app.as("admin").ask(PREVIEW, { mapping }, { file: bare });
    expect(previewCustomerImport).toMatchObject({ lines: 2, fresh: 2, badCount: 0 });
    await app.as("admin").ask(IMPORT, { mapping }, { file: bare });
    expect((await customersOf(app, "luz.cero@correo.test")).total).toBe(1);
  });

  it("finds its titles automatically in the line that a person names", async () => {
    const two = aProvidersFile(["Otro;Proveedor", "a;La de Abajo"], "Proveedor;x");
    expect((await lookAtProviders(two)).layout).toMatchObject({ titles: 1 });
    const { layout, shown } = await lookAtProviders(two, as(2, null));
    expect(layout).toMatchObject({ titles: 2, missing: [] });
    expect(shown.map(({ name }) => name)).toEqual(["La de Abajo"]);
  });
});

describe("columns that a person chose", () => {
  const titles = "Quien viaja;Su buzón;Nombre";
  const of = (name: string) => aFile([`${name};${name}@correo.test;x`], titles);
  const fieldsOf = async (file: ReturnType<typeof aFile>, mapping: object | null = null) =>
    (
      await app.as("admin").ask(PREVIEW, { mapping: mapping as never }, { file })
    ).previewCustomerImport.layout.columns.map(({ field }) => field);

  it("are kept for the next file with these titles, for everybody, until others are chosen", async () => {
    const chosen = ["name", "email", null];
    const mapping = as(1, { name: 0, email: 1 });
    expect(await fieldsOf(of("uno"), mapping)).toEqual(chosen);
    expect(await fieldsOf(of("uno"))).toEqual([null, null, "name"]);
    await app.as("admin").ask(IMPORT, { mapping }, { file: of("uno") });
    const capitals = aFile(["dos;dos@correo.test;x"], titles.toUpperCase());
    expect(await fieldsOf(capitals)).toEqual(chosen);
    expect((await app.as("owner").ask(IMPORT, {}, { file: of("tres") })).importCustomers.added).toBe(1);
    expect((await customersOf(app, "tres@correo.test")).items).toEqual([{ name: "tres" }]);
    expect(await fieldsOf(of("cuatro"), as(1, null))).toEqual([null, null, "name"]);
    expect(await fieldsOf(aFile(["x;cinco"], "Otra;Nombre"))).toEqual([null, "name"]);
    expect(
      (await lookAtProviders(aProvidersFile(["a;b;c"], titles))).layout.columns.map(({ field }) => field),
    ).toEqual([null, null, "name"]);
    expect(await rows("select kind from import_mappings where kind <> 'providers'")).toEqual([
      { kind: "customers" },
    ]);
  });
});

describe("titles that are recognised wrongly", () => {
  it("give way to a person's choice, also of two columns with one title", async () => {
    const file = aSalesFile(
      ["01/02/2016;02/03/2016;Cambio Uno;900.000;1.000.000"],
      "Fecha;Fecha;Cliente;Valor;Total con IVA",
    );
    const mapping = as(1, { fecha: 1, cliente: 2, precio: 4 });
    const { previewPastSales } = await app.as("admin").ask(PREVIEW_SALES, { mapping }, { file });
    expect(previewPastSales).toMatchObject({
      ok: 1,
      shown: [{ line: 2, fecha: "2016-03-02", precio: 1_000_000 }],
    });
    await app.as("admin").ask(IMPORT_SALES, { mapping }, { file });
    expect(
      await rows("select fecha::text, precio::int from past_sales where cliente = 'Cambio Uno'"),
    ).toEqual([{ fecha: "2016-03-02", precio: 1_000_000 }]);
  });
});

describe("a choice of columns that does not fit", () => {
  const file = aSalesFile(["01/02/2015;Mal Mapeo;Cali;1"], "a;b;c;d");
  it.each([
    [as(1, { fecha: 0, cliente: 1 }), "Falta elegir la columna de «Precio»."],
    [as(1, {}), "Falta elegir la columna de «Fecha», «Cliente», «Precio»."],
    [as(1, { fecha: 0, cliente: 1, precio: 60 }), "El archivo no tiene una columna 61."],
    [as(1, { fecha: 0, cliente: 1, precio: -1 }), "El archivo no tiene una columna 0."],
    [as(1, { fecha: 0, cliente: 0, precio: 3 }), "Elegiste dos datos para la columna 1. Deja uno."],
    [as(1, { constructor: 0 }), "«constructor» no es un dato de esta importación."],
    [
      {
        titles: 1,
        columns: [
          { place: 0, field: "fecha" },
          { place: 1, field: "fecha" },
        ],
      },
      "Elegiste «Fecha» en dos columnas. Deja una.",
    ],
    [
      as(9, { fecha: 0, cliente: 1, precio: 3 }),
      "Los títulos no pueden estar en la línea 9 de este archivo.",
    ],
  ])("is refused before and in the import: %j", async (mapping, message) => {
    const variables = { mapping } as never;
    expectRefused(await app.as("admin").gql(PREVIEW_SALES, variables, { file }), "BAD_USER_INPUT", message);
    expectRefused(await app.as("admin").gql(IMPORT_SALES, variables, { file }), "BAD_USER_INPUT", message);
    expect(await rows("select id from past_sales where cliente = 'Mal Mapeo'")).toEqual([]);
  });
});
