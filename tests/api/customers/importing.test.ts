import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { bornYearsAgo } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aFile, customersOf, IMPORT, importOf, previewOf } from "../../support/story/customer-files.ts";
import { aCustomer, anEmail, customerOf } from "../../support/story/customers.ts";

let app: TestApp;
const born = bornYearsAgo(40);
const written = born.split("-").reverse().join("/");
beforeAll(async () => {
  app = await anApp();
});

const preview = (lines: readonly string[]) => previewOf(app, lines);
const imported = (lines: readonly string[], leaveBad = false) => importOf(app, lines, leaveBad);
const countOf = (search: string) => customersOf(app, search);

describe("a file of customers", () => {
  it("names each bad line with all its errors, and writes nothing", async () => {
    const previewed = await preview([
      `Marta Bernal;marta@correo.test;3001112233;CC;80111222;${written};Cali`,
      ";sin-arroba;12;;;;",
      "Repetida;MARTA@correo.test;;;;;",
      "Sin nada;;;;;;",
      "Mal documento;mal@correo.test;;nit;890903938-1;99/99/80;",
      "Bruce 李;bruce@correo.test;;;;;",
    ]);
    expect(previewed).toMatchObject({
      lines: 6,
      fresh: 1,
      known: 0,
      repeated: 0,
      doubtful: 1,
      shown: [
        {
          line: 4,
          name: "Repetida",
          state: "doubtful",
          reasons: ["Es la misma persona de la línea 2, con otro nombre"],
          choices: ["same"],
        },
      ],
      badCount: 4,
      bad: [
        {
          line: 3,
          name: "",
          problems: [
            "El nombre es obligatorio",
            "Formato de email inválido. Ejemplo: usuario@dominio.com",
            "Formato de teléfono inválido. Ejemplos válidos: 3001234567, 6011234567, +573001234567",
          ],
        },
        { line: 5, name: "Sin nada", problems: ["Falta el correo, el teléfono o el documento"] },
        {
          line: 6,
          name: "Mal documento",
          problems: [
            "El dígito de verificación del NIT no es correcto",
            "La fecha de nacimiento no es una fecha (día/mes/año)",
          ],
        },
        {
          line: 7,
          name: "Bruce 李",
          problems: ["No podemos imprimir «李». Escribe el nombre como en el documento."],
        },
      ],
    });
    expect((await countOf("bernal")).total).toBe(0);
  });

  it("fills missing fields of existing customers, and changes none of their values", async () => {
    const email = anEmail();
    const { id } = await aCustomer(app, { name: "Lina Soto", email, ciudad: "Tunja" });
    await imported([`Lina S.;${email};3009998877;CC;80333444;${written};Neiva`]);
    expect(await customerOf(app, id, "name ciudad telefono documentoIdentidad fechaNacimiento")).toEqual({
      name: "Lina Soto",
      ciudad: "Tunja",
      telefono: "+573009998877",
      documentoIdentidad: "80333444",
      fechaNacimiento: born,
    });
  });

  it("takes a customer listed twice once, and asks where the lines contradict each other", async () => {
    const lines = [
      "Dora Doble;dora@correo.test;;CC;80777666;;",
      "Dora Doble;otra@correo.test;;CC;80.777.666;;",
      "DORA DOBLE;DORA@correo.test;3005556677;;;;",
      "Dora Doble;;3005556677;;;;Tunja",
    ];
    const { fresh, repeated, shown } = await preview(lines);
    expect({ fresh, repeated, shown }).toEqual({
      fresh: 1,
      repeated: 2,
      shown: [
        {
          line: 3,
          name: "Dora Doble",
          state: "doubtful",
          reasons: ["Es la misma persona de la línea 2, con otro correo"],
          choices: ["same"],
        },
      ],
    });
    expectRefused(
      await imported(lines),
      "BAD_USER_INPUT",
      "Línea 3: Es la misma persona de la línea 2, con otro correo. " +
        "Corrígela, o importa solo las líneas sin errores.",
    );
    expect((await imported(lines, true)).data!.importCustomers).toEqual({ added: 1, known: 0, left: 1 });
    expect((await countOf("80777666")).items).toEqual([{ name: "Dora Doble" }]);
  });

  it("keeps a formula as the text that it is", async () => {
    await imported(["=HYPERLINK(1);formula@correo.test;;;;;"]);
    expect((await countOf("formula@correo.test")).items[0].name).toBe("=HYPERLINK(1)");
  });

  it("without names, or that is none, is refused in the words of customers", async () => {
    const send = (file: object) => app.as("admin").gql(IMPORT, {}, { file: file as never });
    expectRefused(
      await send(aFile(["a;b"], "Cosa;Otra")),
      "BAD_USER_INPUT",
      "No encontramos «Nombre» en los títulos del archivo. Elige qué dato es cada columna.",
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
