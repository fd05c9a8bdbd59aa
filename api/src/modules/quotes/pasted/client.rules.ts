import { emailProblem } from "../../../core/colombia/emails.ts";
import { nationalPhone, normalPhone } from "../../../core/colombia/phones.ts";
import { familyNames, givenNames } from "./given-names.rules.ts";
import { placesIn } from "./place-names.rules.ts";
import type { PlainText } from "./plain-text.rules.ts";
import type { Piece, ReadValue, Singles, TextQuestion } from "./read-value.rules.ts";
import type { TextPart } from "./text-parts.rules.ts";

const phone = /(?<![\d.,$])(?:\+ ?\d{1,3}[ .-]?)?(?:\(\d{1,4}\)[ .-]?)?\d(?:[ .\n-]{0,2}\d){6,13}(?![\d])/g;
const mail = /(?<![\w.+-])[\w][\w.+-]{0,63}@[\w-]{1,60}(?:\.[\w-]{1,30}){1,4}/g;

const offerContact =
  /\b(?:wsp|whats ?app(?: de)?|contactenos|contactanos|informes|reservas|asesor[a]?|agencia|ejecutiv[oa]|comercial|ventas|llamanos|escribenos|llama al|pbx|oficina|linea|atencion|proveedor|operador|transportador|conductor|guia|emergencias?|anfitrion|hotel|recepcion|nequi|daviplata|cuenta|consignar|nit|rnt|reserva(?: no)?|localizador|documento|cedula|cc|c\.c\.|pasaporte|factura)[^\n]{0,24}$/;
