import { counted, ended } from "@travesia/api/colombia/spoken";
import { formatCop, times } from "@travesia/api/cop";
import { hotelCategoryLabels } from "@travesia/api/providers/library/hotel.rules";
import { hotelRoomLabels } from "@travesia/api/quotes/calculation/costs/lodging.rules";
import type { CostType } from "@travesia/api/quotes/calculation/costs/calculation-lines.rules";
import {
  calculationLifecycle,
  type CalculationStatus,
} from "@travesia/api/quotes/calculation/calculation.lifecycle";
import type { CalculationType, SellerRole } from "@travesia/api/quotes/calculation/calculation.rules";
import type { Tone } from "@travesia/api/look";

export const calculationLabels: Record<CalculationStatus, string> = {
  ...calculationLifecycle.labels,
  temporal: "Borrador",
};

export const calculationTones = { temporal: "neutral", confirmado: "leaf", usado: "leaf" } satisfies Record<
  CalculationStatus,
  Tone
>;

export const calculatorTabs = [
  "Transporte",
  "Alojamiento",
  "Servicios",
  "Actividades",
  "Comisiones",
  "Resumen",
] as const;
export type CalculatorTab = (typeof calculatorTabs)[number];

export const costTypeLabels: Record<CostType, string> = {
  tickets: "Tiquetes",
  alojamiento: "Alojamiento",
  traslados: "Traslados",
  alimentacion: "Alimentación",
  equipaje: "Equipaje",
  asistencia_medica: "Asistencia médica",
  seguro: "Seguros",
  excursiones: "Excursiones y actividades",
  extras: "Servicios adicionales",
};

export const sellerLabels: Record<SellerRole, string> = {
  asesor: "Asesor",
  lider: "Líder",
  gerente: "Gerente",
};

export const commissionKinds: Record<CalculationType, string> = {
  fixed_per_person: "Monto Fijo por Persona",
  percentage: "Porcentaje del Total",
  fixed_total: "Monto Fijo Total",
};

/** Heading of the costs per paying person. */
export const PER_PERSON = "Costos por persona que paga";

export const ticketKinds = [
  { value: "ida_vuelta", label: "Ida y vuelta" },
  { value: "ida", label: "Solo ida" },
  { value: "sin_tiquetes", label: "Sin tiquetes" },
];

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Option for an unspecified value, so that nothing is promised to the client. */
const unsaid = { value: "", label: "Sin indicar" };

export const hotelCategories = [unsaid, ...optionsOf(hotelCategoryLabels)];

export const hotelRooms = [unsaid, ...optionsOf(hotelRoomLabels)];

export const mealKinds = [
  { value: "ninguna", label: "Sin alimentación" },
  { value: "desayuno", label: "Desayuno" },
  { value: "media_pension", label: "Media pensión" },
  { value: "pension_completa", label: "Pensión completa" },
  { value: "todo_incluido", label: "Todo incluido" },
];

export const extraKinds = [
  { value: "servicio_extra", label: "Servicio (se cobra una vez)" },
  { value: "actividad_basica", label: "Actividad (por persona)" },
  { value: "excursion", label: "Excursión (por persona)" },
];

export const saveTexts = {
  saved: "Borrador guardado",
  pending: "Cambios sin guardar…",
  saving: "Guardando…",
  failed: "No se pudo guardar",
  idle: "Lo que escribas se guarda solo",
} as const;

export const calculationToasts = {
  confirmed: "Cálculo confirmado. La cotización ya tiene precio",
  optionConfirmed: "Opción confirmada. La cotización se envía cuando lo estén todas",
} as const;

/** Texts shown in place of a calculation that the viewer may not see. */
export const calculationTexts = {
  draft: "El cálculo está en borrador: su precio se ve cuando se confirme.",
  none: "Esta cotización no tiene cálculo.",
} as const;

