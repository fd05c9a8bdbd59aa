import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, describe, expect, it } from "vitest";
import { printedCover } from "../../../api/src/core/preview/printed-cover.ts";
import { quoteDocument, type QuoteDocument } from "../../../api/src/modules/quotes/quote/offer/quote.pdf.ts";
import type {
  OfferOption,
  QuoteOffer,
} from "../../../api/src/modules/quotes/quote/offer/quote-offer.type.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { aConfirmedQuote, costs } from "../../support/story/calculation.ts";
import { aSignedContract } from "../../support/story/contracts.ts";
import { aPicture, agencyInput } from "../../support/story/content.ts";
import { aSentQuoteWithThree } from "../../support/story/options.ts";
import { aQuote, sendIt } from "../../support/story/quotes.ts";

let app: TestApp;
let cover: string;
beforeAll(async () => {
  app = await anAppWithSales();
  cover = await printedCover(app.app.services.storage, { photo: null, place: "Cartagena" });
});

const DAYS = `query ($id: ID!) { quote(id: $id) {
  sentVersion calculation { itinerarioPropio itinerario { dia titulo texto imagen } } } }`;
const SET = `mutation ($id: ID!, $option: ID, $itinerario: [ItineraryDayInput!]) {
  setQuoteItinerary(id: $id, option: $option, itinerario: $itinerario) { id } }`;
const OFFER = `query ($id: ID!) { quote(id: $id) { sentVersion sentOffer { offer {
  noIncluye itinerario { dia titulo } options { noIncluye itinerario { dia } } } } } }`;

const daysOf = async (id: string) => (await app.as("asesor").ask(DAYS, { id })).quote.calculation;
const own = [{ dia: 1, titulo: "Bienvenida", texto: "Te esperamos en el aeropuerto." }];

describe("the itinerary of a quote", () => {
  it("is proposed with the confirmation: a day for each of the trip, with its hotel", async () => {
    const { id } = await aConfirmedQuote(app);
    const { itinerario, itinerarioPropio } = await daysOf(id);
    expect(itinerarioPropio).toBe(false);
    expect(itinerario).toHaveLength(6);
    expect(itinerario[0]).toMatchObject({ dia: 1, titulo: "Llegada a Cartagena" });
    expect(itinerario[0].texto).toContain("Alojamiento");
    expect(itinerario[5]).toMatchObject({ dia: 6, titulo: "Regreso a Bogotá" });
    // What the title says already is not said again.
    expect(itinerario[1]).toMatchObject({ titulo: "Islas del Rosario", texto: "" });
  });

  it.each(["Entradas a los museos y una cena", null])(
    "gives no day to activities that are included without their names: %s",
    async (detalle) => {
      const activities = { incluidas: true, costoPorPersona: 40_000, detalle };
      const { id } = await aConfirmedQuote(app, { input: { actividadesAdicionales: activities } });
      const { itinerario } = await daysOf(id);
      expect(itinerario[1]).toMatchObject({ titulo: "Islas del Rosario" });
      expect(JSON.stringify(itinerario)).not.toMatch(/museos|Actividades adicionales/);
    },
  );

  it("is written by the seller until it is sent, and proposed again when they clear it", async () => {
    const quote = await aConfirmedQuote(app);
    await app.as("asesor").ask(SET, { id: quote.id, itinerario: own });
    expect(await daysOf(quote.id)).toMatchObject({ itinerarioPropio: true, itinerario: own });
    await app.as("asesor").ask(SET, { id: quote.id, itinerario: null });
    expect((await daysOf(quote.id)).itinerario).toHaveLength(6);
    await app.as("asesor").ask(SET, { id: quote.id, itinerario: own });
    const sent = await sendIt(app, quote);
    const { offer } = (await app.withLink(sent.token).ask(OFFER, { id: quote.id })).quote.sentOffer;
    expect(offer.itinerario).toEqual([{ dia: 1, titulo: "Bienvenida" }]);
    expect(offer.noIncluye).toContain("Alimentación");
    expectRefused(
      await app.as("asesor").gql(SET, { id: quote.id, itinerario: own }),
      "CONFLICT",
      "La cotización está en estado «Enviada» y su itinerario ya no cambia.",
    );
  });

  it.each([
    [[...own, ...own], "El itinerario tiene dos veces el mismo día"],
    [
      [{ ...own[0], imagen: "http://otra.example/a.png" }],
      "La imagen debe estar en una dirección https de internet. También puedes subir el archivo.",
    ],
    [[{ ...own[0], dia: 0 }], "El itinerario tiene días del 1 al 90"],
  ])("is refused when it makes no sense: %#", async (itinerario, message) => {
    const { id } = await aConfirmedQuote(app);
    expectRefused(await app.as("asesor").gql(SET, { id, itinerario }), "BAD_USER_INPUT", message);
  });

  it("belongs to each option, and to the frozen offer of each", async () => {
    const quote = await aSentQuoteWithThree(app);
    const { offer } = (await app.withLink(quote.token).ask(OFFER, { id: quote.id })).quote.sentOffer;
    expect(offer.options.map((option: { itinerario: object[] }) => option.itinerario.length)).toEqual([
      6, 6, 6,
    ]);
  });

  it("says nothing of a calculation from before: its offer goes again without a new version", async () => {
    const quote = await aConfirmedQuote(app);
    const em = app.app.services.orm.em.fork();
    const before = "update quote_calculations set itinerario = null, no_incluye = null where quote_id = ?";
    await em.execute(before, [quote.id]);
    await sendIt(app, quote);
    await sendIt(app, quote);
    const seen = (await app.as("asesor").ask(OFFER, { id: quote.id })).quote;
    expect(seen).toMatchObject({
      sentVersion: 1,
      sentOffer: { offer: { itinerario: null, noIncluye: null } },
    });
  });
});

