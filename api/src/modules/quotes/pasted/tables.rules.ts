import { amountsIn } from "./amounts.rules.ts";
import type { PlainText } from "./plain-text.rules.ts";
import type { Piece, PriceFor, PriceUnit, ReadValue, TextPeriod, TextPrice } from "./read-value.rules.ts";
import { writtenDays } from "./written-days.rules.ts";
import type { Day } from "../../../core/colombia/days.ts";

interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface ReadTables {
  readonly prices: readonly ReadValue<TextPrice>[];
  readonly hotels: readonly ReadValue<string>[];
  readonly periods: readonly ReadValue<TextPeriod>[];
  readonly departures: readonly ReadValue<Day>[];
  readonly returns: readonly ReadValue<Day>[];
  readonly seats: readonly ReadValue<number>[];
  readonly nights: readonly ReadValue<number>[];
  /** Pieces of the plain text that the tables cover. */
  readonly taken: readonly Piece[];
}

/** Heading of a list whose columns are cut by spaces: its prices have no sign of their own. */
const spaced = /(?:tarifa|precio|valor)[^\n\d]*\b(?:usd|cop|dolares|pesos)\s*$/;
const spacedCell = /\S+(?: {1,2}\S+)*/g;

const rowsOf = (line: string, at: number): Cell[] => {
  if (!/[\t|]/.test(line))
    return [...line.matchAll(spacedCell)].map(({ index, 0: text }) => ({
      text,
      start: at + index,
      end: at + index + text.length,
    }));
  const separator = line.includes("\t") ? "\t" : "|";
  let start = at;
  const cells = line.split(separator).map((raw): Cell => {
    const lead = raw.length - raw.trimStart().length;
    const text = raw.trim();
    const cell = { text, start: start + lead, end: start + lead + text.length };
    start += raw.length + 1;
    return cell;
  });
  if (separator !== "|") return cells;
  return cells.filter(({ text }, index) => text !== "" || (index > 0 && index < cells.length - 1));
};

const forOf: readonly (readonly [PriceFor, RegExp])[] = [
  ["noche_adicional", /noche (?:adic|extra)|n\.? ?adic/],
  ["cuadruple", /\b(?:cuadruple|cuad|cpl|cdp|quad)\b/],
  ["triple", /\b(?:triple|tpl|trp)\b/],
  ["doble", /\b(?:dobles?|dbl)\b/],
  ["sencilla", /\b(?:sencilla|sgl|single|individual|simple)\b/],
  ["multiple", /\b(?:multiple|mult|mpl)\b/],
  ["familiar", /\bfamiliar\b/],
  ["infante", /\b(?:infantes?|inf|bebes?)\b/],
  ["menor", /\b(?:ninos?|menor(?:es)?|chd|child)\b/],
  ["adulto", /\b(?:adultos?|adt)\b/],
];

function unitOf(text: string): PriceUnit | undefined {
  if (
    /p ?\/ ?p ?\/ ?n|ppn|por persona (?:por )?noche|(?:pax|persona) ?\/ ?noche|noche ?\/ ?(?:pax|persona)/.test(
      text,
    )
  )
    return "persona_noche";
  if (/\bp\/n\b/.test(text))
    return /\b(?:nino|menor|chd|adulto|doble|triple)/.test(text) ? "persona_noche" : "noche";
  if (/por persona|p\/p|\bpp\b|x persona|\/ ?pax|por pax|c\/u/.test(text)) return "persona";
  if (/por noche|x noche|\/ ?noche|\bnoche\b(?! adic)/.test(text)) return "noche";
  return /\btotal\b/.test(text) ? "total" : undefined;
}

