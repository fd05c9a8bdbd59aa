import { pattern } from "./patterns.rules.ts";
import { type PlaceMention, placesIn } from "./place-names.rules.ts";
import type { Piece, ReadValue, TextQuestion } from "./read-value.rules.ts";
import type { PlainText } from "./plain-text.rules.ts";
import type { TextPart } from "./text-parts.rules.ts";

type PlaceRole = "origin" | "destination" | "title" | "other" | "tour" | "none";

interface RoledPlace extends PlaceMention {
  readonly role: PlaceRole;
  readonly part: TextPart;
}

const article = "(?:el |la |los |las |al |lo |la ciudad de |ciudad de )?";
const originCue = pattern(
  "(?:\\b(?:desde|saliendo(?: de| desde| por)?|salimos(?: de| desde| por)?|" +
    "salgo(?: de| desde)?|salen? (?:de|desde)|salidas?(?! confirmada)(?: de|" +
    " desde| por)?|salida confirmada (?:de|desde)|saldr\\w+ (?:de|desde)|salir(?: de|" +
    " desde)|partiendo de|partimos de|origen|vuelos? (?:de|desde)|con salida (?:de|" +
    "desde)|somos de|vivimos en|estamos en|vivo en|soy de|ciudad de (?:origen|" +
    "salida|residencia)|from|departing(?: from)?|leaving(?: from)?|flying from|" +
    "out of|via(?:j(?:o|amos|aria|ariamos|an)) (?:de|desde)|pasajes? de|tiquetes? de|" +
    `vuelo de|tiquete de|tiquetes desde|ida y vuelta desde)|📍 ?desde)[ :.-]{0,3}${article}$`,
  "",
);
const destinationCue = pattern(
  "(?:\\b(?:a|al|para|pa|pal|hacia|hasta|destinos?|conocer|visitar|visitando|" +
    "en|plan(?:es)?(?: a)?|paquetes?(?: a| de)?|programas?(?: a| de)?|info(?:rmacion)? (?:de|" +
    "del|para|sobre|a)|viajes? (?:a|para|por)|ir (?:a|hasta|para)|promo(?:cion)?(?: a)?|" +
    "ofertas?(?: a)?|opcion(?:es)? (?:de|en|para|a)|rumbo a|llegando a|precios? (?:a|" +
    "para|de)|lo de(?:l)?|paseo (?:a|al|del|de)|vacaciones (?:en|a|por)|cotizacion (?:a|" +
    "para|de|en)|viajar (?:a|por)|to|trip to|visit|lo de lo de|semana en|dias en|" +
    "noches en|luna de miel en|fin de semana en|puente en|excursion (?:a|al)|" +
    "salida a|salida confirmada(?: a)?|propuesta(?: para| a)?|cotiz\\w+(?: a|" +
    ` para)?|hotel(?:es)? en|vamos a|quiero|queremos)|✈ ?|- ?\\))[ :.-]{0,3}${article}$`,
  "",
);
const tourCue =
  /\b(?:tour(?:s)?|city tour|excursion(?:es)?|visitas?|pasadia(?:s)?|recorrido|vuelta|isla|playas?|parque|catedral|entradas?|navegable|chiva|dia de sol|full day|opcional(?:es)?|traslados?|transporte|lancha|paseo en)(?: (?:a|al|por|de|del|en|la|el|los|las|hasta|y|ida|regreso|hotel|aeropuerto|guiad[oa]|dia|completo|full)){0,4} $/;
