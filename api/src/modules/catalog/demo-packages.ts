/** A package of the demo: its picture is `web/public/paisajes/{picture}.svg`. */
export interface DemoPackage {
  readonly picture: string;
  readonly title: string;
  readonly destino: string;
  readonly city: string;
  readonly location: string;
  readonly lat: string;
  readonly lng: string;
  /** COP per person. */
  readonly price: number;
  readonly days: number;
  readonly cupos: number;
  readonly chars: readonly string[];
  readonly detail: string;
}

const row = (
  picture: string,
  title: string,
  [destino, city, location]: readonly [string, string, string],
  [lat, lng]: readonly [string, string],
  [price, days, cupos]: readonly [number, number, number],
  chars: string,
  detail: string,
): DemoPackage => ({
  picture,
  title,
  destino,
  city,
  location,
  lat,
  lng,
  price,
  days,
  cupos,
  chars: chars.split(" "),
  detail,
});

const NACIONALES = "Nacionales";
const INTERNACIONALES = "Internacionales";
const all = "Hotel aereos Desayuno Wifi";

/** Packages of the demo agency. */
export const demoPackages: readonly DemoPackage[] = [
  row(
    "cartagena",
    "Cartagena amurallada",
    [NACIONALES, "Cartagena de Indias", "Centro histórico"],
    ["10.4236", "-75.5512"],
    [1_480_000, 4, 18],
    `${all} piscina`,
    "Balcones con flores, murallas al atardecer y cocina caribeña. Incluye recorrido guiado por el centro histórico y una tarde en Getsemaní.",
  ),
  row(
    "baru",
    "Barú, playa blanca",
    [NACIONALES, "Cartagena de Indias", "Isla Barú"],
    ["10.2286", "-75.6047"],
    [1_720_000, 5, 16],
    "Hotel aereos piscina Desayuno",
    "Mar tranquilo y arena clara a una hora de Cartagena. Incluye lancha, plan de playa y una noche de plancton luminoso.",
  ),
  row(
    "san-andres",
    "San Andrés, mar de siete colores",
    [NACIONALES, "San Andrés", "Sprat Bight"],
    ["12.5847", "-81.7006"],
    [1_890_000, 5, 24],
    `${all} piscina`,
    "Vuelta a la isla, Johnny Cay y acuario natural. Tarjeta de entrada a la isla incluida.",
  ),
  row(
    "providencia",
    "Providencia y Santa Catalina",
    [NACIONALES, "Providencia", "Bahía Suroeste"],
    ["13.3494", "-81.3744"],
    [3_150_000, 5, 10],
    "Hotel aereos Desayuno",
    "Una isla pequeña y tranquila, con la tercera barrera de coral del mundo. Incluye vuelo desde San Andrés y careteo en Cayo Cangrejo.",
  ),
  row(
    "tayrona",
    "Parque Tayrona y Santa Marta",
    [NACIONALES, "Santa Marta", "Parque Tayrona"],
    ["11.3150", "-74.0340"],
    [1_290_000, 4, 20],
    "Hotel aereos Desayuno piscina",
    "Caminata a Cabo San Juan, baño en La Piscina y tarde en Taganga. Entrada al parque y seguro incluidos.",
  ),
  row(
    "cocora",
    "Valle del Cocora",
    ["Por Tierra", "Salento", "Valle de Cocora"],
    ["4.6380", "-75.4870"],
    [690_000, 3, 24],
    "Hotel Desayuno Wifi",
    "Entre palmas de cera de sesenta metros. Bus desde Bogotá, caballos opcionales y noche en Salento.",
  ),
  row(
    "eje-cafetero",
    "Fincas del Eje Cafetero",
    ["Por Tierra", "Montenegro", "Quindío"],
    ["4.5660", "-75.7510"],
    [940_000, 4, 28],
    "Hotel Desayuno piscina Wifi",
    "Del grano a la taza en una finca tradicional, Parque del Café y termales de Santa Rosa.",
  ),
  row(
    "guatape",
    "Guatapé y Medellín",
    [NACIONALES, "Medellín", "Guatapé"],
    ["6.2326", "-75.1587"],
    [1_120_000, 4, 22],
    `${all} gym`,
    "Los zócalos de colores, 740 escalones hasta lo alto de la Piedra y Medellín desde el Metrocable.",
  ),
  row(
    "villa-de-leyva",
    "Villa de Leyva y Ráquira",
    ["Por Tierra", "Villa de Leyva", "Plaza Mayor"],
    ["5.6333", "-73.5237"],
    [520_000, 2, 30],
    "Hotel Desayuno",
    "La plaza empedrada más grande del país, fósiles, viñedos y los talleres de barro de Ráquira.",
  ),
  row(
    "barichara",
    "Barichara y el Cañón del Chicamocha",
    ["Por Tierra", "Barichara", "Santander"],
    ["6.6340", "-73.2230"],
    [780_000, 3, 26],
    "Hotel Desayuno piscina",
    "Camino real a Guane, teleférico sobre el cañón y aventura en San Gil.",
  ),
  row(
    "guajira",
    "La Guajira: donde el desierto toca el mar",
    [NACIONALES, "Uribia", "Cabo de la Vela"],
    ["12.2080", "-72.1720"],
    [1_560_000, 5, 14],
    "aereos Desayuno",
    "En camioneta desde Riohacha hasta Punta Gallinas, con noches en ranchería wayuu y el faro del fin del continente.",
  ),
  row(
    "tatacoa",
    "Estrellas de la Tatacoa",
    ["Por Tierra", "Villavieja", "Desierto de la Tatacoa"],
    ["3.2340", "-75.1680"],
    [460_000, 2, 32],
    "Hotel Desayuno piscina",
    "El Cuzco y Los Hoyos de día; de noche, telescopios y astrónomo en uno de los cielos más limpios de Colombia.",
  ),
  row(
    "cano-cristales",
    "Caño Cristales, el río de los cinco colores",
    ["Llano", "La Macarena", "Serranía de la Macarena"],
    ["2.2640", "-73.7940"],
    [2_290_000, 4, 12],
    "Hotel aereos Desayuno",
    "Senderos con guía local, baño en los pozos permitidos y noche llanera. Vuelo, permisos y seguro incluidos.",
  ),
  row(
    "llanos",
    "Safari llanero en Casanare",
    ["Llano", "Yopal", "Hato La Aurora"],
    ["5.3378", "-72.3959"],
    [1_980_000, 4, 12],
    "Hotel aereos Desayuno piscina",
    "Chigüiros, venados y anacondas en un hato que es reserva natural. Trabajo de llano a caballo y música de arpa.",
  ),
  row(
    "paz-de-ariporo",
    "Amanecer en Paz de Ariporo",
    ["Llano", "Paz de Ariporo", "Casanare"],
    ["5.8810", "-71.8910"],
    [1_340_000, 3, 16],
    "Hotel Desayuno",
    "Tres días entre esteros y garceros, con ordeño al alba, mamona y puesta de sol sobre la sabana.",
  ),
  row(
    "amazonas",
    "Amazonas: Leticia y tres fronteras",
    [NACIONALES, "Leticia", "Río Amazonas"],
    ["-4.2153", "-69.9406"],
    [2_450_000, 5, 14],
    "Hotel aereos Desayuno Wifi",
    "Isla de los Micos, delfines rosados en Tarapoto y un día en Puerto Nariño. Desayuno en Brasil, almuerzo en Perú.",
  ),
  row(
    "cancun",
    "Cancún todo incluido",
    [INTERNACIONALES, "Cancún", "Zona hotelera"],
    ["21.1619", "-86.8515"],
    [4_690_000, 6, 30],
    `${all} piscina gym`,
    "Hotel frente al mar con todo incluido, Isla Mujeres en catamarán y un día en Chichén Itzá.",
  ),
  row(
    "punta-cana",
    "Punta Cana en familia",
    [INTERNACIONALES, "Punta Cana", "Playa Bávaro"],
    ["18.5601", "-68.3725"],
    [4_390_000, 6, 34],
    `${all} piscina gym`,
    "Club infantil, toboganes y playa Bávaro. Incluye excursión a Isla Saona.",
  ),
  row(
    "cusco",
    "Cusco y Machu Picchu",
    [INTERNACIONALES, "Cusco", "Valle Sagrado"],
    ["-13.1631", "-72.5450"],
    [5_280_000, 7, 18],
    all,
    "Valle Sagrado, tren panorámico y entrada a Machu Picchu con guía. Un día libre para tomar altura sin afán.",
  ),
  row(
    "patagonia",
    "Patagonia: El Calafate y Ushuaia",
    [INTERNACIONALES, "El Calafate", "Glaciar Perito Moreno"],
    ["-50.4967", "-73.1377"],
    [9_870_000, 9, 14],
    all,
    "Pasarelas frente al Perito Moreno, canal Beagle y Parque Nacional Tierra del Fuego.",
  ),
  row(
    "nueva-york",
    "Nueva York en otoño",
    [INTERNACIONALES, "Nueva York", "Manhattan"],
    ["40.7580", "-73.9855"],
    [7_640_000, 6, 20],
    "Hotel aereos Wifi gym",
    "Central Park, Brooklyn caminando y la estatua desde el ferry. Asesoría para la visa incluida.",
  ),
  row(
    "paris",
    "París y los castillos del Loira",
    ["Europa", "París", "Valle del Loira"],
    ["48.8584", "2.2945"],
    [12_480_000, 9, 16],
    all,
    "Crucero por el Sena, Versalles sin fila y dos castillos entre viñedos, con guía en español.",
  ),
  row(
    "roma",
    "Roma, Florencia y Venecia",
    ["Europa", "Roma", "Italia"],
    ["41.8902", "12.4922"],
    [11_950_000, 10, 18],
    all,
    "El Coliseo, los Uffizi y el Gran Canal, en tren de alta velocidad entre ciudades.",
  ),
  row(
    "suiza",
    "Alpes suizos en tren",
    ["Europa", "Interlaken", "Berna"],
    ["46.6863", "7.8632"],
    [15_900_000, 8, 12],
    all,
    "Jungfraujoch, lago Brienz y el Glacier Express, con pase de trenes para todo el recorrido.",
  ),
  row(
    "estambul",
    "Estambul y Capadocia",
    ["Europa", "Estambul", "Turquía"],
    ["41.0054", "28.9768"],
    [10_340_000, 10, 22],
    `${all} piscina`,
    "Santa Sofía, Gran Bazar y amanecer en globo sobre los valles de Capadocia.",
  ),
];

