import { type Day, addDays, daysBetween } from "../../../core/colombia/days.ts";
import { COUNT, numberOf } from "./number-words.rules.ts";
import { pattern } from "./patterns.rules.ts";
import type { Lists, ReadValue, Singles, TextPeriod, TextQuestion } from "./read-value.rules.ts";
import type { Side, TextPart } from "./text-parts.rules.ts";
import { type DayMention, writtenDays } from "./written-days.rules.ts";

/** Role of a day in a trip or an offer. */
type DayRole = "out" | "back" | "trip" | "validity" | "travelPeriod" | "birth" | "none";

/** Day of a text with its role. */
export interface RoledDay extends DayMention {
  readonly role: DayRole;
  readonly side: Side;
  readonly part: number;
  readonly corrects: boolean;
}

const roles: readonly (readonly [DayRole, RegExp])[] = [
  ["birth", /(?:nacio|nacid[oa]s?|nacimiento|f\.? ?nac\w*|cumple(?:anos)?|nac\.?)[^\n.;]{0,25}$/],
  [
    "none",
    /(?:expedid|expedicion|pasaporte vence|fecha de (?:emision|elaboracion|cotizacion|solicitud|envio)|elaborad|cotizacion(?: no\.?| n°)? ?\d* de(?:l)? fecha|enviado|escribio|wrote|recibid|fecha:|date:|sent:|factura|no aplica|excepto|no operan?|bloquead|restringid|pago (?:total|final|del saldo)|saldo|\bresto\b|restante|segund[oa] (?:pago|cuota)|cancelar el|pagar|abonar|pagos? |cuotas?|nos casamos|matrimonio|boda|suplemento|temporada (?:alta|baja|de)|cotizad[ao] el|llame|hable|actualizad|ciudad y fecha|semana santa|anterior)[^\n;]{0,40}$/,
  ],
  [
    "travelPeriod",
    /(?:viajar? (?:entre|del|desde|en)|viajando|viajes? (?:del|entre|desde)|(?:vigencia|validez|periodo|fechas?|ventana) (?:de |para )?(?:el )?(?:viaj\w+|estadia|hospedaje|vuelo|volar)|para volar|volando|\brige\b|vigencia del programa|vigencia de (?:las )?tarifas?|tarifas? (?:valid\w+|vigentes?|del|desde|aplican?)|temporada\b|travel (?:period|window|dates)|estadias (?:del|entre)|aplican? (?:del|desde|para|entre)|vigencia viaje|valid[oa]s? para viaj\w+|salidas (?:diarias )?(?:del|entre|desde))[^\n;]{0,30}$/,
  ],
  [
    "validity",
    /(?:vigen\w+|\bvalid\w*|vence\w*|vencimiento|plazo|oferta|promo\w*|reserv\w+ (?:antes|hasta|ya|del|a mas)|compr\w+ (?:antes|hasta|del|ya|desde|entre)|comprando|confirm\w+ (?:antes|hasta|a mas)|emit\w+ (?:antes|hasta|a mas)|emision\b|venta\b|ventas (?:del|hasta|entre)|antes del?|hasta agotar|time ?limit|\btl\b|limite|sosten\w+ (?:hasta|el)|mant\w+ (?:hasta|el)|separ\w+ (?:antes|hasta|a mas)|bloqueo|deadline|book(?:ing)? (?:by|until|before)|precio hasta|cotizacion hasta|tarifa hasta|respuesta|a mas tardar|caduca)[^\n;]{0,30}$/,
  ],
  [
    "back",
    /(?:regres\w+|\bvuelta\b|volv\w+|volvemos|retorn\w+|check ?-? ?out|\bout\b|nos venimos|nos devolvemos|devolver\w*|(?<=hotel.{0,30})salida|hasta(?: el)?|salida hotel|return\w*|coming back|back on|terminando|fin)[^\n;.]{0,22}$/,
  ],
  [
    "out",
    /(?:\bida\b|salid[ao]s?|salimos|salgo|saliendo|sale\b|salen|salir|viaj\w+|llega\w*|check ?-? ?in|\bin\b|ingreso|entrada|nos vamos|nos iriamos|partida|partimos|partiendo|arranca\w*|inicio|inicia\w*|desde|empez\w+|fecha\b|fechas?|para|departure|departing|leav\w+|arriv\w+|se va\b|\bel\b|dia)[^\n;.]{0,22}$/,
  ],
];

