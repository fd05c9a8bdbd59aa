import { beforeAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import type { TestApp } from "../support/app.ts";
import { barriersOn, overflowOf } from "../support/axe.ts";
import { drawSignature, takeCode } from "../support/browser-signature.ts";
import { aBrowserOn, type Browsers, dialog, fill, phone, press, reads, settled } from "../support/browser.ts";
import { bornYearsAgo, inDays } from "../support/calendar.ts";
import { mailedCode } from "../support/mailed-code.ts";
import { anAppWithSales } from "../support/sales.ts";
import { allowClosing } from "../support/story/online-closing.ts";
import { aCompletedQuote, aSentQuote, type StoryQuote } from "../support/story/quotes.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let browsers: Browsers;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  browsers = await aBrowserOn(app);
}, 300_000);

/** A trip of two adults that leaves so late that payments by fortnight fit before it. */
const trip = {
  fechaIda: inDays(120),
  fechaRegreso: inDays(125),
  numeroPersonas: 2,
  adultos: 2,
  menores: 0,
  edadesMenores: [],
};
const anOfferedQuote = async (): Promise<StoryQuote> =>
  allowClosing(app, await aSentQuote(app, { input: trip }), { mostPayments: 4 });

async function begin(page: Page, quote: StoryQuote): Promise<void> {
  await page.goto(`/quote-approval/${quote.id}?token=${quote.token}`);
  await press(page, "Aceptar y cerrar en línea");
  await press(dialog(page, "Aceptar y cerrar en línea"), "Aceptar y seguir");
  await page.waitForURL(/\/cerrar\//);
  await reads(page, "Cómo quieres pagar");
}

describe("a client on a phone", () => {
  it("goes from the proposal to a signed contract with its first installment in one sitting", async () => {
    const page = await browsers.open(phone);
    await begin(page, await anOfferedQuote());
    expect(await barriersOn(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole("radio", { name: /^3 pagos/ }).check();
    await reads(page, /Hoy pagas \$\s1\.000\.000/);
    await press(page, "Seguir");

    await page.getByRole("checkbox").first().check();
    await page.getByRole("textbox", { name: "Nombres" }).first().fill("María Fernanda");
    await page.getByRole("textbox", { name: "Apellidos" }).first().fill("Torres");
    await page.getByRole("textbox", { name: "Número de documento" }).first().fill("52123456");
    await page.getByLabel("Fecha de nacimiento").first().fill(bornYearsAgo(41));
    await press(page, "Guardar pasajeros");
    await reads(page, "Revisa tu pedido");
    expect(await barriersOn(page)).toEqual([]);
    await reads(page, /RNT/);
    await press(page, "Acepto este pedido y quiero firmar");

    await drawSignature(page);
    await takeCode(app, page);
    for (const box of await page.getByRole("checkbox").all()) await box.check();
    await press(page, "Firmar Contrato Digitalmente");

    await reads(page, "Prefiero hacer una transferencia");
    await press(page, "Ya pagué");
    const report = page.getByRole("dialog");
    await fill(report, { "Referencia o número de aprobación": "88990011" });
    await press(report, /^(Enviar|Reportar)/);
    await reads(page, "¡Listo! Tu viaje está cerrado.");
    await page.getByRole("link", { name: "Ver mi viaje" }).click();
    await page.waitForURL(/\/pago\//);
  });

  it("continues on another device with the code, where it was left", async () => {
    const first = await browsers.open(phone);
    const quote = await anOfferedQuote();
    await begin(first, quote);
    await press(first, "Seguir");
    await reads(first, "Apellidos");
    const other = await browsers.open(phone);
    const mail = await app.mailWith(`/cerrar/${quote.id}?token=`);
    const { pathname, search } = new URL(/https?:\S+\/cerrar\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    await other.goto(pathname + search);
    await press(other, "Enviarme el código");
    await reads(other, "Código de 6 dígitos");
    const code = mailedCode(
      (await app.outbox()).findLast(({ subject }) => /código para seguir/.test(subject)),
    );
    await fill(other, { "Código de 6 dígitos": code });
    await press(other, "Seguir aquí");
    await reads(other, "Apellidos");
  });
});

describe("the office", () => {
  it("allows it while sending, and stops it, which the client reads without a press", async () => {
    const { id } = await aCompletedQuote(app, { by: "gerente", input: trip });
    const office = await browsers.as("gerente");
    await office.goto(`/cotizaciones/${id}?accion=send`);
    await settled(office);
    const sending = dialog(office, "Enviar cotización");
    await sending.getByRole("checkbox", { name: /^Cerrar en línea/ }).check();
    await press(sending, "Enviar por correo");
    await reads(office, /El cliente puede cerrar en línea en hasta 4 pagos/);

    const mail = await app.mailWith(`/quote-approval/${id}?token=`);
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const client = await browsers.open(phone);
    await begin(client, { id, number: "", token });
    await office.reload();
    await reads(office, /El cliente va en «Tu viaje»/);
    await press(office, "Detener");
    const stopping = dialog(office, "Detener el cierre en línea");
    await fill(stopping, { "Motivo, para la oficina": "Cambió la tarifa" });
    await press(stopping, "Detener");
    await reads(client, "Tu asesor detuvo el cierre en línea y te escribirá para seguir.");
  });
});
