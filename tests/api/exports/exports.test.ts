import { strFromU8, unzipSync } from "fflate";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readOfList } from "../../../api/src/core/export/list-reads.ts";
import { exportedLists } from "../../../api/src/modules/exports/exported-lists.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { type Handle, oneOfEachRole } from "../../support/people.ts";
import { EXPORT, exporting, linesOf, quotes } from "../../support/story/exports.ts";
import { aPayableContract, aPayment } from "../../support/story/payments.ts";
import { aBoughtItem, anItemInInstallments } from "../../support/story/purchases.ts";
import { aCompletedQuote, aQuote, family } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
const { sql, taken, forget } = exporting(() => app);
beforeEach(forget);

describe("a list taken along", () => {
  it("has the rows of its maker's list, in its order, under its filter", async () => {
    const mine = await aQuote(app, { input: { nombreCliente: "Zoraida Vélez", destino: "Providencia" } });
    const other = await aQuote(app, { input: { nombreCliente: "Ángela Díaz", destino: "Providencia" } });
    await aQuote(app, { by: "asesor2", input: { destino: "Providencia" } });
    await aQuote(app, { input: { destino: "Leticia" } });
    const args = { filter: { destino: "providencia" }, order: "nombreCliente", direction: "asc" };
    const lines = linesOf(await taken("asesor", { ...quotes, arguments: args }));
    expect(lines).toEqual([
      "Número;Cliente;Precio total",
      `${other.number};Ángela Díaz;`,
      `${mine.number};Zoraida Vélez;`,
    ]);
    const all = linesOf(
      await taken("owner", { ...quotes, arguments: { filter: { destino: "providencia" } } }),
    );
    expect(all).toHaveLength(4);
  });

  it("is a workbook of typed cells that the product itself reads", async () => {
    const { number: quoteNumber } = await aCompletedQuote(app, {
      input: { nombreCliente: "=1+1", destino: "Bahía Solano" },
    });
    const bytes = await taken("asesor", {
      list: "quotes",
      format: "xlsx",
      columns: ["numero", "cliente", "ida", "precio", "creada", "web"],
      arguments: { filter: { destino: "Bahía Solano" } },
    });
    const sheet = strFromU8(unzipSync(bytes)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    const cell = (at: string) => new RegExp(`<c r="${at}"[^>]*>.*?</c>`).exec(sheet)?.[0] ?? "";
    expect(cell("B2")).toContain('t="inlineStr"');
    expect(cell("B2")).toContain("<t>=1+1</t>");
    expect(sheet).not.toContain("<f>");
    for (const at of ["C2", "D2", "E2"]) expect(cell(at)).toMatch(/^<c r="..+" s="\d"><v>[\d.]+<\/v><\/c>$/);
    const { first } = await app.app.services.sheets.look(bytes);
    const [{ precioTotal }] = await sql<{ precioTotal: string }>(
      'select precio_total as "precioTotal" from quotes where quote_number = ?',
      [quoteNumber],
    );
    expect(first.map(({ cells }) => cells)).toEqual([
      ["Número", "Cliente", "Ida", "Precio total", "Creada", "De la página"],
      [quoteNumber, "=1+1", family.fechaIda, String(precioTotal), inDays(0), "No"],
    ]);
  });

  it("gets an apostrophe in CSV before texts that begin a formula, and never before an amount", async () => {
    for (const [place, name] of ["=1+1", "+57 300", "-x", "@here", 'Ana; "la" = 2'].entries())
      await aQuote(app, { input: { nombreCliente: name, destino: `Nuquí ${place}` } });
    const args = { filter: { destino: "Nuquí" }, order: "createdAt", direction: "asc" };
    const lines = linesOf(await taken("asesor", { ...quotes, columns: ["cliente"], arguments: args }));
    expect(lines.slice(1)).toEqual(["'=1+1", "'+57 300", "'-x", "'@here", '"Ana; ""la"" = 2"']);
    await sql("update users set commission_limit = 0 where id = ?", [app.people.asesor.id]);
    const people = linesOf(
      await taken("owner", { list: "userPage", format: "csv", columns: ["correo", "limite"], arguments: {} }),
    );
    expect(people).toContain("asesor@travesia.test;0");
  });

  it("shows only what a role may see, by the schema's own permissions", async () => {
    await aPayableContract(app);
    const columns = async (who: Handle) =>
      (await app.as(who).ask(`{ exportableColumns(list: contracts) { key } }`)).exportableColumns.map(
        ({ key }: { key: string }) => key,
      ) as string[];
    expect(await columns("owner")).toContain("comprado");
    for (const who of ["gerente", "lider", "asesor"] as const) {
      expect(await columns(who)).not.toContain("comprado");
      expect(await columns(who)).not.toContain("margen");
    }
    expectRefused(
      await app
        .as("gerente")
        .gql(EXPORT, { input: { list: "contracts", format: "csv", columns: ["margen"] } }),
      "BAD_USER_INPUT",
      "Una de las columnas no existe en este listado.",
    );
    const heads = linesOf(await taken("gerente", { list: "contracts", format: "csv" }))[0];
    expect(heads).not.toMatch(/Costo|Margen/);
  });

  it("that is written in SQL has the rows of its page, in its order and under its filter", async () => {
    await aBoughtItem(app, { proveedor: "Lanchas del Golfo", costo: 800_000 });
    await anItemInInstallments(app);
    const args = { filter: { search: "lanchas" } };
    const columns = ["proveedor", "estado", "valor"];
    const dues = { list: "providerDues", format: "csv", columns };
    expect(linesOf(await taken("contador", { ...dues, arguments: args }))).toEqual([
      "Proveedor;Estado;Valor",
      "Lanchas del Golfo;Pendiente;800000",
    ]);
    const { providerDues } = await app
      .as("contador")
      .ask("{ providerDues(limit: 100, order: dueOn, direction: desc) { items { provider monto } } }");
    const all = linesOf(
      await taken("contador", { ...dues, arguments: { order: "dueOn", direction: "desc" } }),
    );
    expect(all.slice(1).map((line) => line.split(";"))).toEqual(
      providerDues.items.map(({ provider, monto }: { provider: string; monto: number }) => [
        ...[provider, "Pendiente", String(monto)],
      ]),
    );
    expectRefused(await app.as("asesor").gql(EXPORT, { input: dues }), "FORBIDDEN");
  });

  it("is one statement that every role's columns can be read by, of every list", async () => {
    const { services } = app.app;
    await aPayment(app, (await aPayableContract(app)).id);
    const origin = { requestId: "test", channel: "job", ip: null, userAgent: null } as const;
    for (const list of exportedLists)
      for (const who of oneOfEachRole.slice(1)) {
        const viewer = app.people[who];
        const read = await readOfList(services, list, { viewer, origin, args: {}, columns: null }).catch(
          ({ code }: { code?: string }) => code,
        );
        if (typeof read !== "object") {
          expect([list.query, who, read]).toEqual([list.query, who, "FORBIDDEN"]);
          continue;
        }
        const { rows } = await services.pool.query(read.rows.text, [...read.rows.values]);
        expect([list.query, who, rows.length]).toEqual([list.query, who, await read.count()]);
      }
  }, 60_000);
});

describe("an export is refused", () => {
  const refused = async (input: object, text: string) =>
    expectRefused(await app.as("asesor").gql(EXPORT, { input }), "BAD_USER_INPUT", text);

  it("in an order that does not exist, with a strange argument, and when nothing is found", async () => {
    await refused({ ...quotes, arguments: { order: "saldo" } }, "El orden pedido no existe en este listado.");
    await refused(
      { ...quotes, arguments: { filter: { status: "bonita" } } },
      "Los filtros del listado no son válidos.",
    );
    await refused(
      { ...quotes, arguments: { filter: { precio: 1 } } },
      "Los filtros del listado no son válidos.",
    );
    await refused(
      { ...quotes, arguments: { filter: { search: "x".repeat(201) } } },
      "El texto de búsqueda es demasiado largo",
    );
    await refused({ ...quotes, arguments: { page: 2 } }, "Este listado no tiene «page».");
    await refused({ ...quotes, arguments: ["x"] }, "Los filtros del listado no son válidos.");
    await refused(
      { ...quotes, arguments: { filter: { search: "nadie se llama así" } } },
      "No hay nada para exportar con estos filtros.",
    );
    await refused({ ...quotes, columns: [] }, "Elige al menos una columna.");
    expect(await sql("select id from list_exports")).toEqual([]);
  });

  it("of a list that its requester may not read", async () => {
    expectRefused(
      await app.as("asesor").gql(EXPORT, { input: { list: "invoices", format: "csv" } }),
      "FORBIDDEN",
    );
    expectRefused(
      await app.as("lider").gql(EXPORT, { input: { list: "providers", format: "csv" } }),
      "FORBIDDEN",
    );
  });

  it("while two of the requester's are being made, also when three are requested at the same moment", async () => {
    await aQuote(app);
    const asked = await Promise.all([1, 2, 3].map(() => app.as("asesor").gql(EXPORT, { input: quotes })));
    const errors = asked.flatMap(({ errors }) => errors ?? []);
    expect(errors.map(({ message }) => message)).toEqual([
      "Ya tienes dos exportaciones en curso. Espera a que termine una o cancélala.",
    ]);
    await app.as("owner").ask(EXPORT, { input: quotes });
    await app.runJobs();
    await app.as("asesor").ask(EXPORT, { input: quotes });
  });
});
