import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Letter, layout } from "../../api/src/core/mail/layout.ts";
import { startChromium } from "../support/chromium.ts";
import { phone } from "../support/browser.ts";
import { YEAR } from "../support/calendar.ts";

const agency = {
  name: "Viajes de la Sierra Nevada de Santa Marta",
  legalName: "Viajes de la Sierra Nevada de Santa Marta S.A.S.",
  nit: "900.123.456-8",
  rnt: "123456",
  address: "Carrera 1 n.º 22-58, edificio Bahía Centro, oficina 1204, Santa Marta",
  phone: "(605) 555 0100",
  email: "servicio.al.cliente.y.reclamos@viajes-de-la-sierra-nevada.test",
  whatsapp: "573005550100",
  logo: "/media/00000000-0000-0000-0000-000000000000",
  colour: "#0E5A73",
  notices: [{ title: "Datos personales", text: "Tratamos tus datos conforme a la Ley 1581 de 2012." }],
  mailsOpen: true,
} as unknown as Parameters<typeof layout>[1];

/** A letter in which everything is as long as it gets. */
const letter: Letter = {
  preview: "$ 112.884.400 en total",
  title: `Un cambio a tu contrato CT-${YEAR}-000036 espera tu firma`,
  passage: {
    kind: "Cotización",
    number: `COT-${YEAR}-000077`,
    origin: "San Vicente del Caguán",
    destination: "Bocas de Ceniza, Barranquilla y Cartagena de Indias",
    dates: `28 de septiembre al 3 de octubre de ${YEAR}`,
    travellers: "12 adultos, 12 niños y 11 infantes",
    price: 112_884_400,
    status: { text: "Pendiente de firma", tone: "sun" },
  },
  paragraphs: [`Hola, Andrés. Preparamos el otrosí n.º 1 a tu contrato CT-${YEAR}-000036.`],
  button: {
    text: "Revisar y firmar",
    url: `https://viajes.test/contract-signature/${"01a23059".repeat(4)}?otrosi=${"b".repeat(36)}&token=${"Gz-h_C".repeat(8)}`,
  },
  advisor: {
    name: "Álvaro Emiliano de los Ríos y Cárdenas",
    email: "alvaro.emiliano.de.los.rios.y.cardenas@viajes-de-la-sierra-nevada.test",
    phone: "300 555 1005",
  },
};

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await startChromium();
  page = await browser.newPage({ viewport: { ...phone, height: 800 } });
});
afterAll(() => browser.close());

const scrolls = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each([
  ["of an advisor", letter],
  ["with a picture of the trip", { ...letter, picture: "/paisajes/cartagena.svg" }],
  ["with a personal note", { ...letter, note: "Les guardé el piso alto." }],
])("a mail %s, on a phone", (_, written) => {
  const shown = () => page.setContent(layout(written, agency).html);

  it("is as wide as the screen", async () => {
    await shown();
    expect(await scrolls()).toBe(0);
  });

  it("is so too where neither styles nor pictures are shown", async () => {
    await shown();
    await page.evaluate(() => {
      for (const styled of document.querySelectorAll("[style]")) styled.removeAttribute("style");
      for (const picture of document.images) picture.removeAttribute("src");
    });
    expect(await scrolls()).toBe(0);
  });

  it("has the price, the state and the advisor's phone each on one line", async () => {
    await shown();
    for (const text of ["$ 112.884.400", "Pendiente de firma", "300 555 1005"]) {
      const found = page.getByText(text, { exact: true });
      const lines = await found.evaluate((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect([text, lines]).toEqual([text, 1]);
    }
  });

  it("offers the advisor's WhatsApp, and an address that is whole when it is copied", async () => {
    await shown();
    expect(await page.getByText("WhatsApp").getAttribute("href")).toBe("https://wa.me/573005551005");
    const { url } = letter.button!;
    expect(await page.locator(`p a[href="${url}"]`).last().textContent()).toBe(url);
  });
});
