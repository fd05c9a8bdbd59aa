import { COUNT, numberOf } from "./number-words.rules.ts";
import { placesIn } from "./place-names.rules.ts";
import { pattern } from "./patterns.rules.ts";
import type { PlainText } from "./plain-text.rules.ts";
import type { Lists, Piece, ReadValue, Singles, TextQuestion } from "./read-value.rules.ts";
import type { TextPart } from "./text-parts.rules.ts";

const kinds =
  "(?:finca hotel|eco ?hotel|apart ?a?hotel|hotel boutique|hotel|hostal|hosteria|" +
  "hostel|posada|resort|glamping|ecolodge|lodge|hacienda hotel|finca|cabanas|" +
  "suites)";
const led = pattern(`(?<![a-z])${kinds}(?![a-z])(?: ?:)? ?`);
const label =
  /(?:^|\n)[^\na-z]{0,4}(?:hotel(?:es)?|alojamiento|hospedaje|accommodation|hotel seleccionado|nombre del hotel)(?: {0,12}[:\t] ?| {3,14})/g;
const small = /^(?:de|del|la|el|los|las|y|by|&|le|san)$/i;
const stop =
  /^(?:(?:Categor|Acomodaci|Habitaci|Desayuno|Incluye|Precio|Tarifa|Régimen|Estrellas|Similar|Alimentaci|Traslado|Ubicad|Tiquete|Sencilla|Standard|Estándar|WhatsApp|Reserva|Precios|Salida|Llegada)|(?:Plan|Todo|Noches?|Con|Desde|Doble|Triple|Por|USD|COP|All|Full|Check|Valor|Para|PC|AI|MAP|PAM|BB|Centro|Ida|Superior|Vista|Nota|Cel|Tel|Ciudad|Fecha|Buen|Hola|Te|Le|Nos|Su|Es|O|Ingreso|Opción|Total)(?![\p{L}\d]))/u;
const notName = /^(?:Hoteles?|Y|Playa|Turista|Turística|Económico|Lujo|Aeropuerto|Aprox)$/;
const stars = pattern(
  "(?<![\\d.,])(?:([1-7]|una|dos|tres|cuatro|cinco|seis|siete) ?(?:estrellas?\\b|" +
    "★|stars?\\b|\\*)|(★{2,5})(?!★)|(?:cat(?:egoria)?\\.?:? ?)([3-5])(?![\\d.,★]|" +
    "\\w))",
);
const rooms = pattern(
  `(?<![\\d.,$/-])\\b(${COUNT}) ?(?:habitacion(?:es)?|habs?\\b\\.?|rooms?\\b|cuartos?\\b|alcobas?)`,
);
const roomKinds: readonly (readonly [string, string])[] = [
  ["sencilla", "(?:sencillas?|sgl|individual(?:es)?|single)"],
  ["doble", "(?:dobles?|dbl|double|matrimonial(?:es)?)"],
  ["triple", "(?:triples?|tpl)"],
  ["cuadruple", "(?:cuadruples?|cpl|quad)"],
  ["multiple", "(?:multiples?|quintuples?)"],
  ["familiar", "(?:familiar(?:es)?|family)"],
];
const accommodations = roomKinds.map(
  ([kind, words]) =>
    [
      kind,
      pattern(
        "(?:(?:acomodacion|acomodacion:|habitacion(?:es)?|hab\\.?|cabanas?|cuartos?|" +
          `acom\\.?|alcoba|room|base|en)(?: (?:en|tipo|con))?:? ${words}(?![a-z])|` +
          `(?<![a-z])${words} (?:room|habitacion|acomodacion))`,
      ),
    ] as const,
);

interface ReadHotel {
  readonly singles: Singles;
  readonly lists: Lists;
  readonly questions: readonly TextQuestion[];
}

