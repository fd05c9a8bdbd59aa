import type { Day } from "../../../core/colombia/days.ts";
import { anyOf, pattern } from "./patterns.rules.ts";
import { placesByCode, placesIn } from "./place-names.rules.ts";
import type { PlainText } from "./plain-text.rules.ts";
import type { Piece, ReadValue, TextFlight } from "./read-value.rules.ts";
import { writtenDays } from "./written-days.rules.ts";

/** Airlines: the code, the name, and a pattern of the name in plain letters. */
const airlines = `
AV;Avianca;avianca
LA;LATAM;latam
CM;Copa;copa(?: airlines)?
P5;Wingo;wingo
JA;JetSMART;jet ?smart
VE;Clic;clic(?: air)?|easy ?fly
9R;Satena;satena
AA;American Airlines;american(?: airlines)?
IB;Iberia;iberia
UX;Air Europa;air europa
AM;Aeroméxico;aeromexico
NK;Spirit;spirit
B6;JetBlue;jet ?blue
DL;Delta;delta
UA;United;united(?: airlines)?
AF;Air France;air france
KL;KLM;klm
TK;Turkish Airlines;turkish(?: airlines)?
DM;Arajet;arajet
Y4;Volaris;volaris
VB;Viva Aerobus;viva aerobus
LH;Lufthansa;lufthansa
EK;Emirates;emirates
AC;Air Canada;air canada
H2;Sky;sky airlines?
G3;Gol;
AD;Azul;
AR;Aerolíneas Argentinas;aerolineas argentinas
PU;Plus Ultra;plus ultra
W1;World2Fly;world ?2 ?fly
`;
const carriers = airlines
  .trim()
  .split("\n")
  .map((line) => {
    const [sign = "", name = "", words = ""] = line.split(";");
    return [sign, name, words] as const;
  });
const nameOf = new Map(carriers.map(([code, name]) => [code, name]));
const code = anyOf(carriers.map(([one]) => one.toLowerCase()));

const numberSource = `(?<![a-z\\d])(?:${code})[ -]?\\d{3,4}(?!\\d|[.,]\\d)`;
const number = pattern(numberSource);
const anyNumber = pattern(numberSource, "");
const carrierWords = carriers
  .filter(([, , words]) => words !== "")
  .map(([, name, words]) => [name, pattern(`(?<![a-z])(?:${words})(?![a-z])`)] as const);
const CLOCK =
  "([01]?\\d|2[0-3])[:.h]([0-5]\\d)(?::00)? ?(?:h(?:rs|oras)?\\.?|(a\\.? ?m\\.?|p\\.? ?m\\.?)(?![a-z]))?";
const clock = pattern(`(?<![\\d:.$,])${CLOCK}(?![\\d.]\\d)(?: ?\\(?\\+ ?(\\d)\\)?)?`);
const clockShort = /(?<![\d:.$,])(1[0-2]|[1-9]) ?(a\.? ?m\.?|p\.? ?m\.?)(?![a-z])/g;
const gds = pattern(
  `(?<![a-z\\d])(${code})[ ]{0,2}(\\d{2,4}) ?[a-z] {1,3}(\\d{2})(jan|ene|feb|` +
    "mar|apr|abr|may|jun|jul|aug|ago|sep|oct|nov|dec|dic)(?:\\d{2})? +(?:[a-z\\d][* ]*)?([a-z]{3})" +
    "([a-z]{3}) +[a-z]{2}\\d +(\\d{2})(\\d{2}) +(\\d{2})(\\d{2})(?: ?\\+(\\d))?",
);
const routeCodes = /(?<![A-Za-z])([A-Z]{3}) ?(?:-|–|—|\/|→|>|✈️?| a | )? ?([A-Z]{3})(?![A-Za-z])/g;

const two = (value: number) => String(value).padStart(2, "0");

interface Clock {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly days: number;
}

function clocksIn(text: string): Clock[] {
  const found: Clock[] = [];
  const hour = (value: number, half: string | undefined) =>
    half === undefined ? value : half.startsWith("p") ? (value % 12) + 12 : value % 12;
  for (const match of text.matchAll(clock))
    found.push({
      text: `${two(hour(Number(match[1]), match[3]))}:${match[2]!}`,
      start: match.index,
      end: match.index + match[0].length,
      days: Number(match[4] ?? 0),
    });
  for (const match of text.matchAll(clockShort))
    if (!found.some(({ start, end }) => match.index < end && match.index + match[0].length > start))
      found.push({
        text: `${two(hour(Number(match[1]), match[2]))}:00`,
        start: match.index,
        end: match.index + match[0].length,
        days: 0,
      });
  return found.sort((a, b) => a.start - b.start);
}

