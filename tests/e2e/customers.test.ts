import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import {
  aBrowserOn,
  desk,
  dialog,
  fill,
  phone,
  press,
  reads,
  toast,
  type Browsers,
} from "../support/browser.ts";
import { inDays } from "../support/calendar.ts";
import { aCustomer, aQuoteFor } from "../support/story/customers.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
/** The advisor, who stays on the record of who called. */
let advisor: Page;

beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
  await aQuoteFor(app, {
    nombreCliente: "Zoraida Quintero",
    emailCliente: "zoraida@correo.test",
    telefonoCliente: "318 707 1122",
  });
  await aCustomer(app, { name: "Zoraida Q.", email: "zq@otro.test", telefono: "3187071122" });
});

describe("a customer who calls", () => {
  it("is found by their telephone from anywhere, and their words are written down", async () => {
    const page = visits.keep(await visits.as("asesor", desk));
    advisor = page;
    await page.goto("/mi-dia");
    await page.getByRole("heading", { level: 1, name: /^Hola/ }).waitFor();
    await page.keyboard.press("Control+k");
    await dialog(page, "Buscar").getByRole("combobox").fill("318 707");
    await page.getByRole("option", { name: /^Zoraida Quintero/ }).click();
    await page.getByRole("heading", { level: 1, name: "Zoraida Quintero" }).waitFor();
    await reads(page, /^COT-/);
    const note = async (text: string) => {
      await press(page, "Agregar nota");
      await fill(dialog(page, "Agregar nota"), { Nota: text });
      await press(dialog(page, "Agregar nota"), "Guardar nota");
      await toast(page, "Nota agregada");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await reads(page, text);
    };
    await note("Prefiere viajar en enero");
    await note("Es de otra cliente");
    await page.keyboard.press("Control+z");
    await toast(page, "Deshecho");
    await page.getByText("Es de otra cliente").waitFor({ state: "detached" });
    await reads(page, "Prefiere viajar en enero");
  });

  it("has a passport that ends soon, which is renewed and taken away", async () => {
    const page = advisor;
    await page.getByRole("tab", { name: "Viajeros" }).click();
    await press(page, "Agregar documento");
    const form = dialog(page, "Agregar documento");
    expect(await form.getByLabel("De quién es").inputValue()).toBe("Zoraida Quintero");
    await form.getByLabel("Número").fill("AV 123456");
    await form.getByLabel("Vence").fill(inDays(60));
    await press(form, "Guardar documento");
    await toast(page, "Documento agregado");
    await reads(page, /^Vence pronto: /);
    await press(page, "Editar documento: Zoraida Quintero");
    await dialog(page, "Editar documento").getByLabel("Vence").fill(inDays(2_000));
    await press(dialog(page, "Editar documento"), "Guardar documento");
    await toast(page, "Documento guardado");
    await reads(page, /^Vigente: /);
    await press(page, "Eliminar documento: Zoraida Quintero");
    await press(dialog(page, "Eliminar documento"), "Eliminar documento");
    await toast(page, "Documento eliminado");
    await reads(page, "Sin documentos de viaje.");
  });

  it("is one again with who shares their telephone, on a phone", async () => {
    const page = await visits.as("admin", phone);
    await page.goto("/clientes?search=3187071122");
    await page.getByRole("link", { name: "Zoraida Quintero" }).click();
    await reads(page, /Puede ser el mismo que/);
    await press(page, "Unir");
    const form = dialog(page, "Unir con otro");
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: /^Unir/ }).click();
    await toast(page, "Clientes unidos");
    await page.goto("/clientes?search=3187071122");
    await page.getByRole("link", { name: "Zoraida Quintero" }).waitFor();
    expect(await page.getByRole("link", { name: "Zoraida Q.", exact: true }).count()).toBe(0);
  });

  it("leaves no error in the browser", () => expect(visits.problems).toEqual([]));
});
