import { addDays, type Day, isDay } from "../../../core/colombia/days.ts";
import type { PlainText } from "./plain-text.rules.ts";

/** Side of a conversation: the person who asks for a trip, or the person who offers one. */
export type Side = "client" | "offer";

/** Part of a text with one author: a message, a mail, or the whole text. Positions are in the plain text. */
export interface TextPart {
  readonly start: number;
  readonly end: number;
  readonly side: Side;
  /** Day on which it was written. */
  readonly day: Day;
  /** Name of its author as written, with its position. */
  readonly author?: { readonly name: string; readonly start: number; readonly end: number };
  /** True for the part of a mail that it answers. */
  readonly quoted?: true;
}

export interface TextParts {
  readonly parts: readonly TextPart[];
  readonly isChat: boolean;
}

const headers: readonly RegExp[] = [
  /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2,4}),? \d{1,2}:\d{2}(?::\d{2})? ?(?:[ap]\.? ?m\.?)? ?- /,
  /^\[(\d{1,2})[/.-](\d{1,2})[/.-](\d{2,4}),? \d{1,2}:\d{2}(?::\d{2})? ?(?:[ap]\.? ?m\.?)?\] ?/,
  /^\[\d{1,2}:\d{2}(?::\d{2})? ?(?:[ap]\.? ?m\.?)?, (\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2,4}))?\] ?/,
  /^\[(\d{1,2})[/.-](\d{1,2}),? \d{1,2}:\d{2}(?::\d{2})? ?(?:[ap]\.? ?m\.?)?()\] ?/,
];
const senderOf = /^[^:\n]{1,60}?(?=: ?)/;
const exported =
  /^([^,:\n[\]]{1,50}), \[(\d{1,2})[/.](\d{1,2})[/.](\d{2,4})[ ,]+\d{1,2}:\d{2}[^\]]{0,10}\]:?/;
const labelled =
  /^(cliente|pasajero|usuario|asesora?|agente|agencia|vendedora?|yo)(?: ?\([^)\n]{1,30}\))? ?: ?/;
const offerLabels = /^(?:asesora?|agente|agencia|vendedora?|yo)/;

interface Opened {
  readonly at: number;
  readonly body: number;
  readonly name: string | null;
  readonly nameAt: number;
  readonly first: number;
  readonly second: number;
  readonly year: string;
}

