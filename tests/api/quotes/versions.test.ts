import { beforeAll, describe, expect, it } from "vitest";
import type {
  OfferOption,
  QuoteOffer,
} from "../../../api/src/modules/quotes/quote/offer/quote-offer.type.ts";
import { changedOffers } from "../../../api/src/modules/quotes/quote/versions/changed-offers.rules.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, longDay } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aRequotedQuote, aSentQuote, sendIt } from "../../support/story/quotes.ts";

const option = (name: string, over: Partial<OfferOption> = {}): OfferOption => ({
  id: name,
  name,
  recommended: name === "Recomendada",
  lines: [{ title: "Alojamiento", detail: `Hotel ${name}` }],
  totalDescuento: 0,
  precioTotal: 3_000_000,
  precioPorPersona: 1_000_000,
  ...over,
});
const offer: QuoteOffer = {
  client: "María Torres",
  origen: "Bogotá",
  destino: "Cartagena",
  fechaIda: inDays(51),
  fechaRegreso: inDays(56),
  adultos: 2,
  menores: 1,
  infantes: 0,
  lines: [
    { title: "Tiquetes", detail: "Bogotá – Cartagena · Avianca" },
    { title: "Traslados", detail: null },
  ],
  observaciones: null,
  descuentoPorcentaje: 0,
  totalDescuento: 0,
  precioTotal: 3_000_000,
  precioPorPersona: 1_000_000,
};
const until = inDays(15);
const changesTo = (change: Partial<QuoteOffer>, base = offer) =>
  changedOffers({ offer: base, note: null, until }, { offer: { ...base, ...change }, note: null, until }).map(
    ({ label, before, after }) => [label, before, after],
  );

describe("what changed between two offers", () => {
  it("is empty when they say the same", () => {
    expect(changesTo({ lines: [...offer.lines].reverse(), itinerario: [], noIncluye: [] })).toEqual([]);
  });

  it("is written in words and figures: trip, people, prices, discount and validity", () => {
    expect(
      changesTo({ destino: "Santa Marta", fechaRegreso: null, menores: 0, precioTotal: 2_700_000 }),
    ).toEqual([
      ["Destino", "Cartagena", "Santa Marta"],
      ["Regreso", longDay(inDays(56)), ""],
      ["Viajeros", "2 adultos y 1 menor", "2 adultos"],
      ["Precio total", "$\u00a03.000.000", "$\u00a02.700.000"],
    ]);
    expect(changesTo({ descuentoPorcentaje: 7.5, totalDescuento: 225_000 })).toEqual([
      ["Valor del descuento", "", "$\u00a0225.000"],
      ["Descuento", "", "7,5 %"],
    ]);
    const later = changedOffers({ offer, note: null, until }, { offer, note: null, until: inDays(30) });
    expect(later).toEqual([{ label: "Válida hasta", before: longDay(until), after: longDay(inDays(30)) }]);
  });

  it("names each extra with its price", () => {
    const luggage = { key: "equipaje.bodega", kind: "equipaje", name: "Equipaje de bodega" } as const;
    const [now, then] = [90_000, 95_000].map((price) => ({
      extras: [{ ...luggage, detail: "23 kg", price, pricePerPerson: price }],
    }));
    expect(changesTo(then!, { ...offer, ...now })).toEqual([
      [
        "Se puede agregar",
        "Equipaje de bodega · 23 kg · $\u00a090.000",
        "Equipaje de bodega · 23 kg · $\u00a095.000",
      ],
    ]);
    expect(changesTo(now!)).toEqual([["Se puede agregar", "", "Equipaje de bodega · 23 kg · $\u00a090.000"]]);
  });

  it("names services, flights, hotels, days and exclusions, additions and removals as well", () => {
    const lines = [
      { title: "Tiquetes", detail: "Bogotá – Cartagena · LATAM" },
      { title: "Seguros", detail: null },
    ];
    expect(changesTo({ lines })).toEqual([
      ["Tiquetes", "Bogotá – Cartagena · Avianca", "Bogotá – Cartagena · LATAM"],
      ["Traslados", "Incluido", ""],
      ["Seguros", "", "Incluido"],
    ]);
    const flight = {
      aerolinea: "Avianca",
      vuelo: "AV8520",
      origen: "Bogotá",
      destino: "Cartagena",
      salida: `${inDays(51)}T06:40`,
      llegada: null,
      equipaje: "23 kg",
    };
    const stay = { nombre: "Hotel Caribe", ciudad: "Cartagena", entrada: null, noches: 3 };
    const rooms = { categoria: "4_estrellas", acomodacion: "doble" } as const;
    const detailed = {
      ...offer,
      flights: [flight],
      stays: [{ ...stay, ...rooms }],
      itinerario: [{ dia: 1, titulo: "Llegada", texto: "Traslado al hotel", imagen: null }],
      noIncluye: ["Propinas"],
    };
    const changed = changesTo(
      {
        flights: [{ ...flight, salida: `${inDays(51)}T09:15` }],
        stays: [{ ...stay, ...rooms, noches: 4 }],
        itinerario: [{ dia: 1, titulo: "Llegada", texto: "Tarde libre", imagen: null }],
        noIncluye: ["Propinas", "Almuerzos"],
      },
      detailed,
    );
    expect(changed).toEqual([
      ["Vuelo", expect.stringContaining("06:40"), expect.stringContaining("09:15")],
      [
        "Hotel",
        "Hotel Caribe · Cartagena · 3 noches · 4 estrellas · acomodación doble",
        "Hotel Caribe · Cartagena · 4 noches · 4 estrellas · acomodación doble",
      ],
      ["Día 1", "Llegada\nTraslado al hotel", "Llegada\nTarde libre"],
      ["No incluye", "", "Almuerzos"],
    ]);
  });

  it("says which option changed, which came or went, and which is recommended", () => {
    const options = [option("Económica"), option("Recomendada")];
    const several = { ...offer, ...option("Recomendada"), options };
    expect(
      changesTo({ options: [option("Económica", { precioTotal: 3_100_000 }), options[1]!] }, several),
    ).toEqual([["Precio total · Económica", "$\u00a03.000.000", "$\u00a03.100.000"]]);
    const premium = option("Premium", { recommended: true });
    expect(
      changesTo(
        { options: [options[1]!, premium].map((one, at) => ({ ...one, recommended: at === 1 })) },
        several,
      ),
    ).toEqual([
      ["Opción recomendada", "Recomendada", "Premium"],
      [
        "Opción",
        "Económica: $\u00a01.000.000 por persona, $\u00a03.000.000 en total\nAlojamiento: Hotel Económica",
        "",
      ],
      [
        "Opción",
        "",
        "Premium: $\u00a01.000.000 por persona, $\u00a03.000.000 en total\nAlojamiento: Hotel Premium",
      ],
    ]);
    // The one trip of before is the recommended one of several.
    const [comes, added] = changesTo({ options }, { ...offer, lines: option("Recomendada").lines });
    expect(comes).toEqual(["Opción recomendada", "", "Recomendada"]);
    expect(added?.[2]).toMatch(/^Económica: /);
  });
});

