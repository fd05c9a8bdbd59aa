import { beforeAll, describe, expect, it } from "vitest";
import { personalData } from "../../../api/src/modules/accounts/personal-data/personal-data.reads.ts";
import { personalCustomers } from "../../../api/src/modules/customers/personal-data.parts.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aFiledClaim, ANSWER_CLAIM, aQuery, proveIdentity } from "../../support/story/claims.ts";
import { aCustomer, anEmail, mergeCustomers } from "../../support/story/customers.ts";
import { aSignedContract } from "../../support/story/contracts.ts";
import {
  aWorkbook,
  aSalesFile,
  IMPORT_SALES,
  importSales,
  pastSalesOf,
  previewOfSales,
  TAKE_BACK,
  takeBackSales,
} from "../../support/story/past-sales.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp({ TRUST_PROXY: "1" });
});

const rows = <T extends object>(sql: string, values: readonly unknown[] = []) =>
  app.app.services.orm.em.fork().execute<T[]>(sql, [...values]);
const reasonsOf = async (file: ReturnType<typeof aSalesFile>) => {
  const { shown } = await previewOfSales(app, file);
  return Object.fromEntries(shown.map(({ line, state, reasons }) => [line, [state, ...reasons]]));
};
const inYear = async (year: number) =>
  await app.as("contador").ask(
    `query ($year: Int) { pastSalesChart(year: $year) { labels data } pastSalesByYear { year ventas
        precio costo conCosto pagado conPagado } }`,
    { year },
  );

