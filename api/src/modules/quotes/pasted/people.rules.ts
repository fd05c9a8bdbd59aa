import { ageBounds, ageClassOn, yearsOn } from "../../../core/colombia/ages.ts";
import type { Day } from "../../../core/colombia/days.ts";
import { COUNT, numberOf } from "./number-words.rules.ts";
import { pattern } from "./patterns.rules.ts";
import type { Lists, Piece, ReadValue, Singles, TextQuestion } from "./read-value.rules.ts";
import type { TextPart } from "./text-parts.rules.ts";
import type { RoledDay } from "./travel-days.rules.ts";

/** Kind of people; kin are of any age. */
type Kind = "adult" | "child" | "infant" | "kin" | "person";

interface Counted {
  readonly kind: Kind;
  readonly count: number;
  readonly start: number;
  readonly end: number;
  readonly part: TextPart;
  readonly follows: boolean;
}

const nouns: readonly (readonly [Kind, string])[] = [
  [
    "adult",
    "(?:personas? )?(?:adultos? mayores|adult[oa]?s?|adlts?|adts?|adls?|adl|" +
      "mayores(?! de)|senior(?:s)?|grown ?ups?|abuel[oa]s|abuelitos|tercera edad)",
  ],
  [
    "infant",
    "(?:infantes?|bebes?|bebitos?|bebitas?|infs?|infants?|bb|babies|baby|recien nacid[oa]s?|lactantes?)",
  ],
  [
    "child",
    "(?:ninos?|ninas?|nin@s?|menor(?:es)?(?: de edad)?|chds?|chld|childs?|child(?:ren)?|" +
      "kids?|peques?|chiquitos?|nin[iy]t[oa]s?)",
  ],
  [
    "kin",
    "(?:jovenes|adolescentes|muchach[oa]s|pelad[oa]s|hij[oa]s?(?: menor(?:es)?)?|niet[oa]s?|nietic[oa]s|sobrin[oa]s?|herman[oa]s?(?: menor(?:es)?)?)",
  ],
  [
    "person",
    "(?:personas?|pax|paxs|pasajer[oa]s?|viajer[oa]s?|people|passengers?|travellers?|" +
      "travelers?|peopl|acompanantes)",
  ],
];
const counts = nouns.map(
  ([kind, noun]) => [kind, pattern(`(?<![\\d.,$/-])\\b(${COUNT}) ?(?:\\()?(?:x )?${noun}\\b\\)?`)] as const,
);
const labels = nouns.map(
  ([kind, noun]) =>
    [
      kind,
      pattern(
        `\\b(?:no\\.? de |numero de |cant\\.? |# ?(?:de )?)?${noun} ?(?:\\([^)\\n]{1,20}\\) ?)?[:=] ?(` +
          `${COUNT})(?! ?(?:anos|meses|a \\d|,\\d|\\.\\d|mil))`,
      ),
    ] as const,
);
const paxAfter = pattern(`\\b(?:pax|pasajeros|personas|viajeros) (\\d{1,2})(?![\\d.,]?\\d)`);
const we = pattern(
  "\\b(?:somos|seriamos|serian|vamos|iriamos|viajamos|viajariamos|para|pa|" +
    "seremos|vamos a ser|vendrian|van) (?:como |unos |unas |solo |solamente |" +
    `en total |los |las |nosotros )?(${COUNT})(?= ?(?:$|[.,;:\\n!?)(]|personas|` +
    "pax|adult|en total|y |contando|de |con |mi |mas |para |en |por |desde |" +
    "a |nada|no mas|: |- |(?:amig|herman|prim|companer|colegas|familiar|parientes|" +
    "senor|chic|muchach|ninas|jovenes)))",
);
const seats = pattern(`\\b(${COUNT}) (?:pasajes?|tiquetes?|tickets?|boletos?|puestos|cupos para|seats)\\b`);
const together = pattern(`\\bl[oa]s (${COUNT})\\b(?= (?:desde|viajamos|vamos|salimos|de nosotr))`);