const notPlace =
  /(?:\b(?:viajes|agencia|turismo|sede|oficinas?|nit|calle|cll|cra|carrera|avenida|av|barrio|universidad|banco|clinica|hospital|camara de comercio|edificio|c\.c\.|centro comercial|expedida? (?:en|de)|(?:cc|cedula|c\.c\.?)[ .:\d]{3,16}(?:de|en)|reside en|nacid[oa] en)(?: [^\n]{0,14})?|\b(?:familia|sra?\.?|dona|don|senora?|puente de|independencia de|festival de|feria de|vuelta a|distancia a|hora(?: de)?|pie de|aeropuerto(?: de)?|terminal(?: de)?|bloqueo|asesor\w*) ?|#|\d{3} ?)$/;
const residence =
  /\b(?:mi (?:mama|papa|familia|hermana?|hij[oa]|ti[oa])|vive|viven|trabaj\w+|llam\w+ de)[^\n]{0,15} (?:en|de) $/;

/** Returns the place that is joined to the one before it: `Cali y Tolú`, `CLO - CTG`. */
const joinOf = (written: string): "and" | "or" | "route" | null => {
  const between = written.replace(/\n/g, " ");
  if (/^ ?(?:,|\+|&|,? y|e|,? and|\/) ?(?:el |la |los |las )?$/.test(between)) return "and";
  if (/^,? (?:o|u|or) (?:a |el |la |los |las |en |para )?$/.test(between)) return "or";
  return /^ ?(?:-{1,2}>?|>|\/|✈️?) ?$/.test(between) ? "route" : null;
};

const LOOK = 48;

const asksOrigin =
  /\b(?:(?:desde|de) (?:que|donde|cual)|ciudad de (?:salida|origen)|(?:salen?|viajan?|saldrian|salida|seria|desde) (?:de|desde)?)[^\n]{0,30}\?|\bdesde [a-z ]{3,24}\?/;

/** Returns the role of a place in a question of the agency, or in the answer to it. */
function answerTo(
  plain: string,
  place: PlaceMention,
  part: TextPart,
  parts: readonly TextPart[],
): PlaceRole | undefined {
  if (parts.length < 2) return undefined;
  const at = parts.indexOf(part);
  if (part.side === "offer") {
    const rest = /^[^\n.!]{0,24}\?/.test(plain.slice(place.end, place.end + 30));
    if (!rest) return undefined;
    const next = parts.slice(at + 1).find(({ side }) => side === "client");
    return next &&
      /^\W*(?:si\b|sii+|claro|exacto|correcto|asi es|por favor|yes)/.test(plain.slice(next.start, next.end))
      ? undefined
      : "none";
  }
  const before = parts.slice(Math.max(0, at - 3), at).reverse();
  const question = before.find(({ side }) => side === "offer");
  if (!question || !asksOrigin.test(plain.slice(question.start, question.end))) return undefined;
  return /^\W*(?:no,? )?(?:(?:si,? )?(?:de|desde|seria (?:de|desde)|salimos de|en) )?$/.test(
    plain.slice(part.start, place.start),
  )
    ? "origin"
    : undefined;
}

function roleOf(
  plain: string,
  place: PlaceMention,
  part: TextPart,
  lineStart: number,
  isOffer: boolean,
  parts: readonly TextPart[],
): PlaceRole {
  const left = plain.slice(Math.max(lineStart, place.start - LOOK), place.start);
  const right = plain.slice(place.end, place.end + 24);
  if (
    notPlace.test(left) &&
    !/\b(?:hotel|hoteles|turismo|agencia|viajes) (?:en|a|para) (?:el |la )?$/.test(left)
  )
    return "none";
  if (residence.test(left)) return "none";
  if (isOffer && /\btraslados?(?: privados?| en \w+)? (?:desde|de) (?:el |la )?$/.test(left)) return "tour";
  const answer = answerTo(plain, place, part, parts);
  if (answer) return answer;
  const isTitle = isOffer && plain.slice(part.start, lineStart).trim() === "";
  if (
    /\b(?:city ?tour|tour|excursion(?:es)?|pasadia|visita|recorrido|paseos?) (?:a|al|por|en|guiado en|por la ciudad de)? ?(?:el |la |los )?$/.test(
      left,
    )
  )
    return isTitle
      ? "title"
      : /\b(?:paseos?|excursion(?:es)?) (?:a|al)? ?(?:el |la )?$/.test(left)
        ? "destination"
        : "tour";
  if (tourCue.test(left))
    return isTitle && /^[^a-z\n]*(?:pasadia|tour|excursion|plan|full day)\b/.test(left) ? "title" : "tour";
  if (originCue.test(left)) return "origin";
  if (/^ ?(?:a|hacia|hasta|para|-|to) ?(?:el |la )?$/.test("")) return "none";
  if (/\b(?:de|desde|from) $/.test(left) && /^ (?:a|hacia|hasta|para|to|-|y regreso a) /.test(right))
    return "origin";
  if (destinationCue.test(left)) return "destination";
  if (/^[^a-z]*$/.test(left) && /^[,:]? ?-? ?\d{1,2} ?(?:dias|noches|d\b)/.test(right)) return "destination";
  if (isOffer && /^[^a-z\d]*$/.test(left) && /^[^a-z\d\n]*(?:\n|$)/.test(right)) return "title";
  if (place.needsCue)
    return /\b(?:hotel|hostal|posada|hacienda|glamping|finca)\b[^\n]{3,40}, $/.test(left) ? "other" : "none";
  const lines = plain
    .slice(part.start, lineStart)
    .split("\n")
    .filter((line) => line.trim()).length;
  return isOffer && lines < 3 ? "title" : "other";
}

function roledPlaces(
  { plain, written }: PlainText,
  parts: readonly TextPart[],
  isTaken: (start: number) => boolean,
): RoledPlace[] {
  const found = placesIn(plain, written).filter(({ start }) => !isTaken(start));
  const roled: RoledPlace[] = [];
  let at = 0;
  for (const [index, place] of found.entries()) {
    while (at < parts.length - 1 && place.start >= parts[at]!.end) at += 1;
    const part = parts[at]!;
    if (place.start < part.start || place.end > part.end) continue;
    const lineStart = Math.max(plain.lastIndexOf("\n", place.start) + 1, part.start);
    const before = found[index - 1];
    const previous = roled.at(-1);
    const isFare =
      /\b(?:pasajes?|tiquetes?|vuelos?|ruta|trayecto|viaje)(?: aereos?| ida y regreso| ida y vuelta| en bus)* $/;
    const isPair =
      before &&
      plain.slice(before.end, place.start) === " " &&
      isFare.test(plain.slice(Math.max(0, before.start - 40), before.start));
    const join =
      before && previous?.start === before.start
        ? isPair
          ? "route"
          : joinOf(plain.slice(before.end, place.start))
        : null;
    let role = roleOf(plain, place, part, lineStart, part.side === "offer", parts);
    if (
      join === "route" &&
      previous &&
      (role === "other" || role === "title" || role === "destination" || role === "none")
    ) {
      if (["origin", "other", "title", "none"].includes(previous.role)) {
        const first = roled.find(({ role: one }) => one === "origin");
        roled[roled.length - 1] = {
          ...previous,
          role: previous.role === "origin" || !first ? "origin" : "other",
        };
        role = place.name === (first ?? previous).name ? "origin" : "destination";
      } else if (roled.some(({ name, role: one }) => one === "origin" && name === place.name))
        role = "origin";
    } else if (join && previous && (role === "other" || role === "title" || role === "none"))
      role = previous.role;
    if (/\b(?:de|desde) $/.test(plain.slice(Math.max(0, place.start - 8), place.start))) {
      const next = found[index + 1];
      if (next && /^ (?:a|hacia|hasta|para|-) (?:el |la |los )?$/.test(plain.slice(place.end, next.start)))
        role = "origin";
    }
    roled.push({ ...place, role, part });
  }
  return roled;
}

interface ReadPlaces {
  readonly origen: readonly ReadValue<string>[];
  readonly destino: readonly ReadValue<string>[];
  readonly questions: readonly TextQuestion[];
}

const pieceOf = ({ start, end }: PlaceMention): Piece => [start, end];

/** Returns places by their names, without a country beside its city. */
function named(places: readonly RoledPlace[]): RoledPlace[] {
  const unique = places.filter(({ name }, at) => places.findIndex((one) => one.name === name) === at);
  const cities = unique.filter(({ isCountry }) => !isCountry);
  return cities.length > 0 ? cities : unique;
}

/** Returns places as values; the same name alone on a line supports it too. */
const values = (
  plain: string,
  places: readonly RoledPlace[],
  all: readonly RoledPlace[],
): ReadValue<string>[] =>
  places.map((place) => ({
    value: place.name,
    pieces: all
      .filter(
        (one) =>
          one === place ||
          (one.name === place.name &&
            /(?:^|\n) *$/.test(plain.slice(Math.max(0, one.start - 4), one.start)) &&
            /^ *(?:\n|$)/.test(plain.slice(one.end, one.end + 4))),
      )
      .map(pieceOf),
  }));

/** Returns whether each place is joined to the one before it by a word of `kind`. */
function areJoined(plain: string, places: readonly RoledPlace[], kinds: readonly string[]): boolean {
  return places.every((place, at) => {
    const previous = places[at - 1];
    if (!previous) return true;
    const join = joinOf(plain.slice(previous.end, place.start));
    return join !== null && kinds.includes(join);
  });
}

const preferred =
  /\b(?:nos quedamos con|mejor|escogemos|elegimos|preferimos|me decid\w+|nos decidimos|me quedo con|nos gusto|definitivamente|al final|cambiamos|vamos con|entonces)\b[^\n]{0,50}$/;

/** Reads where a trip begins and where it goes. */
export function readPlaces(
  text: PlainText,
  parts: readonly TextPart[],
  isTaken: (start: number) => boolean,
): ReadPlaces {
  const { plain } = text;
  const all = roledPlaces(text, parts, isTaken);
  const questions: TextQuestion[] = [];
  const origins = named(all.filter(({ role }) => role === "origin"));
  const clientOrigins = origins.filter(({ part }) => part.side === "client");
  const chosenOrigins = clientOrigins.length > 0 ? clientOrigins : origins;
  let origen: ReadValue<string>[] = [];
  if (chosenOrigins.length === 1) origen = values(plain, chosenOrigins, all);
  else if (chosenOrigins.length > 1)
    questions.push({
      field: "origen",
      question: "¿Desde qué ciudad se sale?",
      pieces: chosenOrigins.map(pieceOf),
    });

  const isOrigin = (name: string) => origins.some((one) => one.name === name);
  const rest = all.filter(({ name }) => !isOrigin(name));
  const of = (roles: readonly PlaceRole[], isClient: boolean | null, quoted: boolean | null) =>
    named(
      rest.filter(
        ({ role, part }) =>
          roles.includes(role) &&
          (isClient === null || (part.side === "client") === isClient) &&
          (quoted === null || (part.quoted ?? false) === quoted),
      ),
    );
  const strong: readonly PlaceRole[] = ["destination", "title"];
  const candidates = [
    of(strong, true, false),
    of(strong, null, false),
    of(strong, null, null),
    of(["other"], true, null),
    of(["other"], null, null),
    of(["tour"], true, null),
  ].find((places) => places.length > 0);
  if (!candidates) return { origen, destino: [], questions };
  let chosen = candidates;
  if (chosen.every(({ isCountry }) => isCountry)) {
    const isClients = chosen[0]!.part.side === "client";
    const cities = of(["other"], isClients, false).filter(({ isCountry }) => !isCountry);
    if (cities.length === 1 || (cities.length > 1 && areJoined(plain, cities, ["and", "route"])))
      chosen = cities;
  }
  if (chosen.length > 1) {
    const kept = chosen.filter(({ start }) => preferred.test(plain.slice(Math.max(0, start - 80), start)));
    if (kept.length === 1) chosen = kept;
  }
  if (chosen.length > 1 && chosen.every(({ role }) => role === "title" || role === "destination")) {
    const title = chosen.filter(({ role }) => role === "title");
    if (
      title.length === 1 &&
      chosen[0]?.role === "title" &&
      chosen[0].part.side === "offer" &&
      !chosen.slice(1).some(({ role }) => role === "title")
    )
      chosen =
        chosen.length === 2 &&
        /\b(?:en|a) $/.test(plain.slice(Math.max(0, chosen[1]!.start - 4), chosen[1]!.start))
          ? title
          : chosen;
  }
  const isOr = chosen.some(
    (place, at) => at > 0 && joinOf(plain.slice(chosen[at - 1]!.end, place.start)) === "or",
  );
  if (chosen.length === 1 || (!isOr && areJoined(plain, chosen, ["and", "route"])))
    return { origen, destino: values(plain, chosen, all), questions };
  questions.push({ field: "destino", question: "¿A dónde es el viaje?", pieces: chosen.map(pieceOf) });
  return { origen, destino: [], questions };
}