interface ReadFlights {
  readonly flights: readonly ReadValue<TextFlight>[];
  readonly airlines: readonly ReadValue<string>[];
  /** Pieces of the plain text that flights cover. */
  readonly taken: readonly Piece[];
}

const isCode = (text: string): boolean => placesByCode.has(text);

/** Reads the flights of a text, and its airlines. */
export function readFlights({ plain, written }: PlainText, today: Day): ReadFlights {
  const flights: ReadValue<TextFlight>[] = [];
  const taken: Piece[] = [];
  const lines = linesOf(plain);
  for (const match of plain.matchAll(gds)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const [from, to] = [match[5]!.toUpperCase(), match[6]!.toUpperCase()];
    const [date] = writtenDays(`${match[3]!} ${match[4]!}`, today);
    const later = match[11] ? Number(match[11]) : 0;
    flights.push({
      value: {
        vuelo: `${match[1]!.toUpperCase()}${match[2]!}`,
        origen: from,
        destino: to,
        ...(date?.from && { fecha: date.from }),
        salida: `${match[7]!}:${match[8]!}`,
        llegada: `${match[9]!}:${match[10]!}`,
        ...(later > 0 && { llegaDiasDespues: later }),
      },
      pieces: [[start, end]],
    });
    taken.push([start, lineEndOf(plain, end)]);
  }
  if (flights.length === 0)
    for (const [index, line] of lines.entries()) {
      const own = [...line.text.matchAll(number)].filter(({ index: place }) =>
        isUpper(written, line.start + place),
      );
      if (own.length === 0) continue;
      own.forEach((match, order) => {
        const from = order === 0 ? 0 : match.index;
        const until = own[order + 1]?.index ?? line.text.length;
        const segment = { start: line.start + from, text: line.text.slice(from, until) };
        const above = order === 0 ? lineAbove(lines, index) : null;
        const below = order === own.length - 1 ? linesBelow(lines, index) : [];
        const flight = flightOf(written, segment, match[0], today, above, below);
        flights.push(flight.read);
        taken.push(...flight.taken);
      });
    }
  const found: ReadValue<string>[] = [];
  for (const [name, words] of carrierWords)
    for (const match of plain.matchAll(words)) {
      const context = plain.slice(Math.max(0, match.index - 30), match.index + match[0].length + 20);
      if (
        /\b(?:copa (?:de|america|mundo)|delta (?:del)|clic (?:en|aqui|para)|tipo|no (?:en|con|por)|menos)\b/.test(
          context,
        )
      )
        continue;
      if (name === "Clic" && match[0] === "clic" && !/\b(?:vuelos?|aerolinea|en|con|por) clic/.test(context))
        continue;
      if (found.some(({ value }) => value === name)) continue;
      found.push({ value: name, pieces: [[match.index, match.index + match[0].length]] });
    }
  if (found.length === 0)
    for (const { value, pieces } of flights) {
      const name = nameOf.get(value.vuelo?.slice(0, 2) ?? "");
      if (name && !found.some((one) => one.value === name)) found.push({ value: name, pieces });
    }
  return { flights, airlines: found, taken };
}

const isUpper = (written: PlainText["written"], at: number): boolean =>
  /^[A-Z\d]{2}$/.test(written(at, at + 2));

interface Line {
  readonly start: number;
  readonly text: string;
}

function linesOf(plain: string): Line[] {
  let at = 0;
  return plain.split("\n").map((text) => {
    const start = at;
    at += text.length + 1;
    return { start, text };
  });
}

const lineEndOf = (plain: string, at: number): number => {
  const end = plain.indexOf("\n", at);
  return end === -1 ? plain.length : end;
};

const strange = /\$|\busd\b|vigen|valid|vence|incluye|tarifa|equipaje|maleta/;
const heading = /^[^a-z\d]{0,4}(?:ida|regreso|vuelta|vuelo|tramo|trayecto|outbound|return|segmento)\b/;

/** Returns the lines below one of a flight that may belong to it. */
function linesBelow(lines: readonly Line[], index: number): Line[] {
  const found: Line[] = [];
  for (const line of lines.slice(index + 1, index + 5)) {
    const isOther = line.text.trim() === "" || line.text.length > 90 || strange.test(line.text);
    if (isOther || heading.test(line.text) || anyNumber.test(line.text)) break;
    found.push(line);
  }
  return found;
}

/** Returns the line above one of a flight when it may belong to it. */
function lineAbove(lines: readonly Line[], index: number): Line | null {
  const line = lines[index - 1];
  if (!line || line.text.trim() === "" || line.text.length > 90) return null;
  return strange.test(line.text) || anyNumber.test(line.text) ? null : line;
}

