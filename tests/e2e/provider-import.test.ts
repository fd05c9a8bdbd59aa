import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { barriersOn, overflowOf } from "../support/axe.ts";
import {
  aBrowserOn,
  type Browsers,
  choose,
  desk,
  dialog,
  phone,
  press,
  reads,
  toast,
  pressIn,
} from "../support/browser.ts";
import { aProvider } from "../support/story/providers.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
  await aProvider(app, { name: "Hotel de Siempre", city: "Cartagena" });
});

describe("the providers of an agency in a spreadsheet", () => {
  const lines = [
    "Proveedor;NIT;Ciudad;Banco",
    "Finca La Quieta;901234567-7;Salento;x",
    "hotel de siempre;;Cartagena;x",
    "Lancha Sin Dígito;811012345;Guatapé;x",
    ";;TOTAL;",
  ];
  const file = { name: "proveedores.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) };

  it("are looked through line by line and come into the directory", async () => {
    const page = await visits.as("admin", desk);
    await page.goto("/panel/proveedores");
    await pressIn(page, "Más acciones", "Importar");
    const form = dialog(page, "Importar proveedores");
    await form.locator("input[type=file]").setInputFiles(file);
    await reads(form, /2 proveedores nuevos\. 1 ya está y se queda como está\./);
    await reads(form, /Línea 3 \(hotel de siempre\): Ya está en tus proveedores: Hotel de Siempre/);
    await reads(form, /Línea 4 \(Lancha Sin Dígito\): NIT sin dígito de verificación: queda 811\.012\.345-1/);
    await reads(form, /Línea 5: Falta el nombre del proveedor/);
    await reads(form, /No se lee: Banco\./);
    expect(await barriersOn(page)).toEqual([]);
    await press(form, "Importar 2 proveedores");
    await toast(page, "Importamos 2 proveedores");
    await reads(page, "Finca La Quieta");
  });

  it("leave it again on a phone", async () => {
    const page = await visits.as("owner", phone);
    await page.goto("/panel/proveedores");
    await pressIn(page, "Más acciones", "Importar");
    const form = dialog(page, "Importar proveedores");
    await press(form, "Deshacer: proveedores.csv");
    const ask = dialog(page, "Deshacer la importación");
    await reads(ask, /2 proveedores de «proveedores\.csv» dejarán de estar/);
    await press(ask, "Deshacer la importación");
    await toast(page, "Deshicimos la importación");
    await reads(form, /^Deshecha por/);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

  it("are read as a person says where nobody knows their titles, and remembered for the next file", async () => {
    const unknown = (name: string, line: string) => ({
      name,
      mimeType: "text/csv",
      buffer: Buffer.from(["Quién vende;Ident;Dónde queda", line].join("\n")),
    });
    const page = await visits.as("admin", phone);
    await page.goto("/panel/proveedores");
    await pressIn(page, "Más acciones", "Importar");
    const form = dialog(page, "Importar proveedores");
    const input = form.locator("input[type=file]");
    await input.setInputFiles(unknown("aliados.csv", "Cabañas del Alto;901234567-7;Jardín"));
    await reads(form, /No encontramos Proveedor en los títulos/);
    await reads(form, "Cabañas del Alto");
    await choose(form, /^Dónde queda/, "Ciudad");
    await press(form, "Usar estas columnas");
    await reads(form, "Falta elegir la columna de «Proveedor».");
    await choose(form, /^Quién vende/, "Proveedor");
    expect(await barriersOn(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await press(form, "Usar estas columnas");
    await reads(form, /1 proveedor nuevo\./);
    await reads(form, "Se lee: Proveedor (Quién vende), Ciudad (Dónde queda). No se lee: Ident.");
    await press(form, "Cambiar columnas");
    await choose(form, /^Ident/, "NIT");
    await press(form, "Usar estas columnas");
    await press(form, "Importar 1 proveedor");
    await toast(page, "Importamos 1 proveedor");
    await reads(page, "Cabañas del Alto");
    await pressIn(page, "Más acciones", "Importar");
    await input.setInputFiles(unknown("aliados 2.csv", "Termas del Bajo;;Rivera"));
    await reads(form, "Se lee: Proveedor (Quién vende), NIT (Ident), Ciudad (Dónde queda).");
  });

  it("leave no error in the browser", () => expect(visits.problems).toEqual([]));
});
