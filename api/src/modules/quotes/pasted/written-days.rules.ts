import { addDays, type Day, daysBetween, isDay, weekday } from "../../../core/colombia/days.ts";
import { holidaysOf } from "../../../core/colombia/holidays.ts";
import { plain } from "../../../core/colombia/plain.ts";
import { COUNT, numberOf } from "./number-words.rules.ts";
import { pattern } from "./patterns.rules.ts";

/** Mention of a day, or of the first and the last day of a range. */
export interface DayMention {
  readonly start: number;
  readonly end: number;
  readonly from?: Day;
  readonly to?: Day;
  /** Days of a list, among which one is chosen. */
  readonly days?: readonly Day[];
  /** Reason why the days are not known. */
  readonly unclear?: "month" | "contradiction" | "holiday" | "choice";
  /** True for the days of a named holiday, which written days override. */
  readonly holiday?: true;
  /** True when the range is written as such, or as a window in which any day will do. */
  readonly range?: true;
  readonly window?: true;
  /** True when its own words name the way back. */
  readonly isBack?: true;
}

const months: readonly string[] = (
  "ene(?:ro)?|jan(?:uary)? feb(?:rero|ruary)? mar(?:zo|ch)? abr(?:il)?|apr(?:il)? mayo?|may jun(?:io|e)? " +
  "jul(?:io|y)? ago(?:sto)?|aug(?:ust)? sep(?:t(?:iembre|ember)?)?|set(?:iembre)? oct(?:ubre|ober)? " +
  "nov(?:iembre|ember)? dic(?:iembre)?|dec(?:ember)?"
).split(" ");
const monthPatterns = months.map((one) => pattern(`^(?:${one})$`, ""));
const monthOf = (text: string): number =>
  monthPatterns.findIndex((one) => one.test(text.replace(".", ""))) + 1;

const weekdays = [
  "dom(?:ingo)?",
  "lun(?:es)?",
  "mar(?:tes)?",
  "mie(?:rcoles)?",
  "jue(?:ves)?",
  "vie(?:rnes)?",
  "sab(?:ado)?",
];
const englishDays = [
  "sun(?:day)?",
  "mon(?:day)?",
  "tue(?:s(?:day)?)?",
  "wed(?:nesday)?",
  "thu(?:rs(?:day)?)?",
  "fri(?:day)?",
  "sat(?:urday)?",
];
const weekdayPatterns = weekdays.map((one, place) => pattern(`^(?:${one}|${englishDays[place]!})$`, ""));
const weekdayOf = (text: string): number => weekdayPatterns.findIndex((one) => one.test(text));

const MONTH = `(${months.join("|")})\\b\\.?`;
const WEEKDAY = `(?:\\b(${[...weekdays, ...englishDays].join("|")})\\b\\.?,? (?:el )?(?:dia )?)?`;
const DATE = `(primero|1ro|1ero|1°|\\d{1,2}(?![\\d.,]?\\d)|${COUNT})`;
const YEAR = "(?:,? ?(?:de |del |/|-)?(?:ano )?(20\\d{2})\\b)?";
const SEP = "(?: de | del | del mes de |[ /-]|)";

const lone = `(?:0?[1-9]|[12]\\d|3[01])`;
const numeric = (group: number): string =>
  `(${lone})([/.-])(0?[1-9]|1[0-2])(?:\\${group}(20\\d{2}|\\d{2}))?(?![\\d/]|[.,-]\\d)`;
const before = "(?<![\\d$/.,:-])(?<!\\d )";

