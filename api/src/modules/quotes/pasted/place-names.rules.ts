/**
 * Places that agencies sell or sell from, a line each: the name, the codes of its airports behind `|`, other
 * names behind a second `|`. A name that is also one of people or things has `?`: it needs a word such as
 * «para» before it. A country has `+`: a city in it is more exact.
 */
const lines = `
Bogotá|BOG|bogota dc,bogota d.c.,bta
Medellín|MDE EOH|medallo,mde
Cali|CLO|santiago de cali
Cartagena|CTG|cartagena de indias,ctg
Barranquilla|BAQ|quilla,curramba
Santa Marta|SMR|sta marta,sta. marta,santamarta
San Andrés|ADZ|san andres islas,isla de san andres,sai
Providencia|PVA
Pereira?|PEI
Armenia?|AXM
Manizales|MZL
Bucaramanga|BGA|buca
Cúcuta|CUC
Ibagué|IBE
Neiva|NVA
Villavicencio|VVC|villao
Pasto|PSO
Popayán|PPN
Montería|MTR
Sincelejo|CZU
Valledupar|VUP|valledupar cesar
Riohacha|RCH
Quibdó|UIB
Leticia?|LET
Yopal|EYP
Arauca|AUC
Florencia?|FLA
Mocoa|VGZ
Mitú|MVP
Puerto Carreño|PCR
Inírida|PDA|puerto inirida
San José del Guaviare|SJE|guaviare
Tunja
Nuquí|NQU
Bahía Solano|BSC
Capurganá|CPB
Sapzurro
Acandí|ACD
Buenaventura|BUN
Tumaco|TCO
Apartadó|APO
Turbo?
Necoclí|NCI
Arboletes
Corozal
Tolú|TLU|santiago de tolu
Coveñas|CVE
San Antero
San Bernardo del Viento
Rincón del Mar
Islas del Rosario|| islas del rosario
Barú?
Isla Múcura
Isla Palma
Palomino?
Minca
Taganga
Parque Tayrona||tayrona
Cabo de la Vela
La Guajira||guajira
Punta Gallinas
Ciudad Perdida
Mompox||mompos
Guatapé
Jardín?
Jericó
Santa Fe de Antioquia||santafe de antioquia
Rionegro
Doradal
Hacienda Nápoles
San Gil
Barichara
Villa de Leyva
Paipa
Ráquira
Sogamoso
Duitama
Monguí
El Cocuy
Girardot
Melgar
Carmen de Apicalá
Anapoima
La Mesa?
Guaduas
Honda?
Mariquita?
Zipaquirá
Guatavita
La Vega?
Villeta
Tocaima
Ricaurte?
Fusagasugá
Desierto de la Tatacoa||tatacoa,desierto tatacoa,la tatacoa,desierto la tatacoa
San Agustín
Pitalito
Garzón?
La Plata?
Salento
Filandia
Quimbaya
Montenegro?
Calarcá
Cocora?||valle de cocora,valle del cocora
Eje Cafetero
Santa Rosa de Cabal
Dosquebradas
Cartago
Buga
Palmira?|
Lago Calima
Darién?
Ipiales|IPI|las lajas
Isla Gorgona||gorgona
Juanchaco
Ladrilleros
Caño Cristales||cano cristales
La Macarena|LMC
Acacías
Restrepo?
Puerto López
Puerto Gaitán
Cumaral
Mapiripán
Amazonas
Puerto Nariño
Chocó
Llanos Orientales||los llanos
Boyacá?
Barrancabermeja|EJA
Ocaña
Pamplona
Chinácota
Aguachica
Magangué
Montelíbano
Caucasia
Puerto Berrío
La Dorada
Socorro?
Panamá|PTY|ciudad de panama
Bocas del Toro
San Blas
Punta Cana|PUJ|puntacana
Santo Domingo?|SDQ
República Dominicana+|||
Bayahíbe
La Romana|LRM
Aruba|AUA
Curazao|CUR|curacao,curasao
Bonaire|BON
Cancún|CUN
Riviera Maya||rivera maya
Playa del Carmen
Tulum
Cozumel
Ciudad de México|MEX NLU|cdmx,mexico df
Guadalajara?|GDL
Los Cabos|SJD
Puerto Vallarta
México+||
La Habana|HAV|habana
Varadero|VRA
Cuba?+
Jamaica|MBJ|montego bay
San Juan?|SJU|san juan de puerto rico
Puerto Rico+
Costa Rica+|SJO
San José?
Guatemala|GUA
Roatán|RTB
Miami|MIA
Orlando?|MCO|disney
Fort Lauderdale|FLL
Nueva York|JFK EWR LGA|new york,nyc
Washington?|IAD DCA
Las Vegas?|LAS
Los Ángeles?|LAX
San Francisco?|SFO
Houston?|IAH
Dallas|DFW
Atlanta|ATL
Chicago|ORD
Boston|BOS
Tampa|TPA
Toronto|YYZ
Montreal|YUL
Vancouver|YVR
Estados Unidos+
Canadá+
Lima|LIM
Cusco|CUZ|cuzco
Machu Picchu||machupicchu
Arequipa|AQP
Perú+
Quito|UIO
Guayaquil|GYE
Galápagos|GPS
Ecuador+
La Paz?|LPB
Uyuni|UYU
Bolivia+
Santiago de Chile|SCL|
Santiago?|SCL
San Pedro de Atacama|CJC
Chile+
Buenos Aires|EZE AEP|bs as
Bariloche|BRC
Mendoza?|MDZ
Iguazú|IGR IGU|iguazu,foz de iguazu,foz do iguacu
Ushuaia|USH
El Calafate|FTE
Argentina+
Montevideo|MVD
Uruguay+
Río de Janeiro|GIG SDU|rio de janeiro
São Paulo|GRU CGH|sao paulo
Salvador de Bahía|SSA|
Florianópolis|FLN
Brasil+
Caracas|CCS
Isla Margarita|PMV|margarita
Los Roques|LRV
Venezuela+
Madrid|MAD
Barcelona|BCN
Sevilla|SVQ
Valencia?|VLC
España+
París|CDG ORY|paris
Francia+
Roma|FCO
Milán|MXP
Venecia|VCE
Florencia Italia
Italia+
Londres|LHR LGW|london
Ámsterdam|AMS|amsterdam
Berlín|BER
Fráncfort|FRA|frankfurt
Múnich|MUC
Praga|PRG
Viena|VIE
Budapest|BUD
Zúrich|ZRH
Lisboa|LIS
Oporto|OPO
Portugal+
Atenas|ATH
Santorini|JTR
Grecia+
Estambul|IST
Capadocia
Turquía+
Dubái|DXB|dubai
El Cairo|CAI
Egipto+
Tierra Santa
Israel?+
Tokio|NRT HND
Japón+
Bangkok|BKK
Tailandia+
Bali|DPS
Maldivas|MLE
Europa?
Guayabetal
Sopó
Nemocón
Suesca
Tibasosa
Iza?
Moniquirá
Ráquira
Chiquinquirá
Sutamarchán
Gachetá
Choachí
La Calera
Nobsa
Lago de Tota||laguna de tota
Aquitania
Támesis
Támara?
Sabanalarga
Puerto Colombia
Usiacurí
Isla Fuerte
Tierra Bomba
Bocachica
Ciénaga?
Aracataca
Dibulla
Uribia
Manaure
Pueblo Bello
San Rafael?
San Carlos?
Santa Elena?
El Peñol
Cocorná
San Luis?
Río Claro
Salamina
Aguadas
Murillo?
Villamaría
Santa Rosa?
Belén de Umbría
Sevilla Valle
Calima
Silvia?
Inzá
Tierradentro
La Cocha||laguna de la cocha
Sibundoy
Puerto Asís
San Vicente del Caguán
Paz de Ariporo
Orocué
Mesetas
Lejanías
El Castillo?
Granada?
Vistahermosa
Uribe?
`;

