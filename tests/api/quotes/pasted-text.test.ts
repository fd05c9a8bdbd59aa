import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { eventually } from "../../support/patience.ts";
import { anAppWithSales } from "../../support/sales.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales({ LOG_LEVEL: "debug" });
});

const READ = `query ($texto: String!) { readQuoteText(texto: $texto) {
  nombreCliente { valor fragmentos { desde hasta } }
  destino { valor fragmentos { desde hasta } } origen { valor }
  fechaIda { valor } fechaRegreso { valor } noches { valor } numeroPersonas { valor } adultos { valor }
  menores { valor } edadesMenores { valor } alimentacion { valor }
  precios { moneda valor por para desde neto masImpuestos fragmentos { desde hasta } }
  preguntas { campo pregunta fragmentos { desde hasta } } } }`;

const read = async (texto: string) => (await app.as("asesor").ask(READ, { texto })).readQuoteText;

describe("a pasted text", () => {
  it("is read for a person who may create quotes, with the pieces of each value", async () => {
    const texto = "Hola, precio para 2 adultos y 1 niño de 4 años, Cali - San Andrés, todo incluido";
    const answer = await read(texto);
    expect(answer).toMatchObject({
      origen: [{ valor: "Cali" }],
      destino: [{ valor: "San Andrés" }],
      adultos: { valor: 2 },
      menores: { valor: 1 },
      edadesMenores: [{ valor: 4 }],
      alimentacion: { valor: "todo_incluido" },
    });
    const [{ desde = 0, hasta = 0 } = {}] = answer.destino[0]!.fragmentos;
    expect(texto.slice(desde, hasta)).toBe("San Andrés");
  });

  it.each(["cliente", "contador", null] as const)("is not read for %s", async (who) => {
    const answer = await app.as(who).gql(READ, { texto: "Cali" });
    expectRefused(answer, who ? "FORBIDDEN" : "UNAUTHENTICATED");
  });

  it("with a group asks how many of it are adults", async () => {
    const { numeroPersonas, adultos, preguntas } = await read("Hola, somos 4 para ir a Cartagena");
    expect(numeroPersonas).toEqual({ valor: 4 });
    expect(adultos).toBeNull();
    expect(preguntas).toMatchObject([{ campo: "adultos", pregunta: "¿Cuántos de los 4 son adultos?" }]);
  });

  it("in English is read where it can be", async () => {
    expect(await read("We are 2 adults, we would like to visit Cartagena with breakfast")).toMatchObject({
      destino: [{ valor: "Cartagena" }],
      adultos: { valor: 2 },
      alimentacion: { valor: "desayuno" },
    });
  });

  it("with two trips asks about the differences", async () => {
    const { destino, adultos, preguntas } = await read(
      "Necesito dos cotizaciones:\n1. Cartagena para 2 adultos\n2. San Andrés para 4 adultos",
    );
    expect({ destino, adultos }).toEqual({ destino: [], adultos: null });
    expect(preguntas.map(({ campo }: { campo: string }) => campo).sort()).toEqual(["adultos", "destino"]);
  });

  it("of 200 kB is read; a longer one and an empty one are refused", async () => {
    expect(await read("Hola. ".repeat(34_000))).toMatchObject({ destino: [], preguntas: [] });
    const answer = await app.as("asesor").gql(READ, { texto: "Hola. ".repeat(50_000) });
    expectRefused(answer, "BAD_USER_INPUT", "El texto es demasiado largo: pega solo la parte del viaje.");
    expectRefused(await app.as("asesor").gql(READ, { texto: " " }), "BAD_USER_INPUT");
  });

  it("is in no line of the log, whether it is read or refused", async () => {
    const before = app.logged();
    await read("Viaje a Cartagena de Zenobia Quintana");
    await app.as("asesor").gql(READ, { texto: "Zenobia ".repeat(40_000) });
    await eventually(() => expect(app.logged()).not.toBe(before));
    await app.as("asesor").ask("{ me { id } }");
    expect(app.logged()).toContain("answered");
    expect(app.logged()).not.toContain("Zenobia");
  });
});