const couple =
  /\b(?:mi (?:espos[oa]|marido|mujer|senora|novi[oa]|pareja),(?: (?:l[oa]s|mis|el|la|mi|dos|tres|\d))* (?:nin[oa]s?|hij[oa]s?|bebes?|peques?)[^.,\n]{0,20} y (?:yo|mi persona)\b|mi (?:espos[oa]|marido|mujer|pareja|novi[oa]|senora|senor|mama|papa|madre|padre|suegr[oa]|herman[oa]|amig[oa]|prim[oa]|ti[oa]|abuel[oa]|compa(?:nera|nero)?|cunad[oa]|jef[ea]|prometid[oa])(?: [a-z]+)? (?:y|e) (?:yo\b|mi persona|para mi|una? servidora?)|(?:yo|mi persona) (?:y|con) mi (?:espos[oa]|marido|mujer|pareja|novi[oa]|senora|mama|papa|herman[oa]|amig[oa]|suegr[oa])|el,? y? ?yo|ella,? y? ?yo|(?:para |somos )(?:una? )?(?:pareja|parejita|2 novios)|(?:a|we are a) couple|pareja de (?:esposos|recien casados|novios)|luna de miel|(?:mi|con mi) (?:espos[oa]|novi[oa]|pareja) y yo|para dos enamorados|parejita)\b/g;

