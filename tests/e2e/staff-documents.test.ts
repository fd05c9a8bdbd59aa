import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import {
  aBrowserOn,
  type Browsers,
  choose,
  desk,
  dialog,
  follow,
  phone,
  press,
  reads,
  settled,
  toast,
} from "../support/browser.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { aCommission, APPROVE, PAY } from "../support/story/commissions.ts";
import { aPdf, approveDocument, aPicture, aStaffDocument, handIn } from "../support/story/staff-documents.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
/** The page of the owner, who reviews. */
let review: Page;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
}, 300_000);

const sent = ({ filename: name, type: mimeType, bytes: buffer }: ReturnType<typeof aPdf>) => ({
  name,
  mimeType,
  buffer,
});

describe("the team's documents", { timeout: 180_000 }, () => {
  it("go from a phone through the owner's review to a commission that may be paid", async () => {
    const { id } = await aCommission(app);
    await app.as("admin").ask(APPROVE, { id });
    for (const documentName of ["Firma Digital", "Cédula Escaneada", "Certificado Bancario", "Hoja de Vida"])
      await approveDocument(app, (await aStaffDocument(app, "asesor", { documentName })).id);
    expectRefused(await app.as("contador").gql(PAY, { id }), "CONFLICT");

    const page = await visits.as("asesor", phone);
    await page.goto("/profile");
    await reads(page, "Documentación Pendiente - Asesor");
    await reads(page, "Faltan por enviar: RUT");
    await press(page, "Completar Documentación");
    // The tab that goes asks for a «Tipo de documento» too.
    await reads(page, "Gestión de Documentos");
    await choose(page, "Tipo de documento", "RUT");
    await page.locator("form input[type=file]").setInputFiles(sent(aPicture("rut.png")));
    await press(page, "Subir documento");
    await toast(page, "Documento subido exitosamente");
    await reads(page, "En revisión: RUT");

    review = visits.keep(await visits.as("owner", desk));
    await review.goto("/mi-dia");
    await press(review, "Ver por tipo");
    await reads(review, "1 documento por revisar");
    await follow(review, "/panel/documents-review");
    await reads(review, /Documentos Pendientes \(1\)/);
    await review.getByRole("button", { name: "Todos los Documentos (5)" }).waitFor();
    await review.getByRole("img", { name: /^RUT de / }).waitFor();
    await press(review, "Rechazar");
    const reason = dialog(review, "Rechazar documento");
    await press(reason, "Rechazar documento");
    await reads(reason, "La razón del rechazo es requerida");
    await reason.getByRole("textbox", { name: "Razón del rechazo" }).fill("Está vencido");
    await press(reason, "Rechazar documento");
    await toast(review, "Documento rechazado exitosamente");
    await reads(review, "No hay documentos pendientes de revisión");

    await page.reload();
    await reads(page, "Motivo del rechazo: Está vencido");
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press(page, "Subir otro: RUT")]);
    await chooser.setFiles(sent(aPdf("rut-nuevo.pdf")));
    await toast(page, "Documento actualizado exitosamente");
    await press(page, "1 versión anterior");
    await reads(page, "rut.png");

    await review.reload();
    await reads(review, "rut-nuevo.pdf");
    await press(review, "Aprobar y siguiente");
    await toast(review, "Documento aprobado exitosamente");
    await page.reload();
    await reads(page, "Completo");
    expect(await page.getByText("Documentación Pendiente - Asesor").count()).toBe(0);
    expect((await app.as("contador").ask(PAY, { id })).payCommission.status).toBe("paid");
  });

  it("show the reviewer that another file came meanwhile, and that file", async () => {
    const input = { as: "lider", documentName: "Hoja de Vida" } as const;
    await handIn(app, { ...input, file: aPdf("primera.pdf") });
    const page = review;
    await page.reload();
    await reads(page, "primera.pdf");
    await handIn(app, { ...input, file: aPdf("segunda.pdf") });
    const looked = page.getByRole("region", { name: /^Hoja de Vida de / });
    await reads(looked, /^Este documento ya no espera revisión/);
    expect(await looked.getByRole("button", { name: "Aprobar y siguiente" }).count()).toBe(0);
    await press(looked, "Siguiente");
    await reads(page, "segunda.pdf");
    await settled(page);
    await press(page, "Aprobar y siguiente");
    await toast(page, "Documento aprobado exitosamente");
  });

  it("are listed with filters that stay in the address, and open beside what was decided", async () => {
    await aStaffDocument(app, "gerente", { documentName: "RUT" });
    const page = review;
    await page.goto("/panel/documents-review?ver=todos&estado=approved&rol=3");
    await reads(page, "Hoja de Vida");
    expect(await page.getByRole("row").count()).toBe(2);
    await press(page, /^Ver Hoja de Vida de /);
    await reads(page.getByRole("dialog"), "segunda.pdf");
    await press(page, "Cerrar");
    await page.goto("/panel/documents-review?ver=todos&limite=25");
    await press(page, /^Aprobar RUT de .*/);
    await toast(page, "Documento aprobado exitosamente");
    expect(visits.problems).toEqual([]);
  });
});
