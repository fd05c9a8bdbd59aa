import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
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

let app: TestApp;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
}, 300_000);

const pageOf = async (id: number): Promise<string> =>
  (await fetch(`${app.url}/detail/${id}`, { headers: { accept: "text/html" } })).text();

it("a package has the packages like it on its page before the script, best first, or no shelf", async () => {
  const place = { destino: "Patagonia", price: 5_000_000 };
  const id = await aPackage(app, { ...place, title: "Glaciar", city: "El Calafate" });
  expect(await pageOf(id)).not.toContain("Viajes parecidos");
  await aPackage(app, { ...place, title: "Otra ciudad", city: "Ushuaia" });
  await aPackage(app, { ...place, title: "Misma ciudad", city: "El Calafate", price: 9_000_000 });
  const page = await pageOf(id);
  const shown = ["Viajes parecidos", "Misma ciudad", "Otra ciudad"].map((text) => page.indexOf(`>${text}<`));
  expect(shown).not.toContain(-1);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
});

it("a package has its parts on its page before the script, days first and conditions last", async () => {
  const page = await pageOf(await aPackage(app, parts));
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
