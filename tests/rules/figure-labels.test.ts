import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { monthExport } from "../../api/src/modules/closing/month.export.ts";
import { figures } from "../../api/src/modules/reports/financial/figures.rules.ts";
import { closingTexts } from "../../web/src/features/closing/closing.texts.ts";

/** Rooms whose screens and files show figures of the agency. */
const rooms = ["web/src/features/reports", "api/src/modules/reports"];
/** Rooms of purchases and of a month, where `Compras` and `Pagado` also name lists and states. */
const books = ["features/purchases", "features/providers", "features/closing"].flatMap((room) => [
  `web/src/${room}`,
  `web/src/${room.replace("features", "pages")}`,
]);
const table = "api/src/modules/reports/financial/figures.rules.ts";
const sourcesOf = (folders: readonly string[]) =>
  folders
    .flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`))
    .filter((file) => file !== table && !/generated|\.words\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
const sources = sourcesOf(rooms);

/** Names of money and of counts of sales; words such as `Contratos` also name lists and columns. */
const names = [
  ...["vendido", "recaudo", "pagadoProveedores", "compras", "flujoDeCaja", "flujoEsperado"],
  ...["recaudoMenosCompras", "gananciaViaje", "porCobrar", "ingresos", "gastos", "gananciaNeta", "margen"],
  ...["gananciaTotal", "margenPromedio", "roi", "gananciaContrato", "gastosContrato", "pagosPorVerificar"],
] as const satisfies readonly (keyof typeof figures)[];

describe("a figure", () => {
  it.each(names)("%s is called by the table alone", (name) => {
    const { label } = figures[name];
    const own = sources.filter(({ text }) => text.includes(`"${label}"`)).map(({ file }) => file);
    expect(own, label).toEqual([]);
  });

  it.each(["recaudo", "pagadoProveedores", "porPagar", "devoluciones", "pagosPorVerificar"] as const)(
    "%s has no name of its own where the agency buys and closes its months",
    (name) => {
      const { label } = figures[name];
      const own = sourcesOf(books).filter(({ text }) => text.includes(`"${label}"`));
      expect(own.map(({ file }) => file)).toEqual([]);
    },
  );

  it("of a contract's purchases and of a closed month has no other name", () => {
    const others =
      /label: "Comprado",\s+(?:value|align: "right",\s+cell: \(\{ cost)|\["Comprado"|Recibido \{/;
    expect(sourcesOf(books).filter(({ text }) => others.test(text))).toEqual([]);
  });

  it("of a month has the same name in its file and in the history of its closing", () => {
    expect(monthExport.columns["recibido"]?.heading).toBe(figures.recaudo.label);
    const closed = readFileSync("api/src/modules/closing/closing.audit.ts", "utf8");
    expect(closed).toContain(`fact("${figures.recaudo.label}", recibido`);
    expect(closed).toContain(`fact("${closingTexts.paidOut}", pagado`);
  });

  it("has one sentence for each label", () => {
    const labels = Map.groupBy(Object.values(figures), ({ label }) => label);
    const twice = [...labels].filter(([, of]) => new Set(of.map(({ about }) => about)).size > 1);
    expect(twice.map(([label]) => label)).toEqual([]);
  });

  it("of cash is called a profit only where the specification fixes the name", () => {
    const profits = Object.entries(figures).filter(([, { label }]) => label.includes("Ganancia"));
    expect(profits.map(([name]) => name).sort()).toEqual([
      ...["gananciaContrato", "gananciaNeta", "gananciaTotal", "gananciaViaje", "margen"],
    ]);
    expect(sources.filter(({ text }) => /label: "Ganancia/.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