/** Returns the messages of a chat by their headers; empty for another text. */
function openedMessages(plain: string): Opened[] {
  const found: Opened[] = [];
  let at = 0;
  for (const line of plain.split("\n")) {
    const lead = /^[^\w[]{0,3}/.exec(line)?.[0].length ?? 0;
    const text = line.slice(lead);
    for (const header of line.length > 8 ? headers : []) {
      const match = header.exec(text);
      if (!match) continue;
      const nameAt = lead + match[0].length;
      const name = senderOf.exec(line.slice(nameAt))?.[0] ?? null;
      const after = name === null ? nameAt : nameAt + name.length + 1;
      found.push({
        at,
        body: at + after,
        name,
        nameAt: at + nameAt,
        first: Number(match[1]),
        second: Number(match[2]),
        year: match[3] ?? "",
      });
      break;
    }
    const match = line.length > 8 ? exported.exec(text) : null;
    if (match)
      found.push({
        at,
        body: at + lead + match[0].length,
        name: match[1]!,
        nameAt: at + lead,
        first: Number(match[2]),
        second: Number(match[3]),
        year: match[4]!,
      });
    at += line.length + 1;
  }
  return found;
}

const two = (value: number | string) => String(value).padStart(2, "0");

/** Returns the day of a message; one without a year is the latest before the day of pasting. */
function messageDay({ first, second, year }: Opened, isMonthFirst: boolean, today: Day): Day {
  const [date, month] = isMonthFirst ? [second, first] : [first, second];
  const full = year.length === 2 ? `20${year}` : year || today.slice(0, 4);
  const day = `${full}-${two(month)}-${two(date)}`;
  if (!isDay(day)) return today;
  return !year && day > addDays(today, 1) ? `${Number(full) - 1}${day.slice(4)}` : day;
}

const asks = [
  /\b(?:me|nos) (?:puede|podria|podrian|puedes|regala|regalas|ayuda|ayudas|colabora|cotiza|cotizas|da|das)\b/g,
  /\b(?:quiero|quisiera|queremos|quisieramos|necesito|necesitamos|estoy interesad|estamos interesad|me interesa)/g,
  /\b(?:cuanto (?:vale|cuesta|sale|me|nos|seria|es|por)|que precio|en cuanto|precio para|info de|informacion)\b/g,
  /\b(?:somos|salimos|viajamos|seriamos|vamos|iriamos|mi (?:espos[oa]|hij[oa]|mama|papa|novi[oa]|famili)|mis)\b/g,
  /\b(?:solicito|agradezco|cotizar|cotizacion para|mi nombre es|me llamo|quedo pendiente|es para|would like|we are|looking for|i need|we need|could you|please|dear team|our budget|for us|solicitamos|me ayudas con|el cliente es|quieren ir|presupuesto (?:aproximado|de)|me gustaria|nos gustaria|deseo|deseamos)\b/g,
  /\b(?:sii+|gracias|listo|dale|muy car[oa]|y con cuanto|como aparto)\b/g,
];
const offers = [
  /\b(?:con (?:mucho )?gusto|bienvenid[oa]|a nombre de quien|que fechas?|cuant[ao]s (?:personas|adultos|son|viajan|pax))/g,
  /\b(?:para cuando|desde que ciudad|te (?:cotizo|envio|comparto|dejo|paso)|le (?:cotizo|envio|comparto|sale|queda))\b/g,
  /\b(?:le adjunto|te adjunto|nuestr[oa]s?|(?<!que )incluye|tarifa|neto|por persona|te sale)/g,
  /(?:\$ ?\d|\busd ?\d|\d ?usd\b|\bvalor (?:por|total))/g,
  /\b(?:manejamos|tenemos disponib|te confirmo|le confirmo|reservamos|asesor|agencia|te separamos)/g,
];
const agencyName =
  /\b(?:viajes?|turismo|tours?|travel|agencia|mayorista|operador|reservas|asesor|ventas|destinos|trips?|rutas?|rumbo|vacaciones|aventuras?|expediciones|hotel|hostal|ltda|s\.?a\.?s)\b/;

const timesOf = (text: string, patterns: readonly RegExp[]): number =>
  patterns.reduce((sum, one) => sum + (text.match(one)?.length ?? 0), 0);

/** Returns whether a text without authors asks for a trip rather than offers one. */
function sideOfText(text: string): Side {
  const head = text.slice(0, 20_000);
  const offered = timesOf(head, offers);
  const asked = timesOf(head, asks);
  return offered === 0 || asked > offered || (asked === offered && !/\$|usd/.test(head)) ? "client" : "offer";
}

function chatParts({ plain, written }: PlainText, opened: readonly Opened[], today: Day): TextPart[] {
  const isMonthFirst = opened.some(({ second }) => second > 12) && opened.every(({ first }) => first <= 12);
  const authors = new Map<string, { asked: number; offered: number }>();
  const messages = opened.map((one, index) => ({ ...one, end: opened[index + 1]?.at ?? plain.length }));
  for (const { name, body, end } of messages) {
    if (name === null) continue;
    const score = authors.get(name) ?? { asked: 0, offered: agencyName.test(name) ? 6 : 0 };
    const text = plain.slice(body, end);
    score.asked += timesOf(text, asks) + (/^\+? ?\d[\d ()-]{7,}$/.test(name) && authors.size === 0 ? 1 : 0);
    score.offered += timesOf(text, offers);
    authors.set(name, score);
  }
  const ranked = [...authors].map(([name, { asked, offered }], place) => ({
    name,
    score: asked - offered + (place === 0 ? 0.5 : 0),
  }));
  ranked.sort((a, b) => b.score - a.score);
  const only = ranked.length === 1;
  const client = only && (ranked[0]?.score ?? 0) < 0 ? null : (ranked[0]?.name ?? null);
  return messages
    .filter((one): one is typeof one & { name: string } => one.name !== null)
    .map(({ name, nameAt, body, end, ...one }) => ({
      start: body,
      end,
      side: name === client ? "client" : "offer",
      day: messageDay({ ...one, name, nameAt, body }, isMonthFirst, today),
      author: { name: written(nameAt, nameAt + name.length), start: nameAt, end: nameAt + name.length },
    }));
}

/** Returns the parts of a dialogue whose lines begin with the role of their author. */
function labelledParts(plain: string, today: Day): TextPart[] {
  const found: { start: number; at: number; side: Side }[] = [];
  let at = 0;
  for (const line of plain.split("\n")) {
    const label = labelled.exec(line)?.[0];
    if (label)
      found.push({ at, start: at + label.length, side: offerLabels.test(label) ? "offer" : "client" });
    at += line.length + 1;
  }
  const sides = new Set(found.map(({ side }) => side));
  if (sides.size < 2 || found.length < 3) return [];
  return found.map(({ start, side }, index) => ({
    start,
    end: found[index + 1]?.at ?? plain.length,
    side,
    day: today,
  }));
}

const answered =
  /^(?:> ?)?(?:el .{4,80}(?:escribio|wrote):|on .{4,80} wrote:|-{2,} ?(?:mensaje original|original message|forwarded|mensaje reenviado).*|de: .{3,80}$)/;

/** Returns a mail in two parts, its own and the one that it answers; one part without an answered mail. */
function mailParts(plain: string, today: Day): TextPart[] {
  let at = 0;
  for (const line of plain.split("\n")) {
    const isAnswered = at > 40 && line.length > 2 && (answered.test(line) || /^> ?\S/.test(line));
    if (isAnswered) {
      const [own, other] = [plain.slice(0, at), plain.slice(at)];
      const side = timesOf(own, asks) + (timesOf(other, offers) > timesOf(own, offers) ? 1 : 0);
      const isClient = side >= timesOf(own, offers);
      return [
        { start: 0, end: at, side: isClient ? "client" : "offer", day: today },
        { start: at, end: plain.length, side: isClient ? "offer" : "client", day: today, quoted: true },
      ];
    }
    at += line.length + 1;
  }
  return [{ start: 0, end: plain.length, side: sideOfText(plain), day: today }];
}

/** Returns the parts of a text by author: the messages of a chat, a mail and its answer, or one part. */
export function textParts(text: PlainText, today: Day): TextParts {
  const opened = openedMessages(text.plain);
  if (opened.some(({ name }) => name !== null)) {
    const parts = chatParts(text, opened, today);
    const before = opened[0]!.at;
    // Words before the first header belong to a message whose header was not copied.
    const lead = text.plain.slice(0, before).trim()
      ? [{ start: 0, end: before, side: "client" as const, day: parts[0]?.day ?? today }]
      : [];
    return { parts: [...lead, ...parts], isChat: true };
  }
  const dialogue = labelledParts(text.plain, today);
  if (dialogue.length > 0) return { parts: dialogue, isChat: true };
  return { parts: mailParts(text.plain, today), isChat: false };
}