/** Returns the role that the words before a day give to it. */
function roleIn(left: string, side: Side, { range, from, to, days }: DayMention): DayRole | undefined {
  for (const [role, form] of roles) {
    const match = form.exec(left);
    if (!match) continue;
    const isRange = (range ?? false) || days !== undefined;
    if (role === "none" && (isRange || side === "client") && /^fechas?:/.test(match[0])) continue;
    const isLong = isRange && from && to && daysBetween(from, to) > 20;
    if (role === "validity" && isLong && !/compr|venta|oferta|reserv|emit/.test(left)) return "travelPeriod";
    if (role !== "travelPeriod") return role;
    if (!isRange) continue;
    const isShort = from && to && daysBetween(from, to) < 13;
    if (days || (isShort && /^(?:viaj|salidas|fechas?|volando|para volar)/.test(match[0]))) return "trip";
    return role;
  }
  return undefined;
}

const correction =
  /\b(?:mejor|perdon|corrijo|correccion|cambi\w+|no mentira|mentiras?|me equivoque|al final|ya no|finalmente|mas bien|en realidad|que pena|ojo|disculp\w+|confirmado)\b/;

/** Returns the days of a text with their roles; «salida» of a hotel after an arrival is the way back. */
export function roledDays(plain: string, parts: readonly TextPart[]): RoledDay[] {
  return parts.flatMap((part, index) => {
    const text = plain.slice(part.start, part.end);
    let behind = 0;
    let seenArrival = false;
    return writtenDays(text, part.day).map((mention): RoledDay => {
      const lineAt = text.lastIndexOf("\n", mention.start - 1) + 1;
      const from = Math.max(behind, mention.start - 70, lineAt > behind ? lineAt : behind);
      const left = text.slice(from, mention.start);
      const above = text.slice(Math.max(behind, lineAt - 60, 0), mention.start);
      behind = mention.end;
      let role =
        roleIn(left, part.side, mention) ??
        (left.trim() === "" ? roleIn(above.replace(/\n/g, " "), part.side, mention) : undefined) ??
        "trip";
      if (/llega\w*|check ?-? ?in|ingreso|entrada|arriv/.test(left)) seenArrival = true;
      else if (seenArrival && role === "out" && /salida|depart/.test(left)) role = "back";
      if (mention.holiday && role !== "none") {
        const line = text.slice(Math.max(lineAt, mention.start - 120), mention.start);
        role = /\b(?:temporadas?|excepto|no aplica|suplemento|recargo|bloquead)/.test(line) ? "none" : "trip";
      }
      const isPast = mention.from && !mention.to && mention.from < part.day;
      const isToday =
        mention.from === part.day &&
        part.side === "offer" &&
        /20\d\d$/.test(text.slice(mention.start, mention.end));
      if ((isPast || isToday) && role !== "birth" && role !== "validity") role = "none";
      if (mention.isBack) role = "back";
      if (mention.range && (role === "out" || role === "back")) role = "trip";
      const corrects = correction.test(text.slice(Math.max(0, mention.start - 120), mention.start + 80));
      const place = { start: mention.start + part.start, end: mention.end + part.start };
      return { ...mention, ...place, role, side: part.side, part: index, corrects };
    });
  });
}

interface ReadDays {
  readonly singles: Singles;
  readonly lists: Lists;
  readonly questions: TextQuestion[];
}

const nights = pattern(
  `(?<![\\d.,])\\b(${COUNT}) ?(?:noches?\\b|nts?\\b|nights?\\b|n(?=[ /]*\\d{1,2} ?d\\b))`,
);
const nightsAfter = pattern(`\\bnoches?:? (\\d{1,2})(?![\\d.,/:])`);
const nightsShort = pattern(`\\b\\d{1,2} ?d(?:ias)? ?[/y-] ?(\\d{1,2}) ?n\\b`);
const notTrip =
  /(?:minim\w*|adicional(?:es)?|extra|gratis|min\.?|a partir de|cada|precio|valor|desde|maximo|estadia de) ?(?:de )?$/;
