import { beforeAll, expect, it } from "vitest";
import { codeAt } from "../../api/src/modules/accounts/two-factor/two-factor-codes.ts";
import { PASSWORD, type TestApp } from "../support/app.ts";
import { inDays, shortDay } from "../support/calendar.ts";
import { aBrowserOn, dialog, phone, press, reads, toast, type Browsers } from "../support/browser.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
});

it("an owner asks a role for it, and its people see the day, then the set-up alone, then their day", async () => {
  const owner = await visits.as("owner");
  const { startTwoFactor } = await app
    .as("owner")
    .ask("mutation ($password: String!) { startTwoFactor(password: $password) { secret } }", {
      password: PASSWORD,
    });
  await app.as("owner").ask("mutation ($code: String!) { confirmTwoFactor(code: $code) }", {
    code: codeAt(startTwoFactor.secret, app.clock.now()),
  });
  await owner.goto("/panel/ajustes?ver=seguridad");
  await owner.getByRole("checkbox", { name: /^Líder/ }).check();
  await press(owner, "Guardar");
  await toast(owner, "Guardamos a qué roles se les pide");
  await reads(owner, `se exige desde el ${shortDay(inDays(14))}`);
  await owner.context().close();

  const before = await visits.as("lider", phone);
  await before.goto("/mi-dia");
  await reads(before, `Desde el ${shortDay(inDays(14))} necesitas la verificación en dos pasos para entrar.`);
  await before.getByRole("link", { name: "Activarla" }).click();
  await before.waitForURL("**/profile?tab=seguridad");
  await reads(before, "Tu rol la pide.");
  await before.context().close();

  app.clock.advance({ days: 14 });
  const page = await visits.open(phone);
  await page.goto("/login");
  await page.getByLabel("Correo").fill("lider@travesia.test");
  await page.getByRole("textbox", { name: "Contraseña" }).fill(PASSWORD);
  await press(page, "Iniciar sesión");
  await reads(page, "Activa la verificación en dos pasos");
  await page.goto("/quotesList");
  await reads(page, "Activa la verificación en dos pasos");
  expect(await page.getByRole("navigation").count()).toBe(0);
  await press(page, "Activar verificación en dos pasos");
  const start = dialog(page, "Activar verificación en dos pasos");
  await start.getByRole("textbox", { name: "Contraseña" }).fill(PASSWORD);
  await press(start, "Continuar");
  const shown = await start.getByText("Si no puedes escanearlo").textContent();
  const secret = shown!.split(": ")[1]!.replaceAll(" ", "");
  await start.getByLabel("Código de verificación").fill(codeAt(secret, app.clock.now()));
  await press(start, "Activar");
  await press(dialog(page, "Guarda tus códigos de recuperación"), "Ya los guardé");
  await page.waitForURL("**/mi-dia");
});
