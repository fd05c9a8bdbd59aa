import { type AmountMention, amountsIn } from "./amounts.rules.ts";
import { COUNT, numberOf } from "./number-words.rules.ts";
import { pattern } from "./patterns.rules.ts";
import type {
  Lists,
  Piece,
  PriceFor,
  PriceUnit,
  ReadValue,
  Singles,
  TextField,
  TextPrice,
  TextQuestion,
} from "./read-value.rules.ts";
import type { TextPart } from "./text-parts.rules.ts";

type AmountRole = "price" | "supplement" | "deposit" | "installment" | "budget" | "none";

const people: readonly (readonly [PriceFor, RegExp])[] = [
  ["noche_adicional", /\bnoche (?:adicional|extra)|\bn\.? ?a(?:dicional)\b|extra night/],
  ["cuadruple", /\b(?:cuadruple|cuad|cpl|cdp|qdpl|quad|cuadr|qpl)\b/],
  ["triple", /\b(?:triple|tpl|trp)\b/],
  ["doble", /\b(?:dobles?|dbl|db|double|dob)\b/],
  ["sencilla", /\b(?:sencill[ao]s?|sgl|single|individual|simple|sng)\b/],
  ["multiple", /\b(?:multiple|mult|mtp|mpl|quintuple)\b/],
  [
    "familiar",
    /\b(?:habitacion|hab\.?|cabana|acomodacion|domo|suite|apto|apartamento|alcoba|base|en)(?: [a-z]+)? familiar\b|^\W*familiar\b/,
  ],
  ["infante", /\b(?:infantes?|inf|bebes?|infants?)\b/],
  ["menor", /\b(?:ninos?|ninas?|nin@s|menor(?:es)?|chd|chds|child(?:ren)?|chld|kids?|nieto|hijo)\b/],
  ["adulto", /\b(?:adult(?:o|os|a|as|s)?|adt|adl)\b/],
];

const perBoth =
  /\b(?:p ?\/ ?p ?\/ ?n|ppn|p\.p\.n|por persona[ ,/]*(?:por |y |x |\/ ?)?noche|(?:por|x) noche[ ,/]*(?:por|x|y|\/)? ?(?:por )?persona|pax ?\/ ?noche|persona ?\/ ?noche|p\/n|por pax por noche|x pax x noche|per person per night|pp per night|pppn)/;
const perPerson =
  /(?:\b(?:por|x|c\/|cada) ?(?:persona|pax|adulto|pasajero|pers|nino|menor|cabeza)\b|\bp ?\/ ?p\b|\bpp\b|\bp\.p\.?|\bc ?\/ ?u\b|\bcada un[oa]\b|\bcada cual\b|\bpor cabeza\b|\bper person\b|\bx per\b|\bpersona\b|\/ ?pax\b|\beach\b|\bp\. p\.|\bp\/pax\b|\bpax\b|\bindividual por\b|\bpor viajero)/;
const perNight =
  /(?:\b(?:por|x|cada|valor|precio|tarifa) ?noche\b|per night|\/ ?noche|nightly|^ ?(?:la )?noche\b(?! adicional)|\bla noche (?:a|en|por|es|le|te|sale|queda|vale)\b)/;
const perLeg =
  /\b(?:por trayecto|cada trayecto|x trayecto|solo ida|one ?way|por tramo|el trayecto|\btrayecto)\b/;
const inTotal =
  /\b(?:total|l[oa]s (?:dos|tres|cuatro|cinco|seis|siete|ocho|\d{1,2})\b|en total|por tod[oa]s?|todo el grupo|por la familia|por pareja|la pareja|por el grupo|para l[oa]s \d|por l[oa]s (?:\d|dos|tres|cuatro|cinco|seis)|para (?:dos|tres|cuatro|cinco) personas|para \d personas|toda la familia|valor del plan completo|por habitacion|gran total|el paquete completo|inversion total|for both|for all)\b/;

