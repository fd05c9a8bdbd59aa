import { formatCop } from "@travesia/api/colombia/cop";
import { formatDay } from "../../../ui/days.ts";
import type { Reading } from "./pasted.form.ts";

/** Texts of a quote from a pasted chat or offer. */
export const pastedTexts = {
  label: "El chat o la oferta",
  hint: "Copia la conversación de WhatsApp o lo que mandó el proveedor y pégalo aquí. No se guarda.",
  change: "Cambiar el texto",
  reading: "Leyendo…",
  nothing: "No se entendió nada de este texto. Escribe los datos a mano.",
  legend: { read: "Leído", asked: "Por aclarar", rest: "Sin entender" },
  further: "También dice",
  toNote: "Pasar a la nota",
} as const;

const units: Readonly<Record<string, string>> = {
  persona: "por persona",
  noche: "por noche",
  persona_noche: "por persona y noche",
  total: "en total",
  trayecto: "por trayecto",
};

const spoken = (word: string): string => word.replaceAll("_", " ");
const listed = (values: readonly { readonly valor: string | number }[]): string =>
  values.map(({ valor }) => spoken(String(valor))).join(", ");

type Price = Reading["precios"][number];

const amountText = (amount: number, currency: string): string =>
  currency === "COP" ? formatCop(amount) : `${currency} ${amount.toLocaleString("es-CO")}`;

/** Returns a price in one line: `Doble: $ 1.250.000 por persona`. */
function priceText({ valor, moneda, por, para, hotel, desde, neto, masImpuestos }: Price): string {
  const whose = [hotel, para && spoken(para)].filter(Boolean).join(", ");
  const words = [
    desde && "desde",
    amountText(valor, moneda),
    por && (units[por] ?? spoken(por)),
    neto && "neto",
    masImpuestos && "más impuestos",
  ];
  return `${whose && `${whose}: `}${words.filter(Boolean).join(" ")}`;
}

type Flight = Reading["vuelos"][number];

const flightText = ({ vuelo, origen, destino, fecha, salida, llegada }: Flight): string =>
  [
    vuelo,
    origen && destino && `${origen}–${destino}`,
    fecha && formatDay(fecha),
    salida && llegada && `${salida}–${llegada}`,
  ]
    .filter(Boolean)
    .join(" ");

interface Further {
  readonly label: string;
  readonly text: string;
  /** True for a wish of the client, which may be passed to the note that they read. */
  readonly wish: boolean;
}

/** Returns the values without a field in the form, each with its label. */
export function furtherOf(reading: Reading): readonly Further[] {
  const { noches, numeroPersonas, adultos, habitaciones, presupuesto, vigencia } = reading;
  const wishes: readonly (readonly [string, string | false | null | undefined])[] = [
    ["Personas", !adultos && numeroPersonas && String(numeroPersonas.valor)],
    ["Noches", noches && String(noches.valor)],
    ["Habitaciones", habitaciones && String(habitaciones.valor)],
    ["Hotel", listed(reading.hotel)],
    ["Equipaje", listed(reading.equipaje)],
    ["Excursiones", listed(reading.excursiones)],
    ["Presupuesto", presupuesto && priceText(presupuesto)],
  ];
  const facts: readonly (readonly [string, string | false | null | undefined])[] = [
    ["Salidas", reading.salidas.map(({ valor }) => formatDay(valor)).join(", ")],
    ["Proveedor", listed(reading.proveedor)],
    ["Aerolínea", listed(reading.aerolinea)],
    ["Vuelos", reading.vuelos.map(flightText).join(" · ")],
    ["Incluye", listed(reading.incluye)],
    ["No incluye", listed(reading.noIncluye)],
    ["Precios", reading.precios.map(priceText).join(" · ")],
    ["Suplementos", reading.suplementos.map(priceText).join(" · ")],
    ["Vigencia", vigencia && formatDay(vigencia.valor)],
  ];
  const rows = (list: typeof facts, wish: boolean) =>
    list.flatMap(([label, text]) => (text ? [{ label, text, wish }] : []));
  return [...rows(wishes, true), ...rows(facts, false)];
}
