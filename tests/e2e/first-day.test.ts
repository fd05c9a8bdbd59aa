import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { barriersOn, looks, overflowOf } from "../support/axe.ts";
import { aBrowserOn, type Browsers, desk, phone, press, reads, toast } from "../support/browser.ts";
import { aPicture } from "../support/story/content.ts";
import { startLine, tokenIn, withoutOwner } from "../support/story/first-day.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  await withoutOwner(app);
  visits = await aBrowserOn(app);
});
const aLogo = async () => {
  const { filename: name, type: mimeType, bytes } = await aPicture();
  return { name, mimeType, buffer: Buffer.from(bytes) };
};
const ask = (path: string, headers: Record<string, string> = { accept: "text/html" }) =>
  fetch(`${app.url}${path}`, { headers });

describe("/primer-dia", () => {
  it("is a page that is not there without a token that works, and one for its token", async () => {
    const token = tokenIn(await startLine(app));
    const wrong = `/primer-dia?token=${"x".repeat(43)}`;
    for (const path of ["/primer-dia", "/primer-dia?token=", wrong, "/Primer-Dia/", `${wrong}&b=1`]) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get("content-type")).toContain("text/html");
    }
    const shown = await ask(`/primer-dia?token=${token}`);
    expect(shown.status).toBe(200);
    expect(shown.headers.get("referrer-policy")).toBe("no-referrer");
    expect((await ask(`/primer-dia?token=${token}`, {})).status).toBe(404);

    const page = await visits.open(desk);
    await page.goto(wrong);
    await reads(page, "Este enlace ya no sirve");
  });

  it("has no barrier and no overflow, at any width and in any look", async () => {
    const token = tokenIn(await startLine(app));
    for (const device of [desk, phone]) {
      const page = await visits.open(device);
      await page.goto(`/primer-dia?token=${token}`);
      await reads(page, "Tu primer día");
      for (const { theme } of looks) {
        await page.emulateMedia({ colorScheme: theme });
        await page.locator(`html[data-theme="${theme}"]`).waitFor();
        expect(await barriersOn(page)).toEqual([]);
      }
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    }
  });

  it("makes the owner, who begins at Mi día of an agency with their name", async () => {
    const token = tokenIn(await startLine(app));
    const page = await visits.open(phone);
    await page.goto(`/primer-dia?token=${token}`);
    await page.getByLabel("Nombre de la agencia").fill("Viajes Arango S.A.S.");
    await page.getByLabel("NIT").fill("900987654-1");
    await page.getByLabel("Nombre", { exact: true }).fill("Lucía");
    await page.getByLabel("Apellido").fill("Arango Mesa");
    await page.getByLabel("Correo").fill("lucia@viajesarango.co");
    await page.getByLabel("Teléfono").fill("3005557788");
    await page.getByLabel("Contraseña nueva", { exact: true }).fill("Guatape2027x");
    await page.getByLabel("Repite la contraseña nueva").fill("Guatape2027x");
    await press(page, "Comenzar");
    await reads(page, /dígito de verificación/);
    await page.getByLabel("NIT").fill("900987654-7");
    await press(page, "Comenzar");
    await toast(page, "¡Bienvenido Lucía!");
    await reads(page, "Tu marca");
    await page.reload();
    await reads(page, "Tu marca");
    const shown = page.getByRole("region", { name: "Así lo ven tus clientes" });
    await page.getByLabel("Color", { exact: true }).fill("#FFE066");
    await reads(shown, /casi no se lee sobre blanco/);
    await press(page, "Guardar y seguir");
    await reads(page.getByRole("main"), /Elige uno más oscuro/);
    await page.getByLabel("Color", { exact: true }).fill("#7A1FA2");
    await page.locator('input[type="file"]').setInputFiles(await aLogo());
    await shown.locator('img[src^="blob:"]').first().waitFor();
    expect(await barriersOn(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await press(page, "Guardar y seguir");
    await page.waitForURL("**/mi-dia");
    const { publicSettings } = await app.as().ask("{ publicSettings { logo colour } }");
    expect(publicSettings).toEqual({ logo: expect.stringMatching(/^\/media\//), colour: "#7A1FA2" });
    await reads(page, /, Lucía$/);
    const first = page.getByRole("region", { name: "Primeros pasos" });
    await first.getByRole("link", { name: "Trae las ventas del año pasado" }).click();
    await page.getByRole("dialog", { name: "Importar ventas anteriores" }).waitFor();
    await press(page, "Cancelar");
    await page.goBack();
    await first.getByRole("link", { name: "Trae tus proveedores" }).click();
    await page.getByRole("dialog", { name: "Importar proveedores" }).waitFor();
    await page.goto(`/primer-dia?token=${token}`);
    await reads(page, "Este enlace ya no sirve");
    expect(await page.getByText("Tu marca").count()).toBe(0);
    await page.goto("/login");
    expect((await ask(`/primer-dia?token=${token}`)).status).toBe(404);
  });
});
