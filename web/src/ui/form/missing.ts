/** Verb for filling a field: type, choose, or attach a file. */
export type Filling = "Escribe" | "Elige" | "Adjunta";

const feminine = /(a|dad|tad|ción|sión|zón|clase|base|llave|imagen|parte|noche)s?$/;
const masculine = /^(día|tema|programa|idioma|mapa)s?$/;
/** Pattern of the first words of labels that are not nouns. */
const noThing =
  /^(¿|\?|lo|la|el|los|las|qué|quién|cómo|dónde|cuándo|cuánto|de|desde|hasta|es|rige|válido|valido|acepto|cuéntanos|tu|su|por|para|en|a)$/i;
const initials = /^[A-ZÁÉÍÓÚ]{2,}/;

/**
 * Returns the message for an empty field, from its label: `Escribe el precio por persona`, `Elige la fecha de
 * salida`.
 */
export function missing(filling: Filling, label: string): string {
  const named = label.replace(/\s*\(.*\)$/, "").trim();
  const [first = ""] = named.split(" ");
  if (first === "" || noThing.test(first) || /[?¿:]/.test(named)) return nameless[filling];
  const word = first.toLowerCase();
  const isFeminine = feminine.test(word) && !masculine.test(word);
  const article = `${isFeminine ? "la" : word.endsWith("s") ? "lo" : "el"}${word.endsWith("s") ? "s" : ""}`;
  const thing = initials.test(first) || first === "WhatsApp" ? named : word + named.slice(first.length);
  return `${filling} ${article} ${thing}`;
}

const nameless: Readonly<Record<Filling, string>> = {
  Escribe: "Escribe este dato",
  Elige: "Elige una opción",
  Adjunta: "Adjunta el archivo",
};