/** Parts of the first package of the demo. */
export const demoParts = {
  itinerario: [
    {
      titulo: "Llegada y atardecer en la muralla",
      lugar: "Centro histórico",
      texto: "Traslado al hotel y caminata guiada hasta el Café del Mar.",
      imagen: "/paisajes/cartagena.svg",
    },
    {
      titulo: "Islas del Rosario",
      lugar: "Barú",
      texto: "Lancha, playa y almuerzo.",
      imagen: "/paisajes/baru.svg",
    },
    {
      titulo: "Getsemaní a pie",
      lugar: "Getsemaní",
      texto: "Murales, plazas y una tarde libre.",
      imagen: null,
    },
    { titulo: "Regreso", lugar: null, texto: "Desayuno y traslado al aeropuerto.", imagen: null },
  ],
  hoteles: [{ nombre: "Hotel Casa del Arco", ciudad: "Cartagena", noches: 3, categoria: "4 estrellas" }],
  incluye: ["Tiquetes aéreos", "Traslados", "Desayunos", "Recorrido guiado"],
  noIncluye: ["Cenas", "Impuesto de muelle", "Propinas"],
  preguntas: [
    {
      pregunta: "¿Los niños pagan lo mismo?",
      respuesta: "De 2 a 11 años pagan el 80 %. Los menores de 2 años viajan sin silla y no pagan.",
    },
    {
      pregunta: "¿Puedo cambiar la fecha?",
      respuesta: "Sí, hasta 15 días antes de la salida. Pagas la diferencia si la nueva fecha cuesta más.",
    },
  ],
  condiciones: "Sujeto a disponibilidad al momento de reservar.",
  cuotas: 3,
  cuotaInicialPorcentaje: 30,
};
