import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aProvidersFile, IMPORT_PROVIDERS, previewOfProviders } from "../../support/story/provider-files.ts";
import { aProvider } from "../../support/story/providers.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const rows = <T extends object>(sql: string, values: readonly unknown[] = []) =>
  app.app.services.orm.em.fork().execute<T[]>(sql, [...values]);
const bring = (file: ReturnType<typeof aProvidersFile>, variables: object = {}) =>
  app.as("admin").gql(IMPORT_PROVIDERS, variables as never, { file });
const stored = async (name: string) => {
  const [found] = await rows<{ nit: string | null; city: string | null; contacts: { name: string }[] }>(
    "select nit, city, contacts, notes from providers where name = ?",
    [name],
  );
  return found;
};

describe("a provider who is in a file twice", () => {
  it("is one, by NIT or by name, with the people and the data of both lines", async () => {
    const file = aProvidersFile([
      "Dos Veces;901234567-7;;Ana Ruiz;3001234567;;",
      "DOS  VECES;;Salento;Luis Paz;;luis@dosveces.co;",
      "dos veces;901.234.567-7;;Ana Ruiz;;ana@dosveces.co;15",
    ]);
    expect(await previewOfProviders(app, file)).toMatchObject({ ok: 1, repeated: 2, refused: 0, asked: 0 });
    expect((await bring(file)).data?.importProviders).toMatchObject({ lines: 1, there: 1 });
    expect(await stored("Dos Veces")).toMatchObject({
      nit: "901234567-7",
      city: "Salento",
      contacts: [
        { name: "Ana Ruiz", phone: "+573001234567", email: "ana@dosveces.co" },
        { name: "Luis Paz", phone: null, email: "luis@dosveces.co" },
      ],
    });
    const [{ detail }] = (await rows<{ detail: object }>(
      "select detail from audit_entries where type = 'providers.imported' order by id desc limit 1",
    )) as [{ detail: object }];
    expect(detail).toMatchObject({ lines: 1, left: 0 });
  });

  const file = (name: string) =>
    aProvidersFile([`${name};811012345-1;Cali;;;;`, `${name};900111222-1;Pasto;;;;30`, "Al Lado;;;;;;"]);
  const reason = "Parece el proveedor de la línea 2, con otro NIT, otra ciudad";

  it("and contradicts himself refuses the file of a call that knows no answers", async () => {
    expectRefused(
      await bring(file("Se Contradice")),
      "BAD_USER_INPUT",
      `Línea 3: ${reason}. Corrígela, o importa solo las líneas sin errores.`,
    );
    expectRefused(
      await bring(file("Se Contradice"), { take: [{ line: 3, choice: "own" }] }),
      "BAD_USER_INPUT",
      `La línea 3 no se puede tomar como otro proveedor: ${reason}.`,
    );
    expect(await stored("Se Contradice")).toBeUndefined();
  });

  it("and contradicts himself is asked about, and that line stays out without an answer", async () => {
    expect(await previewOfProviders(app, file("Se Contradice"))).toMatchObject({
      ok: 2,
      asked: 1,
      refused: 0,
      shown: [{ line: 3, state: "doubtful", reasons: [reason], choices: ["same"] }, { line: 2 }, { line: 4 }],
    });
    const answer = await bring(file("Se Contradice"), { take: [] });
    expect(answer.data?.importProviders).toMatchObject({ lines: 2 });
    expect(await stored("Se Contradice")).toMatchObject({ nit: "811012345-1", city: "Cali" });
  });

  it("is completed by the other line where a person says that both are of one", async () => {
    const take = [{ line: 3, choice: "same" }];
    const other = aProvidersFile(["Uno Solo;;Cali;;;;", "Uno Solo;900111222-1;Pasto;;;;30"]);
    expect((await bring(other, { take })).data?.importProviders).toMatchObject({ lines: 1 });
    expect(await stored("Uno Solo")).toMatchObject({ nit: "900111222-1", city: "Cali" });
  });

  it("never takes the NIT of a provider who is there already", async () => {
    await aProvider(app, { name: "Dueño Del NIT", nit: "890903938-8" });
    const twice = aProvidersFile(["Sin Nit Propio;;;;;;", "Sin Nit Propio;890903938-8;;;;;"]);
    expect((await previewOfProviders(app, twice)).shown[0]!.reasons).toEqual([
      "Parece el proveedor de la línea 2, con el NIT de Dueño Del NIT",
    ]);
    const take = [{ line: 3, choice: "same" }];
    expect((await bring(twice, { take })).errors).toBeUndefined();
    expect(await stored("Sin Nit Propio")).toMatchObject({ nit: null });
  });
});

describe("an address book of another program", () => {
  it("of Google gives companies with their people, and names what it does not read", async () => {
    const file = aProvidersFile(
      [
        'Ana María,Ruiz,Playa Grande SAS,"300 123 4567 ::: 601 234 5678",ANA@playagrande.co,Cartagena,VIP,* myContacts',
        "Luis,Paz,Playa Grande SAS,+57 301 765 4321,mailto:luis@playagrande.co,,,* myContacts",
        "Guía,Solo,,3105556677,,,,",
      ],
      "First Name,Last Name,Organization Name,Phone 1 - Value,E-mail 1 - Value,Address 1 - City,Notes,Labels",
    );
    const preview = await previewOfProviders(app, file);
    expect(preview).toMatchObject({ ok: 1, doubtful: 1, repeated: 1, refused: 0, asked: 0 });
    expect(preview.layout.unread).toEqual(["Labels"]);
    expect(preview.shown[0]).toMatchObject({
      name: "Guía Solo",
      reasons: ["Sin empresa: el proveedor queda con el nombre del contacto"],
    });
    await bring(file);
    expect(await stored("Playa Grande SAS")).toMatchObject({
      city: "Cartagena",
      notes: "VIP",
      contacts: [
        { name: "Ana María Ruiz", phone: "+573001234567", email: "ana@playagrande.co" },
        { name: "Luis Paz", phone: "+573017654321", email: "luis@playagrande.co" },
      ],
    });
  });

  it("of Outlook is read by its own titles", async () => {
    const file = aProvidersFile(
      ['"Rosa","Elena","Díaz","Hotel Bahía","rosa@bahia.co","3007654321","Santa Marta"'],
      '"First Name","Middle Name","Last Name","Company","E-mail Address","Mobile Phone","Business City"',
    );
    await bring(file);
    expect(await stored("Hotel Bahía")).toMatchObject({
      city: "Santa Marta",
      contacts: [{ name: "Rosa Díaz", phone: "+573007654321", email: "rosa@bahia.co" }],
    });
  });
});
