import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aFile, customersOf, IMPORT, PREVIEW } from "../../support/story/customer-files.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const rows = <T extends object>(text: string, values: readonly unknown[] = []) =>
  app.app.services.orm.em.fork().execute<T[]>(text, [...values]);
const look = async (file: ReturnType<typeof aFile>, mapping: object | null = null) =>
  (await app.as("admin").ask(PREVIEW, { mapping: mapping as never }, { file })).previewCustomerImport;
const bring = (file: ReturnType<typeof aFile>, variables: object = {}) =>
  app.as("admin").gql(IMPORT, variables as never, { file });
const brought = async (file: ReturnType<typeof aFile>, variables: object = {}) =>
  (await bring(file, variables)).data!.importCustomers;
const called = (like: string) =>
  rows<{ name: string }>(
    `select name, email, telefono, fecha_nacimiento::text as born from customers where name like ?
      order by name`,
    [like],
  );

describe("people of whom a file says name and mobile", () => {
  const file = aFile(["Zoila Rosa Prado;300 111 2233", "Tomás Prado;3001112244"], "Nombre;Celular");

  it("are made once, however often the file comes, also with accents, order and capitals changed", async () => {
    expect(await brought(file)).toEqual({ added: 2, known: 0, left: 0 });
    expect(await brought(file)).toEqual({ added: 0, known: 2, left: 0 });
    const again = aFile(["PRADO ZOILA;+57 300-111-2233", "Tomas  Prado;57 3001112244"], "Nombre;Celular");
    expect(await look(again)).toMatchObject({ fresh: 0, known: 2, doubtful: 0 });
    expect(await called("%Prado")).toHaveLength(2);
  });

  it("are refused where the name has no letter, or one that no document prints", async () => {
    const lines = ["😀;3001112201", "-;3001112202", "Ana 😀;3001112203", "Ana;3001112204"];
    const nobody = aFile(lines, "Nombre;Celular");
    expect(await look(nobody)).toMatchObject({
      fresh: 1,
      bad: [
        { line: 2, problems: ["«😀» no es un nombre"] },
        { line: 3, problems: ["«-» no es un nombre"] },
        { line: 4, problems: ["No podemos imprimir «😀». Escribe el nombre como en el documento."] },
      ],
    });
  });

  it("of whom an address book says the telephone in another of its columns are reached there", async () => {
    const book = aFile(
      [
        "Rosa,Libreta,,3001112211,3001112212,",
        "Jorge,Libreta,6012345678,,,jorge.libreta@correo.test",
        "Nelly,Libreta,(601) 234 5679,,,",
      ],
      "First Name,Last Name,Business Phone,Home Phone,Mobile Phone,E-mail Address",
    );
    const { layout } = await look(book);
    expect(layout).toMatchObject({ unread: [] });
    const columns = layout.columns.map(({ field }, place) => ({ place, field }));
    await brought(book, { mapping: { titles: 1, columns } });
    expect(await called("%Libreta")).toMatchObject([
      { name: "Jorge Libreta", telefono: "+576012345678" },
      { name: "Nelly Libreta", telefono: "+576012345679" },
      { name: "Rosa Libreta", telefono: "+573001112212" },
    ]);
  });

  it("are made once when the file is sent twice at the same time", async () => {
    const twice = aFile(["Doble Envío Ruiz;3001112255"], "Nombre;Celular");
    const answers = await Promise.all([brought(twice), brought(twice)]);
    expect(answers.map(({ added }) => added).sort()).toEqual([0, 1]);
    expect(await called("Doble Envío%")).toHaveLength(1);
  });

  it("and who has their mobile under another name are shown both, and the person chooses", async () => {
    await brought(aFile(["Marta Lucía Vélez;3001112266"], "Nombre;Celular"));
    const family = aFile(
      [
        "Juan Vélez;3001112266",
        "Camila Rojas;3001112277",
        "Pedro Rojas;3001112277",
        "Pedro Rojas;3001112277",
      ],
      "Nombre;Celular",
    );
    const choices = ["own", "same"];
    expect(await look(family)).toMatchObject({
      lines: 4,
      fresh: 1,
      known: 0,
      repeated: 1,
      doubtful: 2,
      badCount: 0,
      shown: [
        { line: 2, choices, reasons: ["Mismo celular que Marta Lucía Vélez, que ya es cliente"] },
        { line: 4, choices, reasons: ["Mismo celular que Camila Rojas, de la línea 3"] },
      ],
    });
    expect(await brought(family, { take: [] })).toEqual({ added: 1, known: 0, left: 2 });
    expect((await called("%Vélez")).map(({ name }) => name)).toEqual(["Marta Lucía Vélez"]);
    const take = [
      { line: 2, choice: "same" },
      { line: 4, choice: "own" },
    ];
    expect(await brought(family, { take })).toEqual({ added: 1, known: 2, left: 0 });
    expect((await called("%Vélez")).map(({ name }) => name)).toEqual(["Marta Lucía Vélez"]);
    expect((await called("%Rojas")).map(({ name }) => name)).toEqual(["Camila Rojas", "Pedro Rojas"]);
    expect(await look(family)).toMatchObject({ fresh: 0, known: 2, doubtful: 1 });
  });

  it("come in as people of their own by a call that answers nothing, as before", async () => {
    const family = aFile(["Ana Solo;3001112288", "Beto Solo;3001112288"], "Nombre;Celular");
    expect(await brought(family)).toEqual({ added: 2, known: 0, left: 0 });
    expect(await brought(family)).toEqual({ added: 0, known: 2, left: 0 });
  });
});