describe("a file of sales from before the platform", () => {
  it("is shown line by line before anything is written: ready, doubtful, or at fault", async () => {
    const email = anEmail();
    await aCustomer(app, { name: "Nora Rey", email });
    const tomorrow = inDays(1).split("-").reverse().join("/");
    const file = aSalesFile([
      `05/03/2024;Nora Rey;Cancún;$ 4.500.000;3.900.000;4.500.000;;${email}`,
      "05/03/2024 - 12/03/2024;Iván Paz;Cartagena;2.000.000;2.300.000;2.500.000;;",
      ";;TOTAL;6.500.000;;;;",
      "ayer;Iván Paz;Cali;1.000.000;;;;",
      `${tomorrow};Iván Paz;Cali;1.000.000;;;;`,
      "06/03/2024;;Cali;gratis;;;;",
      "07/03/2024;Iván Paz;Cali;0;;;;",
      "08/03/2024;Iván Paz;Cali;1.000.000;n/a;-5;12;sin-arroba",
      "08/03/2024;ivan paz;CALI;1.000.000;;;;",
      "09/03/2024;Bruce 李;Cali;1.000.000;;;;",
    ]);
    const preview = await previewOfSales(app, file);
    expect(preview).toMatchObject({ ok: 1, doubtful: 3, refused: 6, linked: 1, total: 8_500_000 });
    expect(preview).toMatchObject({ doubtfulTotal: 4_000_000 });
    expect(Object.fromEntries(preview.shown.map((one) => [one.line, [one.state, ...one.reasons]]))).toEqual({
      2: ["ok"],
      3: [
        "doubtful",
        "Tiene 2 fechas en una celda: tomamos la primera, 5 de marzo de 2024",
        "El costo es mayor que el precio",
        "Lo pagado es mayor que el precio",
      ],
      4: ["refused", "Sin fecha ni cliente: parece un total"],
      5: ["refused", "No entendimos la fecha «ayer» (día/mes/año)"],
      6: ["refused", "La fecha está en el futuro"],
      7: ["refused", "Falta el cliente", "No entendimos el precio «gratis»"],
      8: ["refused", "El precio debe ser mayor que cero"],
      9: [
        "doubtful",
        "No entendimos el costo «n/a»: queda vacío",
        "Lo pagado es negativo: queda vacío",
        "No entendimos el documento «12»",
        "No entendimos el correo «sin-arroba»",
      ],
      10: ["doubtful", "Repite la línea 9"],
      11: ["refused", "No podemos imprimir «李». Escribe el nombre como en el documento."],
    });
    expect(await rows("select id from past_sales where cliente = 'Nora Rey'")).toEqual([]);
  });

  it("takes day and client of merged cells from the line above, and never an amount", async () => {
    const file = await aWorkbook(
      [
        ["05/03/2024", "Iván Paz", "Cancún", 4_500_000, 3_000_000, "", "", ""],
        ["", "", "Tulum", 500_000, "", "", "", ""],
        ["", "", "Mérida", "", "", "", "", ""],
        ["", "", "Sin fecha", 700_000, "", "", "", ""],
      ],
      ["A2:A4", "B2:B4", "D3:D4", "E2:E3", "F2:G2"],
    );
    expect(await reasonsOf(file)).toEqual({
      2: ["ok"],
      3: [
        "doubtful",
        "Celda combinada: tomamos de la línea de arriba fecha, cliente",
        "El costo está en una celda combinada: queda vacío",
      ],
      4: ["refused", "El precio está en una celda combinada: no sabemos cuánto es de esta línea"],
      5: ["refused", "Sin fecha ni cliente: parece un total"],
    });
    await importSales(app, file);
    expect(
      await rows(
        "select fecha::text, cliente, precio::int, costo::int from past_sales where destino = 'Tulum'",
      ),
    ).toEqual([{ fecha: "2024-03-05", cliente: "Iván Paz", precio: 500_000, costo: null }]);
  });

  it("says of each day that is written otherwise than the others how it was read", async () => {
    const file = aSalesFile([
      "05/03/2014;Con Formas;Cali;100;;;;",
      "2014-04-06;Con Formas;Cali;200;;;;",
      "07/05/2014;Con Formas;Cali;300;;;;",
      "41798;Con Formas;Cali;400;;;;",
      "9-jun-2014;Con Formas;Cali;500;;;;",
      "en junio;Con Formas;Cali;600;;;;",
    ]);
    expect(await reasonsOf(file)).toEqual({
      2: ["ok"],
      3: [
        "doubtful",
        "La fecha está escrita distinto a las demás: leímos «2014-04-06» como 6 de abril de 2014",
      ],
      4: ["ok"],
      5: ["doubtful", "La fecha está escrita distinto a las demás: leímos «41798» como 8 de junio de 2014"],
      6: [
        "doubtful",
        "La fecha está escrita distinto a las demás: leímos «9-jun-2014» como 9 de junio de 2014",
      ],
      7: ["refused", "No entendimos la fecha «en junio» (día/mes/año)"],
    });
  });

  it("never takes a month for a day in silence: where one day has its month first, each that could is doubtful", async () => {
    const file = aSalesFile([
      "03/12/2013;Mes Primero;Cali;100;;;;",
      "03/25/2013;Mes Primero;Cali;200;;;;",
      "13/03/2013;Mes Primero;Cali;300;;;;",
      "04/04/2013;Mes Primero;Cali;400;;;;",
    ]);
    expect(await reasonsOf(file)).toEqual({
      2: [
        "doubtful",
        "Otra fecha del archivo tiene el mes primero («03/25/2013»): leímos «03/12/2013» como 3 de diciembre " +
          "de 2013",
      ],
      3: ["refused", "No entendimos la fecha «03/25/2013» (día/mes/año)"],
      4: ["ok"],
      5: ["ok"],
    });
    await importSales(app, file);
    expect(
      await rows("select fecha::text from past_sales where cliente = 'Mes Primero' order by precio"),
    ).toEqual([{ fecha: "2013-12-03" }, { fecha: "2013-03-13" }, { fecha: "2013-04-04" }]);
  });

  it("distinguishes the days of a workbook's own kind from days written as text", async () => {
    const file = await aWorkbook(
      [
        ["12/03/2012", "Hoja Mixta", "Cali", 100],
        [41_000, "Hoja Mixta", "Cali", 200],
        ["13/03/2012", "Hoja Mixta", "Cali", 300],
      ],
      [],
    );
    expect(await reasonsOf(file)).toEqual({
      2: ["ok"],
      3: ["doubtful", "La fecha está escrita distinto a las demás: leímos «41000» como 1 de abril de 2012"],
      4: ["ok"],
    });
  });

  it("takes a client listed twice for one, and both sales", async () => {
    const email = anEmail();
    const { id } = await aCustomer(app, { name: "Dos Viajes", email });
    const file = aSalesFile([
      `01/02/2011;Dos Viajes;Cali;100;;;;${email}`,
      `03/04/2011;DOS  VIAJES;Pasto;200;;;;${email.toUpperCase()}`,
    ]);
    expect(await reasonsOf(file)).toEqual({ 2: ["ok"], 3: ["ok"] });
    await importSales(app, file);
    expect((await pastSalesOf(app, id)).map(({ precio }) => precio)).toEqual([200, 100]);
  });

  it("finds its titles under other words and below a banner, and says which it does not read", async () => {
    const file = aSalesFile(
      ["Fecha de venta;Nombre del cliente;Valor total;Fecha de viaje", "01/02/2023;Eva Luz;900000;1/3/23"],
      "VENTAS 2023;;;",
    );
    expect(await previewOfSales(app, file)).toMatchObject({
      ok: 1,
      layout: {
        titles: 2,
        missing: [],
        columns: [
          { field: "fecha", heading: "Fecha de venta" },
          { field: "cliente", heading: "Nombre del cliente" },
          { field: "precio", heading: "Valor total" },
          { field: null, heading: "Fecha de viaje" },
        ],
      },
    });
  });

  it("without its titles, or that is none, is refused in the words of sales", async () => {
    const send = (file: object) => app.as("admin").gql(IMPORT_SALES, {}, { file: file as never });
    expectRefused(
      await send(aSalesFile(["a;b"], "Cosa;Otra")),
      "BAD_USER_INPUT",
      "No encontramos «Fecha», «Cliente», «Precio» en los títulos del archivo. Elige qué dato es cada columna.",
    );
    expectRefused(await send(aSalesFile([])), "BAD_USER_INPUT", "El archivo no tiene ventas.");
    expectRefused(
      await send(aSalesFile(["mal;Ana;;5;;;;"])),
      "BAD_USER_INPUT",
      "Línea 2: No entendimos la fecha «mal» (día/mes/año). Corrígela, o importa solo las líneas sin errores.",
    );
    expectRefused(
      await app
        .as("admin")
        .gql(IMPORT_SALES, { leaveRefused: true }, { file: aSalesFile(["mal;Ana;;5;;;;"]) }),
      "BAD_USER_INPUT",
      "Ninguna línea del archivo se puede importar.",
    );
  });

  it("comes in only once, also when it is sent twice at the same time", async () => {
    const file = aSalesFile(["01/02/2022;Única Vez;Pasto;1.000.000;;;;"]);
    const both = await Promise.all([0, 1].map(() => app.as("owner").gql(IMPORT_SALES, {}, { file })));
    const [refused] = both.filter(({ errors }) => errors);
    expect(both.filter(({ errors }) => errors)).toHaveLength(1);
    expectRefused(refused!, "CONFLICT", /^Este archivo ya se importó el .* Deshaz esa importación/);
    expectRefused(
      await app
        .as("admin")
        .gql(`mutation ($file: Upload!) { previewPastSales(file: $file) { ok } }`, {}, { file }),
      "CONFLICT",
    );
    const more = aSalesFile(["01/02/2022;Unica  vez;pasto;1.000.000;;;;", "02/02/2022;Otra Vez;;5;;;;"]);
    expect(await reasonsOf(more)).toEqual({
      2: ["doubtful", "Ya está en la importación de «ventas 2024.csv»"],
      3: ["ok"],
    });
    const left = (await app.as("admin").ask(IMPORT_SALES, { leaveDoubtful: true }, { file: more }))
      .importPastSales;
    expect(left).toMatchObject({ lines: 1, total: 5 });
  });

  it("gives each sale to the customer with its document or e-mail, or the only one with its name", async () => {
    const [email, other] = [anEmail(), anEmail()];
    const byMail = await aCustomer(app, { name: "Marta Gil", email });
    const byDocument = await aCustomer(app, {
      name: "Julio Gil",
      email: other,
      tipoDocumento: "cc",
      documentoIdentidad: "80111999",
    });
    const byName = await aCustomer(app, { name: "Única Nariño" });
    await aCustomer(app, { name: "Dos Veces" });
    await aCustomer(app, { name: "dos veces" });
    const file = aSalesFile([
      `01/02/2021;M. Gil;Cali;100;;;;${email.toUpperCase()}`,
      `02/02/2021;J. Gil;Cali;200;;;80.111.999;${email}`,
      "03/02/2021;unica nariño;Cali;300;;;;",
      "04/02/2021;Dos Veces;Cali;400;;;;",
      "05/02/2021;Única Nariño;Cali;500;;;80111998;",
    ]);
    expect(await reasonsOf(file)).toEqual({
      2: ["ok"],
      3: ["doubtful", "El documento y el correo son de dos clientes: queda con el del documento"],
      4: ["doubtful", "Solo coincide el nombre: queda con el cliente que se llama así"],
      5: ["doubtful", "Hay 2 clientes con ese nombre: queda solo el nombre"],
      6: ["ok"],
    });
    await importSales(app, file);
    expect(await pastSalesOf(app, byMail.id)).toEqual([
      { fecha: "2021-02-01", destino: "Cali", precio: 100, pagado: null },
    ]);
    expect((await pastSalesOf(app, byDocument.id)).map(({ precio }) => precio)).toEqual([200]);
    expect((await pastSalesOf(app, byName.id)).map(({ precio }) => precio)).toEqual([300]);
  });
});