interface Place {
  readonly name: string;
  /** True when the name alone may also be one of people or things. */
  readonly needsCue: boolean;
  readonly isCountry: boolean;
}

const plainOf = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

const places = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [written = "", codes = "", others = ""] = line.split("|");
    return {
      place: {
        name: written.replace(/[?+]/g, ""),
        needsCue: written.includes("?"),
        isCountry: written.includes("+"),
      },
      codes: codes.split(" ").filter(Boolean),
      names: others.split(",").map(plainOf).filter(Boolean),
    };
  });

/** Places by the code of their airport. */
export const placesByCode: ReadonlyMap<string, string> = new Map(
  places.flatMap(({ place, codes }) => codes.map((code) => [code, place.name] as const)),
);

/** Places by the first word of a name; the longest name first. */
const byFirstWord = new Map<string, { readonly words: string; readonly place: Place }[]>();
for (const { place, names } of places)
  for (const words of new Set([plainOf(place.name), ...names])) {
    const first = words.split(" ")[0]!;
    const list = byFirstWord.get(first) ?? [];
    list.push({ words, place });
    list.sort((a, b) => b.words.length - a.words.length);
    byFirstWord.set(first, list);
  }

export interface PlaceMention {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly needsCue: boolean;
  readonly isCountry: boolean;
}

/** Returns the places that are named in a plain text, in its order. */
export function placesIn(plain: string, written?: (start: number, end: number) => string): PlaceMention[] {
  const found: PlaceMention[] = [];
  let behind = 0;
  for (const word of plain.matchAll(/[a-z]+/g)) {
    if (word.index < behind) continue;
    const city = word[0].length === 3 ? placesByCode.get(word[0].toUpperCase()) : undefined;
    if (city && written?.(word.index, word.index + 3) === word[0].toUpperCase()) {
      const [start, end] = [word.index, word.index + 3];
      found.push({ name: city, needsCue: true, isCountry: false, start, end });
      continue;
    }
    for (const { words, place } of byFirstWord.get(word[0]) ?? []) {
      const near = plain.slice(word.index, word.index + words.length + 8).replace(/[ \n]+/g, " ");
      if (!near.startsWith(words) || /^[a-z]/.test(near.slice(words.length))) continue;
      let end = word.index + words.length;
      while (end < plain.length && plain.slice(word.index, end).replace(/[ \n]+/g, " ").length < words.length)
        end += 1;
      if (/[a-z@]/.test(plain[word.index - 1] ?? "") || plain[end] === "@") continue;
      found.push({ ...place, start: word.index, end });
      behind = end;
      break;
    }
  }
  return found;
}