/** Reads tables whose columns are cut by tabs or bars: prices by accommodation, hotels, periods of travel. */
export function readTables({ plain, written }: PlainText, today: Day): ReadTables {
  const prices: ReadValue<TextPrice>[] = [];
  const hotels: ReadValue<string>[] = [];
  const periods: ReadValue<TextPeriod>[] = [];
  const departures: ReadValue<Day>[] = [];
  const returns: ReadValue<Day>[] = [];
  const seats: ReadValue<number>[] = [];
  const nights: ReadValue<number>[] = [];
  const taken: Piece[] = [];
  let at = 0;
  let header: readonly Cell[] | null = null;
  const isTable = (line: string) => line.split("\t").length >= 3 || line.split("|").length >= 4;
  const lines = plain.split("\n");
  const around =
    /\b(?:tarifas?|precios?|valor(?:es)?)\b[^\n]{0,50}(?:por persona(?: por noche)?|por noche|p\/p(?:\/n)?)/.exec(
      plain,
    )?.[0];
  const shared = around ? unitOf(around) : undefined;
  const isNet = /\bnet[ao]s?\b/.test(plain);
  const rows: { header: readonly Cell[]; cells: readonly Cell[] }[] = [];
  for (const line of lines) {
    const start = at;
    at += line.length + 1;
    const isSpaced =
      !isTable(line) && (header ? / {3,}\S/.test(line) : spaced.test(line) && / {3,}\S/.test(line));
    if (!isTable(line) && !isSpaced) {
      if (line.trim() !== "") header = null;
      continue;
    }
    if (/^[ |:-]+$/.test(line)) continue;
    const cells = rowsOf(line, start);
    if (!header) {
      const isHeader =
        amountsIn(line).length === 0 &&
        cells.some(
          ({ text }) =>
            forOf.some(([, one]) => one.test(text)) || /hotel|plan|precio|tarifa|valor|vigencia/.test(text),
        );
      header = isHeader ? cells : null;
      if (isHeader) taken.push([start, start + line.length]);
      continue;
    }
    rows.push({ header, cells });
  }
  const hotelOf = (row: { header: readonly Cell[]; cells: readonly Cell[] }): Cell | undefined => {
    const column = row.header.findIndex(({ text }) => /\bhotel|alojamiento|establecimiento/.test(text));
    return column === -1 ? undefined : row.cells[column];
  };
  const nameOf = (cell: Cell) =>
    written(cell.start, cell.end)
      .replace(/^hotel /i, "")
      .replace(/ ?\d ?(?:\*|★|⭐|estrellas).*$/u, "")
      .trim();
  const hotelCells = rows.flatMap((row) => hotelOf(row) ?? []);
  const several = new Set(hotelCells.map(({ text }) => text)).size > 1;
  for (const row of rows) {
    const hotel = hotelOf(row);
    if (hotel && /[a-z]/.test(hotel.text) && !hotels.some(({ value }) => value === nameOf(hotel)))
      hotels.push({ value: nameOf(hotel), pieces: [[hotel.start, hotel.start + nameOf(hotel).length]] });
    for (const [column, cell] of row.cells.entries()) {
      const head = row.header[column];
      if (!head) continue;
      if (/^cupos?\b|\bcupos$|disponib/.test(head.text) && /^\d{1,2}$/.test(cell.text))
        seats.push({ value: Number(cell.text), pieces: [[cell.start, cell.end]] });
      if (/^noches?$/.test(head.text) && /^\d{1,2}$/.test(cell.text))
        nights.push({
          value: Number(cell.text),
          pieces: [
            [head.start, head.end],
            [cell.start, cell.end],
          ],
        });
      if (/\b(?:salida|ida|regreso|vuelta|in|out)\b/.test(head.text)) {
        const [day] = writtenDays(cell.text, today);
        const list = /\b(?:regreso|vuelta|out)\b/.test(head.text) ? returns : departures;
        if (day?.from && !day.to) {
          list.push({ value: day.from, pieces: [[cell.start, cell.end]] });
          taken.push([cell.start, cell.end]);
          continue;
        }
      }
      if (/vigencia|fechas|validez|temporada/.test(head.text)) {
        const [range] = writtenDays(cell.text, today);
        if (range?.from && range.to && !/vigencia (?:tarifa|oferta|compra)|compra/.test(head.text))
          periods.push({ value: { desde: range.from, hasta: range.to }, pieces: [[cell.start, cell.end]] });
        taken.push([cell.start, cell.end]);
        continue;
      }
      const label = row.cells[0] && column > 0 ? row.cells[0].text : "";
      const para =
        forOf.find(([, one]) => one.test(head.text))?.[0] ??
        forOf.find(([, one]) => !hotel && one.test(label))?.[0];
      const isPrice =
        para !== undefined || /precio|valor|tarifa|total|costo|persona|noche|cop|usd/.test(head.text);
      if (!isPrice || /suplemento|comision|impuesto|abono/.test(head.text)) continue;
      const [amount] = amountsIn(
        /^[\d.,']+$/.test(cell.text)
          ? `${/usd|dolar/.test(head.text) ? "usd" : "$"} ${cell.text}`
          : cell.text,
      );
      if (!amount?.amount) continue;
      const per = unitOf(head.text) ?? unitOf(cell.text) ?? unitOf(label) ?? shared;
      const currency = /usd|dolar/.test(head.text) ? "USD" : amount.currency;
      prices.push({
        value: {
          currency,
          amount: amount.amount,
          ...(per && { per }),
          ...(para && { para }),
          ...(several && hotel && { hotel: nameOf(hotel) }),
          ...(isNet && { neto: true as const }),
        },
        pieces: [
          [head.start, head.end],
          [cell.start, cell.end],
        ],
      });
      taken.push([cell.start, cell.end]);
    }
  }
  const isRead = prices.length + hotels.length + departures.length > 0;
  return { prices, hotels, periods, departures, returns, seats, nights, taken: isRead ? taken : [] };
}