describe("the imported history", () => {
  it("is counted by month and year until its import is reverted whole, which stays recorded", async () => {
    const customer = await aCustomer(app, { email: anEmail(), name: "Con Historia" });
    const file = aSalesFile([
      "15/01/2019;Con Historia;Cali;1.000.000;800.000;1.000.000;;",
      "20/01/2019;Otra Persona;Cali;500.000;;;;",
      "03/12/2019;Otra Persona;Cali;250.000;200.000;;;",
    ]);
    const { id, ...made } = await importSales(app, file, "contador");
    expect(made).toMatchObject({
      filename: "ventas 2024.csv",
      lines: 3,
      total: 1_750_000,
      takenBackAt: null,
    });
    const year = await inYear(2019);
    expect(year.pastSalesChart.data).toEqual([1_500_000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 250_000]);
    expect(year.pastSalesByYear.find((one) => one.year === 2019)).toEqual({
      year: 2019,
      ventas: 3,
      precio: 1_750_000,
      costo: 1_000_000,
      conCosto: 2,
      pagado: 1_000_000,
      conPagado: 1,
    });
    expect(await pastSalesOf(app, customer.id)).toHaveLength(1);
    const { takeBackPastSales } = await takeBackSales(app, id);
    expect(takeBackPastSales).toMatchObject({ lines: 3, takenBackBy: { name: expect.any(String) } });
    expect(takeBackPastSales.takenBackAt).not.toBeNull();
    expect((await inYear(2019)).pastSalesChart.data.every((amount) => amount === 0)).toBe(true);
    expect((await inYear(2019)).pastSalesByYear.some((one) => one.year === 2019)).toBe(false);
    expect(await pastSalesOf(app, customer.id)).toEqual([]);
    expectRefused(
      await app.as("admin").gql(TAKE_BACK, { id }),
      "CONFLICT",
      "Esta importación ya se deshizo.",
    );
    const types = await rows<{ type: string }>(
      "select type from audit_entries where record_id = ? order by at",
      [id],
    );
    expect(types.map(({ type }) => type)).toEqual(["past-sales.imported", "past-sales.import-undone"]);
    expect((await importSales(app, file)).lines).toBe(3);
  });

  it("is known to no REST figure, contract, payment or commission", async () => {
    await aSignedContract(app);
    const paths = [
      ...["stats", "activities", "top-sellers", "revenue-chart?period=year", "quotes-chart"].map(
        (name) => `/api/dashboard/${name}`,
      ),
      ...["package-stats", "user-performance", "monthly-comparisons"].map((name) => `/api/dashboard/${name}`),
      ...["/user", "/contracts", "/payments", "/commissions", "/commissions/stats", "/order"],
      ...["summary", "payments", "purchases", "profit-by-contract"].map((name) => `/financial/${name}`),
    ];
    const answers = async () =>
      Promise.all(
        paths.map(async (path) => {
          const { status, body } = await app.as("owner").rest("GET", path);
          return { path, status, body };
        }),
      );
    const counts = () =>
      rows(`select (select count(*) from contracts) as contracts, (select count(*) from payments) as payments,
        (select count(*) from commissions) as commissions, (select count(*) from mails) as mails`);
    const before = [await answers(), await counts()] as const;
    expect(before[0].filter(({ status }) => status !== 200)).toEqual([]);
    await importSales(app, aSalesFile([`${inDays(-3)};Figura Nueva;Cali;9.999.999;1;9.999.999;;`]));
    expect(JSON.stringify([await answers(), await counts()])).toBe(JSON.stringify(before));
  });

  it("warns of a sale on a day on which there were contracts already", async () => {
    await aSignedContract(app);
    const file = aSalesFile([`${inDays(0)};Doble Cuenta;Cali;100;;;;`]);
    expect(await reasonsOf(file)).toEqual({
      2: ["doubtful", "En esa fecha ya había contratos en Travesía: revisa que no se cuente dos veces"],
    });
  });

  it("is imported and reverted by administration and accounting; a customer's is visible with the customer", async () => {
    const { id } = await aCustomer(app, { name: "Vista Ajena" });
    await importSales(app, aSalesFile(["01/02/2020;Vista Ajena;Cali;100;;;;"]), "owner");
    expect(await pastSalesOf(app, id, "contador")).toHaveLength(1);
    expect(await pastSalesOf(app, id, "asesor")).toEqual([]);
    for (const by of ["gerente", "lider", "asesor"] as const) {
      const file = aSalesFile(["01/02/2020;Nadie;Cali;100;;;;"]);
      expectRefused(await app.as(by).gql(IMPORT_SALES, {}, { file }), "FORBIDDEN");
      expectRefused(await app.as(by).gql(TAKE_BACK, { id }), "FORBIDDEN");
      expectRefused(await app.as(by).gql(`{ pastSalesByYear { year } }`), "FORBIDDEN");
    }
  });

  it("follows its customer: into another one, into the copy of their data, and out when they are erased", async () => {
    const [email, other] = [anEmail(), anEmail()];
    const gone = await aCustomer(app, { name: "Se Une", email });
    const kept = await aCustomer(app, { name: "Se Queda", email: other });
    await importSales(app, aSalesFile([`01/02/2018;Se Une;Cali;1.500.000;;;;${email}`]));
    await mergeCustomers(app, gone.id, kept.id);
    expect(await pastSalesOf(app, kept.id)).toHaveLength(1);
    const held = () =>
      personalData({ em: app.app.services.orm.em.fork(), services: app.app.services }, personalCustomers, {
        account: null,
        proven: { email: other, document: null, documentProven: false },
      });
    expect((await held()).find(({ title }) => title === "Historia importada")?.records).toEqual([
      expect.objectContaining({ Nombre: "Se Une", Fecha: "2018-02-01", Destino: "Cali", Pagado: null }),
    ]);
    const claim = await aFiledClaim(
      app,
      aQuery({ kind: "reclamo_datos", derecho: "supresion", email: other }),
    );
    expect(await proveIdentity(app, claim)).toBe(true);
    await app
      .as("admin")
      .ask(ANSWER_CLAIM, { id: claim.id, input: { respuesta: "Hecho", suprimeDatos: true } });
    expect((await held()).map(({ title }) => title)).toEqual([]);
    expect(await rows("select cliente, precio::int from past_sales where fecha = '2018-02-01'")).toEqual([
      { cliente: "Cliente suprimido", precio: 1_500_000 },
    ]);
  });

  it("holds amounts that the database itself refuses when they are none", async () => {
    const [{ id }] = (await rows<{ id: string }>("select id from past_sale_imports limit 1")) as [
      { id: string },
    ];
    const insert = (columns: string) =>
      rows(
        `insert into past_sales (id, import_id, cliente, fecha, destino, precio, costo, pagado)
          values (gen_random_uuid(), ?, ${columns})`,
        [id],
      );
    await expect(insert("'Ana', '2020-01-01', null, 0, null, null")).rejects.toThrow("price_is_positive");
    await expect(insert("'Ana', '2020-01-01', null, 1, -1, null")).rejects.toThrow("cost_is_an_amount");
    await expect(insert("'Ana', '2020-01-01', null, 1, 1, -1")).rejects.toThrow("paid_is_an_amount");
    await expect(insert("' ', '2020-01-01', null, 1, 1, 1")).rejects.toThrow("are_of_a_client");
    await expect(insert("'Ana', '1999-12-31', null, 1, 1, 1")).rejects.toThrow("this_century");
  });
});
