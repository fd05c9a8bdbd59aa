import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, desk, dialog, phone, press, reads, toast } from "../support/browser.ts";
import { aCommission, commissionsOf, setAccount } from "../support/story/commissions.ts";
import { aPicture, approveDocument, aStaffDocument } from "../support/story/staff-documents.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
/** The advisor on their phone. */
let advisor: Page;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
}, 300_000);

const SIGNATURE_MISSING = "Debes tener tu Firma Digital aprobada para solicitar el pago de comisión.";

describe("the commissions of a seller on a phone", { timeout: 180_000 }, () => {
  it("are asked for with an approved signature, and without it the button says why", async () => {
    const { id, contractId } = await aCommission(app);
    await setAccount(app, "asesor", null);
    const page = visits.keep(await visits.as("asesor", phone));
    advisor = page;
    await page.goto("/my-commissions");
    const button = page.getByRole("button", { name: /^Solicitar Pago: / }).first();
    await button.waitFor();
    expect(await button.getAttribute("aria-disabled")).toBe("true");
    await reads(page, SIGNATURE_MISSING);

    const signature = await aStaffDocument(app, "asesor", {
      documentName: "Firma Digital",
      file: aPicture(),
    });
    await approveDocument(app, signature.id);
    await page.reload();
    await button.click();
    const asks = dialog(page, "Solicitar pago");
    await asks.getByLabel("Banco").click();
    await page.getByRole("option", { name: "Nequi" }).click();
    await asks.getByLabel("Número de celular").fill("3001234567");
    await press(asks, /^Solicitar Pago de /);
    await toast(page, "Pago solicitado: tu cuenta de cobro está lista");
    await reads(page, "Documento Generado");
    const asked = (await commissionsOf(app, contractId)).find((one) => one.id === id);
    expect(asked?.status).toBe("generated");
  });

  it("are objected to, and administration answers where it reads them", async () => {
    const { contractId } = await aCommission(app);
    const page = advisor;
    await page.reload();
    await page
      .getByRole("button", { name: /^Más acciones de la comisión/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Objetar" }).click();
    const says = dialog(page, "Objetar comisión");
    await says.getByLabel("¿Por qué no estás de acuerdo?").fill("El grupo era de cuatro");
    await press(says, "Enviar objeción");
    await toast(page, "Objeción enviada");

    const office = await visits.as("admin", desk);
    await office.goto(`/contracts/${contractId}/commissions`);
    await office.getByRole("button", { name: /^Responder la objeción/ }).click();
    const answers = dialog(office, "Responder objeción");
    await reads(answers, "El grupo era de cuatro");
    await answers.getByLabel("Respuesta para el vendedor").fill("Se revisa el contrato");
    await press(answers, "Responder");
    await toast(office, "Objeción respondida");
  });
});
