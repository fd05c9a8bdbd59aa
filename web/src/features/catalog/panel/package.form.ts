import { partLimits } from "@travesia/api/catalog/package-parts.rules";
import {
  amount,
  amountOrZero,
  fieldsOf,
  flag,
  rows,
  text,
  textOrNull,
  trimmed,
  unsent,
  type ValuesOf,
} from "../../../ui/form/fields.ts";
import type { PackageWholeFragment } from "../catalog.generated.ts";

const upTo999 = (value: number | null) => {
  if (value === null) return null;
  if (value < 1) return "Debe ser al menos 1";
  return value > 999 ? "Debe ser 999 como máximo" : null;
};
/** Returns the field of a map coordinate, in degrees; it may be empty. */
const degrees = (most: number) => ({
  ...text({
    wrong: (value) =>
      value.trim() === "" || (/^-?\d{1,3}(\.\d+)?$/.test(value.trim()) && Math.abs(Number(value)) <= most)
        ? null
        : `Un número entre -${most} y ${most}`,
  }),
  send: (value: string) => value.trim(),
});
interface Departure {
  salida: string;
  vuelta: string;
  /** COP per person; null for the price of the package. */
  price: number | null;
}
/** A departure that was not filled in yet. */
export const noDeparture: Readonly<Departure> = { salida: "", vuelta: "", price: null };
const departures = (stored: readonly Readonly<Departure>[]): Departure[] =>
  stored.map(({ salida, vuelta, price }) => ({ salida, vuelta, price }));
const texts = {
  empty: [] as string[],
  read: (stored: readonly string[]): string[] => [...stored],
  send: (value: string[]) => value,
};

/** Form fields of one day of a package. */
const dayFields = fieldsOf<PackageWholeFragment["itinerario"][number]>()({
  titulo: trimmed(),
  lugar: textOrNull(),
  texto: text(),
  imagen: textOrNull(),
});

/** Form fields of one hotel of a package. */
const hotelFields = fieldsOf<PackageWholeFragment["hoteles"][number]>()({
  nombre: trimmed(),
  ciudad: textOrNull(),
  noches: amount(),
  categoria: textOrNull(),
});

/** Form fields of one frequent question about a package. */
const questionFields = fieldsOf<PackageWholeFragment["preguntas"][number]>()({
  pregunta: trimmed(),
  respuesta: trimmed(),
});

const linesOf = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Field for a list of short texts, typed one per line. */
const lines = {
  empty: "",
  read: (stored: readonly string[]): string => stored.join("\n"),
  send: linesOf,
  wrong: (typed: string) => {
    const typedLines = linesOf(typed);
    if (typedLines.length > partLimits.lines) return `La lista tiene como máximo ${partLimits.lines} líneas`;
    return typedLines.some((line) => line.length > partLimits.line)
      ? `Cada línea tiene como máximo ${partLimits.line} letras`
      : null;
  },
};

/** Kind of the first payment: none, as a percentage of the price, or in COP. */
type FirstPayment = "" | "porcentaje" | "pesos";

/** Fields by which the fields of the first payment are judged. */
interface Installments {
  readonly cuotas: number | null;
  readonly inicial: FirstPayment;
}

/** Returns the field of a first payment of one kind; it is sent only while its kind is chosen. */
const firstPayment = (kind: FirstPayment, problem: (value: number) => string | null) => ({
  ...amount<Installments>({
    wrong: (value, { cuotas, inicial }) => (inicial === kind && cuotas !== null ? problem(value ?? 0) : null),
  }),
  send: (value: number | null, { cuotas, inicial }: Installments) =>
    inicial === kind && cuotas !== null ? value : null,
});

/** Form fields of a package. */
export const packageFields = fieldsOf<PackageWholeFragment>()({
  title: text(),
  detail: text(),
  destino: text({}, "Internacionales"),
  category: {
    ...text(),
    read: (stored: string, { destino }: PackageWholeFragment) => (stored === destino ? "" : stored),
    send: (category: string, { destino }: { readonly destino: string }) => category.trim() || destino,
  },
  city: text(),
  location: text(),
  lat: degrees(90),
  lng: degrees(180),
  price: amountOrZero(),
  days: amountOrZero({ wrong: upTo999 }),
  cupos: amountOrZero({ wrong: upTo999 }),
  fechas: { empty: [{ ...noDeparture }] as Departure[], read: departures, send: departures },
  chars: texts,
  itinerario: rows(dayFields),
  hoteles: rows(hotelFields),
  incluye: lines,
  noIncluye: lines,
  preguntas: rows(questionFields),
  condiciones: { ...text(), send: (value: string) => value.trim() || null },
  cuotas: amount({
    wrong: (value) =>
      value === null || (value >= 1 && value <= partLimits.installments)
        ? null
        : `Las cuotas deben estar entre 1 y ${partLimits.installments}`,
  }),
  inicial: {
    empty: "" as FirstPayment,
    read: (_: undefined, { cuotaInicial, cuotaInicialPorcentaje }: PackageWholeFragment): FirstPayment => {
      if (cuotaInicial !== null) return "pesos";
      return cuotaInicialPorcentaje === null ? "" : "porcentaje";
    },
    send: null,
  },
  cuotaInicialPorcentaje: firstPayment("porcentaje", (value) =>
    value > 0 && value < 100 ? null : "El porcentaje debe ser mayor que 0 y menor que 100",
  ),
  cuotaInicial: firstPayment("pesos", (value) => (value > 0 ? null : "Escribe la cuota inicial")),
  /** Addresses of the existing pictures. */
  images: texts,
  /** New pictures to upload. */
  files: unsent<File[]>([]),
  isActive: flag(true),
  isYapaya: flag(false),
});
export type PackageForm = ValuesOf<typeof packageFields>;