/** Label of the preview of the offer before it is confirmed. */
export const PREVIEW = "Así lo verá el cliente";

/** Text for screen readers in place of the preview. */
export const PREVIEW_HINT =
  "Vista previa de la página del cliente: cambia mientras escribes y no tiene nada para oprimir.";

/** Returns the notice about a manually entered price (COP), which applies until a calculation replaces it. */
export const writtenPriceText = (price: number): string =>
  `El precio de esta cotización se escribió: ${formatCop(price)}. Vale hasta que confirmes un cálculo.`;

/**
 * Returns the reason why a calculation without costs cannot be confirmed; `isWritten` when a price was
 * entered manually.
 */
export const withoutCosts = (isWritten: boolean): string =>
  isWritten
    ? "El precio se escribió sin cálculo: para calcularlo, escribe lo que cuesta el viaje."
    : "Aún no hay precio: escribe lo que cuesta el viaje.";

/** Returns the warning before a sale at a loss is confirmed; `loss` in COP. */
export const lossText = (loss: number): string =>
  `Con este precio la agencia pierde ${formatCop(loss)}: no alcanza para los costos y las comisiones.`;

const moment = new Intl.DateTimeFormat("es-CO", { dateStyle: "medium", timeStyle: "short" });

/**
 * Returns the sentence that compares the unsaved draft on this device with the server's draft; both times in
 * milliseconds.
 */
export function deviceDraftText(at: number, savedAt: number | null): string {
  const here = `En este dispositivo quedó sin guardar lo que escribiste el ${moment.format(at)}`;
  if (savedAt === null) return ended(here);
  return at > savedAt
    ? ended(`${here}; es más reciente que el borrador guardado el ${moment.format(savedAt)}`)
    : `${here}; el borrador guardado el ${moment.format(savedAt)} es más reciente.`;
}

/** Returns the text with the number of people who pay, «3 personas pagan», and of infants who do not. */
export function payersText(persons: number, infants: number): string {
  const payers = persons === 1 ? "1 persona paga" : `${persons} personas pagan`;
  return infants === 0
    ? payers
    : `${payers}, ${infants === 1 ? "1 infante viaja" : `${infants} infantes viajan`} sin costo`;
}

/**
 * Returns the multiplication of a cost in COP as text: «$ 200.000 × 5 noches × 3 personas = $ 3.000.000»;
 * without persons the cost is charged once.
 */
export function productText(cost: number, persons: number | null, nights?: number | null): string {
  if (persons === null) return "Se cobra una sola vez";
  const factors = [formatCop(cost)];
  if (nights !== undefined) factors.push(counted(nights ?? 0, "noche", "noches"));
  factors.push(counted(persons, "persona", "personas"));
  return (
    `${factors.join(" × ")} = ` +
    `${formatCop(times(cost, persons * (nights === undefined ? 1 : (nights ?? 0))))}`
  );
}

/** Texts of a flight that is typed or pasted as one line. */
export const flightTexts = {
  line: (way: "Ida" | "Vuelta") =>
    way === "Ida" ? "Vuelo de ida, en una línea" : "Vuelo de vuelta, en una línea",
  hint: "Por ejemplo AV 8514 BOG–ADZ 15 ene 06:10–08:20; su conexión, tras «/»",
  notRead: "No se leyó ningún vuelo. Escríbelo como AV 8514 BOG–ADZ 15 ene 06:10–08:20, o llena los campos.",
  others: (count: number) => `Dice ${count} vuelos: agrega los demás en «Más vuelos».`,
  open: "Ver los campos",
  close: "Cerrar los campos",
} as const;

/** Returns the numbers of included and of optional services beside the title of their part. */
export const includedText = (count: number, optional = 0): string =>
  [
    "por persona",
    count > 0 && counted(count, "incluido", "incluidos"),
    optional > 0 && counted(optional, "opcional", "opcionales"),
  ]
    .filter(Boolean)
    .join(" · ");
