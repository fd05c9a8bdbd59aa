import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { bornYearsAgo } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aCustomer, anEmail, customerOf } from "../../support/story/customers.ts";

let app: TestApp;
const born = bornYearsAgo(40);
const written = born.split("-").reverse().join("/");
beforeAll(async () => {
  app = await anApp();
});

const HEADINGS = "Nombre;Correo;Celular;Tipo de documento;Cédula;Fecha de nacimiento;Ciudad";
const aFile = (lines: readonly string[], headings = HEADINGS) => ({
  filename: "clientes.csv",
  type: "text/csv",
  bytes: Buffer.from([headings, ...lines].join("\n")),
});

const PREVIEW = `mutation ($file: Upload!) { previewCustomerImport(file: $file) {
  lines fresh known badCount bad { line name problems } } }`;
const IMPORT = `mutation ($file: Upload!, $leaveBad: Boolean) {
  importCustomers(file: $file, leaveBad: $leaveBad) { added known left } }`;

const preview = async (lines: readonly string[]) =>
  (await app.as("admin").ask(PREVIEW, {}, { file: aFile(lines) })).previewCustomerImport;
const imported = (lines: readonly string[], leaveBad = false) =>
  app.as("admin").gql(IMPORT, { leaveBad }, { file: aFile(lines) });

const countOf = async (search: string) =>
  (
    await app
      .as("admin")
      .ask(`query ($f: CustomerFilter) { customers(filter: $f) { total items { name } } }`, {
        f: { search },
      })
  ).customers;

describe("a file of customers", () => {
  it("tells each bad line with all that is wrong with it, and writes nothing", async () => {
    const told = await preview([
      `Marta Bernal;marta@correo.test;3001112233;CC;80111222;${written};Cali`,
      ";sin-arroba;12;;;;",
      "Repetida;MARTA@correo.test;;;;;",
      "Sin nada;;;;;;",
      "Mal documento;mal@correo.test;;nit;890903938-1;99/99/80;",
    ]);
    expect(told).toEqual({
      ...{ lines: 5, fresh: 1, known: 0, badCount: 4 },
      bad: [
        {
          ...{ line: 3, name: "" },
          problems: [
            "El nombre es obligatorio",
            "Formato de email inválido. Ejemplo: usuario@dominio.com",
            "Formato de teléfono inválido. Ejemplos válidos: 3001234567, 6011234567, +573001234567",
          ],
        },
        { line: 4, name: "Repetida", problems: ["Repite el correo de la línea 2"] },
        { line: 5, name: "Sin nada", problems: ["Falta el correo, el teléfono o el documento"] },
        {
          ...{ line: 6, name: "Mal documento" },
          problems: [
            "El dígito de verificación del NIT no es correcto",
            "La fecha de nacimiento no es una fecha (día/mes/año)",
          ],
        },
      ],
    });
    expect((await countOf("bernal")).total).toBe(0);
  });

  it("with 9,999 good lines and one bad imports nothing until the good ones are chosen", async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) =>
      at === 5_000 ? "Fila dañada;no-es-correo;;;;;" : `Masiva ${at};masiva${at}@correo.test;;;;;Pasto`,
    );
    expect(await preview(lines)).toMatchObject({ fresh: 9_999, badCount: 1, bad: [{ line: 5_002 }] });
    expectRefused(
      await imported(lines),
      "BAD_USER_INPUT",
      "Línea 5002: Formato de email inválido. Ejemplo: usuario@dominio.com. " +
        "Corrígela, o importa solo las líneas sin errores.",
    );
    expect((await countOf("masiva")).total).toBe(0);
    const { data } = await imported(lines, true);
    expect(data!.importCustomers).toEqual({ added: 9_999, known: 0, left: 1 });
    expect((await countOf("masiva")).total).toBe(9_999);
    expect((await imported(lines, true)).data!.importCustomers).toEqual({ added: 0, known: 9_999, left: 1 });
    expect((await countOf("masiva")).total).toBe(9_999);
  });

  it("fills in what is missing of those who are there, and changes nothing that they say", async () => {
    const email = anEmail();
    const { id } = await aCustomer(app, { name: "Lina Soto", email, ciudad: "Tunja" });
    await imported([`Lina S.;${email};3009998877;CC;80333444;${written};Neiva`]);
    expect(await customerOf(app, id, "name ciudad telefono documentoIdentidad fechaNacimiento")).toEqual({
      ...{ name: "Lina Soto", ciudad: "Tunja", telefono: "+573009998877" },
      ...{ documentoIdentidad: "80333444", fechaNacimiento: born },
    });
  });

  it("keeps a formula as the text that it is", async () => {
    await imported(["=HYPERLINK(1);formula@correo.test;;;;;"]);
    expect((await countOf("formula@correo.test")).items[0].name).toBe("=HYPERLINK(1)");
  });

  it("without names, or that is none, is refused in the words of customers", async () => {
    const send = (file: object) => app.as("admin").gql(PREVIEW, {}, { file: file as never });
    expectRefused(
      await send(aFile(["a;b"], "Cosa;Otra")),
      "BAD_USER_INPUT",
      "El archivo no tiene la columna «Nombre». Usa la plantilla, o escribe ese título sobre los nombres.",
    );
    expectRefused(await send(aFile([])), "BAD_USER_INPUT", "El archivo no tiene clientes.");
    expectRefused(
      await send({ filename: "x.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.4 nada") }),
      "BAD_USER_INPUT",
    );
    expectRefused(
      await app.as("gerente").gql(IMPORT, {}, { file: aFile(["Ana;ana@correo.test"]) }),
      "FORBIDDEN",
    );
  });
});