interface Details {
  readonly places: readonly string[];
  readonly times: readonly Clock[];
  readonly day: Day | null;
}

const isWhole = ({ places, times, day }: Details): boolean =>
  places.length >= 2 && times.length >= 2 && day !== null;

/** Returns details, completed with the details of another line. */
const joined = (one: Details, other: Details): Details => ({
  places: one.places.length >= 2 ? one.places : [...one.places, ...other.places].slice(0, 2),
  times: one.times.length >= 2 ? one.times : [...one.times, ...other.times].slice(0, 2),
  day: one.day ?? other.day,
});

const adds = (one: Details, other: Details): boolean =>
  (one.places.length < 2 && other.places.length > 0) ||
  (one.times.length < 2 && other.times.length > 0) ||
  (one.day === null && other.day !== null);

function flightOf(
  written: PlainText["written"],
  own: Line,
  flight: string,
  today: Day,
  above: Line | null,
  below: readonly Line[],
): { read: ReadValue<TextFlight>; taken: Piece[] } {
  const pieces: Piece[] = [[own.start, own.start + own.text.trimEnd().length]];
  let found = detailsOf(written, own, today);
  // A line above with a colon is of all flights below it.
  const shared = above?.text.trimEnd().endsWith(":") ? above.start : null;
  const use = (line: Line, isFirst: boolean) => {
    const more = detailsOf(written, line, today);
    if (!adds(found, more)) return;
    found = isFirst
      ? joined({ ...more, times: found.times.length > 0 ? [] : more.times }, found)
      : joined(found, more);
    pieces.push([line.start, line.start + line.text.length]);
  };
  if (above && heading.test(above.text)) use(above, true);
  for (const line of below) if (!isWhole(found)) use(line, false);
  if (above && !heading.test(above.text) && found.places.length < 2 && below.length === 0) use(above, true);
  const [from, to] = found.places.length === 2 ? found.places : [];
  const [out, into] = found.times;
  return {
    read: {
      value: {
        vuelo: flight.replace(/[ -]/g, "").toUpperCase(),
        ...(from && { origen: from }),
        ...(to && { destino: to }),
        ...(found.day && { fecha: found.day }),
        ...(out && { salida: out.text }),
        ...(into && { llegada: into.text }),
        ...(into && into.days > 0 && { llegaDiasDespues: into.days }),
      },
      pieces: pieces.sort(([a], [b]) => a - b),
    },
    taken: pieces.filter(([start]) => start !== shared),
  };
}

const loneCode = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g;

function detailsOf(written: PlainText["written"], { start, text }: Line, today: Day): Details {
  const [day] = writtenDays(text, today).filter(({ from, range }) => from && !range);
  const original = written(start, start + text.length);
  const pair = [...original.matchAll(routeCodes)].find(([, a, b]) => isCode(a!) && isCode(b!));
  const codes = pair ? [pair[1]!, pair[2]!] : (original.match(loneCode) ?? []).filter(isCode);
  const names = placesIn(text).map(({ name }) => name);
  return {
    places: codes.length > 0 ? codes.slice(0, 2) : names.length <= 2 ? names : [],
    times: clocksIn(text),
    day: day?.from ?? null,
  };
}

/** Returns the trip that flights show: its places and days, each with the pieces of its flight. */
export function tripOfFlights(flights: readonly ReadValue<TextFlight>[]) {
  const city = (one: string | undefined) => (one === undefined ? undefined : (placesByCode.get(one) ?? one));
  const legs = flights.map(({ value, pieces }) => ({
    from: city(value.origen),
    to: city(value.destino),
    day: value.fecha,
    pieces,
  }));
  const [first] = legs;
  if (!first?.from || !legs.every(({ from, to }) => from && to)) return null;
  const isRound = legs.length > 1 && legs.at(-1)!.to === first.from;
  if (legs.length > 2 && !isRound) return null;
  const turn = isRound ? turnOf(legs) : legs.length - 1;
  if (turn === null) return null;
  return { out: first, there: legs[turn]!, back: isRound ? legs[turn + 1]! : null };
}

/** Returns the leg after which the way back begins: the longest stay; null when it is not clear. */
function turnOf(
  legs: readonly { day?: Day | undefined; from?: string | undefined; to?: string | undefined }[],
): number | null {
  if (legs.length === 2) return 0;
  if (legs.length === 4 && legs[0]!.to === legs[1]!.from && legs[0]!.to === legs[2]!.to) return 1;
  if (legs.length === 4 && legs[0]!.day === legs[1]!.day && legs[2]!.day === legs[3]!.day) return 1;
  return null;
}