const notTripAfter =
  /^ ?(?:adicional|extra|gratis|minim|de (?:rumba|estrellas|fiesta|cortesia)|x \$|\$|a \$)/;

interface Nights extends ReadValue<number> {
  readonly side: Side;
  readonly corrects: boolean;
}

/** Returns the numbers of nights that a text states. */
function statedNights(plain: string, parts: readonly TextPart[]): Nights[] {
  return parts.flatMap((part) => {
    const text = plain.slice(part.start, part.end);
    const found = [nights, nightsAfter, nightsShort].flatMap((one) => [...text.matchAll(one)]);
    const seen = new Set<number>();
    return found
      .filter((match) => {
        const end = match.index + match[0].length;
        if (seen.has(end)) return false;
        seen.add(end);
        const before = text.slice(Math.max(0, match.index - 16), match.index);
        return !notTrip.test(before) && !notTripAfter.test(text.slice(end, end + 16));
      })
      .map((match): Nights => {
        const [start, end] = [match.index + part.start, match.index + match[0].length + part.start];
        return {
          value: numberOf(match[1]!),
          pieces: [[start, end]],
          side: part.side,
          corrects: correction.test(text.slice(Math.max(0, match.index - 80), match.index)),
        };
      })
      .filter(({ value }) => value > 0 && value < 61)
      .sort((a, b) => a.pieces[0]![0] - b.pieces[0]![0]);
  });
}

/** Returns the nights of a trip whose stays are stated too: 5, of which 2 and 3. */
function wholeOf(found: readonly Nights[]): Nights | null {
  const whole = found.find(({ value }) => value === Math.max(...found.map((one) => one.value)));
  const stays = found.filter(({ value }) => value !== whole?.value);
  const sum = stays.reduce((total, { value }) => total + value, 0);
  return whole && stays.length > 1 && sum === whole.value ? whole : null;
}

const distinct = (values: readonly (string | number | undefined)[]): number => new Set(values).size;
const piece = ({ start, end }: { start: number; end: number }) => [start, end] as const;

const ASK_DAYS = "¿Qué días exactos se viaja?";
const ASK_OUT = "¿Qué día comienza el viaje?";
const ASK_BACK = "¿Qué día termina el viaje?";
const ASK_NIGHTS = "¿Cuántas noches son?";

/** Returns the one value that is stated, or the latest that corrects the others; null when they differ. */
function decided<T extends { readonly side: Side; readonly corrects: boolean }>(
  found: readonly T[],
  keyOf: (one: T) => string | number | undefined,
): T | null {
  const last = found.at(-1);
  if (!last) return null;
  if (distinct(found.map(keyOf)) === 1) return found[0]!;
  const corrected = [...found].reverse().find(({ side, corrects }) => side === "client" && corrects);
  if (!corrected) return null;
  const after = found.slice(found.indexOf(corrected));
  return distinct(after.map(keyOf)) === 1 ? corrected : null;
}

