import { describe, expect, it } from "vitest";
import { amountsIn } from "../../../../api/src/modules/quotes/pasted/amounts.rules.ts";
import { placesIn } from "../../../../api/src/modules/quotes/pasted/place-names.rules.ts";
import { plainText } from "../../../../api/src/modules/quotes/pasted/plain-text.rules.ts";
import { readText } from "../../../../api/src/modules/quotes/pasted/read-text.rules.ts";
import { writtenDays } from "../../../../api/src/modules/quotes/pasted/written-days.rules.ts";

const today = "2027-02-10";
const read = (text: string) => readText(text, { today });
const asked = (text: string) => read(text).questions.map(({ field }) => field);

describe("a plain text", () => {
  it.each([
    ["habitación cuá-\ndruple", "habitacion cuadruple"],
    ["$ 1.876.\n000", "$ 1.876.000"],
    ["*USD 655* y 4*", "usd 655 y 4★"],
    ["Medelli\u0301n", "medellin"],
    ["𝗦𝗔𝗟𝗜𝗗𝗔 Cali", "salida cali"],
  ])("of %j is %j", (text, plain) => expect(plainText(text).plain).toBe(plain));

  it("leads back to the letters of the pasted one, across a break", () => {
    const { plain, piecesOf } = plainText("dos ni-\n     ños");
    const at = plain.indexOf("ninos");
    expect(piecesOf(at, at + 5)).toEqual([
      [4, 6],
      [13, 16],
    ]);
  });
});

describe("days", () => {
  it.each([
    ["del 5 al 9 de agosto", "2027-08-05", "2027-08-09"],
    ["del 28 al 3 de marzo", "2027-02-28", "2027-03-03"],
    ["del 26 dic al 2 ene", "2027-12-26", "2028-01-02"],
    ["15/03/2027 - 15/06/2027", "2027-03-15", "2027-06-15"],
    ["from July 10 to July 18", "2027-07-10", "2027-07-18"],
    ["puente de reyes", "2028-01-08", "2028-01-10"],
    ["semana santa", "2027-03-21", "2027-03-28"],
  ])("%s are %s to %s", (text, from, to) =>
    expect(writtenDays(plainText(text).plain, today)).toMatchObject([{ from, to }]),
  );

  it.each([
    ["veintiséis de febrero", "2027-02-26"],
    ["el primero de marzo", "2027-03-01"],
    ["el jueves 8", "2027-04-08"],
    ["15JUL", "2027-07-15"],
    ["el 12/7", "2027-07-12"],
  ])("%s is %s", (text, from) => expect(writtenDays(plainText(text).plain, today)).toMatchObject([{ from }]));

  it.each([
    ["puente de noviembre", "holiday"],
    ["el lunes 8 de julio de 2027", "contradiction"],
    ["del 5 al 9", "month"],
    ["el 8 y 9 de enero", "choice"],
  ])("%s is not clear: %s", (text, unclear) => expect(writtenDays(text, today)).toMatchObject([{ unclear }]));
});

describe("amounts", () => {
  it.each([
    ["$ 1.250.000", "COP", 1_250_000],
    ["1'980.000 por persona", "COP", 1_980_000],
    ["850 mil", "COP", 850_000],
    ["2 millones y medio", "COP", 2_500_000],
    ["un millon doscientos mil pesos", "COP", 1_200_000],
    ["usd 1.120", "USD", 1_120],
    ["690 dolares", "USD", 690],
    ["eur 745", "EUR", 745],
  ])("%s is %s %d", (text, currency, amount) =>
    expect(amountsIn(text)).toMatchObject([{ currency, amount }]),
  );

  it("of less than a thousand pesos has no size", () =>
    expect(amountsIn("$ 280 cada uno")).toMatchObject([{ amount: null }]));

  it.each(["cel 311 555 0101", "nit 900.123.456", "a las 10:30", "15.10.2027"])("%s is none", (text) =>
    expect(amountsIn(text)).toEqual([]),
  );
});