const forms = {
  list: pattern(
    `${before}((?:\\d{1,2}, ?){0,9}\\d{1,2},? ?(?:y|o|u|e|&)(?: el| del)? \\d{1,2})${SEP}${MONTH}${YEAR}`,
  ),
  longRange: pattern(
    `${before}${WEEKDAY}${DATE}${SEP}${MONTH}${YEAR} ?(al|a|hasta el|hasta|-|` +
      `y el|y|al dia|to|y regres\\w+ el|regresando el|,? ?regreso(?: el)?|,? ?vuelta(?: el)?) ?${WEEKDAY}` +
      `${DATE}${SEP}${MONTH}${YEAR}`,
  ),
  shortRange: pattern(
    `${before}${WEEKDAY}${DATE} ?(al|a|hasta el|hasta|-|y el|y|al dia|to) ?${WEEKDAY}${DATE}${SEP}` +
      `${MONTH}${YEAR}`,
  ),
  monthFirst: pattern(
    `\\b${MONTH} ${WEEKDAY}(?:del? )?${DATE}(?:th|st|nd|rd)? ?(al|a|hasta el|` +
      `hasta|-|to) ?${WEEKDAY}(?:${MONTH} )?${DATE}(?:th|st|nd|rd)?${YEAR}`,
  ),
  iso: /(?<!\d)(20\d{2})-(0[1-9]|1[0-2])-([0-2]\d|3[01])(?!\d)/g,
  numericRange: pattern(
    `${before}${WEEKDAY}${numeric(3)} ?(al|a|hasta el|hasta|-|y el|y) ?${WEEKDAY}${numeric(9)}`,
  ),
  single: pattern(`${before}${WEEKDAY}${DATE}${SEP}${MONTH}${YEAR}`),
  numeric: pattern(`${before}${WEEKDAY}${numeric(3)}`),
  english: pattern(`\\b${MONTH} ${DATE}(?:th|st|nd|rd)?\\b(?!:)${YEAR}`),
  bareRange: pattern(
    `\\b(?:del|desde el|entre el|dias?) ${WEEKDAY}${DATE} ?(al|a|hasta el|hasta|` +
      `-|y el|y) ?${WEEKDAY}${DATE}(?! ?(?:de |anos|mil|pm|am|:|noches|dias|personas|` +
      "pax|%|kg|millones))",
  ),
  bareBack: pattern(
    "\\b(?:regres\\w+|volv\\w+|de vuelta|vuelta|retorn\\w+|devolv\\w+|nos venimos|" +
      `nos devolvemos)(?: el| para el)?(?: dia)? ${WEEKDAY}${DATE}(?! ?(?:de (?:la |` +
      "las )?[a-z]|noches|dias|personas|pax|am|pm|a\\.|p\\.|:|mil|/))",
  ),
  weekdayDate: pattern(
    `\\b(${[...weekdays, ...englishDays].slice(0, 7).join("|")})\\b\\.? ${DATE}(?! ?(?:de |` +
      "a |al |/|-|:|am|pm|personas|pax|noches|dias|mil|adult))",
  ),
  thisWeekday: pattern(
    `\\b(?:este|el proximo|proximo|el) (${weekdays.slice(0, 7).join("|")})\\b(?! ?\\d|` +
      " santo)(?: (que viene|proximo|entrante))?",
  ),
  relative:
    /\b(?:(pasado manana)|(?<=\b(?:para|salimos|salgo|viajo|viajamos|antes de|hasta) )(manana)(?! (?:en|por) la)|(hoy))\b/g,
  bridge:
    /\b(?:puente|pte)(?: festivo| largo)? (?:de |del |de la |de los |de las |de el )?(?:dia de (?:la |las |los )?|mes de )?([a-z]+(?: [a-z]+){0,3})/g,
  bridgeOf: /\b(?:puente|festivo)(?: festivo)? (?:del?|de el) (?=\d{1,2} de )/g,
  holyWeek: /\bsemana santa\b/g,
} as const;

const dateOf = (text: string): number => (/^(?:primero|1ro|1ero|1°)$/.test(text) ? 1 : numberOf(text));
const two = (value: number) => String(value).padStart(2, "0");
const dayIn = (year: number, month: number, date: number): Day | null => {
  const day = `${year}-${two(month)}-${two(date)}`;
  return isDay(day) ? day : null;
};
const fullYear = (text: string | undefined): number | null =>
  text === undefined ? null : text.length === 2 ? 2000 + Number(text) : Number(text);

/** Returns the next such day from `since`; in the year when one is written. */
function nextDay(month: number, date: number, year: number | null, since: Day): Day | null {
  if (year !== null) return dayIn(year, month, date);
  const own = Number(since.slice(0, 4));
  for (const one of [own, own + 1, own + 2]) {
    const day = dayIn(one, month, date);
    if (day && day >= since) return day;
  }
  return null;
}

