import { plainWords } from "../colombia/plain.ts";

/** Drawings in `web/public/paisajes`, each with the words in the name of a place that select it. */
const drawings = [
  ["cartagena", "cartagena|mompox|habana|campeche"],
  ["providencia", "providencia|santa catalina|jamaica|granada"],
  ["san-andres", "san andres|isla|islas|cayo|cayos|rosario|mucura|aruba|curazao|maldivas|galapagos"],
  ["cancun", "cancun|riviera maya|playa del carmen|tulum|cozumel|cabos|miami"],
  ["punta-cana", "punta cana|dominicana|bavaro|varadero|cuba|puerto rico|bahamas"],
  ["tayrona", "tayrona|santa marta|palomino|minca|taganga"],
  ["baru", "baru|playa|playas|tolu|covenas|capurgana|buenaventura|nuqui|caribe|crucero"],
  ["guajira", "guajira|cabo de la vela|riohacha|uyuni|atacama|vegas"],
  ["tatacoa", "tatacoa|desierto|neiva|huila|dubai|egipto|cairo|marruecos|jordania|sahara"],
  ["cano-cristales", "cano cristales|macarena|guaviare"],
  ["amazonas", "amazonas|leticia|selva|rio|rios|putumayo|vaupes|manaos|iguazu|costa rica"],
  ["paz-de-ariporo", "paz de ariporo|casanare|yopal|safari"],
  ["llanos", "llano|llanos|villavicencio|meta|arauca|vichada"],
  ["cocora", "cocora|salento|manizales|nevado|paramo|sierra|montana|cordillera|chicamocha|cocuy"],
  ["eje-cafetero", "eje cafetero|cafetero|armenia|pereira|quindio|filandia|cafe"],
  ["guatape", "guatape|antioquia|jardin|jerico|penol"],
  ["barichara", "barichara|san gil|giron|socorro|santander"],
  [
    "villa-de-leyva",
    "villa de leyva|boyaca|raquira|popayan|pueblo|pueblos|colonial|antigua|centro historico",
  ],
  ["cusco", "cusco|cuzco|machu picchu|peru|teotihuacan|ruinas"],
  ["patagonia", "patagonia|bariloche|calafate|ushuaia|torres del paine|chile"],
  ["suiza", "suiza|alpes|austria|noruega|canada|nieve|zurich|interlaken"],
  ["paris", "paris|francia"],
  ["roma", "roma|italia|florencia|atenas|grecia"],
  ["estambul", "estambul|turquia|capadocia"],
  [
    "nueva-york",
    "nueva york|bogota|medellin|cali|barranquilla|bucaramanga|ciudad|panama|madrid|barcelona|espana|londres" +
      "|lisboa|mexico|buenos aires|santiago|lima|quito|orlando|washington|tokio|europa",
  ],
] as const;

/** Drawing for an unknown place: plains, which could be anywhere. */
const ANYWHERE = "llanos";

const known = drawings.map(([name, words]) => ({ name, words: new RegExp(`\\b(${words})\\b`) }));

/**
 * Returns the picture that a page displays for a place: the picture itself, or the drawing while the picture
 * is still on another host.
 */
export const keptOrDrawn = (picture: string, place: string): string =>
  picture.startsWith("/") ? picture : landscapeOf(place);

/**
 * Returns the address of the drawing for a place without a photograph: the place's own, or the drawing of its
 * kind (island, beach, old town, mountain, river, desert, city): `/paisajes/cartagena.svg`.
 */
export function landscapeOf(place: string): string {
  const words = plainWords(place);
  return `/paisajes/${known.find((drawing) => drawing.words.test(words))?.name ?? ANYWHERE}.svg`;
}