const notPeople = /\b(?:multiple|familiar|cuadruple|triple|doble|domo|cabana) $/;
const notCount =
  /\b(?:(?:multiple|familiar|cuadruple|triple|doble)(?= ?\(| para| de)|minim\w*|min\.?|maxim\w*|capacidad|hasta|a partir de|base|por|cada|x|habitacion(?:es)?|hab\.?|cabanas?|apto|grupo de|grupos de|desde|acomodacion|mas de|menos de|liberad[oa]s? por|gratis por cada|cabana|aparta\w*|cupo)(?: (?:para|de|con|a))?[ (:]{0,2}$/;
const notCountAfter =
  /^ ?(?:por habitacion|x hab|por hab|gratis|en adelante|minimo|o mas|liberad|por carro|maximo|por cabana|comparten|pagan?\b)/;

const ages =
  "(?:(?:tiene[n]?|de|con|edad(?:es)?(?: de)?|ya cumplio|cumple|va a cumplir|" +
  "q tiene[n]?|que tiene[n]?|cumplio|:|son de|aged|age|tendra|ya con)\\W{0,2})";
const one =
  `(?:un ano y (?:\\d{1,2}|[a-z]+) mes(?:es|ecitos)?|${COUNT}(?: ?(?:anos? y medio|` +
  "an(?:it)?os|anos?|anitos?|mes(?:es|ecitos)?|ms?\\b|years?(?: old)?|months?(?: old)?|" +
  "yrs?|a\\b))?)";
const ageList = pattern(
  `^[ ,]{0,2}(?:\\(|${ages}|\\(?${ages}|\\(?(?=${COUNT} ?(?:an(?:it)?o|mes))|` +
    ` (?=${COUNT} y ${COUNT}))[ (]{0,2}((?:${one})(?:(?:,| y| e|, y| and|/|&|` +
    "-| (?=[a-z]{2,9}(?: y | [a-z]{2,9} y ))| y (?:el otro|la otra|otro|otra)(?: de)?|" +
    `,? (?:el|la) otr[oa] (?:de )?|,? y (?:de )?)\\s?(?:${one})){0,7})`,
  "",
);
const policy =
  /^ ?(?:de |\()?\s?(?:\d{1,2}|cero|dos|tres) ?(?:anos )?(?:a|-|hasta|al) ?\d{1,2}(?:[.,]\d{1,2})? ?(?:anos|a\b|\)|meses)|^ ?(?:menores? de|hasta|<)/;

interface Age {
  readonly years: number | null;
  readonly months: number | null;
  readonly start: number;
  readonly end: number;
}

/** Returns the ages of a list; null when a number may be of years or of months. */
function agesIn(list: string, at: number): Age[] | null {
  const found: { value: number; extra: number; unit: "y" | "m" | null; start: number; end: number }[] = [];
  const each = pattern(
    `(?:un ano y (\\d{1,2}|[a-z]+) mes(?:es|ecitos)?|(${COUNT})(?: ?(?:(an(?:it)?os?(?: y medio)?|` +
      "anos?|years?(?: old)?|yrs?|a\\b)|(mes(?:es|ecitos)?|months?(?: old)?|ms?\\b)))?)",
  );
  for (const match of list.matchAll(each)) {
    const start = at + match.index;
    const end = start + match[0].length;
    if (match[1] !== undefined) found.push({ value: 12, extra: numberOf(match[1]), unit: "m", start, end });
    else
      found.push({
        value: numberOf(match[2]!),
        extra: 0,
        unit: match[3] ? "y" : match[4] ? "m" : null,
        start,
        end,
      });
  }
  const units = new Set(found.map(({ unit }) => unit).filter(Boolean));
  const isMixed = units.has("m") && found.some(({ unit }) => unit === null);
  if (isMixed || found.some(({ value }) => Number.isNaN(value))) return null;
  return found.map(({ value, extra, unit, start, end }) => ({
    years: unit === "m" ? null : value,
    months: unit === "m" ? value + extra : null,
    start,
    end,
  }));
}

const classOf = ({ years, months }: Age): "adult" | "child" | "infant" => {
  if (months !== null) return months <= ageBounds.infante.max ? "infant" : "child";
  if (years! < ageBounds.menor.min) return "infant";
  return years! <= ageBounds.menor.max ? "child" : "adult";
};

interface ReadPeople {
  readonly singles: Singles;
  readonly lists: Lists;
  readonly questions: TextQuestion[];
}

const correction =
  /\b(?:mejor|perdon|corrijo|cambi\w+|mentiras?|me equivoque|al final|ya no|finalmente|mas bien|en realidad|se suma|se nos (?:une|suma)|se bajo|seriamos|quedamos|ahora (?:somos|vamos)|disculp\w+|que pena)\b/;

interface Group {
  readonly kind: Kind;
  readonly count: number;
  readonly pieces: readonly Piece[];
  readonly ages: readonly Age[];
  readonly isUnclear: boolean;
  readonly at: number;
}

/** Returns the groups of people that one part of a text names. */
function groupsIn(plain: string, part: TextPart): Group[] {
  const text = plain.slice(part.start, part.end);
  const taken = new Uint8Array(text.length + 1);
  const found: Counted[] = [];
  const add = (kind: Kind, count: number, start: number, end: number) => {
    if (!(count > 0) || count > 60 || taken.subarray(start, end).includes(1)) return;
    const before = text.slice(Math.max(0, start - 24), start);
    if (kind === "person" && notPeople.test(before)) return;
    if (notCount.test(before) || notCountAfter.test(text.slice(end, end + 16))) return;
    taken.fill(1, start, end);
    found.push({ kind, count, start, end, part, follows: false });
  };
  for (const [kind, form] of counts)
    for (const match of text.matchAll(form)) {
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 24);
      if (kind !== "person" && policy.test(after)) {
        taken.fill(1, match.index, match.index + match[0].length);
        continue;
      }
      if (kind === "person" && /^ ?(?:adult)/.test(after)) continue;
      if (/^(?:un|una|1)$/.test(match[1]!) && isGeneric(text, match.index, kind)) continue;
      add(kind, numberOf(match[1]!), match.index, match.index + match[0].length);
    }
  for (const [kind, form] of labels)
    for (const match of text.matchAll(form))
      add(kind, numberOf(match[1]!), match.index, match.index + match[0].length);
  for (const form of [paxAfter, we, seats, together])
    for (const match of text.matchAll(form))
      if (
        !/\b(?:para|pa|van) $/.test(match[0].replace(match[1]!, "")) ||
        !/^ ?(?:noches|dias|de [a-z]+bre|de (?:ene|feb|mar|abr|may|jun|jul|ago|dic))/.test(
          text.slice(match.index + match[0].length),
        )
      )
        if (!isWithin(text, match, found))
          add("person", numberOf(match[1]!), match.index, match.index + match[0].length);
  for (const family of familiesIn(text)) {
    taken.fill(1, family.end - 4, family.end);
    found.push({ ...family, kind: "adult", part, follows: false });
  }
  for (const match of text.matchAll(couple)) add("adult", 2, match.index, match.index + match[0].length);
  for (const match of text.matchAll(plural)) {
    const end = match.index + match[0].length;
    const after = text.slice(end, end + 90);
    const list = policy.test(after) ? undefined : ageList.exec(after)?.[1];
    const ages = list === undefined ? undefined : agesIn(list, 0);
    if (ages === null) found.push({ kind: "child", count: 0, start: match.index, end, part, follows: false });
    else if (ages && ages.length > 1) add("child", ages.length, match.index, end);
  }
  for (const match of text.matchAll(single)) {
    const kind = match[1]!.startsWith("beb") ? "infant" : match[1]!.startsWith("nin") ? "child" : "kin";
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
    if (kind !== "infant" && (!ageList.test(after) || policy.test(after))) continue;
    add(kind, 1, match.index, match.index + match[0].length);
  }
  found.sort((a, b) => a.start - b.start);
  return found.map((one, index): Group => withAges(text, one, found[index + 1]?.start ?? text.length));
}

const plural = /(?<!\b(?:un|una|dos|tres|cuatro|\d) )\b(?:ninos|ninas|hijos|hijas|menores|nietos|nietas)\b/g;

const relative =
  /\bmi (?:espos[oa]|marido|mujer|pareja|novi[oa]|senora|mama|papa|madre|padre|suegr[oa]|herman[oa]|amig[oa]|prim[oa]|ti[oa]|abuel[oa]|companer[oa]|cunad[oa])\b/g;
const parents = /\bmis (?:papas|padres|suegros|abuelos)\b/g;
const uncounted = /\bmis (?!papas|padres|suegros|abuelos|dos|tres|cuatro|\d|hij|nin)/;
const speaker = /(?:,| y| e| con| mas) (?:yo|mi persona)\b/g;

/** Returns the adults of families that their speaker lists: «mi esposa, mis papás y yo». */
function familiesIn(text: string): { count: number; start: number; end: number }[] {
  return [...text.matchAll(speaker)].flatMap((match) => {
    const end = match.index + match[0].length;
    const from = Math.max(0, match.index - 120);
    const before = text.slice(from, match.index);
    const cut = Math.max(
      before.lastIndexOf("."),
      before.lastIndexOf("\n"),
      before.lastIndexOf(";"),
      before.lastIndexOf(":"),
    );
    const list = before.slice(cut + 1);
    const singles = [...list.matchAll(relative)];
    const pairs = [...list.matchAll(parents)];
    if (singles.length + pairs.length === 0 || uncounted.test(list)) return [];
    const first = Math.min(...[...singles, ...pairs].map(({ index }) => index));
    return [{ count: singles.length + 2 * pairs.length + 1, start: from + cut + 1 + first, end }];
  });
}

const single =
  /\b(?:mi|el|la|nuestr[oa]|su|con el|con la) ((?:hij|niet|sobrin|nin|beb|herman)(?:it)?[oae](?: menor| pequen[oa])?)\b/g;

const isGeneric = (text: string, at: number, kind: Kind): boolean =>
  kind === "person" && /\b(?:habitacion|precio|valor|tarifa|pago)/.test(text.slice(Math.max(0, at - 30), at));

const isWithin = (text: string, match: RegExpExecArray, found: readonly Counted[]): boolean => {
  const end = match.index! + match[0].length;
  return (
    found.some(({ start }) => start <= end && start >= match.index!) ||
    /^ ?(?:noches|dias|anos|meses|am\b|pm\b|:\d|habitac|\/|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))/.test(
      text.slice(end, end + 18),
    )
  );
};