describe("the versions of a quote", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await anAppWithSales();
  });
  const CHANGES = `query ($id: ID!, $from: Int!, $to: Int!) {
    quoteVersionChanges(quoteId: $id, from: $from, to: $to) { label before after } }`;

  it("are held against each other, in the seller's scope alone", async () => {
    const { id, ...quote } = await aRequotedQuote(app);
    await app
      .as("asesor")
      .ask(
        `mutation ($id: ID!, $input: UpdateQuoteInput!) { updateQuote(id: $id, input: $input) { status } }`,
        { id, input: { destino: "Santa Marta", precioTotal: 3_300_000 } },
      );
    await sendIt(app, { id, ...quote });
    const changes = async (from: number, to: number) =>
      (await app.as("asesor").ask(CHANGES, { id, from, to })).quoteVersionChanges;
    expect(await changes(1, 2)).toEqual([
      { label: "Destino", before: "Cartagena", after: "Santa Marta" },
      { label: "Precio por persona", before: "$\u00a01.000.000", after: "$\u00a01.100.000" },
      { label: "Precio total", before: "$\u00a03.000.000", after: "$\u00a03.300.000" },
    ]);
    expect(await changes(2, 2)).toEqual([]);
    const missing = await app.as("asesor").gql(CHANGES, { id, from: 1, to: 9 });
    expectRefused(missing, "NOT_FOUND", "Versión no encontrada");
    const others = await app.as("asesor2").gql(CHANGES, { id, from: 1, to: 2 });
    expectRefused(others, "NOT_FOUND", "Cotización no encontrada");
  });

  it("of another quote are none of it", async () => {
    const { id } = await aSentQuote(app);
    const other = await app.as("asesor").gql(CHANGES, { id, from: 1, to: 2 });
    expectRefused(other, "NOT_FOUND", "Versión no encontrada");
  });
});