interface Written {
  readonly date: number;
  readonly month: number;
  readonly year: number | null;
  readonly weekday: string | undefined;
}

const fits = (day: Day, written: string | undefined): boolean =>
  written === undefined || weekday(day) === weekdayOf(written);

type Days = Pick<DayMention, "from" | "to" | "unclear">;

/** Returns the days of a range of which some parts may be missing. */
function rangeOf(first: Written, last: Written, since: Day): Days | null {
  const month = first.month || (first.date > last.date ? ((last.month + 10) % 12) + 1 : last.month);
  const year = first.year ?? (last.year === null ? null : month > last.month ? last.year - 1 : last.year);
  const from = nextDay(month, first.date, year, since);
  if (!from) return null;
  const to = nextDay(last.month, last.date, last.year, from);
  if (!to || daysBetween(from, to) < 0 || daysBetween(from, to) > 366) return null;
  return fits(from, first.weekday) && fits(to, last.weekday) ? { from, to } : { unclear: "contradiction" };
}

const choice = /^y(?: el)?$/;

/** Names of a bridge as people write them, each with the name of its holiday. */
const bridges: readonly (readonly [RegExp, RegExp])[] = [
  [/^reyes/, /reyes magos/],
  [/^san jose/, /san jose/],
  [/^(?:la )?ascension/, /ascension/],
  [/^corpus/, /corpus/],
  [/^(?:sagrado )?corazon/, /sagrado corazon/],
  [/^san pedro/, /san pedro/],
  [/^(?:la )?(?:virgen de )?chiquinquira/, /chiquinquira/],
  [/^(?:la )?asuncion/, /asuncion/],
  [/^(?:la )?raza/, /raza/],
  [/^(?:todos )?(?:los )?santos/, /todos los santos/],
  [/^(?:la )?independencia de cartagena/, /independencia de cartagena/],
];

/** Returns the Mondays of a named bridge in a year; a month names all of its own. */
function bridgeMondays(name: string, year: number): Day[] {
  const holidays = [...holidaysOf(year)].filter(([day]) => weekday(day) === 1);
  const named = bridges.find(([one]) => one.test(name))?.[1];
  if (named) return holidays.filter(([, own]) => named.test(plain(own))).map(([day]) => day);
  const month = monthOf(name.split(" ")[0] ?? "");
  return month === 0 ? [] : holidays.filter(([day]) => Number(day.slice(5, 7)) === month).map(([day]) => day);
}

/** Returns Saturday to Monday of the next bridge of a name; null when the name is none. */
function bridgeOf(name: string, since: Day): Days | null {
  const year = Number(since.slice(0, 4));
  for (const one of [year, year + 1]) {
    const mondays = bridgeMondays(name, one);
    const coming = mondays.filter((day) => day >= since);
    if (coming.length > 0 && mondays.length > 1) return { unclear: "holiday" };
    if (coming[0]) return { from: addDays(coming[0], -2), to: coming[0] };
  }
  return null;
}

function holyWeekOf(since: Day, year: number | null): Days | null {
  const own = year ?? Number(since.slice(0, 4));
  for (const one of [own, own + 1]) {
    const friday = [...holidaysOf(one)].find(([, name]) => plain(name).startsWith("viernes santo"))?.[0];
    const easter = friday && addDays(friday, 2);
    if (easter && (year !== null || easter >= since)) return { from: addDays(easter, -7), to: easter };
  }
  return null;
}