/** A hotel with all meals, and the services ticked, named or typed at no cost. */
const chosen = {
  tiquetes: null,
  hotel: { ...costs.hotel, categoria: null },
  traslados: { aeropuertoHotelIda: { incluido: true, proveedor: "Caribe Tours" } },
  alimentacion: { tipo: "todo_incluido" },
  seguros: {
    asistenciaMedica: { incluido: true, tipo: "Plan Oro" },
    cancelacion: { incluido: true },
  },
  excursiones: [{ nombre: "Islas del Rosario", duracion: "8 horas" }],
  extras: [],
};
const words = [
  ["Alojamiento", "Caribe · 5 noches"],
  ["Traslados", "aeropuerto – hotel con Caribe Tours"],
  ["Alimentación", "Todo incluido"],
  ["Asistencia médica", "Plan Oro"],
  ["Seguros", "cancelación"],
  ["Excursiones y actividades", "Islas del Rosario (8 horas)"],
] as const;

describe("what is chosen at no cost", () => {
  const LINES = `query ($id: ID!) { quote(id: $id) {
    sentOffer { offer { noIncluye lines { title detail } } } } }`;
  const NOT_INCLUDED = `mutation ($id: ID!, $noIncluye: [String!]) {
    setQuoteNotIncluded(id: $id, noIncluye: $noIncluye) { calculation { noIncluye noIncluyePropio } } }`;
  const lacks = async (token: string, id: string) =>
    (await app.withLink(token).ask(LINES, { id })).quote.sentOffer.offer;

  it("reaches the client's page, its document and the contract, and is no item to buy", async () => {
    const quote = await sendIt(app, await aConfirmedQuote(app, { input: chosen }));
    const offer = await lacks(quote.token, quote.id);
    expect(offer.lines.map(({ title, detail }: Record<string, string>) => [title, detail])).toEqual(words);
    expect(offer.noIncluye).toEqual(["Tiquetes"]);
    const page = await fetch(`${app.url}/quote-approval/${quote.id}?token=${quote.token}`, {
      headers: { accept: "text/html" },
    });
    const { bytes } = await app.withLink(quote.token).rest("GET", `/quotes/${quote.id}/download-pdf`);
    const printedText = (await pagesOf(bytes)).join(" ");
    for (const text of [(await page.text()).replace(/\s+/g, " "), printedText])
      for (const [title, detail] of words) for (const part of [title, detail]) expect(text).toContain(part);
    const contract = await aSignedContract(app, { quote: { input: chosen } });
    const promised = `query ($id: ID!) { contract(id: $id) { noIncluye contractItem { descripcion detalle } }
      contractItems(contractId: $id) { descripcion } }`;
    const { contract: signed, contractItems } = await app.as("gerente").ask(promised, { id: contract.id });
    expect(signed.noIncluye).toEqual(offer.noIncluye);
    const said = JSON.stringify(signed.contractItem);
    for (const part of ["Caribe Tours", "Todo incluido", "Plan Oro", "Cancelación", "8 horas"])
      expect(said).toContain(part);
    expect(said).not.toContain("estrellas");
    expect(contractItems).toEqual([{ descripcion: "Hotel Caribe" }]);
  });

  it("is left out of the list of excluded services, which the seller writes until it is sent", async () => {
    const quote = await aConfirmedQuote(app, { input: { ...chosen, alimentacion: { tipo: "ninguna" } } });
    const write = async (noIncluye: string[] | null) =>
      (await app.as("asesor").ask(NOT_INCLUDED, { id: quote.id, noIncluye })).setQuoteNotIncluded.calculation;
    expect(await write([" Propinas ", "Propinas", "", "Bebidas"])).toEqual({
      noIncluye: ["Propinas", "Bebidas"],
      noIncluyePropio: true,
    });
    expect(await write(null)).toEqual({ noIncluye: ["Tiquetes", "Alimentación"], noIncluyePropio: false });
    expectRefused(
      await app.as("asesor").gql(NOT_INCLUDED, { id: quote.id, noIncluye: ["a".repeat(121)] }),
      "BAD_USER_INPUT",
      "Cada línea tiene como máximo 120 letras",
    );
    await write(["Propinas"]);
    const sent = await sendIt(app, quote);
    expect((await lacks(sent.token, quote.id)).noIncluye).toEqual(["Propinas"]);
    expectRefused(await app.as("asesor").gql(NOT_INCLUDED, { id: quote.id, noIncluye: [] }), "CONFLICT");
  });

  it("is dropped from rows that came by REST, which keeps its defaults", async () => {
    const { id } = await aQuote(app);
    const { body } = await app.as("asesor").rest("POST", "/quote-calculations/upsert", {
      quote_id: id,
      hotel: { nombre: "Caribe", noches: 2, costo_noche: 100_000 },
      excursiones: [{ nombre: "Islas", costo: 0 }],
      equipaje: { bodega: { incluido: true } },
    });
    expect(body).toMatchObject({
      excursiones: [],
      hotel: { categoria: "3_estrellas" },
      equipaje: { cabina: { incluido: true } },
    });
  });
});