function withAges(text: string, one: Counted, next: number): Group {
  const shift = one.part.start;
  const start = one.start + shift;
  const pieces: Piece[] = [[start, one.end + shift]];
  const at = start;
  if (one.kind === "adult" || one.kind === "person")
    return { ...one, pieces, ages: [], isUnclear: false, at };
  const after = text.slice(one.end, Math.min(next, one.end + 90));
  if (policy.test(after)) return { ...one, pieces, ages: [], isUnclear: false, at };
  const match = ageList.exec(after);
  if (!match?.[1]) return { ...one, pieces, ages: [], isUnclear: false, at };
  const listAt = one.end + match.index + match[0].lastIndexOf(match[1]);
  const ages = agesIn(match[1], listAt + shift);
  if (!ages) return { ...one, pieces, ages: [], isUnclear: true, at };
  if (ages.length !== one.count) return { ...one, pieces, ages: [], isUnclear: true, at };
  return { ...one, pieces: [[start, ages.at(-1)!.end]], ages, isUnclear: false, at };
}

const ASK: Readonly<Record<string, string>> = {
  adultos: "¿Cuántos adultos viajan?",
  menores: "¿Cuántos menores viajan?",
  infantes: "¿Cuántos infantes viajan?",
  edadesMenores: "¿Qué edad tiene cada menor?",
  edadesInfantes: "¿Cuántos meses tiene cada infante?",
  numeroPersonas: "¿Cuántas personas viajan?",
};