const roles: readonly (readonly [AmountRole, RegExp])[] = [
  [
    "none",
    /(?:\b(?:rnt|nit|ganador|premio|bono de|cupon|antes valia|antes|ahorr\w+|descuento de|dcto|resta[r]?|restan|trm|tasa de cambio|cobertura|cubre hasta|asistencia (?:medica )?(?:de|por|hasta)|por valor de|multa|penalidad|penalizacion|reembolso|comision|cobertura de|hasta por|saldo|segunda cuota|resto|cuenta|tope|consumo minimo|le gano|deposito de garantia|pagu?e)\b)[^\n.;]{0,28}$/,
  ],
  [
    "installment",
    /\b(?:cuotas?(?! inicial)|contados|pagos|mensualidades|quincenas)\b[^\n.;]{0,18}(?:de|por|a|x)? ?$/,
  ],
  [
    "deposit",
    /\b(?:abon\w+|separ\w+|reserv\w+ con|reserva:|apart(?:o|a|as|ar|an|amos|emos)\b|anticipo|cuota inicial|inicial|pie\b|con solo|deposito|congel\w+ (?:con|precio con|tarifa con)|primer pago|para reservar|asegur\w+ (?:tu |su )?cupo|cupo con|sena\b|down payment|deposit)[^\n.;]{0,40}$/,
  ],
  [
    "budget",
    /\b(?:presupuesto|maximo|max\b|tenemos|tengo|contamos con|cuento con|no (?:pase|pasar|pasarnos|gastar|mas)\b|que no (?:pase|supere|exceda)|alrededor de|entre todos|tope|hasta unos|no mas de|podemos gastar|quiero gastar|budget|invertir|gastar\w*|nos alcanza|ojala por|menos de|algo de|algo como)[^\n.;]{0,30}$/,
  ],
  [
    "supplement",
    /\b(?:suplement\w*|no inclu\w+|seguro hotelero|(?<!noche )adicional(?:es)?|opcional(?:es)?|aparte|(?:\+|mas|➕) ?(?:los )?impuestos|impuestos (?:y|aereos|de) [^\n]{0,20}|extra(?!\w)|tarjeta (?:de )?(?:turismo|turistica|otta)|impuesto de|tasa (?:de|aeroportuaria|hotelera|ecologica|administrativa|del)|tasas? por|fee|cargo|recargo|se paga|pago en destino|pagan? (?:directo|alla|en)|upgrade|late check|early|impuesto hotelero|contribucion|sobrecosto|penalidad|iva de|otta|migra\w*)\b[^\n.;|]{0,40}$/,
  ],
  [
    "supplement",
    /(?:^|[.;\n])[^a-z\n]{0,4}(?:(?:el|la|los|las|una?|por) )?(?:entradas? a|ingreso (?:a|al)|maletas?(?: de (?:bodega|cabina)| de \d+ ?kg| adicional| extra)?|bodega|equipaje|almuerzos?|cenas?|traslado|transporte|seguro|asistencia|propinas?|visa|tiquete de bus|mascotas?|parqueadero)\b[^\n.;|,]{0,46}$/,
  ],
];
const supplementAfter =
  /^[^\n.;|]{0,44}\(?no inclui\w*|^ ?(?:de )?(?:impuestos|tasas)\b|^[^\n.;|]{0,12}\b(?:no inclui\w*|se pagan?|adicional(?:es)?(?! noche)|extra\b|aparte|opcional|pago directo|por maleta|de suplemento|en destino)/;
const budgetAfter = /^[^\n.;|]{0,14}\b(?:de presupuesto|maximo|como maximo|o menos|es lo que tenemos)/;
const depositAfter =
  /^[^\n.;|]{0,14}\b(?:para (?:separar|reservar|apartar)|de (?:abono|anticipo|deposito|inicial)|se (?:separa|aparta|reserva)|y separas|inicial(?:es)?|para asegurar|para el cupo)\b/;

const asksPrice =
  /\b(?:me (?:sostien\w+|mantien\w+|respet\w+|dej\w+)|nos (?:sostien\w+|mantien\w+|respet\w+|dej\w+)|otra agencia|en otra parte|me ofrec\w+|vi (?:una|un|uno)|sigue (?:en|a)|a ese precio|el de)\b[^\n]{0,30}$/;

interface Priced extends AmountMention {
  readonly role: AmountRole;
  readonly price: TextPrice;
  readonly part: TextPart;
  readonly unsure: boolean;
}

const lineStart = (plain: string, at: number): number => plain.lastIndexOf("\n", at - 1) + 1;
const lineEnd = (plain: string, at: number): number => {
  const end = plain.indexOf("\n", at);
  return end === -1 ? plain.length : end;
};

const lastFor = (text: string): PriceFor | undefined => {
  let found: { who: PriceFor; at: number } | undefined;
  if (people[0]![1].test(text)) return "noche_adicional";
  for (const [who, one] of people)
    for (const match of text.matchAll(pattern(one.source)))
      if (!found || match.index > found.at) found = { who, at: match.index };
  return found?.who;
};
const firstFor = (text: string): PriceFor | undefined => {
  let found: { who: PriceFor; at: number } | undefined;
  for (const [who, one] of people) {
    const at = text.search(one);
    if (at !== -1 && (!found || at < found.at)) found = { who, at };
  }
  return found?.who;
};

function perOf(left: string, right: string): PriceUnit | undefined {
  // A unit beside the amount belongs to it; one further behind may belong to the next words.
  for (const side of [right.slice(0, 24), left, right]) {
    if (perBoth.test(side)) return "persona_noche";
    if (perPerson.test(side) && perNight.test(side)) return "persona_noche";
    if (perPerson.test(side)) return "persona";
    if (perLeg.test(side)) return "trayecto";
    if (perNight.test(side)) return "noche";
    if (inTotal.test(side)) return "total";
  }
  return undefined;
}

const unitHeader = /\b(?:precios?|tarifas?|valor(?:es)?|costo|inversion)\b[^\n]{0,60}/;

/** Returns the unit that a line gives to all prices around it: «(por persona, tasas incluidas)». */
function unitAround(plain: string, start: number, end: number): { per: PriceUnit; piece: Piece } | null {
  let from = lineStart(plain, start);
  for (let back = 0; back < 8 && from > 0; back += 1) {
    const previous = lineStart(plain, from - 1);
    const line = plain.slice(previous, from - 1);
    const header = unitHeader.exec(line);
    const unit = header && !/\$|usd ?\d/.test(line) ? perOf(header[0], "") : undefined;
    if (unit && unit !== "total") return { per: unit, piece: [previous, from - 1] };
    if (line.trim() === "" && back > 1) break;
    from = previous;
  }
  let to = lineEnd(plain, end);
  for (let ahead = 0; ahead < 5 && to < plain.length; ahead += 1) {
    const next = lineEnd(plain, to + 1);
    const line = plain.slice(to + 1, next);
    if (line.trim() === "" && ahead > 0) break;
    if (
      /^\W*(?:precios?|tarifas?|valor(?:es)?)?\s*(?:por persona|x persona|p\/p|pp\b|por noche|por pax|x pax|por pasajero)/.test(
        line,
      )
    ) {
      const unit = perOf(line.slice(0, 60), "");
      if (unit) return { per: unit, piece: [to + 1, next] };
    }
    to = next;
  }
  return null;
}

function roleOf(left: string, right: string, isClient: boolean): AmountRole {
  if (depositAfter.test(right)) return "deposit";
  if (isClient && budgetAfter.test(right)) return "budget";
  const found = roles.find(([role, one]) => (isClient || role !== "budget") && one.test(left))?.[0];
  if (found) return found;
  return supplementAfter.test(right) ? "supplement" : "price";
}

/** Maximum length of a line in which labels are looked for behind the amounts. */
const LONGEST_LINE = 200;

/** Returns whether the first amount of a line has no label before it: labels are behind their amounts. */
function isFirstBare(plain: string, part: TextPart, at: number, before: AmountMention | undefined): boolean {
  const start = Math.max(lineStart(plain, at), part.start);
  const isFirst = !before || before.end < start;
  if (at - start > LONGEST_LINE) return false;
  if (isFirst) return lastFor(plain.slice(start, at)) === undefined;
  const [first] = amountsIn(plain.slice(start, at));
  return first !== undefined && lastFor(plain.slice(start, start + first.start)) === undefined;
}

/** Returns whether a total is for a number of people: «Total 2 adultos». */
const isCounted = (lead: string, own: PriceFor, per: PriceUnit | undefined): boolean =>
  per === "total" && (own === "adulto" || own === "menor") && /\d ?(?:adult|nin|menor)/.test(lead);

/** Returns the line above an amount that begins its own, when it is a label. */
function lineAboveAmount(plain: string, part: TextPart, start: number): string {
  const from = Math.max(lineStart(plain, start - 1), part.start);
  const line = plain.slice(from, start - 1);
  return /:\s*$/.test(line) && line.length < 60 ? line : "";
}

function readAmount(
  plain: string,
  part: TextPart,
  one: AmountMention,
  before: AmountMention | undefined,
  next: AmountMention | undefined,
): Priced {
  const start = Math.max(lineStart(plain, one.start), part.start, before ? before.end : 0);
  const end = Math.min(lineEnd(plain, one.end), part.end, next ? next.start : plain.length);
  const left = plain.slice(Math.max(start, one.start - 90), one.start);
  const right = plain.slice(one.end, Math.min(end, one.end + 60));
  const cut = /[,;|·]| y (?=\$|usd|(?:l[oa]s |el |la )?(?:nin|menor|infant|adult|chd))|\. /.exec(right);
  const near = right.slice(0, cut ? cut.index : undefined);
  const alone = left.trim() === "" && start > part.start ? lineAboveAmount(plain, part, start) : "";
  const lead =
    alone !== ""
      ? alone
      : before && before.end >= start
        ? left.replace(/^[^,;|·/\n]{0,40}[,;|·/]/, "")
        : left;
  let role = roleOf(lead, right, part.side === "client");
  if (
    role === "supplement" &&
    one.currency !== "COP" &&
    /\b(?:asistencia|seguro)/.test(lead) &&
    (one.amount ?? 0) >= 5_000
  )
    role = "none";
  if (role === "price" && isDepositAnswer(plain, part, one.start)) role = "deposit";
  if (role === "none" && /\bantes\b/.test(lead) && /\bahora\b/.test(lead)) role = "price";
  const isLabelBehind = isFirstBare(plain, part, one.start, before) && firstFor(near) !== undefined;
  const own =
    (isLabelBehind ? firstFor(near) : lastFor(lead.slice(-70).replace(/^[^]*\\. /, ""))) ??
    firstFor(
      /^[^\n]{0,4}\b(?:en|para|c\/u|por|x|p\/p|pp|acomod|\()/.test(near) || before === undefined ? near : "",
    );
  const per = perOf(lead, near);
  const price: TextPrice = {
    currency: one.currency,
    amount: one.amount ?? 0,
    ...(per && { per }),
    ...(own && !isCounted(lead, own, per) && { para: own }),
    ...(/\b(?:desde|a partir de|from)[^\n]{0,12}$/.test(lead) && { desde: true as const }),
    ...(/\bnet[ao]s?\b/.test(lead + right) && { neto: true as const }),
    ...(/(?:\+|mas) ?(?:iva|impuestos?|tasas|tax)/.test(near) && { masImpuestos: true as const }),
  };
  return { ...one, role, price, part, unsure: asksPrice.test(left) };
}

/** Returns whether an amount answers the question with how much one books. */
function isDepositAnswer(plain: string, { start }: TextPart, at: number): boolean {
  if (
    start === 0 ||
    !/^\W*(?:con|se (?:separa|aparta|reserva) con|son|serian)\b[^\n]{0,12}$/.test(plain.slice(start, at))
  )
    return false;
  const asked = plain.slice(Math.max(0, start - 120), start);
  return /\b(?:cuanto|como)\b[^\n]{0,20}\b(?:apart|separ|reserv|abon)/.test(asked);
}

/** Returns the percentages that answer the question with how much one books. */
const answeredRates = (plain: string, parts: readonly TextPart[]): RegExpExecArray[] =>
  parts.flatMap(({ start, end }) => {
    const match = /^\W*(?:con|es|seria|se (?:separa|aparta|reserva) con)(?: el)? (\d{1,2}) ?%/.exec(
      plain.slice(start, end),
    );
    if (!match || !isDepositAnswer(plain, { start, end } as TextPart, start + match[0].length)) return [];
    match.index += start;
    return [match];
  });

/** Returns the last price of a list in one line, whose unit is the unit of all of them. */
function unitBehind(plain: string, read: readonly Priced[], one: Priced): Priced | undefined {
  if (!one.price.para) return undefined;
  const end = lineEnd(plain, one.end);
  const at = read.indexOf(one);
  const rest = read.slice(at + 1, at + 6).filter(({ start }) => start < end);
  const last = rest.find(({ price }) => price.per);
  if (!last?.price.para || last.role !== "price" || last.price.per === "total") return undefined;
  const between = plain.slice(one.end, last.start);
  return between.length < 90 && !/[.;]\s|\by\b.*\by\b/.test(between) ? last : undefined;
}

interface ReadPrices {
  readonly singles: Singles;
  readonly lists: Lists;
  readonly questions: TextQuestion[];
}

const percent = "(\\d{1,2}(?:[.,]\\d{1,2})?) ?%";
const rates = {
  deposit: pattern(
    `\\b(?:abon\\w+|anticipo|separ\\w+|reserv\\w+|inicial|deposito|apart\\w+)\\b[^\\n.;%$]{0,40}?${percent}` +
      `|${percent}(?: del (?:valor(?: total)?|total))? (?:de (?:abono|anticipo|` +
      "inicial|deposito)|para (?:separar|reservar|apartar|confirmar|bloquear|congelar|" +
      "garantizar|solicitar)|inicial|al (?:reservar|separar))",
  ),
  commission: pattern(
    `\\bcomision(?:able|an|es)?\\b[^\\n.;%$]{0,40}?${percent}|${percent}(?: de)? comision|` +
      `\\bcomisionable(?:s)? (?:al|a un)? ?${percent}`,
  ),
  discount: pattern(
    `\\b(?:descuento|dcto|dto|rebaja|off)\\b[^\\n.;%$]{0,30}?${percent}|${percent} ?(?:de |` +
      "en )?(?:descuento|dcto|dto|off|menos|rebaja)",
  ),
} as const;
const installments = pattern(
  `\\b(${COUNT}) (?:cuotas|contados|pagos(?! adicionales)|mensualidades|cuoticas)\\b|` +
    `\\bdifer\\w+ (?:a|en|hasta) (${COUNT})\\b`,
);
const seats = pattern(
  "(?:\\b(?:quedan?|solo|ultim[oa]s|tenemos|hay|disponib\\w+:?|nos quedan|" +
    `unic[oa]s|bloqueo de|me quedan)(?: solo| disponibles| l[oa]s| ultim[oa]s)? (${COUNT}) (?:cupo` +
    "s?|sillas?|puestos?|espacios?|lugares|habitaciones|sillitas)\\b|\\bcupos?(?: disponibles|" +
    " limitados| limitado)?:? ?(?:a )?(\\d{1,2})(?! ?(?:%|de |personas))\\b|" +
    `\\b(${COUNT}) (?:cupos?|sillas?|puestos) (?:disponibles|unicamente|libres|` +
    "confirmad[oa]s)|\\b(\\d{1,2}) (?:cupos|sillas)\\b)",
);
const fewest = pattern(
  `\\b(?:minimo|min\\.?|a partir de|grupo minimo(?: de)?|base|mas de)(?: de)?:? (${COUNT}) ?(?:p` +
    "ersonas|pax|pasajeros|adultos|viajeros|participantes|pers)\\b|\\bminimo de (?:personas|" +
    `pax|pasajeros):? ?(\\d{1,2})|\\b(${COUNT}) ?(?:personas|pax|pasajeros) (?:como )?minimo|` +
    "\\b(?:personas|pax|pasajeros) minim[oa]s?:? ?(\\d{1,2})",
);

const capture = (match: RegExpExecArray): string | undefined =>
  match.slice(1).find((one) => one !== undefined);

/** Reads prices, and the other amounts and percentages of an offer. */
export function readPrices(
  plain: string,
  parts: readonly TextPart[],
  isTaken: (start: number) => boolean,
  tabled: readonly ReadValue<TextPrice>[],
): ReadPrices {
  const singles: Singles = {};
  const lists: Lists = {};
  const questions: TextQuestion[] = [];
  const ask = (field: TextField, question: string, pieces: readonly Piece[]) =>
    questions.push({ field, question, pieces });
  const amounts = amountsIn(plain).filter(({ start }) => !isTaken(start));
  let at = 0;
  const read = amounts.flatMap((one, index): Priced[] => {
    while (at < parts.length - 1 && one.start >= parts[at]!.end) at += 1;
    const part = parts[at]!;
    return one.start < part.start
      ? []
      : [readAmount(plain, part, one, amounts[index - 1], amounts[index + 1])];
  });
  const of = (role: AmountRole) => read.filter((one) => one.role === role);
  const piece = ({ start, end }: AmountMention): Piece => [start, end];

  const prices: ReadValue<TextPrice>[] = [...tabled];
  const unclear: Priced[] = [];
  for (const one of of("price")) {
    const isClients = one.part.side === "client" && parts.length > 1;
    if (one.amount === null || one.unsure || isClients || one.part.quoted) {
      unclear.push(one);
      continue;
    }
    const behind = one.price.per ? undefined : unitBehind(plain, read, one);
    if (behind) {
      prices.push({ value: { ...one.price, per: behind.price.per! }, pieces: [piece(one)] });
      continue;
    }
    const around = one.price.per ? null : unitAround(plain, one.start, one.end);
    const price = around ? { ...one.price, per: around.per } : one.price;
    const per =
      !price.per && price.para === "menor" && sharedUnit(prices, plain, one)
        ? { per: "persona" as const }
        : {};
    prices.push({ value: { ...price, ...per }, pieces: [piece(one), ...(around ? [around.piece] : [])] });
  }
  const unique = prices.filter(
    ({ value }, index) =>
      prices.findIndex(
        (other) =>
          other.value.amount === value.amount &&
          other.value.currency === value.currency &&
          other.value.para === value.para &&
          other.value.per === value.per,
      ) === index,
  );
  const units = new Set(unique.map(({ value }) => value.per));
  const isMixed = units.has("persona") && units.has("noche");
  const unlabelled = isMixed ? unique.filter(({ value }) => value.per === undefined) : [];
  if (unlabelled.length > 0)
    ask(
      "precios",
      "¿Qué precios son por persona y cuáles por noche?",
      unlabelled.flatMap(({ pieces }) => pieces),
    );
  if (unclear.length > 0) ask("precios", "¿De cuánto son los precios y para quién?", unclear.map(piece));
  const kept = unique.filter((one) => !unlabelled.includes(one));
  if (kept.length > 0) lists.precios = kept;

  const supplements = of("supplement").filter(({ amount }) => amount !== null);
  if (supplements.length > 0)
    lists.suplementos = supplements.map((one) => {
      const { currency, amount, per, para } = one.price;
      return {
        value: { currency, amount, ...(per && { per }), ...(para && { para }) },
        pieces: [piece(one)],
      };
    });

  const budget = of("budget");
  if (budget.length === 1 && budget[0]!.amount !== null) {
    const { currency, amount, per } = budget[0]!.price;
    singles.presupuesto = { value: { currency, amount, ...(per && { per }) }, pieces: [piece(budget[0]!)] };
  } else if (budget.length > 0) ask("presupuesto", "¿Cuánto puede gastar el cliente?", budget.map(piece));
  const bare = bareBudget.exec(plain);
  if (
    bare &&
    budget.length === 0 &&
    !amounts.some(({ start, end }) => start < bare.index + bare[0].length && end > bare.index)
  )
    ask("presupuesto", `¿El presupuesto de «${bare[1]}» es de cuánto?`, [
      [bare.index, bare.index + bare[0].length],
    ]);

  const deposits = of("deposit");
  const depositRates = [...plain.matchAll(rates.deposit), ...answeredRates(plain, parts)].filter(
    ({ 0: text }) => !/comision|descuento/.test(text),
  );
  if (deposits.length === 1 && deposits[0]!.amount !== null && depositRates.length === 0) {
    const { currency, amount, per } = deposits[0]!.price;
    singles.abono = { value: { currency, amount, per: per ?? "total" }, pieces: [piece(deposits[0]!)] };
  } else if (deposits.length === 0 && depositRates.length === 1) {
    const match = depositRates[0]!;
    const value = Number(capture(match)!.replace(",", "."));
    singles.abono = { value: { porcentaje: value }, pieces: [[match.index, match.index + match[0].length]] };
  } else if (deposits.length + depositRates.length > 0)
    ask("abono", "¿Con cuánto se reserva?", deposits.map(piece));

  const rate = (field: "comision" | "descuento", form: RegExp, question: string) => {
    const found = [...plain.matchAll(form)];
    const values = new Set(found.map((match) => Number(capture(match)!.replace(",", "."))));
    if (values.size === 1)
      singles[field] = {
        value: [...values][0]!,
        pieces: [[found[0]!.index, found[0]!.index + found[0]![0].length]],
      };
    else if (values.size > 1)
      ask(
        field,
        question,
        found.map((match): Piece => [match.index, match.index + match[0].length]),
      );
  };
  rate("comision", rates.commission, "¿Cuál es la comisión?");
  rate("descuento", rates.discount, "¿Cuál es el descuento?");

  const [plan] = [...plain.matchAll(installments)].filter(
    ({ index }) => !/\bsin $/.test(plain.slice(Math.max(0, index - 6), index)),
  );
  if (plan) {
    const end = plan.index + plan[0].length;
    const each = read.find(({ role, start }) => role === "installment" && start - end < 30 && start >= end);
    singles.cuotas = {
      value: {
        numero: numberOf(capture(plan)!),
        ...(each?.amount && { currency: each.currency, valor: each.amount }),
      },
      pieces: [[plan.index, end], ...(each ? [piece(each)] : [])],
    };
  }
  const count = (field: "cupos" | "minimoPersonas", form: RegExp) => {
    const found = [...plain.matchAll(form)].filter(({ index }) =>
      parts.some(({ side, start, end }) => side === "offer" && index >= start && index < end),
    );
    const values = new Set(found.map((match) => numberOf(capture(match)!)));
    if (values.size === 1)
      singles[field] = {
        value: [...values][0]!,
        pieces: [[found[0]!.index, found[0]!.index + found[0]![0].length]],
      };
  };
  if (parts.some(({ side }) => side === "offer")) {
    count("cupos", seats);
    count("minimoPersonas", fewest);
  }
  return { singles, lists, questions };
}

const bareBudget =
  /\b(?:maximo|max|presupuesto(?: de)?|no mas de|hasta|tope) (?:de |unos |por )?(\d{3}|\d[.,]\d)(?= ?(?:x|por|c\/u|cada|p\/p|pp|$|\n|,))/;

/** Returns whether a price for a child follows one per person in the same message. */
const sharedUnit = (prices: readonly ReadValue<TextPrice>[], plain: string, one: AmountMention): boolean => {
  const last = prices.at(-1);
  const end = last?.pieces[0]?.[1] ?? 0;
  return (
    last?.value.per === "persona" && one.start - end < 160 && !/\n\s*\n/.test(plain.slice(end, one.start))
  );
};