const day = (dia: number) => ({
  dia,
  titulo: `Paseo ${dia}`,
  imagen: null,
  texto: "Recorrido con guía por el centro amurallado y las playas. ".repeat(4).trim(),
});
const lines = [
  { title: "Tiquetes", detail: "Bogotá – Cartagena · ida y vuelta" },
  { title: "Alojamiento", detail: "Caribe · 5 noches" },
];
const offerOf = (days: number): QuoteOffer => ({
  client: "María Fernanda Torres",
  origen: "Bogotá",
  destino: "Cartagena",
  lines,
  fechaIda: inDays(51),
  fechaRegreso: inDays(50 + days),
  adultos: 2,
  menores: 1,
  infantes: 0,
  observaciones: null,
  descuentoPorcentaje: 0,
  totalDescuento: 0,
  precioTotal: 3_000_000,
  precioPorPersona: 1_000_000,
  noIncluye: ["Alimentación"],
  itinerario: Array.from({ length: days }, (_, at) => day(at + 1)),
  flights: [
    {
      aerolinea: "Avianca",
      vuelo: "AV8520",
      origen: "Bogotá",
      destino: "Cartagena",
      salida: `${inDays(51)}T06:40`,
      llegada: `${inDays(51)}T08:05`,
      equipaje: "23 kg",
    },
  ],
  stays: [
    {
      nombre: "Caribe",
      ciudad: "Cartagena",
      categoria: null,
      acomodacion: "doble",
      entrada: null,
      noches: days - 1,
    },
  ],
});
const documentOf = (offer: QuoteOffer): QuoteDocument => ({
  number: "COT-1",
  offer,
  madeAt: app.clock.now(),
  pictures: { cover, logo: null, face: null, trip: new Map([["/media/hotel", cover]]) },
  version: {
    number: 1,
    expiresAt: app.clock.now(),
    verificationUrl: `${app.url}/verificar/ABCD`,
    note: null,
  },
  advisor: { name: "Ana Ruiz", email: "ana@example.com", phone: "300 123 4567" },
  ways: ["De contado o en cuotas."],
});
const printed = async (offer: QuoteOffer) => {
  const { pdf, agency } = app.app.services;
  return pdf.print(quoteDocument(documentOf(offer), await agency.current()));
};

