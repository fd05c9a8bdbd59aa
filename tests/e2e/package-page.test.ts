import { expect, it } from "vitest";
import { anAppWithSales } from "../support/sales.ts";
import { aPackage } from "../support/story/catalog.ts";
import { aWebsite } from "../support/web-build.ts";

/** Parts of a package in the order of its page. */
const parts = {
  itinerario: [{ titulo: "Llegada", texto: "Traslado al hotel", lugar: "Getsemaní" }, { titulo: "Islas" }],
  hoteles: [{ nombre: "Hotel Caribe", ciudad: "Cartagena", noches: 3, categoria: "4 estrellas" }],
  incluye: ["Desayunos"],
  noIncluye: ["Propinas"],
  condiciones: "Sujeto a disponibilidad.",
  cuotas: 3,
  cuotaInicialPorcentaje: 30,
};

it("a package has its parts on its page before the script, days first and conditions last", async () => {
  const app = await aWebsite(anAppWithSales);
  const id = await aPackage(app, parts);
  const page = await (await fetch(`${app.url}/detail/${id}`, { headers: { accept: "text/html" } })).text();
  const shown = [
    "Día 1 · Getsemaní",
    "Islas",
    "Desayunos",
    "Hotel Caribe · Cartagena · 3 noches · 4 estrellas",
    "Propinas",
    "y 3 cuotas de ",
    "Sujeto a disponibilidad.",
  ].map((text) => page.indexOf(text));
  expect(shown).not.toContain(-1);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
});
