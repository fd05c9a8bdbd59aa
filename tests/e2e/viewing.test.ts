import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import {
  aBrowserOn,
  type Browsers,
  follow,
  phone,
  press,
  reads,
  toast,
  pressIn,
} from "../support/browser.ts";
import { UPDATE } from "../support/story/organization.ts";
import { aWebsite } from "../support/web-build.ts";
import type { Page } from "playwright-core";

let app: TestApp;
let visits: Browsers;

beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
});

const LILIANA = "Liliana Ospina Vélez";
const BANNER = `Estás viendo como ${LILIANA} (Líder)`;

/** The owner begins to see as the first leader, from the list of people. */
async function seesAsLiliana(page: Page): Promise<void> {
  await page.goto("/panel/user?role=3");
  await pressIn(page, `Acciones de ${LILIANA}`, "Ver como");
  await press(page.getByRole("dialog", { name: "Ver como esta persona" }), "Ver como");
  await reads(page, BANNER);
}

it("an owner sees as a leader in one tab, changes nothing, and is themselves again once they leave or the person is deactivated", async () => {
  const page = await visits.as("owner");
  await seesAsLiliana(page);
  expect(await page.getByRole("button", { name: "Nuevo", exact: true }).count()).toBe(0);
  await page.goto("/panel/organization");
  await reads(page, "Álvaro Ríos Cárdenas");
  await reads(page, BANNER);
  await press(page, "Acciones de Álvaro Ríos Cárdenas");
  const off = page.getByRole("menuitem", { name: /^Desactivar/ });
  expect(await off.getAttribute("aria-disabled")).toBe("true");
  expect(await off.textContent()).toContain(`Estás viendo como ${LILIANA}: no puedes cambiar nada.`);
  await page.keyboard.press("Escape");
  await follow(page, "/panel/user");
  await reads(page, "Acceso Denegado");

  const another = await page.context().newPage();
  await another.goto("/panel/user");
  await reads(another, "Adriana");
  expect(await another.getByText(/^Estás viendo como/).count()).toBe(0);
  await another.close();

  await press(page, "Salir");
  await page.getByText(BANNER).waitFor({ state: "detached" });

  await page.setViewportSize({ width: phone.width, height: 844 });
  await seesAsLiliana(page);
  const { id } = app.people.lider;
  const successorId = app.people.lider2.id;
  await app.as("admin").ask(UPDATE, { id, input: { isActive: false, successorId } });
  await toast(page, /^La cuenta de esta persona está desactivada/);
  expect(await page.getByText(BANNER).count()).toBe(0);
  await page.goto("/panel/user");
  await reads(page, LILIANA);
});
