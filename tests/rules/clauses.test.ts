import { describe, expect, it } from "vitest";
import {
  type ClauseFacts,
  clausesProblem,
  fillClauses,
} from "../../api/src/modules/contracts/template/clause-fields.rules.ts";
import { clauseLines } from "../../api/src/modules/contracts/template/clauses.rules.ts";
import { templateTripOf } from "../../api/src/modules/contracts/template/template.rules.ts";

const facts: ClauseFacts = {
  number: "CT-2026-000001",
  origin: "Bogotá",
  destination: "Cartagena",
  to: null,
  from: "2027-01-11",
  travellers: "2 adultos",
  price: 3_000_000,
  formaPago: "contado",
  client: { name: "María Torres", document: "Cédula de Ciudadanía 52.123.456" },
  holder: { name: "María Torres", document: "" },
  plan: [
    { due: "2026-12-01", amount: 1_000_000 },
    { due: "2026-12-12", amount: 2_000_000 },
  ],
};

describe("the fields of clauses", () => {
  it.each([
    ["A {{destino}} por {{ precio }}", "A Cartagena por $\u00a03.000.000"],
    ["{{ultimo_pago}}", "$\u00a02.000.000 a más tardar el 12 de diciembre de 2026"],
    ["Regreso: {{fecha_regreso}}", "Regreso: no aplica"],
    ["{{documento_titular}}", "no aplica"],
    ["Sin campos", "Sin campos"],
    ["{{otro}} queda", "{{otro}} queda"],
  ])("%s is printed as %s", (clauses, printed) => expect(fillClauses(clauses, facts)).toBe(printed));

  it.each(["Cali\n## Renuncia", "# Renuncia", "- Renuncia", "**Cali**", "{{precio}}"])(
    "a value is no more than text: %j",
    (destination) => {
      const before = clauseLines("## Objeto\n{{destino}}");
      const lines = clauseLines(fillClauses("## Objeto\n{{destino}}", { ...facts, destination }));
      expect(lines.map(({ kind }) => kind)).toEqual(before.map(({ kind }) => kind));
      const [, line] = lines;
      expect(line?.kind === "paragraph" && line.runs).toEqual([{ text: expect.not.stringContaining("*") }]);
      expect(fillClauses("{{destino}}", { ...facts, destination: "{{precio}}" })).toBe("{{precio}}");
    },
  );

  it.each([
    ["## Objeto\n\n{{ciudad}}", "El campo «{{ciudad}}» de la línea 3 no existe."],
    ["{{toString}}", "El campo «{{toString}}» de la línea 1 no existe."],
    ["{{}}", "El campo «{{}}» de la línea 1 no existe."],
    ["Uno\n{{destino}", "La línea 2 abre o cierra un campo a medias: escríbelo como {{destino}}."],
    ["destino}}", "La línea 1 abre o cierra un campo a medias: escríbelo como {{destino}}."],
    ["{{destino}} y {{ precio }}", null],
  ])("%j is refused with its line: %s", (clauses, problem) => expect(clausesProblem(clauses)).toBe(problem));
});

describe("the lines of clauses", () => {
  it("are numbered heads, entries and paragraphs with emphases", () => {
    expect(clauseLines("## Objeto\nViaje **firme** y *grato*\n\n- Hotel\n### Precio")).toEqual([
      { kind: "head", number: 1, text: "Objeto" },
      {
        kind: "paragraph",
        runs: [
          { text: "Viaje " },
          { text: "firme", bold: true },
          { text: " y " },
          { text: "grato", italics: true },
        ],
      },
      { kind: "entry", runs: [{ text: "Hotel" }] },
      { kind: "head", number: 2, text: "Precio" },
    ]);
  });
});

it.each([
  ["nacional", "nacional"],
  ["operadorLlano", "nacional"],
  [null, "nacional"],
  ["internacional", "internacional"],
  ["hotel", "hotel"],
] as const)("a contract of a trip %s is made with the template %s", (trip, template) =>
  expect(templateTripOf(trip)).toBe(template),
);
