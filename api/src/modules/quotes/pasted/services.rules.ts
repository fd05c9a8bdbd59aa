import type { Piece, ReadValue } from "./read-value.rules.ts";
import type { TextPart } from "./text-parts.rules.ts";

const services: readonly (readonly [string, RegExp])[] = [
  [
    "tarjeta_turismo",
    /\btarjetas? (?:de )?(?:turismo|turistica|otta|ingreso a (?:la isla|san andres)|entrada (?:a )?(?:la isla|san andres))\b/g,
  ],
  [
    "asistencia_medica",
    /\b(?:asistencias? (?:medicas?|al viajero|en viaje|internacional(?:es)?|de viaje)|seguros? (?:de )?(?:viaje|viajes|viajero|asistencia(?: medica)?|medicos?|accidentes)|tarjetas? de asistencia|assist ?card|travel insurance|asistencia(?! de))\b/g,
  ],
  ["seguro", /\bseguros? (?:hotelero|de cancelacion|cancelacion|hoteleros)\b/g],
  [
    "impuestos",
    /\b(?:impuestos?(?: aereos| hoteleros| de ley| aeroportuarios)?|iva(?: hotelero)?(?: \d{1,2} ?%)?|tasas?(?: aeroportuarias?| aereas?| de turismo| de embarque| hotelera| portuaria| ecologica)?|taxes|imptos)\b/g,
  ],
  [
    "transporte",
    /\b(?:transporte(?:s)?(?: terrestre)?(?: de turismo| de lujo| ida y regreso| especial| privado)?|bus(?:es)?(?: de turismo)?|pasajes? (?:en |de |por )?(?:bus|tierra|terrestres?)|tiquetes? (?:en |de )?(?:bus|terrestres?)|via terrestre|terrestre|buseta|van)\b/g,
  ],
  [
    "tiquetes",
    /\b(?:tiquetes?(?: aereos?)?|tkts?|tks|pasajes?(?: aereos?)?|boletos? aereos?|vuelos?(?: directos?)?|aereos?|airfare|air ?tickets?|flights?)\b/g,
  ],
  [
    "alojamiento",
    /\b(?:alojamientos?|hospedajes?|hotel(?: de (?:\d|tres|cuatro|cinco) estrellas)?|estadia|accommodation|noches? (?:de )?(?:alojamiento|hotel|hospedaje)|noches? en (?:el )?hotel)\b/g,
  ],
  [
    "traslados",
    /\b(?:traslados?|transfers?|tras\. |lanchas?(?: ida y (?:vuelta|regreso))?|transporte (?:aeropuerto|en lancha|maritimo)|recogida en el aeropuerto)\b/g,
  ],
  ["guia", /\b(?:guias?|guianza|guiad[oa]|guide|coordinador de grupo|acompanante|interprete ambiental)\b/g],
  [
    "entradas",
    /\b(?:entradas?(?! de ano)|ingresos? (?:a|al|a la|a los)|boletas? (?:a|de|para)|tickets? (?:a|de|para) (?:parque|disney|universal|los parques)|pasaporte (?:al parque|parque|multiple)|brazalete|entrance|admission)\b/g,
  ],
  [
    "excursiones",
    /\b(?:city ?-?tours?|tours?|excursion(?:es)?|pasadias?|paseos?(?! de la castellana)|visitas?|recorridos?|caminatas?|avistamiento|noche de (?:estrellas|rumba|fiesta)|chiva rumbera|sightseeing|vuelta a la isla|actividades)\b/g,
  ],
  [
    "bebidas",
    /\b(?:bebidas(?: (?:alcoholicas|ilimitadas|nacionales))?|licores?|bar abierto|open bar|cocteles|barra libre|drinks|refrigerios y bebidas)\b/g,
  ],
  ["propinas", /\b(?:propinas?|tips)\b/g],
];
const notServices: readonly (readonly [string, RegExp])[] = [
  [
    "alimentacion",
    /\b(?:alimentacion|almuerzos?|cenas?|comidas|alimentos|meals|lunch(?:es)?|dinners?|desayunos?)\b/g,
  ],
  [
    "equipaje_cabina",
    /\b(?:equipaje de (?:mano|cabina)|maleta de (?:mano|cabina|10 ?kg)|carry on|maleta de cabina|cabina)\b/g,
  ],
  [
    "equipaje_bodega",
    /\b(?:equipaje (?:de|en) bodega|maletas? (?:de|en) bodega|bodega|maleta (?:de )?(?:23|20|15) ?(?:kg|kilos)|equipaje facturado|maletas? grandes?|checked (?:bag|baggage|luggage))\b/g,
  ],
  [
    "gastos_personales",
    /\b(?:gastos (?:personales|no (?:especificados|descritos|mencionados|contemplados|estipulados|incluidos))|extras personales|personal expenses|consumos personales)\b/g,
  ],
];

