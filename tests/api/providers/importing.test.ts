import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  aProvidersFile,
  IMPORT_PROVIDERS,
  importProviders,
  previewOfProviders,
  TAKE_BACK_PROVIDERS,
} from "../../support/story/provider-files.ts";
import { aWorkbook } from "../../support/story/past-sales.ts";
import { aProvider, mergeProviders } from "../../support/story/providers.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const rows = <T extends object>(sql: string, values: readonly unknown[] = []) =>
  app.app.services.orm.em.fork().execute<T[]>(sql, [...values]);
const named = (name: string) =>
  rows("select nit, city, contacts, payment_days from providers where name = ?", [name]);
const takeBack = (id: string) => app.as("admin").gql(TAKE_BACK_PROVIDERS, { id });

describe("a file of providers", () => {
  it("is shown line by line before anything is written: ready, doubtful, or at fault", async () => {
    await aProvider(app, { name: "Hotel Almirante", nit: "890903938-8", city: "Cartagena" });
    const file = aProvidersFile([
      "Playa Koralia;901234567-7;Santa Marta;Ana Ruiz;300 123 4567;ana@koralia.co;30 días",
      "hotel  ALMIRANTE;;Cartagena;;;;",
      "Otro nombre;NIT 890.903.938-8;;;;;",
      "Sin dígito;811012345;;;;;",
      "Mal dígito;890903938-1;;;;;",
      "En una pieza;8909039388;;;;;contado",
      "Raro;ABC;;;12;sin-arroba;mucho",
      ";900111222;;;;;",
      "=SUM(A1:A9);;;;;;",
      "---;;;;;;",
      "playa koralia;;;;;;",
      "Hotel 李;;;;;;",
    ]);
    const preview = await previewOfProviders(app, file);
    expect(preview).toMatchObject({ ok: 1, doubtful: 5, known: 2, refused: 4, repeated: 2 });
    expect(Object.fromEntries(preview.shown.map((one) => [one.line, [one.state, ...one.reasons]]))).toEqual({
      2: ["ok"],
      3: [
        "doubtful",
        "Ya está en tus proveedores: Hotel Almirante (NIT 890.903.938-8, Cartagena). Se queda como está",
      ],
      4: [
        "doubtful",
        "Ya está en tus proveedores: Hotel Almirante (NIT 890.903.938-8, Cartagena). Se queda como está",
      ],
      5: ["doubtful", "NIT sin dígito de verificación: queda 811.012.345-1"],
      6: ["doubtful", "El dígito de verificación de «890903938-1» no es correcto: queda sin NIT"],
      8: [
        "doubtful",
        "No entendimos el NIT «ABC»: queda vacío",
        "No entendimos el teléfono «12»: queda vacío",
        "No entendimos el correo «sin-arroba»: queda vacío",
        "No entendimos los días para pagar «mucho»: quedan vacíos",
      ],
      9: ["refused", "Falta el nombre del proveedor"],
      10: ["refused", "El nombre es una fórmula: «=SUM(A1:A9)»"],
      11: ["refused", "«---» no es un nombre"],
      13: ["refused", "No podemos imprimir «李». Escribe el nombre como en el documento."],
    });
    expect(await named("Playa Koralia")).toEqual([]);
  });

  it("of a workbook takes the city of merged cells for each line, and no name of them for a second provider", async () => {
    const file = await aWorkbook(
      [
        ["Hoja Uno", "901.234.567-7", "Salento", "", 3_001_112_233, "", 30],
        ["Hoja Dos", "", "", "", "", "", "contado"],
        ["", "", "", "", "", "otra@hoja.co", ""],
        ["Hoja Tres", 811_012_345, "", "", "", "", ""],
      ],
      ["C2:C4", "A3:A4"],
      "Proveedor;NIT;Ciudad;Contacto;Teléfono;Correo;Días para pagar",
    );
    const { shown } = await previewOfProviders(app, file);
    expect(Object.fromEntries(shown.map((one) => [one.line, [one.state, ...one.reasons]]))).toEqual({
      2: ["ok"],
      3: ["doubtful", "Celda combinada: tomamos de la línea de arriba la ciudad"],
      4: ["refused", "Celda combinada: el nombre es el de la línea de arriba, «Hoja Dos»"],
      5: ["doubtful", "NIT sin dígito de verificación: queda 811.012.345-1"],
    });
    expect(await importProviders(app, file)).toMatchObject({ lines: 3 });
    expect(
      await rows(
        "select name, nit, city, payment_days from providers where name like 'Hoja %' order by name",
      ),
    ).toEqual([
      { name: "Hoja Dos", nit: null, city: "Salento", payment_days: 0 },
      { name: "Hoja Tres", nit: "811012345-1", city: null, payment_days: null },
      { name: "Hoja Uno", nit: "901234567-7", city: "Salento", payment_days: 30 },
    ]);
  });

  it("adds those whom nobody knew, whole, and leaves the known ones as they are", async () => {
    await aProvider(app, { name: "Bus Andino", city: "Tunja" });
    const file = aProvidersFile([
      "Buceo Providencia;901 444 555 - 1;Providencia;Luz Bent;+57 300 555 1212;LUZ@buceo.co;15",
      "bus andino;;Bogotá;;;;",
    ]);
    expect(await importProviders(app, file)).toMatchObject({ lines: 1, there: 1, takenBackAt: null });
    const [added] = await named("Buceo Providencia");
    expect(added).toMatchObject({ nit: "901444555-1", city: "Providencia", payment_days: 15 });
    expect(added).toMatchObject({
      contacts: [{ name: "Luz Bent", position: null, phone: "+573005551212", email: "luz@buceo.co" }],
    });
    expect(await named("Bus Andino")).toMatchObject([{ city: "Tunja" }]);
    const { providers } = await app
      .as("contador")
      .ask('{ providers(filter: { search: "luz@buceo.co" }) { items { name names { name } } } }');
    expect(providers.items).toEqual([{ name: "Buceo Providencia", names: [{ name: "Buceo Providencia" }] }]);
    expectRefused(
      await app.as("admin").gql(IMPORT_PROVIDERS, { leaveRefused: true }, { file }),
      "CONFLICT",
      /^Este archivo ya se importó el /,
    );
  });

  it("without its title, or with a line at fault, writes nothing", async () => {
    const send = (file: ReturnType<typeof aProvidersFile>, leaveDoubtful = false) =>
      app.as("admin").gql(IMPORT_PROVIDERS, { leaveDoubtful }, { file });
    expectRefused(
      await send(aProvidersFile(["a;b"], "Cosa;;Otra")),
      "BAD_USER_INPUT",
      "No encontramos «Proveedor» en los títulos del archivo. Elige qué dato es cada columna.",
    );
    expectRefused(await send(aProvidersFile([])), "BAD_USER_INPUT", "El archivo no tiene proveedores.");
    expectRefused(
      await send(aProvidersFile(["Uno nuevo;;;;;;", ";1;;;;;"])),
      "BAD_USER_INPUT",
      "Línea 3: Falta el nombre del proveedor. Corrígela, o importa solo las líneas sin errores.",
    );
    expectRefused(
      await send(aProvidersFile(["Dudoso Solo;811012399;;;;;"]), true),
      "BAD_USER_INPUT",
      "Ninguna línea del archivo se puede importar.",
    );
    expect(await named("Uno nuevo")).toEqual([]);
  });

  it("comes in once when it is sent twice at the same time", async () => {
    const file = aProvidersFile(["Doble Envío;;;;;;"]);
    const answers = await Promise.all([1, 2].map(() => app.as("admin").gql(IMPORT_PROVIDERS, {}, { file })));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await named("Doble Envío")).toHaveLength(1);
  });

  it("is reverted whole, but for providers in use or edited, and can then come in again", async () => {
    const file = aProvidersFile(["Se Va;;;;;;", "Con Unido;;;;;;", "Editado;;;;;;"]);
    const { id } = await importProviders(app, file);
    const [into, edited] = await Promise.all(
      ["Con Unido", "Editado"].map(
        async (name) =>
          (await rows<{ id: string }>("select id from providers where name = ?", [name]))[0]!.id,
      ),
    );
    const other = await aProvider(app, { name: "Se Une" });
    await mergeProviders(app, other.id, into!);
    await app
      .as("admin")
      .ask(
        "mutation ($id: ID!, $input: UpdateProviderInput!) { updateProvider(id: $id, input: $input) { id } }",
        {
          id: edited,
          input: { city: "Cali" },
        },
      );
    const undone = await takeBack(id);
    expect(undone.data?.["takeBackProviders"]).toMatchObject({ lines: 3, there: 2 });
    expect(await named("Se Va")).toEqual([]);
    expectRefused(await takeBack(id), "CONFLICT", "Esta importación ya se deshizo.");
    expect(await importProviders(app, file)).toMatchObject({ lines: 1 });
    const audited = await rows("select detail from audit_entries where type = 'providers.import-undone'");
    expect(audited).toMatchObject([{ detail: { archivo: "proveedores.csv", lines: 1, left: 2 } }]);
  });

  it("of 10,000 lines comes in at once, and one of more is refused", async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => `Finca ${at} de prueba;;Armenia;;;;`);
    const imported = await importProviders(app, aProvidersFile(lines));
    expect(imported).toMatchObject({ lines: 10_000, there: 10_000 });
    expect((await takeBack(imported.id)).data?.["takeBackProviders"]).toMatchObject({ there: 0 });
    expectRefused(
      await app.as("admin").gql(IMPORT_PROVIDERS, {}, { file: aProvidersFile([...lines, "Una más;;;;;;"]) }),
      "BAD_USER_INPUT",
      "El archivo tiene más de 10.000 proveedores. Divídelo en varios.",
    );
  });

  it("cannot leave the directory but by the import that brought it", async () => {
    const { id } = await aProvider(app, { name: "Se Queda" });
    await expect(rows("delete from providers where id = ?", [id])).rejects.toThrow();
  });
});
