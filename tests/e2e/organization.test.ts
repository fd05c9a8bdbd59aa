import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import {
  aBrowserOn,
  fill,
  phone,
  press,
  reads,
  toast,
  type Browsers,
  choose,
  openSelect,
  pressIn,
} from "../support/browser.ts";
import { aQuote } from "../support/story/quotes.ts";
import { aCompletedContract } from "../support/story/commissions.ts";
import { seen } from "../support/story/organization.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";
import type { Page } from "playwright-core";

let app: TestApp;
let visits: Browsers;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  await aQuote(app, { by: "lider" });
  await aCompletedContract(app);
  visits = await aBrowserOn(app);
});

async function act(page: Page, person: string, what: string): Promise<void> {
  await pressIn(page, `Acciones de ${person}`, what);
}

/** The page of the owner, who goes on to the list, and of the manager. */
let owner: Page;
let manager: Page;

describe("the owner", () => {
  it("finds a person, creates a leader, and the typed values outlive a refusal", async () => {
    const page = visits.keep(await visits.as("owner"));
    owner = page;
    await page.goto("/panel/user");
    await page.getByLabel("Nombre, correo o documento").fill("ospina velez");
    await reads(page, /^1 en total/);
    expect(page.url()).toContain("search=ospina");
    await page.getByRole("link", { name: "Crear cuenta" }).click();
    // The list stays until the form has come, and its filters have a `Rol` too.
    await page.getByRole("heading", { name: "Crear persona del equipo" }).waitFor();
    await choose(page, "Rol", "Líder");
    await choose(page, "Gerente", /^Germán Salazar/);
    await fill(page, {
      Nombre: "Nicolás",
      Apellido: "Vargas Rey",
      Correo: "asesor@travesia.test",
      Teléfono: "3015557788",
    });
    await press(page, "Crear cuenta");
    await reads(page, "Este correo ya está registrado");
    await fill(page, { Correo: "nicolas@travesia.test" });
    await press(page, "Crear cuenta");
    await toast(page, "Cuenta creada");
    await reads(page, "Nicolás Vargas Rey");
    await reads(page, "Invitado");
  });

  it("opens an account beside the list, and edits it", async () => {
    await owner.goto("/panel/user?role=3");
    await owner.getByRole("link", { name: /^Nicolás Vargas/ }).click();
    const sheet = owner.getByRole("complementary", { name: /Nicolás/ });
    await reads(sheet, "Germán Salazar Duque");
    await press(sheet, "Editar");
    await owner.getByRole("dialog", { name: /^Editar a Nicolás/ }).waitFor();
    await fill(owner, { Ciudad: "Bucaramanga", "Límite mensual de comisiones": "2000000" });
    await press(owner, "Guardar cambios");
    await toast(owner, "Cambios guardados");
    await reads(sheet, /Bucaramanga/);
    await reads(sheet, /2\.000\.000/);
    await owner.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
  });

  it("deactivates a leader with a team only to a successor", async () => {
    await act(owner, "Liliana Ospina Vélez", "Desactivar");
    await reads(owner, "Tiene 1 persona a cargo y 1 cotización abierta.");
    await press(owner, "Desactivar");
    await reads(owner, "Elige quién recibe su equipo");
    await choose(owner, /^Quién recibe su equipo/, /^Nicolás Vargas Rey/);
    await press(owner, "Desactivar");
    await toast(owner, "Liliana ya no puede entrar");
    await reads(owner.getByRole("row", { name: /Liliana/ }), "Inactivo");
    const successor = (await seen(app, app.people.asesor.id))["liderId"] as number;
    expect(await seen(app, successor)).toMatchObject({ email: "nicolas@travesia.test", role: 3 });
  });
});

describe("the teams", () => {
  it("say who is locked out, and their manager lets them in again", async () => {
    const { id } = app.people.asesor;
    const until = new Date(app.clock.now().getTime() + 600_000);
    const em = app.app.services.orm.em.fork();
    await em.execute("update users set account_locked_until = ? where id = ?", [until, id]);
    manager = visits.keep(await visits.as("gerente", phone));
    await manager.goto("/panel/organization");
    await reads(manager, "Métricas del equipo");
    await reads(manager, "Bloqueado");
    await act(manager, "Álvaro Ríos Cárdenas", "Desbloquear cuenta");
    await press(manager, "Desbloquear cuenta");
    await toast(manager, "Cuenta desbloqueada exitosamente");
    await manager.getByText("Bloqueado").waitFor({ state: "detached" });
  });

  it("of a manager are folded, searched, compared and grown on a phone", async () => {
    await press(manager, "Plegar equipo de Nicolás Vargas Rey");
    await expect
      .poll(() => manager.getByRole("button", { name: "Acciones de Álvaro Ríos Cárdenas" }).count())
      .toBe(0);
    await manager.getByLabel("Buscar por nombre").fill("alvaro");
    await manager.getByRole("button", { name: "Acciones de Álvaro Ríos Cárdenas" }).waitFor();
    const filters = manager.getByRole("button", { name: /^Filtros/ });
    await filters.evaluate((button) => button.scrollIntoView({ block: "center" }));
    await filters.click();
    await choose(manager, "Periodo", "El mes pasado");
    await expect.poll(() => manager.url()).toContain("period=last_month");
    await manager.keyboard.press("Escape");
    await press(manager, "Crear persona del equipo");
    await openSelect(manager, "Rol");
    expect(await manager.getByRole("option").allTextContents()).toEqual(["Asesor", "Líder"]);
  });

  it("of everybody are the accountant's to look at, not to change", async () => {
    const page = await visits.as("contador");
    await page.goto("/panel/all-teams");
    await reads(page, "Gloria Bermúdez Niño");
    await reads(page, "Contratos firmados");
    expect(await page.getByRole("button", { name: /^Acciones de/ }).count()).toBe(0);
  });
});

it("nothing went wrong in any page", () => {
  expect(visits.problems).toEqual([]);
});