type Polarity = "in" | "out" | null;

const outHeader =
  /^[^a-z]{0,4}(?:el (?:plan|precio|valor|programa|paquete) )?(?:no (?:esta[n]? )?(?:inclu\w*|cubre|contempla)|excluye|exclusiones|sin incluir|not included|excludes|no incluido|✗)/;
const inHeader =
  /^[^a-z]{0,4}(?:(?:el |nuestro |este |su )?(?:plan|precio|valor|programa|paquete|tarifa)s? )?(?:\(?inclu(?:ye|yen|ido|idos|ye:|des?)|cubre|contiene|servicios incluidos|que incluye|included|includes|tu plan incluye|inclusiones)\b/;
const outCue =
  /(?:\bno (?:esta[n]? )?(?:inclu\w*|cubre[n]?|contempla\w*|va[n]? inclu\w*)|\bexcluye\w*|\bsin\b|\bexcepto\b|\bni\b|✗|\bno (?:necesit\w+|quer\w+|quiero|requer\w+)|\bnot? includ\w+|\baparte\b)(?: [a-z]+){0,2} ?$/;
const outScope =
  /\bno (?:esta[n]? )?(?:inclu\w*|cubre[n]?|contempla\w*)\b|\bexcluye\w*|\bnot included|\bdoes not include/g;
const inScope =
  /(?<!no )(?<!no esta )(?<!no estan )\b(?:inclu(?:ye|yen|yendo|ir|ido|idos|ya|yan|ida|idas|des?|ding)|cubre|precio cubre|contiene|con derecho a|servicios(?= ?:)|todo (?:esto )?con)\b/g;
const wish =
  /\b(?:con|quiero|quiere[n]?|quisier\w+|necesit\w+|queremos|requer\w+|requier\w+|cotiz\w+|que (?:nos |me )?(?:incluya|lleve|tenga)|mas|\+|y|compr\w+|solo|solamente|tambien|busc\w+|en|and|with)\b[ :]{0,2}(?:(?:l[oa]s?|un[oa]?s?|el|solo|unicamente|dos|tres|cuatro|cinco|seis|\d{1,2}) ){0,3}$/;
/** Returns whether a client names a service as a part of the trip: «tiquetes desde Cali». */
const requested = (kind: string, left: string, right: string): boolean =>
  (kind === "tiquetes" &&
    /\b(?:valor|precio|costo|cotiz\w*|info\w*) (?:de |en )?(?:l[oa]s |un[oa]s )?$/.test(left)) ||
  (kind === "tiquetes" && /^ (?:ida|con|de|desde|para|a|[a-z]+ ?-)/.test(right)) ||
  (kind === "alojamiento" &&
    /^ (?:en|de \d|de (?:tres|cuatro|cinco)|cerca|con|todo|frente|solo|sencill|\d ?★|bueno|bonito|central)/.test(
      right,
    ));
const spokenWishes = /\b(?:necesit\w+|quiero|queremos) (?:[a-z]+ ){0,5}$/;
const pictured = /^[ \t]*[◆\p{Extended_Pictographic}]/u;
const wishes = /\b(?:con|necesit\w+|quiero|queremos|cotiz\w+)\b[^.;]{0,40}(?: y |, |\+ ?)$/;
const outAfter =
  /^[^\n.;]{0,22}\b(?:no (?:esta[n]? )?(?:inclu\w*)|por aparte|aparte|no van|por cuenta|por separado)\b/;
const inAfter = /^[^\n.;?]{0,16}\b(?:inclu(?:id[oa]s?|ye|yen)|ya inclu\w+)\b/;

const bulleted = /^[ \t]*(?:✓|•|·|-|\+|▪|◾|🔹|🔸|➕|👉|✨|📌|☀|🏖|🚌|✈|🍽|🏨|🎫|>|\p{Extended_Pictographic})/u;

interface Section {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly under: Polarity;
  readonly side: TextPart["side"];
}

/** Returns the lines of a text, each with the polarity of its heading. */
function sectionsOf(plain: string, parts: readonly TextPart[]): Section[] {
  return parts.flatMap((part) => {
    let under: Polarity = null;
    let at = part.start;
    let blank = 0;
    return plain
      .slice(part.start, part.end)
      .split("\n")
      .map((text): Section => {
        const start = at;
        at += text.length + 1;
        if (text.trim() === "") {
          blank += 1;
          if (blank > 1) under = null;
        } else {
          const isOut = outHeader.test(text);
          const isIn = !isOut && inHeader.test(text);
          if (isOut) under = "out";
          else if (isIn) under = "in";
          else if (blank > 0 && !bulleted.test(text)) under = null;
          else if (
            /^[^a-z]{0,4}(?:precios?|tarifas?|valor|inversion|notas?|condiciones|politicas?|forma de pago|reserva|fechas?|itinerario|hoteles|salidas?|vigencia|contacto)\b/.test(
              text,
            )
          )
            under = null;
          blank = 0;
        }
        return { start, end: start + text.length, text, under, side: part.side };
      });
  });
}

const lastIndex = (text: string, form: RegExp): number => {
  let last = -1;
  for (const match of text.matchAll(form)) last = match.index;
  return last;
};

/** Number of characters on each side of a service that may decide about it. */
const LOOK = 500;

/** Returns whether a service at a place of a line is included, left out, or neither. */
function polarityAt(section: Section, kind: string, at: number, length: number): Polarity {
  const { under, side } = section;
  const from = Math.max(0, at - LOOK);
  const text = section.text.slice(from, at + length + LOOK);
  const left = section.text.slice(from, at);
  const right = section.text.slice(at + length, at + length + LOOK);
  if (/^[^\n]{0,30}\?/.test(right) && /\b(?:inclu|cuanto|tiene|hay|es con)\w*\b/.test(text)) return null;
  if (/^[^\n.!,]{0,14}\?/.test(right) && !/\b(?:cotiz|precio|valor|cuanto|necesit|quier)/.test(left))
    return null;
  const sentence = left.slice(Math.max(left.lastIndexOf(". "), left.lastIndexOf("; ")) + 1);
  if (outCue.test(sentence)) return "out";
  if (outAfter.test(right) && !/,/.test(right.slice(0, right.search(/\b(?:no|aparte|por)\b/)))) return "out";
  const [out, into] = [lastIndex(sentence, outScope), lastIndex(sentence, inScope)];
  const without = /\bsin (?:[a-z]+ ){0,2}[a-z]+(?:,| ni| y) (?:[a-z]+ )?$/.test(sentence);
  if (without) return "out";
  if (out !== -1 || into !== -1) return out > into ? "out" : "in";
  if (/^[^a-z]{0,3}✗/.test(section.text)) return "out";
  if (inAfter.test(right)) return "in";
  if (under) return under;
  if (/✓/.test(left)) return "in";
  if (
    side === "offer" &&
    pictured.test(section.text) &&
    !/\$|\bno\b|\?/.test(text) &&
    text.split(" ").length < 9
  )
    return "in";
  if (side === "client" && !/\?/.test(right.slice(0, 40)) && requested(kind, left, right)) return "in";
  if (
    /\b(?:con|with)\b[^.;:?]{0,60}(?:,| y| and| \+)(?: la| el| los| las| un| una| a| airport)? ?$/.test(
      sentence,
    )
  )
    return "in";
  if (
    side === "client" &&
    (wish.test(sentence) ||
      wishes.test(sentence) ||
      (!/[.,;:]/.test(text) && spokenWishes.test(sentence)) ||
      /^[^.\n]{0,30} ?\+ ?/.test(right))
  )
    return "in";
  return /\b(?:con|\+|mas)[ ]?(?:el |los |las )?$/.test(sentence) ? "in" : null;
}

interface ReadServices {
  readonly included: readonly ReadValue<string>[];
  readonly excluded: readonly ReadValue<string>[];
  readonly isExcluded: (start: number) => boolean;
}

/** Reads which kinds of services are included, and which are not. */
export function readServices(
  plain: string,
  parts: readonly TextPart[],
  isTaken: (start: number) => boolean,
): ReadServices {
  const sections = sectionsOf(plain, parts);
  const found = new Map<string, { readonly polarity: "in" | "out"; readonly pieces: Piece[] }[]>();
  const excludedPlaces: Piece[] = [];
  const covered = new Uint8Array(plain.length + 1);
  for (const section of sections) {
    if (section.text.length < 3) continue;
    const isOutLine = section.under === "out";
    for (const [kind, form] of [...services, ...notServices])
      for (const match of section.text.matchAll(form)) {
        const [start, end] = [section.start + match.index, section.start + match.index + match[0].length];
        if (covered.subarray(start, end).includes(1) || isTaken(start)) continue;
        if (isOther(kind, section.text, match.index, end - start)) continue;
        const polarity = polarityAt(section, kind, match.index, end - start);
        const isOnlyOut = notServices.some(([name]) => name === kind);
        if (polarity === "out" || isOutLine) excludedPlaces.push([start, end]);
        if (!polarity || (isOnlyOut && polarity === "in")) continue;
        covered.fill(1, start, end);
        found.set(kind, [...(found.get(kind) ?? []), { polarity, pieces: [[start, end]] }]);
      }
  }
  const pick = (polarity: "in" | "out") =>
    [...found].flatMap(([kind, list]): ReadValue<string>[] => {
      const other = list.some((one) => one.polarity !== polarity);
      const own = list.filter((one) => one.polarity === polarity);
      // Taxes may be included in the flights and left out of the hotel.
      if (own.length === 0 || other) return [];
      return [{ value: kind, pieces: own.flatMap(({ pieces }) => pieces) }];
    });
  return {
    included: pick("in"),
    excluded: pick("out"),
    isExcluded: (start) => excludedPlaces.some(([from, to]) => start >= from && start < to),
  };
}

/** Returns whether the words mean another thing: «visita» of a person, «hotel» in a name. */
function isOther(kind: string, text: string, at: number, length: number): boolean {
  if (kind === "impuestos" && /(?:\+|◆|➕|\bmas) ?$/.test(text.slice(Math.max(0, at - 8), at))) return true;
  const left = text.slice(Math.max(0, at - 20), at);
  const right = text.slice(at + length, at + length + 24);
  if (kind === "impuestos" && /(?:usd|\$) ?[\d.,]+ (?:de |en )?$/.test(left)) return true;
  if (kind === "alojamiento" && /^hotel/.test(text.slice(at)) && /^ ?-? ?(?:aeropuerto)|^ero/.test(right))
    return true;
  if (kind === "alojamiento" && /\b(?:aeropuerto|traslados?|al|del|desde el|impuesto) ?[/-]? ?$/.test(left))
    return true;
  if (kind === "impuestos" && /\b(?:tarifa|cambio|de cambio)\b/.test(right.slice(0, 12))) return true;
  if (
    kind === "transporte" &&
    /\b(?:van)\b/.test(text.slice(at, at + length)) &&
    !/\b(?:en|la|una) $/.test(left)
  )
    return true;
  if (
    kind === "transporte" &&
    /\b(?:vuelta|isla|tour|chiva|panoramic[oa]|recorrido)[^,\n]{0,20} en $/.test(left)
  )
    return true;
  if (kind === "transporte" && /^ ?(?:aeropuerto|en lancha|maritimo|interno)/.test(right)) return true;
  if (
    kind === "excursiones" &&
    /^(?:paseo|pasadia|tour|excursion)/.test(text.slice(at)) &&
    /\b(?:un|el|del|para|al|ese) $/.test(left) &&
    !/inclu/.test(left) &&
    /^ (?:a|al|por|de|del)\b/.test(right)
  )
    return true;
  if (kind === "excursiones" && /\bagencia|operador|tour operador/.test(left + right.slice(0, 10)))
    return true;
  if (kind === "entradas" && /\b(?:hora de|check|llegada|dia|fecha) ?$/.test(left)) return true;
  if (kind === "tiquetes" && /^ ?(?:de (?:bus|tierra)|terrestre|en bus)/.test(right)) return true;
  return kind === "seguro" && /^ ?(?:que|si)\b/.test(right);
}
