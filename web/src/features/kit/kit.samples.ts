import type { Tone } from "@travesia/api/look";

/** One line of the sample list. */
export interface SampleTrip {
  readonly id: string;
  readonly client: string;
  readonly destination: string;
  readonly price: number | null;
  readonly tone: Tone;
  readonly status: string;
}

/** Every tone with an example status. */
export const tones: readonly (readonly [Tone, string])[] = [
  ["neutral", "Borrador"],
  ["sea", "Enviada"],
  ["sun", "Por firmar"],
  ["leaf", "Pagado"],
  ["clay", "Vencida"],
];

/** A realistically long text. */
export const LONG =
  "Viaje familiar de fin de año a San Andrés y Providencia con escala en Bogotá, cinco adultos y tres niños";

export const trips: readonly SampleTrip[] = [
  {
    id: "1",
    client: "María Fernanda Torres",
    destination: "San Andrés",
    price: 4_250_000,
    tone: "sea",
    status: "Enviada",
  },
  {
    id: "2",
    client: "Juan Sebastián de la Espriella Montoya y familia",
    destination: LONG,
    price: 128_400_000,
    tone: "sun",
    status: "Por firmar",
  },
  { id: "3", client: "Luz Peña", destination: "Leticia", price: null, tone: "neutral", status: "Borrador" },
];

/** Does nothing; handler of buttons that are only displayed. */
export const nothing = (): void => undefined;

/** Months of a sample chart. */
export const chartMonths = [
  ...["Ene", "Feb", "Mar", "Abr", "May", "Jun", "Jul", "Ago", "Sep", "Oct", "Nov", "Dic"],
];

/** Income and expenses of each month, in COP. */
export const chartSeries = [
  {
    label: "Ingresos",
    data: chartMonths.map((_, month) => 48_000_000 + ((month * 7) % 12) * 11_500_000),
  },
  {
    label: "Gastos",
    data: chartMonths.map((_, month) => 31_000_000 + ((month * 5) % 12) * 6_250_000),
  },
];

/** Balance of each month, in COP; one of them is a loss. */
export const chartStrip = [
  { label: "Resultado", data: chartMonths.map((_, month) => (((month * 7) % 12) - 1) * 3_500_000) },
];