it("places are found by whole words, also in capitals and by airport codes", () => {
  const names = (text: string) => {
    const { plain, written } = plainText(text);
    return placesIn(plain, written).map(({ name }) => name);
  };
  expect(names("SAN ANDRÉS y Santa Marta")).toEqual(["San Andrés", "Santa Marta"]);
  expect(names("BOG-CTG, bog")).toEqual(["Bogotá", "Cartagena"]);
  expect(names("caliente, calidad")).toEqual([]);
});

describe("an ambiguous field is asked", () => {
  it.each([
    ["Hola, somos 4 para ir a Cartagena", "adultos"],
    ["quiero ir a Tolú o Coveñas", "destino"],
    ["viaje a Cancún el puente de noviembre", "fechaIda"],
    ["2 adultos y niños de 3 y 10 meses", "edadesMenores"],
    ["necesito hotel en Tolú, máximo 280 x persona", "presupuesto"],
  ] as const)("%s: %s", (text, field) => {
    expect(asked(text)).toContain(field);
    const { singles, lists } = read(text);
    expect({ ...singles, ...lists }[field] ?? []).toEqual([]);
  });
});

it("a text without a trip has no values", () => {
  const { singles, lists } = read("Hola, ¿cómo estás? Nos vemos luego. Abrazo");
  expect(singles).toEqual({});
  expect(Object.values(lists).flat()).toEqual([]);
});

it("a library's hotel is found by its name alone", () => {
  const { lists } = readText("dos noches en el caracol de plata", { today, hotels: ["caracol de plata"] });
  expect(lists.hotel).toMatchObject([{ value: "caracol de plata" }]);
});

it.each([
  [
    "sample chat",
    "18/1/2027, 8:02 p. m. - Ana Ruiz: del 5 al 9 de agosto 2 adultos $ 500.000 Cali, AV8514\n",
  ],
  ["one letter", "a"],
  ["one digit", "1 "],
  ["number words", "un mil "],
  ["open brackets", "(("],
  ["empty lines", "\n"],
  ["hotels", "hotel A "],
  ["places", "cali - "],
])("200 kB of %s are read", (_, piece) => {
  const text = piece.repeat(Math.floor(200_000 / piece.length));
  const { singles, lists } = read(text);
  const ends = [...Object.values(singles), ...Object.values(lists).flat()].flatMap(({ pieces }) =>
    pieces.map(([, end]) => end),
  );
  expect(Math.max(0, ...ends)).toBeLessThanOrEqual(text.length);
});

describe("the agency's providers", () => {
  const providers = ["tours del caribe", "posada nativa", "mayo", "avianca", "santa marta", "decameron"];
  const found = (text: string) => {
    const { lists } = readText(text, { today, providers });
    return [lists.proveedor, lists.hotel].map((values) => (values ?? []).map(({ value }) => value));
  };

  it.each([
    ["Te paso la tarifa de Tours del Caribe: 2 adultos", ["Tours del Caribe"], []],
    ["Cotización DECAMERON para 2 adultos en San Andrés", ["DECAMERON"], []],
    ["alojamos en la Posada Nativa 3 noches", [], ["Posada Nativa"]],
    ["viajan en Mayo a Santa Marta con Avianca", [], []],
    ["Operador: Mayo, 2 adultos", ["Mayo"], []],
    ["los tours del caribe son lindos", [], []],
    ["Decamerones para 2 adultos", [], []],
  ])("in «%s» are %j, and its hotels %j", (text, named, hotels) =>
    expect(found(text)).toEqual([named, hotels]),
  );

  it("are read with their pieces", () => {
    const text = "Opción de Decameron";
    const [one] = readText(text, { today, providers }).lists.proveedor ?? [];
    expect(one?.pieces.map(([start, end]) => text.slice(start, end))).toEqual(["Decameron"]);
  });
});