interface Named {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the capitalised words that begin at a position of the text; null when none do. */
function nameAt({ plain, written }: PlainText, at: number, isLabel: boolean): Named | null {
  const line = plain.indexOf("\n", at);
  const end = Math.min(line === -1 ? plain.length : line, at + 60);
  const next = line !== -1 && line < at + 40 && !isLabel ? plain.slice(line + 1, line + 30) : "";
  let last = at;
  let words = 0;
  let pending = 0;
  const wordsOf = (from: number, to: number): boolean => {
    for (const match of plain.slice(from, to).matchAll(/([^ ]+)( *)/g)) {
      const start = from + match.index;
      const raw = written(start, start + match[1]!.length);
      const word = raw.replace(/[.,;:()*"“”|!/]+$/, "").replace(/^[*"“(]+/, "");
      if (/^[(|\-–✈,;:]/.test(raw) || word === "") return false;
      const isEnd = /[.,;:()|!/]$/.test(raw);
      if (words > 0 && small.test(word) && !isEnd) {
        pending += 1;
        continue;
      }
      const isName =
        /^\p{Lu}[\p{L}\p{M}'’.&-]*\d{0,3}$/u.test(word) || (words > 0 && /^(?:\d{1,3}|[IVX]+)$/.test(word));
      if (!isName || stop.test(capital(word)) || (words === 0 && notName.test(word))) return false;
      words += 1;
      pending = 0;
      last = start + match[1]!.length - (raw.length - raw.replace(/[.,;:()*"“”|!/]+$/, "").length);
      if (isEnd || words > 5) return false;
    }
    return true;
  };
  const isOpen = wordsOf(at, end);
  // A name that a narrow page breaks continues on the next line.
  if (isOpen && words === 1 && pending === 0 && /^[a-z]+,/.test(next))
    wordsOf(line + 1, line + 1 + next.indexOf(",") + 1);
  if (words === 0) return null;
  const starred = / \d{1,2}$/.exec(plain.slice(at, last));
  if (starred && /^ ?(?:★|\*|estrellas|stars|noches|dias|pax|personas)/.test(plain.slice(last, last + 10)))
    last -= starred[0].length;
  let start = at;
  while (/["(* ]/.test(plain[start] ?? "")) start += 1;
  return { name: titled(written(start, last).replace(/^[*"“(]+|[*"”]+$/g, "")), start, end: last };
}

const plainOf = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const capital = (word: string): string =>
  word === word.toUpperCase() && word.length > 4 ? word[0]! + word.slice(1).toLowerCase() : word;
/** Returns a name in capitals as names are written. */
const titled = (name: string): string =>
  name === name.toUpperCase()
    ? name
        .toLowerCase()
        .replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/ (De|Del|La|El|Los|Las|Y|En)(?= )/g, (word) => word.toLowerCase())
    : name;

/** Maximum number of hotels that are read in one text. */
const MOST = 60;

function hotelsIn(text: PlainText, libraryNames: readonly string[]): Named[] {
  const { plain, written } = text;
  const found: Named[] = [];
  const add = (one: Named) => {
    const [place] = placesIn(plainOf(one.name));
    if (place?.start === 0 && place.end === one.name.length) return;
    if (!found.some(({ start, end }) => one.start < end && one.end > start)) found.push(one);
  };
  for (const match of plain.matchAll(label)) {
    const name = nameAt(text, match.index + match[0].length, true);
    if (name) add(stripped(text, name));
  }
  for (const match of plain.matchAll(led)) {
    if (found.length >= MOST) break;
    const kind = written(match.index, match.index + match[0].length).replace(/[: ]+$/, "");
    if (!/^\p{Lu}/u.test(kind) && !/^hotel$/.test(kind)) continue;
    const name = nameAt(text, match.index + match[0].length, false);
    if (!name) continue;
    const isPlain = /^hotel$/i.test(kind);
    if (
      /^(?:fincas?|cabanas|suites)$/.test(match[0].trim()) &&
      kind !== kind.toUpperCase() &&
      name.name.split(" ").length < 2
    )
      continue;
    add(
      isPlain
        ? { ...name, start: match.index }
        : { name: titled(`${kind} ${name.name}`), start: match.index, end: name.end },
    );
  }
  for (const name of libraryNames) {
    const at = name.length > 7 && name.includes(" ") ? plain.indexOf(name) : -1;
    if (at !== -1) add({ name: written(at, at + name.length), start: at, end: at + name.length });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Returns a name behind a label without a «Hotel» of its own. */
const stripped = ({ plain, written }: PlainText, one: Named): Named => {
  const own = /^hotel /.exec(plain.slice(one.start, one.end));
  return own ? { ...one, name: titled(written(one.start + own[0].length, one.end)) } : one;
};

const decidedByClient =
  /\b(?:pero en el|mejor (?:en|el)|escogemos|prefiero|preferimos|nos quedamos|el de)\b[^\n]{0,24}$/;

/** Reads hotels, their category, and the rooms that are asked for. */
export function readHotel(
  text: PlainText,
  parts: readonly TextPart[],
  libraryNames: readonly string[],
  tabled: readonly ReadValue<string>[],
): ReadHotel {
  const { plain } = text;
  const singles: Singles = {};
  const lists: Lists = {};
  const questions: TextQuestion[] = [];
  const sideAt = (at: number) => parts.find(({ start, end }) => at >= start && at < end)?.side;
  const hotels = tabled.length > 0 ? [] : hotelsIn(text, libraryNames);
  const unique = hotels.filter(
    ({ name }, at) => hotels.findIndex((one) => one.name.toLowerCase() === name.toLowerCase()) === at,
  );
  const own = unique.filter(
    ({ name, start }) =>
      !unique.some(
        (one) =>
          one.start !== start &&
          one.name.toLowerCase().startsWith(name.toLowerCase()) &&
          one.name.length > name.length,
      ),
  );
  if (tabled.length > 0) lists.hotel = tabled;
  else if (
    own.length > 0 &&
    !/\bo\b/.test(own.length === 2 ? plain.slice(own[0]!.end, own[1]!.start).trim() : "")
  )
    lists.hotel = own.map(({ name, start, end }) => ({ value: name, pieces: [[start, end]] }));
  else if (own.length > 0)
    questions.push({
      field: "hotel",
      question: "¿Cuál de los hoteles?",
      pieces: own.map(({ start, end }): Piece => [start, end]),
    });

  const starred = [...plain.matchAll(stars)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const near = plain.slice(Math.max(0, start - 60), end + 20);
    if (match[2] && !/\bhotel|hostal|resort|categoria|cat\b/.test(near)) return [];
    const value = match[2] ? match[2].length : numberOf(match[1] ?? match[3]!);
    return value >= 1 && value <= 7 ? [{ value, start, end }] : [];
  });
  const clients = starred.filter(({ start }) => parts.length > 1 && sideAt(start) === "client");
  const preferred = clients.filter(({ start }) =>
    decidedByClient.test(plain.slice(Math.max(0, start - 50), start)),
  );
  const chosen = preferred.length > 0 ? preferred : clients.length > 0 ? clients : starred;
  const values = new Set(chosen.map(({ value }) => value));
  if (values.size === 1) {
    const { value, start, end } = chosen[0]!;
    singles.categoria = { value: `${value}_estrellas`, pieces: [[start, end]] };
  } else if (values.size > 1)
    questions.push({
      field: "categoria",
      question: "¿De cuántas estrellas es el hotel?",
      pieces: chosen.map(({ start, end }): Piece => [start, end]),
    });

  const asked = accommodations.flatMap(([kind, form]) =>
    [...plain.matchAll(form)].map(({ index, 0: words }) => ({
      kind,
      start: index,
      end: index + words.length,
    })),
  );
  const lines = plain.split("\n").filter((line) => /[$]|usd|\d{3}[.']\d{3}|\d{2,3} mil/.test(line));
  const priced = roomKinds
    .filter(([, words]) => lines.some((line) => pattern(`(?<![a-z])${words}(?![a-z])`).test(line)))
    .map(([kind]) => kind);
  const only = new Set(asked.map(({ kind }) => kind));
  if (only.size === 1 && priced.every((kind) => only.has(kind))) {
    const { kind, start, end } = asked[0]!;
    singles.acomodacion = { value: kind, pieces: [[start, end]] };
  }
  const counted = [...plain.matchAll(rooms)].filter(
    ({ index, 0: words }) =>
      !/\b(?:quedan?|solo|ultimas|por|cada|desde|de|cuenta con|primera|disponibles?) $/.test(
        plain.slice(Math.max(0, index - 14), index),
      ) &&
      !/^ ?(?:disponible|por|en total el hotel)/.test(
        plain.slice(index + words.length, index + words.length + 14),
      ),
  );
  const amounts = new Set(counted.map(([, count]) => numberOf(count!)));
  if (
    counted.length === 1 &&
    amounts.size === 1 &&
    [...amounts][0]! < 100 &&
    !(/^una?$/.test(counted[0]![1]!) && sideAt(counted[0]!.index) === "offer")
  )
    singles.habitaciones = {
      value: [...amounts][0]!,
      pieces: [[counted[0]!.index, counted[0]!.index + counted[0]![0].length]],
    };
  return { singles, lists, questions };
}