/** Reads who travels: people by age, and the ages of children. */
export function readPeople(
  plain: string,
  parts: readonly TextPart[],
  days: readonly RoledDay[],
  departure: Day | null,
): ReadPeople {
  const singles: Singles = {};
  const lists: Lists = {};
  const questions: TextQuestion[] = [];
  const ask = (
    field: "adultos" | "menores" | "infantes" | "edadesMenores" | "edadesInfantes" | "numeroPersonas",
    pieces: readonly Piece[],
    question = ASK[field]!,
  ) => questions.push({ field, question, pieces });
  const byPart = parts.map((part) => ({ part, groups: groupsIn(plain, part) }));
  const clientParts = byPart.filter(({ part, groups }) => part.side === "client" && groups.length > 0);
  const sided = clientParts.length > 0 ? clientParts : byPart.filter(({ groups }) => groups.length > 0);
  const corrected = sided.findLastIndex(
    ({ part, groups }, at) =>
      at > 0 &&
      groups.some(({ kind }) => kind !== "infant") &&
      correction.test(plain.slice(part.start, part.end)),
  );
  const groups = sided.slice(Math.max(corrected, 0)).flatMap((one) => one.groups);
  const earlier = corrected > 0 ? sided.slice(0, corrected).flatMap((one) => one.groups) : [];
  const kinds = (kind: Kind) => {
    const own = groups.filter((one) => one.kind === kind);
    return own.length > 0 || groups.some((one) => one.kind === "person")
      ? own
      : earlier.filter((one) => one.kind === kind);
  };
  const people = kinds("person");
  const sized = [...kinds("child"), ...kinds("infant"), ...kinds("kin")];
  const adults = [...kinds("adult")];
  const { kept: repeated, clashing } = withoutRepeated([...adults, ...sized], plain);
  for (const kind of clashing)
    ask(
      kind === "adult" ? "adultos" : kind === "infant" ? "infantes" : "menores",
      repeated.filter((one) => one.kind === kind).flatMap(({ pieces }) => pieces),
    );

  const birthdays = days.filter(({ role, from }) => role === "birth" && from);
  const children: { age: Age | null; count: number; pieces: readonly Piece[] }[] = [];
  const infants: typeof children = [];
  const grown: typeof children = [];
  let unclearAges = false;
  let isPartial = false;
  const separate = separateAges(plain, parts, sized);
  for (const group of repeated) {
    if (group.kind === "adult") {
      grown.push({ age: null, count: group.count, pieces: group.pieces });
      continue;
    }
    const ages = group.ages.length > 0 || group.isUnclear ? group.ages : (separate.get(group) ?? []);
    if (group.isUnclear) {
      unclearAges = true;
      ask(group.kind === "infant" ? "edadesInfantes" : "edadesMenores", group.pieces);
    }
    const isNamedAgain = repeated.some(
      (other) =>
        other !== group && other.kind === "child" && other.count === group.count && other.ages.length > 0,
    );
    if (group.kind === "kin" && group.ages.length === 0 && isNamedAgain) continue;
    if (group.kind === "kin" && ages.length === 0) {
      isPartial = true;
      ask("menores", group.pieces);
      ask("edadesMenores", group.pieces);
      continue;
    }
    if (group.count === 0) {
      isPartial = true;
      continue;
    }
    if (ages.length === 0) {
      (group.kind === "infant" ? infants : children).push({
        age: null,
        count: group.count,
        pieces: group.pieces,
      });
      continue;
    }
    for (const age of ages) {
      const kind = classOf(age);
      const list = kind === "infant" ? infants : kind === "child" ? children : grown;
      list.push({ age, count: 1, pieces: group.pieces });
    }
  }
  const ofBirths = birthdays.flatMap(({ from, start, end }) => {
    const kind = departure && ageClassOn(from!, departure);
    return kind ? [{ kind, years: yearsOn(from!, departure), start, end }] : [];
  });
  const isBorn = ofBirths.length > 0 && children.length + infants.length === 0;
  for (const { kind, years, start, end } of isBorn ? ofBirths : []) {
    const named = /\b(?:nin[oa]|hij[oa]|niet[oa]|bebe|menor|infante|sobrin[oa])s?\b[^\n.]{0,40}$/;
    if (kind === "adulto" || !named.test(plain.slice(Math.max(0, start - 60), start))) continue;
    const age = { years: kind === "menor" ? years : null, months: null, start, end };
    (kind === "menor" ? children : infants).push({ age, count: 1, pieces: [[start, end]] });
  }
  const knownAges = [...children, ...infants].some(({ age }) => age !== null);
  const value = (list: typeof children): ReadValue<number> => ({
    value: list.reduce((sum, { count }) => sum + count, 0),
    pieces: mergePieces(list.flatMap(({ pieces }) => pieces)),
  });
  const same = (list: readonly Group[]) => new Set(list.map(({ count }) => count)).size <= 1;
  const total = people.length > 0 && same(people) ? people[0]! : null;
  if (people.length > 0 && !total)
    ask(
      "numeroPersonas",
      people.flatMap(({ pieces }) => pieces),
    );

  if (clashing.length > 0) return { singles, lists, questions };
  const hasAdults = repeated.some(({ kind }) => kind === "adult");
  if (hasAdults) singles.adultos = value(grown);
  else if (!total && children.length + infants.length + grown.length > 0)
    ask("adultos", mergePieces([...grown, ...children, ...infants].flatMap(({ pieces }) => pieces)));
  if (children.length > 0) singles.menores = value(children);
  if (infants.length > 0) singles.infantes = value(infants);
  if (children.length > 0 && children.every(({ age }) => age))
    lists.edadesMenores = children.map(({ age }) => ({
      value: age!.years ?? Math.floor(age!.months! / 12),
      pieces: [[age!.start, age!.end]],
    }));
  else if (children.length > 0 && !unclearAges) {
    const young = ofBirths.filter(({ kind }) => kind === "menor");
    if (!knownAges && young.length === singles.menores!.value)
      lists.edadesMenores = young.map(({ years, start, end }) => ({ value: years, pieces: [[start, end]] }));
    else ask("edadesMenores", singles.menores!.pieces);
  }
  if (infants.length > 0 && infants.every(({ age }) => age?.months != null))
    lists.edadesInfantes = infants.map(({ age }) => ({
      value: age!.months!,
      pieces: [[age!.start, age!.end]],
    }));

  const sum = (singles.adultos?.value ?? 0) + (singles.menores?.value ?? 0) + (singles.infantes?.value ?? 0);
  const parted = [singles.adultos, singles.menores, singles.infantes].filter((one) => one !== undefined);
  if (total) {
    const clash = sum > total.count || (singles.adultos !== undefined && !isPartial && sum !== total.count);
    if (clash && sum > 0) {
      ask(
        "numeroPersonas",
        [...total.pieces, ...parted.flatMap(({ pieces }) => pieces)],
        `El texto dice ${total.count} personas y también ${sum}: ¿cuántas viajan?`,
      );
    } else {
      singles.numeroPersonas = { value: total.count, pieces: total.pieces };
      if (singles.adultos === undefined)
        ask("adultos", total.pieces, `¿Cuántos de los ${total.count} son adultos?`);
    }
  } else if (people.length === 0 && singles.adultos && !isPartial) {
    singles.numeroPersonas = { value: sum, pieces: mergePieces(parted.flatMap(({ pieces }) => pieces)) };
  }
  return { singles, lists, questions };
}