/** Returns the days that a text names from `since`, in their order; overlapping mentions are one. */
export function writtenDays(text: string, since: Day): DayMention[] {
  const found: DayMention[] = [];
  const taken = new Uint8Array(text.length + 1);
  const isFree = (start: number, end: number) => !taken.subarray(start, end).includes(1);
  const each = (form: RegExp, read: (match: RegExpExecArray) => Partial<DayMention> | null) => {
    for (const match of text.matchAll(form)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (!isFree(start, end)) continue;
      const mention = read(match);
      if (!mention) continue;
      taken.fill(1, start, end);
      found.push({ start, end, ...mention });
    }
  };
  const written = (date: string, month: string | undefined, year?: string, name?: string): Written => ({
    date: dateOf(date),
    month: month ? (/^\d/.test(month) ? Number(month) : monthOf(month)) : 0,
    year: fullYear(year),
    weekday: name,
  });
  const ranged = (first: Written, last: Written, link: string, at: number): Partial<DayMention> | null => {
    const days = rangeOf(first, last, since);
    if (!days) return null;
    const isWindow = choice.test(link) && /\bentre (?:el )?$/.test(text.slice(Math.max(0, at - 9), at));
    return { ...days, range: true, ...(isWindow && { window: true as const }) };
  };
  for (const match of text.matchAll(forms.bridgeOf)) {
    const end = match.index + match[0].length + 24;
    const month = /\d{1,2} de [a-z]+/.exec(text.slice(match.index, end));
    if (!month) continue;
    const close = match.index + month.index + month[0].length;
    taken.fill(1, match.index, close);
    found.push({ start: match.index, end: close, unclear: "holiday", holiday: true });
  }
  each(forms.list, (m) => {
    const month = monthOf(m[2]!);
    const dates = [...m[1]!.matchAll(/\d{1,2}/g)].map(([date]) => Number(date));
    const found = dates.map((date) => nextDay(month, date, fullYear(m[3]), since));
    if (found.some((day) => day === null)) return null;
    if (dates.length > 2 || isListLed(text, m.index)) return { days: found.map((day) => day!) };
    return { unclear: "choice", range: true };
  });
  each(forms.longRange, (m) =>
    ranged(written(m[2]!, m[3], m[4], m[1]), written(m[7]!, m[8], m[9], m[6]), m[5]!, m.index),
  );
  each(forms.shortRange, (m) =>
    ranged(written(m[2]!, undefined, undefined, m[1]), written(m[5]!, m[6], m[7], m[4]), m[3]!, m.index),
  );
  each(forms.monthFirst, (m) => {
    const [first, last] = [written(m[3]!, m[1], undefined, m[2]), written(m[7]!, m[6] ?? m[1], m[8], m[5])];
    return ranged(last.year === null ? first : { ...first, year: last.year }, last, m[4]!, m.index);
  });
  each(forms.numericRange, (m) =>
    ranged(written(m[2]!, m[4], m[5], m[1]), written(m[8]!, m[10], m[11], m[7]), m[6]!, m.index),
  );
  each(forms.iso, (m) => {
    const day = dayIn(Number(m[1]), Number(m[2]), Number(m[3]));
    return day ? { from: day } : null;
  });
  const one = (day: Day | null, name: string | undefined): Partial<DayMention> | null =>
    day === null ? null : fits(day, name) ? { from: day } : { unclear: "contradiction" };
  each(forms.single, (m) => {
    const { date, month, year } = written(m[2]!, m[3], m[4]);
    return one(nextDay(month, date, year, since), m[1]);
  });
  each(forms.numeric, (m) => {
    if (m[5] === undefined && !isDatedBefore(text, m.index, m[3]!)) return null;
    return one(nextDay(Number(m[4]), Number(m[2]), fullYear(m[5]), since), m[1]);
  });
  each(forms.english, (m) => one(nextDay(monthOf(m[1]!), dateOf(m[2]!), fullYear(m[3]), since), undefined));
  each(forms.bareRange, (m) => bareRange(text, m, since));
  each(forms.bareBack, (m) => backDay(text, m, found));
  each(forms.weekdayDate, (m) => {
    const [name, date] = [weekdayOf(m[1]!), dateOf(m[2]!)];
    for (let ahead = 0; ahead < 62; ahead += 1) {
      const day = addDays(since, ahead);
      if (Number(day.slice(8)) === date && weekday(day) === name) return { from: day };
    }
    return { unclear: "month" };
  });
  each(forms.holyWeek, (m) => {
    const year = /^ ?(?:de |del )?(20\d{2})/.exec(text.slice(m.index + m[0].length))?.[1];
    const days = holyWeekOf(since, year ? Number(year) : null);
    return days && { ...days, holiday: true };
  });
  each(forms.bridge, (m) => {
    const days = bridgeOf(m[1]!, since);
    if (!days) return null;
    const end = m.index + m[0].length;
    const after = text.slice(m.index + m[0].search(/(?:de|del) /), end + 60);
    if (days.from && /^[^\n.\d]{0,40}\b(?:jueves|viernes|domingo|martes)\b(?! ?\d)/.test(after))
      return { unclear: "holiday", holiday: true };
    const whole = /^[^\n.\d]{0,50}\bsabado\b[^\n.\d]{0,30}\blunes\b/.exec(after);
    const until = whole ? m.index + m[0].search(/(?:de|del) /) + whole[0].length : end;
    return { ...days, holiday: true, end: Math.max(end, until) };
  });
  each(forms.relative, (m) => ({ from: addDays(since, m[1] ? 2 : m[2] ? 1 : 0) }));
  each(forms.thisWeekday, (m) => {
    const name = weekdayOf(m[1]!);
    const isNamed = /^(?:este|el proximo|proximo)/.test(m[0]) || m[2] !== undefined;
    if (!isNamed) return null;
    for (let ahead = 1; ahead < 8; ahead += 1)
      if (weekday(addDays(since, ahead)) === name)
        return /proximo/.test(m[0]) && ahead < 7 - ((weekday(since) + 6) % 7)
          ? { unclear: "month" }
          : { from: addDays(since, ahead) };
    return null;
  });
  return found.sort((a, b) => a.start - b.start);
}