const ownLabel =
  /\b(?:mi (?:numero|cel(?:ular)?|whats ?app|tel(?:efono)?|correo|mail|email)|me (?:pueden? )?(?:llama[rn]?|escrib\w+)|cel(?:ular(?:es)?)?|tel(?:efonos?)?|movil|contacto|correo|e-?mail|mail|whatsapp|numero|phone|al)[ :.#-]{0,3}(?:es|al|el|a|de contacto|:)?[ :]{0,2}$/;
const clientLabel =
  /(?:^|\n)[^a-z\n]{0,6}(?:preparad[oa] para|cotizacion para|propuesta para|elaborad[oa] para|client[ea]|nombre(?: del)?(?: cliente| completo| titular| pasajero| solicitante)?|titular(?: de la reserva)?|solicitante|pasajero (?:titular|principal)|sr\(?a?\)?|senor(?:es|a)?|atencion|atn|a nombre de|prepared for|dirigid[oa] a|nombre y apellidos?|contacto|para) {0,12}[:\t] ?(?:sra?\.?|senora?|don|dona|fam(?:ilia)?\.?)? ?/g;
const said =
  /\b(?:mi nombre (?:completo )?es|me llamo|a nombre de|soy|habla(?: con)?|le (?:habla|escribe)|te (?:habla|escribe|saluda)|les escribe|de parte de|(?:el|la) cliente es|contacto|my name is|i am|i'm|this is|nombre|atentamente|cordialmente|saludos|att|atte|cordial saludo|muchas gracias|mil gracias|gracias|quedo atent[oa]|quedamos atent[oa]s|feliz dia|un abrazo|kind regards|best regards|regards|thanks|thank you)\b[,:. ]{0,3}\n{0,2} ?/g;
const asksName =
  /\b(?:a nombre de quien|(?:cual es )?(?:su|tu) nombre|con quien (?:tengo|hablo)|nombre (?:completo|del titular)|como (?:te|se) llama|a que nombre|me regalas? (?:tu|su) nombre|me (?:confirma|indica|das|da) (?:tu|su|el) nombre)/;

const notNames = new Set(
  (
    "el la los las de del un una yo hola buenos buenas dias tardes noches gracias muchas mil con p" +
    "ara por que en mi su tu familia senor senora sr sra don dona " +
    "viajes turismo agencia llantas peluqueria gym gimnasio ferreteria panaderia drogueria colegio" +
    " universidad banco uber moto motos carro carros plomero electricista pintor edificio conjunto" +
    " torre apto piso casa finca iglesia barrio  hotel tours travel operador reservas asesora ases" +
    "or cliente taxi ventas taller tienda cliente nuevo nueva amiga amigo prima primo hermana herm" +
    "ano mama papa " +
    "vecina vecino trabajo jefe jefa ing dr dra doctora doctor profe contador abogado lic arq coti" +
    "zacion viaje quedo quedamos atenta atento feliz dia bendiciones si no ok listo " +
    "hermosa linda bonita vip interesado interesada nosotros quiero necesito somos estoy saludos c" +
    "ordialmente atentamente favor colombia puente mayor persona tia tio " +
    "cel celular telefono tel correo destino fecha fechas noches pax pasajeros ciudad origen" +
    " salida grupo gmail whatsapp abuela abuelo suegra suegro cunada cunado"
  ).split(" "),
);
const particles = /^(?:de|del|la|las|los|y|da|di|san|santa)$/;

interface Person {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly words: number;
}

/** Returns the name of a person that begins at a position; in speech, its words have no capitals. */
function nameAt(
  { plain, written }: PlainText,
  at: number,
  isSpoken: boolean,
  isBlock = false,
): Person | null {
  const stop = isBlock
    ? /[,;:()|\t\d@/]|\n *[^\p{L} ]|\n(?=(?:cel|tel|correo|e-?mail|email|movil|ruta|hotel|plan|contacto|whatsapp|tipo|nit|dest|fecha|doc|cc|c\.c|viaje|pax|noches|salida|ciudad|direc)\w*)|-/u
    : /[,;:()|\t\d\n@!?/.-]/;
  const near = plain.slice(at, at + 60);
  const cut = near.search(stop);
  const words: string[] = [];
  let [start, end] = [at, at];
  for (const match of near.slice(0, cut === -1 ? undefined : cut).matchAll(/[^\s]+/g)) {
    const from = at + match.index;
    const raw = written(from, from + match[0].length).replace(/[.*"']+$/, "");
    const low = match[0].replace(/[.*"']+$/, "");
    const isParticle = particles.test(low) && words.length > 0;
    const isName =
      !particles.test(low) &&
      !/^(?:ustedes|usted|email)$/.test(low) &&
      /^\p{L}[\p{L}\p{M}'’]*$/u.test(raw) &&
      !notNames.has(low) &&
      (isSpoken || /^\p{Lu}/u.test(raw));
    if (!isName && !(isParticle && isNextName(near, match.index + match[0].length, isSpoken, written, at)))
      break;
    if (words.length === 0) start = from;
    words.push(raw);
    end = from + low.length;
    if (words.length >= 5) break;
  }
  if (words.length === 0) return null;
  return {
    name: named(words),
    start,
    end,
    words: words.filter((word) => !particles.test(word.toLowerCase())).length,
  };
}

const isNextName = (
  near: string,
  at: number,
  isSpoken: boolean,
  written: PlainText["written"],
  base: number,
): boolean => {
  const next = /^\s+([a-z]+)/.exec(near.slice(at));
  if (!next || notNames.has(next[1]!) || /^(?:de|la|el|que|del)$/.test(next[1]!))
    return !!next && /^(?:la|las|los)$/.test(next[1]!);
  const from = base + at + next[0].length - next[1]!.length;
  return isSpoken ? false : /^\p{Lu}/u.test(written(from, from + 1));
};

/** Returns words as a name is written. */
const named = (words: readonly string[]): string =>
  words
    .map((word, at) =>
      at > 0 && particles.test(word.toLowerCase()) && word !== word.toUpperCase()
        ? word.toLowerCase()
        : word === word.toUpperCase() || word === word.toLowerCase()
          ? word[0]!.toUpperCase() + word.slice(1).toLowerCase()
          : word,
    )
    .join(" ");

interface ReadClient {
  readonly singles: Singles;
  readonly questions: readonly TextQuestion[];
}

const piece = ({ start, end }: { readonly start: number; readonly end: number }): Piece => [start, end];

/** Returns the name of a contact when it is one of a person; null for a number, a business or a nickname. */
function contactName(name: string): string | null {
  const clean = name
    .replace(/^~ ?/, "")
    .replace(/[^\p{L}\p{M}' ]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const words = clean.split(" ");
  const isPerson =
    words.every((word) => /^\p{Lu}[\p{L}\p{M}']+$/u.test(word) || particles.test(word.toLowerCase())) &&
    !/\d/.test(name);
  const isNick =
    !(givenNames.has(plainOf(words[0] ?? "")) || familyNames.has(plainOf(words.at(-1) ?? ""))) ||
    words.some((word) => notNames.has(word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()));
  return isPerson &&
    !isNick &&
    words.length >= 2 &&
    words.length <= 5 &&
    placesIn(plainOf(words.slice(1).join(" "))).every(({ needsCue }) => needsCue)
    ? named(words)
    : null;
}

const plainOf = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const isProposal = (plain: string, at: number): boolean =>
  at < 300 && /^\W*(?:cotizacion|propuesta|presupuesto)\b/.test(plain);

/** Reads who asks for the trip: name, telephone and mail, never the contact of an agency or a supplier. */
export function readClient(text: PlainText, parts: readonly TextPart[], isChat: boolean): ReadClient {
  const { plain, written } = text;
  const singles: Singles = {};
  const questions: TextQuestion[] = [];
  const client = parts.filter(({ side }) => side === "client");
  const isOf = (at: number) => client.some(({ start, end }) => at >= start && at < end);
  const labels = [...plain.matchAll(clientLabel)].filter(
    (match) =>
      !/^\n?[^a-z\n]{0,6}(?:para|contacto|atencion|atn)/.test(match[0]) ||
      isOf(match.index) ||
      isProposal(plain, match.index),
  );

  const names: { readonly person: Person; readonly rank: number }[] = [];
  for (const match of labels) {
    const person = nameAt(text, match.index + match[0].length, false, true);
    if (person && (person.words > 1 || !isPlace(person))) names.push({ person, rank: 4 });
  }
  for (const part of client) {
    const body = plain.slice(part.start, part.end);
    for (const match of body.matchAll(said)) {
      const at = part.start + match.index + match[0].length;
      const isClosing =
        /^(?:atent|cordial|saludos|att|mil|muchas|gracias|quedo|quedamos|feliz|un abrazo|kind|best|regards|thank)/.test(
          match[0],
        );
      const isWeak = /^(?:soy|nombre|i'm|i am|this is|de parte)/.test(match[0]);
      if (
        isClosing &&
        !/^(?:att|regards|best|kind|cordialmente|atentamente)/.test(match[0]) &&
        (isChat || !/\n/.test(plain.slice(at - 3, at)))
      ) {
        if (!isChat || !/^(?:gracias|muchas|mil)/.test(match[0]) || at >= part.end) continue;
        continue;
      }
      if (at >= part.end) continue;
      const isSpoken = !/\p{Lu}/u.test(written(part.start, part.end)) && !isWeak && !isClosing;
      const person = nameAt(text, at, isSpoken);
      if (person && person.end <= part.end && !isPlace(person))
        names.push({
          person: isSpoken && person.words > 2 ? shortened(person, text) : person,
          rank: isClosing ? 2 : 3,
        });
    }
    const before = parts[parts.indexOf(part) - 1];
    const asked = before?.side === "offer" && asksName.test(plain.slice(before.start, before.end));
    const answer = asked ? nameAt(text, part.start, true) : null;
    const rest = answer ? plain.slice(answer.end, part.end).trim() : "";
    if (answer && answer.words > 1 && (rest === "" || /^[.,\n\d(+]|^y /.test(rest)))
      names.push({ person: answer, rank: 5 });
  }
  for (const match of plain.matchAll(phone)) {
    const before = plain.slice(Math.max(0, match.index - 60), match.index);
    const lead = /(?:^|[.\n;]) ?([a-z][a-z ]{5,40}[a-z]) ?[-,:(]? ?(?:cel\.?:? ?|tel\.?:? ?)?$/.exec(before);
    if (!lead || !isOf(match.index) || !normalPhone(match[0])) continue;
    const person = nameAt(text, match.index - before.length + lead.index + lead[0].indexOf(lead[1]!), false);
    const isAll =
      person?.end === match.index - before.length + lead.index + lead[0].indexOf(lead[1]!) + lead[1]!.length;
    if (person && person.words > 1 && isAll && !isPlace(person)) names.push({ person, rank: 2 });
  }
  const header = /^(?:de|from): ?([^<\n]{3,50}) ?<([^>\n]{5,80})>/m.exec(plain);
  if (header && isOf(header.index)) {
    const person = nameAt(text, header.index + header[0].indexOf(header[1]!), false);
    if (person && person.words > 1) names.push({ person, rank: 2 });
  }
  const author = client.find(({ author: own }) => own)?.author;
  const contact = author && contactName(author.name);
  const full = names.filter(({ person }) => person.words > 1).sort((a, b) => b.rank - a.rank);
  const same = new Set(full.filter(({ rank }) => rank === full[0]?.rank).map(({ person }) => person.name));
  if (full[0] && same.size === 1)
    singles.nombreCliente = { value: full[0].person.name, pieces: [piece(full[0].person)] };
  else if (full[0])
    questions.push({
      field: "nombreCliente",
      question: "¿A nombre de quién va la cotización?",
      pieces: full.map(({ person }) => piece(person)),
    });
  else if (contact) singles.nombreCliente = { value: contact, pieces: [[author.start, author.end]] };
  else if (author && /\p{L}/u.test(author.name) && !names[0])
    questions.push({
      field: "nombreCliente",
      question: `¿Cómo se llama «${author.name}»?`,
      pieces: [[author.start, author.end]],
    });
  else if (names[0]) {
    const { person } = names[0];
    questions.push({
      field: "nombreCliente",
      question: `¿Cuál es el apellido de ${person.name}?`,
      pieces: [piece(person)],
    });
  }

  readContact(
    text,
    parts,
    isChat,
    isOf,
    labels.map(({ index }) => index),
    singles,
  );
  const phoneAuthor = client.find(({ author: own }) => own && normalPhone(own.name))?.author;
  if (!singles.telefonoCliente && phoneAuthor)
    singles.telefonoCliente = {
      value: nationalPhone(phoneAuthor.name),
      pieces: [[phoneAuthor.start, phoneAuthor.end]],
    };
  return { singles, questions };
}

const isPlace = ({ name }: Person): boolean => {
  const [place] = placesIn(plainOf(name));
  return place !== undefined && place.start === 0 && place.end === plainOf(name).length;
};

/** Returns a spoken name without the words behind it: of a speaker, two words are sure. */
const shortened = (person: Person, { plain, written }: PlainText): Person => {
  const [words = ""] = /^\S+ \S+/.exec(plain.slice(person.start, person.end)) ?? [];
  const name = written(person.start, person.start + words.length);
  return { ...person, name: named(name.split(" ")), end: person.start + words.length, words: 2 };
};

function readContact(
  { plain, written }: PlainText,
  parts: readonly TextPart[],
  isChat: boolean,
  isOf: (at: number) => boolean,
  labels: readonly number[],
  singles: Singles,
): void {
  const isNearLabel = (at: number) =>
    labels.some(
      (label) =>
        at > label &&
        at - label < 160 &&
        !/\n\s*\n/.test(plain.slice(label + 1, at)) &&
        !offerContact.test(plain.slice(Math.max(label, at - 40), at)),
    );
  const mine = (at: number) => {
    const left = plain.slice(Math.max(0, at - 44), at);
    const line = left.slice(left.lastIndexOf("\n") + 1);
    if (/^(?:para|to|cc|cco): /.test(line)) return false;
    if (offerContact.test(line) && !/\bm[iy]\b/.test(line)) return false;
    if (isNearLabel(at)) return true;
    return isOf(at) && !parts.some(({ quoted, start, end }) => quoted && at >= start && at < end);
  };
  const phones: ReadValue<string>[] = [];
  for (const match of plain.matchAll(phone)) {
    const text = written(match.index, match.index + match[0].length);
    const stored = normalPhone(text.replace(/\s/g, " "));
    if (!stored || !mine(match.index)) continue;
    const isLed =
      ownLabel.test(plain.slice(Math.max(0, match.index - 30), match.index)) || /^\+/.test(match[0]);
    if (!isChat && !isLed && !/^3/.test(match[0])) continue;
    phones.push({ value: nationalPhone(text), pieces: [[match.index, match.index + match[0].length]] });
  }
  if (new Set(phones.map(({ value }) => value)).size === 1) singles.telefonoCliente = phones[0]!;
  const mails: ReadValue<string>[] = [];
  for (const match of plain.matchAll(mail)) {
    const value = written(match.index, match.index + match[0].length)
      .replace(/\.$/, "")
      .toLowerCase();
    if (emailProblem(value) !== null || !mine(match.index)) continue;
    mails.push({ value, pieces: [[match.index, match.index + value.length]] });
  }
  if (new Set(mails.map(({ value }) => value)).size === 1) singles.emailCliente = mails[0]!;
}