const mergePieces = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter(([start, end], at) => pieces.findIndex(([a, b]) => a === start && b === end) === at);

/** Returns groups without the repeated ones, and the kinds that contradict each other. */
function withoutRepeated(groups: readonly Group[], plain: string): { kept: Group[]; clashing: Kind[] } {
  const clashing = new Set<Kind>();
  const ordered = [...groups].sort((a, b) => a.at - b.at);
  const kept: Group[] = [];
  for (const group of ordered) {
    const before = kept.filter(({ kind }) => kind === group.kind);
    const gap = before.length > 0 ? plain.slice(before.at(-1)!.pieces.at(-1)![1], group.at) : "";
    const isAdded = gap.length < 40 && !/\n/.test(gap);
    if (before.length === 0 || isAdded) {
      kept.push(group);
      continue;
    }
    const total = before.reduce((sum, { count }) => sum + count, 0);
    const isSame = total === group.count || before.some(({ count }) => count === group.count);
    if (!isSame) clashing.add(group.kind);
    else if (group.ages.length > 0 && before.length === 1 && before[0]!.ages.length === 0)
      kept[kept.indexOf(before[0]!)] = group;
  }
  return { kept, clashing: [...clashing] };
}

const ageSentence = pattern(
  "\\b(?:(?:l[oa]s|mis|nuestr[oa]s) )?(?:(?:nin[oa]s|hij[oa]s|niet[oa]s|menores|" +
    "peques|chic[oa]s|sobrin[oa]s|pelad[oa]s)(?: tienen| son de| de|:| ya tienen)|" +
    `edades(?: de (?:l[oa]s (?:nin[oa]s|menores)))?:?|(?:tienen|uno? tiene|son de)) (?=(?:${one})(` +
    `?:,| y| e|/|-))((?:${one})(?:(?:,| y| e|/|-| y (?:el|la) otr[oa](?: de)?),?\\s?(?:${one})){1,` +
    "6})",
  "",
);

/** Returns the ages in another sentence, of the only group of children without ages. */
function separateAges(
  plain: string,
  parts: readonly TextPart[],
  groups: readonly Group[],
): ReadonlyMap<Group, readonly Age[]> {
  const found = new Map<Group, readonly Age[]>();
  const ageless = groups.filter(
    ({ ages: own, isUnclear, kind }) => own.length === 0 && !isUnclear && kind !== "infant",
  );
  const [only] = ageless;
  if (!only || ageless.length > 1) return found;
  for (const part of parts) {
    const match = ageSentence.exec(plain.slice(part.start, part.end));
    if (!match?.[1]) continue;
    const list = agesIn(match[1], part.start + match.index + match[0].length - match[1].length);
    if (list?.length === only.count) found.set(only, list);
  }
  return found;
}