/** Returns whether `12/7` without a year is a day, by the words before it. */
const isDatedBefore = (text: string, at: number, separator: string): boolean =>
  separator === "/" &&
  /(?:\b(?:el|del|al|hasta|desde|dia|fecha|fechas|salida|ida|regreso|vuelta|in|out|llegada|vence|sale)\b[ :.-]{0,3}|[-–] ?)$/.test(
    text.slice(Math.max(0, at - 16), at),
  );

/** Returns whether a list of days is of departures, by the words before it. */
const isListLed = (text: string, at: number): boolean =>
  /\b(?:salidas|fechas|proximas|departures)\b[^\n.]{0,60}$/.test(text.slice(Math.max(0, at - 80), at));

/** Returns the day of a return without a month: the first such date after the day named before it. */
function backDay(
  text: string,
  match: RegExpExecArray,
  found: readonly DayMention[],
): Partial<DayMention> | null {
  const date = dateOf(match[2]!);
  const out = found.filter(({ end, from }) => from && end <= match.index && match.index - end < 120).at(-1);
  if (!out?.from || out.range || date > 31) return null;
  for (let ahead = 1; ahead < 32; ahead += 1) {
    const day = addDays(out.from, ahead);
    if (Number(day.slice(8)) === date)
      return fits(day, match[1]) ? { from: day, isBack: true } : { unclear: "contradiction" };
  }
  return null;
}

/** Returns a range without a month: of the only month named near it, or unclear. */
function bareRange(text: string, match: RegExpExecArray, since: Day): Partial<DayMention> {
  const [first, last] = [dateOf(match[2]!), dateOf(match[5]!)];
  const near = text.slice(Math.max(0, match.index - 60), match.index + match[0].length + 25);
  const named = [...near.matchAll(loneMonth)].map(([, month]) => monthOf(month!));
  const month = named[0];
  if (!month || new Set(named).size > 1 || first > 31 || last > 31 || last <= first)
    return { unclear: "month", range: true };
  const from = nextDay(month, first, null, since);
  const to = from && nextDay(month, last, null, from);
  if (!from || !to) return { unclear: "month", range: true };
  if (!fits(from, match[1]) || !fits(to, match[4])) return { unclear: "contradiction", range: true };
  const isWindow = /^entre/.test(match[0]) && choice.test(match[3]!);
  return { from, to, range: true, ...(isWindow && { window: true as const }) };
}
const monthNames = "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
const loneMonth = pattern(`\\b(?:en|para|de) (${monthNames})\\b`);
