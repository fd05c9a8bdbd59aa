import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import {
  aBrowserOn,
  choose,
  desk,
  dialog,
  phone,
  press,
  reads,
  toast,
  type Browsers,
} from "../support/browser.ts";
import { YEAR } from "../support/calendar.ts";
import { aCustomer } from "../support/story/customers.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
const before = String(Number(YEAR) - 1);
const customer = { name: "Amparo Historia", id: "" };

beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
  customer.id = (await aCustomer(app, { name: customer.name, email: "amparo@historia.test" })).id;
});

describe("the sales of last year in a spreadsheet", () => {
  const lines = [
    "Fecha;Cliente;Destino;Valor;Costo;Pagado;Correo;Notas",
    `05/03/${before};Amparo Historia;Cancún;4.500.000;3.900.000;4.500.000;amparo@historia.test;x`,
    `05/04/${before} y 12/04/${before};Otro Cliente;Cali;1.000.000;1.200.000;;;`,
    ";;TOTAL;5.500.000;;;;",
  ];
  const file = { name: "ventas.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) };

  it("are looked through, imported, and seen in the figures and on the customer's page", async () => {
    const page = await visits.as("contador", desk);
    await page.goto("/clientes");
    await press(page, "Ventas anteriores");
    const form = dialog(page, "Importar ventas anteriores");
    await form.locator("input[type=file]").setInputFiles(file);
    await reads(form, /2 ventas por \$\s5\.500\.000; 1 con cliente conocido\./);
    await reads(form, /Línea 4: Sin fecha ni cliente: parece un total/);
    await reads(form, /Línea 3 \(Otro Cliente\): Tiene 2 fechas en una celda: .* El costo es mayor/);
    await reads(form, /No se lee: Notas\./);
    await form.getByRole("checkbox", { name: "Importar también las dudosas" }).uncheck();
    // No day of the file says whether its day or its month comes first.
    await choose(form, "Cómo están escritas las fechas", /^Día\/mes\/año/);
    await press(form, "Importar 1 venta");
    await toast(page, /Importamos 1 venta por \$\s4\.500\.000/);
    await page.goto(`/clientes/${customer.id}`);
    const history = page.getByRole("region", { name: "Historia importada" });
    await reads(history, /Cancún/);
    await reads(history, /\$\s4\.500\.000/);
    await page.goto("/panel/informes");
    await reads(page.getByRole("region", { name: "Historia importada" }), /1 venta por \$\s4\.500\.000/);
  });

  it("are reverted whole on a phone, and stay in the list of imports", async () => {
    const page = await visits.as("owner", phone);
    await page.goto("/clientes");
    await press(page, "Más acciones");
    await press(page, "Ventas anteriores");
    await press(dialog(page, "Importar ventas anteriores"), "Deshacer: ventas.csv");
    const ask = dialog(page, "Deshacer la importación");
    await reads(ask, /1 venta por \$\s4\.500\.000 de «ventas\.csv»/);
    await press(ask, "Deshacer la importación");
    await toast(page, "Deshicimos la importación");
    await reads(dialog(page, "Importar ventas anteriores"), /^Deshecha por/);
    await page.goto(`/clientes/${customer.id}`);
    await page.getByRole("heading", { level: 1, name: customer.name }).waitFor();
    await reads(page, "Viajes");
    expect(await page.getByRole("region", { name: "Historia importada" }).count()).toBe(0);
  });

  it("leave no error in the browser", () => expect(visits.problems).toEqual([]));
});