describe("the document of a proposal", () => {
  it("opens with client, price and advisor, and describes flights, hotels and days", async () => {
    const [first = "", ...others] = await pagesOf(await printed(offerOf(12)));
    for (const part of ["Cartagena", "$ 3.000.000", "Ana Ruiz", "WhatsApp"]) expect(first).toContain(part);
    const all = [first, ...others].join(" ");
    for (const part of [
      "Avianca AV8520",
      "Caribe · Cartagena · 11 noches",
      "Día 12",
      "No incluye: Alimentación",
    ])
      expect(all).toContain(part);
    expect(others.length).toBeGreaterThan(0);
  });

  const offered = ({ nombre, precioPorPersona }: { nombre: string; precioPorPersona: number }) => {
    const offer = offerOf(5);
    const [first, ...others] = offer.itinerario ?? [];
    return {
      ...offer,
      lines: [lines[0]!, { title: "Alojamiento", detail: `${nombre} · 4 noches` }],
      stays: offer.stays?.map((stay) => ({ ...stay, nombre, imagenes: ["/media/hotel"] })) ?? [],
      itinerario: [{ ...first!, texto: `Alojamiento en ${nombre}.` }, ...others],
      precioPorPersona,
      precioTotal: precioPorPersona * 3,
    };
  };
  const withTwo = (): QuoteOffer => {
    const [caribe, posada] = [
      offered({ nombre: "Caribe", precioPorPersona: 1_000_000 }),
      offered({ nombre: "Posada", precioPorPersona: 920_000 }),
    ];
    return {
      ...caribe,
      options: [
        { ...posada, id: "o2", name: "Económica", recommended: false },
        { ...caribe, id: "o1", name: "Recomendada", recommended: true },
      ],
    };
  };

  it("has at most three pages with two options of five days, each day once, and the agency once", async () => {
    const bytes = await printed(withTwo());
    const pages = await pagesOf(bytes);
    expect(pages.length).toBeLessThanOrEqual(3);
    const all = pages.join(" ");
    for (let at = 2; at <= 5; at += 1) expect(all.split(` · Paseo ${at} `)).toHaveLength(2);
    expect(all).toContain("Con «Económica»: Alojamiento en Posada.");
    for (const once of ["RNT n.º 123456", "NIT ", "Todas las opciones incluyen", "Avianca AV8520"])
      expect(all.split(once), once).toHaveLength(2);
    expect(all).toContain("− $ 80.000 por persona Cambia: Posada en vez de Caribe.");
    expect(all).toContain("Frente a «Recomendada»");
  });

  it("has a title, a language and a bookmark for each of its parts", async () => {
    const file = await getDocument({ data: new Uint8Array(await printed(offerOf(3))) }).promise;
    const { info } = (await file.getMetadata()) as { info: Record<string, string> };
    expect(info["Title"]).toBe("Cotización COT-1: tu viaje a Cartagena");
    expect(info["Language"]).toBe("es-CO");
    const outline = (await file.getOutline()) as { title: string }[];
    expect(outline.map(({ title }) => title)).toEqual([
      ...["Precio", "Tu viaje incluye", "Vuelos", "Hoteles", "Día a día", "Cómo se paga", "Condiciones"],
    ]);
  });

  it("breaks no day in two: its title and all its text are on one page", async () => {
    const pages = await pagesOf(await printed(offerOf(25)));
    for (let at = 1; at <= 25; at += 1) {
      const page = pages.find((text) => text.includes(`· Paseo ${at} `)) ?? "";
      const after = page.slice(page.indexOf(`· Paseo ${at} `) + 9);
      expect(after.split(/Día \d+ ·/)[0]?.match(/Recorrido/g)).toHaveLength(4);
    }
  });

  it("has one cover, upon its first page, also where the place has no photograph", async () => {
    const file = await getDocument({ data: new Uint8Array(await printed(offerOf(12))) }).promise;
    const { OPS } = await import("pdfjs-dist/legacy/build/pdf.mjs");
    const pictures: number[] = [];
    for (let at = 1; at <= file.numPages; at += 1) {
      const { fnArray } = await (await file.getPage(at)).getOperatorList();
      pictures.push(fnArray.filter((operator) => operator === OPS.paintImageXObject).length);
    }
    expect(pictures).toEqual([1, ...pictures.slice(1).map(() => 0)]);
  });

  it.each([3, 7, 12, 25])("leaves no page of %i days nearly empty", async (days) => {
    for (const page of await pagesOf(await printed(offerOf(days)))) expect(page.length).toBeGreaterThan(300);
  });

  it.each([3, 12, 40])("shows its %i days at a glance, before it describes them", async (days) => {
    const pages = await pagesOf(await printed(offerOf(days)));
    const all = pages.join(" ");
    for (let at = 1; at <= days; at += 1) expect(all.split(`Día ${at} Paseo ${at} `)).toHaveLength(2);
    const [glance, told] = [all.indexOf(`Día ${days} Paseo`), all.indexOf(`· Paseo 1 `)];
    expect(glance).toBeLessThan(told);
    // A strip that fits on a page is on one.
    const firsts = pages.filter((page) => page.includes("Día 1 Paseo 1 "));
    if (days <= 12) expect(firsts[0]).toContain(`Día ${days} Paseo ${days} `);
  });

  it("describes each day once, with the options that differ on it", async () => {
    const option = (name: string, days: number, one = offerOf(days)): OfferOption => ({
      ...one,
      id: name,
      name,
      recommended: name === "Media",
    });
    const of = async (options: OfferOption[]) =>
      (await pagesOf(await printed({ ...offerOf(3), options }))).join(" ");
    const alike = await of(["Una", "Media", "Otra", "Alta", "Plena"].map((name) => option(name, 3)));
    expect([alike.split("Día 2 Paseo 2 "), alike.split("· Paseo 2 ")].map((parts) => parts.length)).toEqual([
      2, 2,
    ]);
    const longer = await of([option("Una", 5), option("Media", 4)]);
    expect(longer.split("· Paseo 2 ")).toHaveLength(2);
    expect(longer).toMatch(/Día 5 · \S+ de \S+ de \d+ · Paseo 5 Con «Una»: Recorrido/);
  });

  it("says in one table what each option changes", async () => {
    const { id } = await aSentQuoteWithThree(app);
    const { bytes } = await app.as("asesor").rest("GET", `/quotes/${id}/download-pdf`);
    const [first = ""] = await pagesOf(bytes);
    expect(first).toContain("Frente a «Recomendada»");
    expect(first).toMatch(/[+−] \$ [\d.]+/);
  });

  it("is made of the same bytes whenever it says the same", async () => {
    expect((await printed(offerOf(3))).equals(await printed(offerOf(3)))).toBe(true);
  });

  it("carries the agency's logo", async () => {
    const document = `mutation ($input: AgencySettingsInput!, $file: Upload) {
      updateAgencySettings(input: $input, file: $file) { logo } }`;
    await app.as("owner").ask(document, { input: agencyInput }, { file: await aPicture("#C8431B") });
    const quote = await aConfirmedQuote(app);
    const { bytes } = await app.as("asesor").rest("GET", `/quotes/${quote.id}/preview-pdf`);
    const page = await (await getDocument({ data: new Uint8Array(bytes) }).promise).getPage(1);
    const { fnArray } = await page.getOperatorList();
    const { OPS } = await import("pdfjs-dist/legacy/build/pdf.mjs");
    expect(fnArray).toContain(OPS.paintImageXObject);
  });
});
