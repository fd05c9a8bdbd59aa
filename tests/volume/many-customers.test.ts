import { expect, it } from "vitest";
import { anApp } from "../support/app.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { customersOf, importOf, previewOf } from "../support/story/customer-files.ts";

it("a file of customers with 9,999 good lines and one bad imports nothing until the good ones are chosen", async () => {
  const app = await anApp();
  const lines = Array.from({ length: 10_000 }, (_, at) =>
    at === 5_000 ? "Fila dañada;no-es-correo;;;;;" : `Masiva ${at};masiva${at}@correo.test;;;;;Pasto`,
  );
  expect(await previewOf(app, lines)).toMatchObject({ fresh: 9_999, badCount: 1, bad: [{ line: 5_002 }] });
  expectRefused(
    await importOf(app, lines),
    "BAD_USER_INPUT",
    "Línea 5002: Formato de email inválido. Ejemplo: usuario@dominio.com. " +
      "Corrígela, o importa solo las líneas sin errores.",
  );
  expect((await customersOf(app, "masiva")).total).toBe(0);
  const { data } = await importOf(app, lines, true);
  expect(data!.importCustomers).toEqual({ added: 9_999, known: 0, left: 1 });
  expect((await customersOf(app, "masiva")).total).toBe(9_999);
  expect((await importOf(app, lines, true)).data!.importCustomers).toEqual({
    added: 0,
    known: 9_999,
    left: 1,
  });
  expect((await customersOf(app, "masiva")).total).toBe(9_999);
});
