import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Letter, layout } from "../../api/src/core/mail/layout.ts";
import type { HowToPay } from "../../api/src/modules/content/agency-account/how-to-pay-block.rules.ts";
import { contrast } from "../../api/src/core/look.ts";
import { howToPayInMail } from "../../api/src/modules/content/agency-account/how-to-pay.mail.ts";
import { startChromium } from "../support/chromium.ts";
import { phone } from "../support/browser.ts";
import { inDays, YEAR } from "../support/calendar.ts";

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

const howToPay = howToPayInMail({
  reference: `CT-${YEAR}-000036`,
  concept: "Cuota 1 de 3",
  amount: 1_015_000,
  due: inDays(6),
  online: "https://viajes.test/pagar",
  accounts: [
    { name: "Nequi", number: "300 555 0100", copied: "3005550100", holder: "Viajes", note: "Divídelo" },
  ],
} as unknown as HowToPay);

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

/** Returns each text of the page with its colour and the colour of its ground. */
const colouredTexts = () =>
  page.evaluate(() => {
    const hex = (colour: string) =>
      `#${(colour.match(/\d+/g) ?? [])
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, "0"))
        .join("")}`;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; colour: string; ground: string }[] = [];
    while (texts.nextNode()) {
      const own = texts.currentNode.parentElement!;
      let ground: Element | null = own;
      while (ground && getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)")
        ground = ground.parentElement;
      // The browser's own ground, where the mail has none.
      const none = matchMedia("(prefers-color-scheme: dark)").matches ? "#121212" : "#ffffff";
      found.push({
        text: texts.currentNode.textContent!.trim(),
        colour: hex(getComputedStyle(own).color),
        ground: ground ? hex(getComputedStyle(ground).backgroundColor) : none,
      });
    }
    return found.filter(({ text }) => text !== "");
  });

/** Returns the texts that contrast less with their ground than people can read (WCAG, 4.5). */
const faint = async () =>
  (await colouredTexts()).flatMap(({ text, colour, ground }) =>
    contrast(colour, ground) < 4.5 ? `${text}: ${colour} on ${ground}` : [],
  );

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  it.each([
    ["with everything", { ...letter, note: "Les guardé el piso alto." }],
    ["with what is paid and how", { ...letter, block: howToPay }],
  ])("a mail %s is read, also where styles are not", async (_, written) => {
    await page.emulateMedia({ colorScheme });
    await page.setContent(layout(written, { ...agency, colour: "#0B2A3C" }).html);
    expect(await faint()).toEqual([]);
    await page.evaluate(() => {
      for (const styled of document.querySelectorAll("[style]")) styled.removeAttribute("style");
      for (const sheet of document.querySelectorAll("style")) sheet.remove();
    });
    expect(await faint()).toEqual([]);
  });
});