describe("people who share an e-mail", () => {
  it("with documents of their own are asked about", async () => {
    const file = aFile(
      ["Uno Casa;casa@correo.test;80111001", "Dos Casa;casa@correo.test;80111002"],
      "Nombre;Correo;Documento",
    );
    expect((await look(file)).shown).toMatchObject([
      { line: 3, reasons: ["Mismo correo que Uno Casa, de la línea 2, con otro documento"] },
    ]);
    expectRefused(
      await bring(aFile(["Uno;a1@correo.test", "Otra Cosa;a1@correo.test"], "Nombre;Correo"), {
        take: [{ line: 3, choice: "own" }],
      }),
      "BAD_USER_INPUT",
      "La línea 3 no se puede tomar como otra persona: " +
        "Es la misma persona de la línea 2, con otro nombre.",
    );
  });
});

describe("the titles of a file", () => {
  it("of an address book make a name of its columns, and unread columns are named", async () => {
    const file = aFile(
      [
        "Irma,Inés,Galindo,Mis contactos,irma.galindo@correo.test ::: otra@correo.test,Mobile,+57 300 222 3344,1985-04-05",
        "Saúl,,Galindo,,,,3002223355,--04-05",
      ],
      "First Name,Middle Name,Last Name,Labels,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Birthday",
    );
    const { layout, ...preview } = await look(file);
    expect(layout).toMatchObject({ missing: [], unread: ["Labels", "Phone 1 - Label"] });
    expect(preview).toMatchObject({
      fresh: 2,
      badCount: 0,
      shown: [{ line: 3, state: "ok", reasons: ["La fecha de nacimiento no tiene año: queda vacía"] }],
    });
    await bring(file);
    expect(await called("%Galindo")).toEqual([
      {
        name: "Irma Inés Galindo",
        email: "irma.galindo@correo.test",
        telefono: "+573002223344",
        born: "1985-04-05",
      },
      { name: "Saúl Galindo", email: null, telefono: "+573002223355", born: null },
    ]);
  });

  it("of Outlook are known, and «Tipo» is what its values say", async () => {
    const outlook = aFile(
      ["Nora,Otero,Acme,nora@correo.test,3002223366,0/0/00"],
      "First Name,Last Name,Company,E-mail Address,Mobile Phone,Birthday",
    );
    expect(await look(outlook)).toMatchObject({ fresh: 1, badCount: 0, layout: { unread: ["Company"] } });
    const field = async (value: string) =>
      (await look(aFile([`Ana;${value};80222001`], "Nombre;Tipo;Documento"))).layout.columns[1]!.field;
    expect([await field("C.C."), await field("Empresa"), await field("VIP")]).toEqual([
      "tipoDocumento",
      "kind",
      null,
    ]);
  });

  it("without values below them are not named", async () => {
    const { layout } = await look(aFile(["Ana;ana.vacia@correo.test;;x"], "Nombre;Correo;Vacía;Color"));
    expect(layout.unread).toEqual(["Color"]);
  });
});

describe("the cells of a file", () => {
  it("are read as they were meant: names around addresses, invisible marks, apostrophes", async () => {
    const file = aFile(
      [
        "Celda Uno;Celda Uno <celda.uno@correo.test>;'+573003334455",
        "Celda\u00a0Dos\u200b;mailto:celda.dos@correo.test;\u202a300 333 4466\u202c",
        "Celda Tres;\ufeffcelda.tres@correo.test\u200b;",
      ],
      "Nombre;Correo;Teléfono",
    );
    expect(await brought(file)).toEqual({ added: 3, known: 0, left: 0 });
    expect(await called("Celda %")).toMatchObject([
      { name: "Celda Dos", email: "celda.dos@correo.test", telefono: "+573003334466" },
      { name: "Celda Tres", email: "celda.tres@correo.test" },
      { name: "Celda Uno", email: "celda.uno@correo.test", telefono: "+573003334455" },
    ]);
  });

  it("under NIT are a company or a person, and a computed check digit is shown", async () => {
    const file = aFile(
      ["Viajes Nit Uno;900373923", "Nit Dos;8909039388", "Nit Tres;1020304099"],
      "Nombre;NIT",
    );
    const { shown, badCount } = await look(file);
    expect({ shown, badCount }).toMatchObject({
      shown: [{ line: 2, state: "ok", reasons: ["NIT sin dígito de verificación: queda 900.373.923-8"] }],
      badCount: 0,
    });
  });

  it("say birthdays in the order that the file decides, else the person is asked", async () => {
    const born = async (days: readonly string[], mapping: object | null = null) => {
      const file = aFile(
        days.map((day, at) => `Día ${at};dia${at}.${day.length}@correo.test;${day}`),
        "Nombre;Correo;Cumpleaños",
      );
      return (await look(file, mapping)).layout.days;
    };
    expect(await born(["03/04/1990", "04/25/1990"])).toMatchObject({ order: "month", decided: true });
    expect(await born(["03/04/1990", "25/04/1990"])).toMatchObject({ order: "day", decided: true });
    expect(await born(["03/04/1990"])).toEqual({ order: "day", decided: false, example: "03/04/1990" });
    const columns = ["name", "email", "fechaNacimiento"].map((field, place) => ({ field, place }));
    const mapping = { titles: 1, columns, dayOrder: "month" };
    expect(await born(["03/04/1990"], mapping)).toMatchObject({ order: "month", decided: true });
    await bring(aFile(["Mes Elegido;mes.elegido@correo.test;03/04/85"], "Nombre;Correo;Cumpleaños"), {
      mapping,
    });
    expect(await called("Mes Elegido")).toMatchObject([{ born: "1985-03-04" }]);
    expect((await customersOf(app, "mes.elegido@correo.test")).total).toBe(1);
  });
});