const unclearWords =
  /\b(?:el otro mes|fin de ano|fines? de ano|el proximo mes|la otra semana|fin de mes|mitad de ano|fechas? (?:flexible|abierta)s?|a (?:mediados|finales|principios|comienzos) de|(?:primera|segunda|tercera|ultima) semana de|cualquier (?:fecha|fin de semana)|vacaciones de (?:mitad|fin|junio|diciembre)|puente(?: festivo)?|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|para (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|receso escolar|semana de receso|navidad|ano nuevo)\b/;

/** Reads the days of the trip, its nights, the dates of the offer and the departures to choose from. */
export function readTravelDays(
  plain: string,
  parts: readonly TextPart[],
  days: readonly RoledDay[],
): ReadDays {
  const singles: Singles = {};
  const lists: Lists = {};
  const questions: TextQuestion[] = [];
  const ask = (field: "fechaIda" | "fechaRegreso" | "noches", question: string, at: readonly DayMention[]) =>
    questions.push({ field, question, pieces: at.map(piece) });

  const valid = days.filter(({ role, from, to }) => role === "validity" && (from ?? to));
  const last = valid.at(-1);
  if (last && distinct(valid.map(({ from, to }) => to ?? from)) === 1)
    singles.vigencia = { value: (last.to ?? last.from)!, pieces: [piece(valid[0]!)] };
  const periods = days.filter(({ role, from, to }) => role === "travelPeriod" && from && to);
  if (periods.length > 0)
    lists.vigenciaViaje = periods.map((one): ReadValue<TextPeriod> => ({
      value: { desde: one.from!, hasta: one.to! },
      pieces: [piece(one)],
    }));

  readTrip(plain, parts, days, { singles, lists, ask });
  const stated = statedNights(plain, parts);
  const own = stated.some(({ side }) => side === "client")
    ? stated.filter(({ side }) => side === "client")
    : stated;
  const chosen = decided(own, ({ value }) => value) ?? wholeOf(own);
  const { fechaIda: out, fechaRegreso: back } = singles;
  const counted = out && back ? daysBetween(out.value, back.value) : null;
  if (chosen && counted !== null && counted !== chosen.value && counted !== 0) {
    ask("noches", `Las fechas son de ${counted} noches y el texto dice ${chosen.value}: ¿cuántas son?`, []);
  } else if (chosen) singles.noches = { value: chosen.value, pieces: chosen.pieces };
  else if (
    counted !== null &&
    counted > 0 &&
    (stated.length === 0 || stated.some(({ value }) => value === counted))
  )
    singles.noches = {
      value: counted,
      pieces: stated.find(({ value }) => value === counted)?.pieces ?? [...out!.pieces, ...back!.pieces],
    };
  else if (stated.length > 0)
    questions.push({ field: "noches", question: ASK_NIGHTS, pieces: stated.flatMap(({ pieces }) => pieces) });
  if (out && !back && singles.noches && !questions.some(({ field }) => field === "fechaRegreso"))
    singles.fechaRegreso = {
      value: addDays(out.value, singles.noches.value),
      pieces: [...out.pieces, ...singles.noches.pieces],
    };
  return { singles, lists, questions };
}

interface Target {
  readonly singles: Singles;
  readonly lists: Lists;
  readonly ask: (field: "fechaIda" | "fechaRegreso", question: string, at: readonly DayMention[]) => void;
}

function readTrip(
  plain: string,
  parts: readonly TextPart[],
  days: readonly RoledDay[],
  { singles, lists, ask }: Target,
): void {
  const trip = days.filter(({ role }) => role === "trip" || role === "out" || role === "back");
  const clients = trip.filter(({ side }) => side === "client");
  const own = clients.length > 0 ? clients : trip;
  const written = own.filter(({ holiday }) => !holiday);
  const holidays = own.filter(({ holiday }) => holiday);
  const ranges = written.filter(({ range }) => range);
  const askBoth = (at: readonly DayMention[]) => {
    ask("fechaIda", ASK_OUT, at);
    ask("fechaRegreso", ASK_BACK, at);
  };
  const against = (from: Day, to: Day | undefined) =>
    holidays.filter((one) => one.from && one.to && (from > one.to || (to ?? from) < one.from));

  const listed = written.filter((one) => one.days);
  if (listed.length > 0) {
    const dates = [...new Set(listed.flatMap(({ days: own }) => own!))];
    const isOffer = listed.every(({ side }) => side === "offer");
    if (!isOffer || written.length > listed.length) return askBoth(listed);
    lists.salidas = dates.map((value) => ({
      value,
      pieces: [piece(listed.find(({ days: own }) => own!.includes(value))!)],
    }));
    return;
  }
  if (ranges.length > 0) {
    const range = decided(ranges, ({ from, to, unclear, window }) => `${from} ${to} ${unclear} ${window}`);
    if (!range) {
      const isOffer = ranges.every(({ side, from, unclear }) => side === "offer" && from && !unclear);
      if (isOffer && ranges.length >= 2 && (isDepartures(plain, ranges) || areAlike(plain, ranges)))
        lists.salidas = ranges.map((one) => ({ value: one.from!, pieces: [piece(one)] }));
      else askBoth(ranges);
      return;
    }
    const clash = range.from ? against(range.from, range.to) : [];
    if (range.unclear || range.window || clash.length > 0) return askBoth([range, ...clash]);
    singles.fechaIda = { value: range.from!, pieces: [piece(range)] };
    singles.fechaRegreso = { value: range.to!, pieces: [piece(range)] };
    return;
  }
  const outs = written.filter(({ role }) => role === "out" || role === "trip");
  const backs = written.filter(({ role }) => role === "back");
  const [out, back] = [decided(outs, ({ from }) => from), decided(backs, ({ from }) => from)];
  if (outs.length === 0 && backs.length === 0) return readHoliday(plain, parts, holidays, singles, askBoth);
  const clash = out?.from ? against(out.from, back?.from) : [];
  if (clash.length > 0) return askBoth([...written, ...clash]);
  if (out?.from && back?.from) {
    const later = back.from < out.from ? null : back.from;
    if (!later) return askBoth([out, back]);
    singles.fechaIda = { value: out.from, pieces: [piece(out)] };
    singles.fechaRegreso = { value: later, pieces: [piece(back)] };
    return;
  }
  if (!out && outs.length === 2 && backs.length === 0 && !outs.some(({ unclear }) => unclear)) {
    const [first, second] = outs as [RoledDay, RoledDay];
    const between = plain.slice(first.end, second.start);
    if (
      /^[ ,]*(?:y|al|a|hasta|-|\/)?[^\n]{0,12}$/.test(between) &&
      first.from! < second.from! &&
      !/ o /.test(between)
    ) {
      if (/\bo\b/.test(between)) return askBoth(outs);
      return ask("fechaIda", ASK_DAYS, outs);
    }
  }
  if (out?.from) singles.fechaIda = { value: out.from, pieces: [piece(out)] };
  else if (outs.length > 0) {
    if (
      outs.length >= 2 &&
      outs.every(({ from, side }) => from && side === "offer") &&
      isDepartures(plain, outs)
    )
      lists.salidas = outs.map((one) => ({ value: one.from!, pieces: [piece(one)] }));
    else ask("fechaIda", ASK_OUT, outs);
  }
  if (back?.from && (!out?.from || back.from >= out.from))
    singles.fechaRegreso = { value: back.from, pieces: [piece(back)] };
  else if (backs.length > 0) ask("fechaRegreso", ASK_BACK, backs);
}

/** Returns whether ranges are departures of one trip: equally long, each on a line of its own. */
function areAlike(plain: string, ranges: readonly RoledDay[]): boolean {
  const lengths = new Set(ranges.map(({ from, to }) => (from && to ? daysBetween(from, to) : null)));
  return (
    lengths.size === 1 &&
    !lengths.has(null) &&
    ranges.every(({ end }, at) => at === 0 || plain.slice(ranges[at - 1]!.end, end).includes("\n"))
  );
}

/** Returns whether days are departures to choose from, by the words before them. */
function isDepartures(plain: string, found: readonly DayMention[]): boolean {
  const first = found[0]!.start;
  return /\b(?:salidas|fechas(?: de salida)?|proximas|departures|cupos en)\b[^.]{0,80}$/.test(
    plain.slice(Math.max(0, first - 100), first),
  );
}

function readHoliday(
  plain: string,
  parts: readonly TextPart[],
  holidays: readonly RoledDay[],
  singles: Singles,
  askBoth: (at: readonly DayMention[]) => void,
): void {
  const holiday = decided(holidays, ({ from, to, unclear }) => `${from} ${to} ${unclear}`);
  if (holiday?.from && holiday.to) {
    singles.fechaIda = { value: holiday.from, pieces: [piece(holiday)] };
    singles.fechaRegreso = { value: holiday.to, pieces: [piece(holiday)] };
    return;
  }
  if (holidays.length > 0) return askBoth(holidays);
  for (const part of parts) {
    if (part.side !== "client" || part.quoted) continue;
    const words = unclearWords.exec(plain.slice(part.start, part.end));
    if (!words) continue;
    const start = part.start + words.index;
    return askBoth([{ start, end: start + words[0].length }]);
  }
}
