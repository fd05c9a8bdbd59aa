import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { barriersOn, overflowOf } from "../support/axe.ts";
import {
  aBrowserOn,
  type Browsers,
  desk,
  dialog,
  fill,
  phone,
  press,
  reads,
  toast,
  choose,
} from "../support/browser.ts";
import { anAccount, aKeyInput } from "../support/story/content.ts";
import { aSignedContract } from "../support/story/contracts.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  await anAccount(app);
  await anAccount(app, aKeyInput);
  visits = await aBrowserOn(app);
});
afterEach(() => expect(visits.problems).toEqual([]));

describe("a client who has signed", () => {
  it("sees where to pay and copies the account, on a phone", async () => {
    const contract = await aSignedContract(app);
    const page = await visits.open(phone);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/signature-success/${contract.id}?token=${contract.token}`);
    await reads(page, "Cómo pagar");
    for (const said of ["6981 2345 678", "@TRAVESIA", contract.number, /NIT 900\.123\.456-8/])
      await reads(page, said);
    await press(page, "Copiar el número de Bancolombia · Cuenta de ahorros");
    await reads(page, "Copiado");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("69812345678");
    expect(await overflowOf(page)).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
  });
});

describe("the owner", () => {
  it("adds a wallet, switches an account off and puts them into order", async () => {
    const page = await visits.as("owner", desk);
    await page.goto("/panel/ajustes?ver=cuentas");
    await press(page, "Agregar cuenta");
    const form = dialog(page, "Agregar cuenta");
    await choose(form, "Clase de cuenta", "Nequi");
    await fill(page, { Celular: "601 555 0100", Titular: "Travesía Viajes S.A.S." });
    await fill(page, { "Número del documento": "900.123.456-8" });
    await press(form, "Agregar cuenta");
    await reads(form, "Escribe un celular colombiano de 10 dígitos, por ejemplo 3001234567");
    await fill(page, { Celular: "300 555 0100" });
    await press(form, "Agregar cuenta");
    await toast(page, "Cuenta agregada");
    const wallet = page.getByRole("article", { name: "Nequi" });
    await reads(wallet, "300 555 0100");
    const bank = page.getByRole("article", { name: "Bancolombia · Cuenta de ahorros" });
    await press(bank, "Desactivar");
    await toast(page, "Tus clientes ya no ven la cuenta");
    await reads(bank, "Desactivada");
    await page.getByRole("button", { name: "Subir Nequi" }).click();
    await toast(page, "Orden guardado");
    expect(await barriersOn(page)).toEqual([]);
    const names = (await app.app.services.agency.current()).accounts.map(({ kind }) => kind);
    expect(names).toEqual(["nequi", "bre_b"]);
  });
});
