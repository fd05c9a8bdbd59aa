import { ownPath } from "../../core/storage/own-address.rules.ts";
import { badInput } from "../../core/failure.ts";
import { isPictureAddress } from "./package.rules.ts";

/** One day of a package, as it is stored. */
export interface DayOfPackage {
  readonly titulo: string;
  readonly texto: string;
  readonly lugar: string | null;
  /** Address of a picture. */
  readonly imagen: string | null;
}

/** One hotel of a package, as it is stored. */
export interface HotelOfPackage {
  readonly nombre: string;
  readonly ciudad: string | null;
  readonly noches: number | null;
  /** Category in words: `4 estrellas`. */
  readonly categoria: string | null;
}

/** One frequent question about a package, as it is stored. */
export interface QuestionOfPackage {
  readonly pregunta: string;
  readonly respuesta: string;
}

/** Limits of the texts and lists of a package; lengths are in characters. */
export const partLimits = {
  days: 90,
  dayTitle: 120,
  dayText: 2_000,
  place: 120,
  hotels: 20,
  hotelName: 120,
  city: 100,
  nights: 99,
  category: 60,
  lines: 40,
  line: 200,
  conditions: 5_000,
  questions: 20,
  question: 200,
  answer: 1_000,
  installments: 36,
} as const;

/** A part as entered: the optional fields may be absent, null or empty. */
type TypedPart<T, Optional extends keyof T> = Omit<T, Optional> & {
  readonly [Name in Optional]?: T[Name] | null | undefined;
};

const orNull = (typed: string | null | undefined): string | null => typed?.trim() || null;

/**
 * Returns the days of a package as they are stored, in the order given. An absolute picture URL of our host
 * (`ours`) is shortened to its path. BAD_USER_INPUT on the day for one without a title, and for a wrong
 * picture URL.
 */
export function cleanDays(
  days: readonly TypedPart<DayOfPackage, "texto" | "lugar" | "imagen">[],
  ours: string,
): DayOfPackage[] {
  if (days.length > partLimits.days)
    throw badInput("itinerario", `Un paquete tiene como máximo ${partLimits.days} días`);
  return days.map(({ titulo, texto, lugar, imagen }, at) => {
    if (!titulo.trim()) throw badInput(`itinerario.${at}.titulo`, "Cada día necesita un título");
    const address = orNull(imagen);
    const picture = address && ownPath(address, ours);
    if (picture !== null && !isPictureAddress(picture))
      throw badInput(`itinerario.${at}.imagen`, "La dirección de la imagen no es válida");
    return { titulo: titulo.trim(), texto: texto?.trim() ?? "", lugar: orNull(lugar), imagen: picture };
  });
}

/**
 * Returns the hotels of a package as they are stored, in the order given. BAD_USER_INPUT on a hotel without a
 * name.
 */
export function cleanHotels(
  hotels: readonly TypedPart<HotelOfPackage, "ciudad" | "noches" | "categoria">[],
): HotelOfPackage[] {
  if (hotels.length > partLimits.hotels)
    throw badInput("hoteles", `Un paquete tiene como máximo ${partLimits.hotels} hoteles`);
  return hotels.map(({ nombre, ciudad, noches, categoria }, at) => {
    if (!nombre.trim()) throw badInput(`hoteles.${at}.nombre`, "Cada hotel necesita un nombre");
    return {
      nombre: nombre.trim(),
      ciudad: orNull(ciudad),
      noches: noches ?? null,
      categoria: orNull(categoria),
    };
  });
}

/**
 * Returns the questions of a package as they are stored, in the order given. BAD_USER_INPUT on the part that
 * is missing.
 */
export function cleanQuestions(questions: readonly QuestionOfPackage[]): QuestionOfPackage[] {
  if (questions.length > partLimits.questions)
    throw badInput("preguntas", `Un paquete tiene como máximo ${partLimits.questions} preguntas`);
  return questions.map(({ pregunta, respuesta }, at) => {
    if (!pregunta.trim()) throw badInput(`preguntas.${at}.pregunta`, "Escribe la pregunta");
    if (!respuesta.trim()) throw badInput(`preguntas.${at}.respuesta`, "Escribe la respuesta");
    return { pregunta: pregunta.trim(), respuesta: respuesta.trim() };
  });
}

/** Returns the lines of a list of a package without blanks and repetitions. BAD_USER_INPUT on `field`. */
export function cleanLines(field: "incluye" | "noIncluye", lines: readonly string[]): string[] {
  const clean = [...new Set(lines.map((line) => line.trim()))].filter(Boolean);
  if (clean.length > partLimits.lines)
    throw badInput(field, `La lista tiene como máximo ${partLimits.lines} líneas`);
  if (clean.some((line) => line.length > partLimits.line))
    throw badInput(field, `Cada línea tiene como máximo ${partLimits.line} letras`);
  return clean;
}

/** Terms of paying a package in installments. */
export interface PackageInstallments {
  /** Number of monthly installments after the first payment; null for a package without installments. */
  readonly cuotas: number | null;
  /** First payment as a percentage of the price; null without one, or for one in COP. */
  readonly cuotaInicialPorcentaje: number | null;
  /** First payment in COP per person; null without one, or for a percentage. */
  readonly cuotaInicial: number | null;
}

/**
 * Returns the installments of a package after a change: absent fields are unchanged, null removes. A first
 * payment in percent replaces one in COP, and the other way round; without installments there is none.
 */
export function changedInstallments(
  before: PackageInstallments,
  typed: { readonly [Name in keyof PackageInstallments]?: PackageInstallments[Name] | undefined },
): PackageInstallments {
  const pick = <Name extends keyof PackageInstallments>(name: Name, other?: keyof PackageInstallments) => {
    const value = typed[name];
    if (value !== undefined) return value;
    return other && typed[other] != null ? null : before[name];
  };
  if (typed.cuotas === null && typed.cuotaInicial == null && typed.cuotaInicialPorcentaje == null)
    return { cuotas: null, cuotaInicialPorcentaje: null, cuotaInicial: null };
  return {
    cuotas: pick("cuotas"),
    cuotaInicialPorcentaje: pick("cuotaInicialPorcentaje", "cuotaInicial"),
    cuotaInicial: pick("cuotaInicial", "cuotaInicialPorcentaje"),
  };
}

/**
 * Returns the field and the error of installments that do not fit each other or the price, in COP; null when
 * they do.
 */
function installmentsProblem(
  { cuotas, cuotaInicialPorcentaje, cuotaInicial }: PackageInstallments,
  price: number | null,
): readonly [field: keyof PackageInstallments, message: string] | null {
  if (cuotaInicial !== null && cuotaInicialPorcentaje !== null)
    return ["cuotaInicial", "Indica la cuota inicial en porcentaje o en pesos, no de las dos formas"];
  const field = cuotaInicial === null ? "cuotaInicialPorcentaje" : "cuotaInicial";
  if (cuotas === null && (cuotaInicial ?? cuotaInicialPorcentaje) !== null)
    return ["cuotas", "Indica en cuántas cuotas se paga el resto"];
  if (cuotaInicial !== null && price !== null && cuotaInicial >= price)
    return [field, "La cuota inicial debe ser menor que el precio"];
  return null;
}

/** Refuses installments that do not fit each other or the price: BAD_USER_INPUT on their field. */
export function refuseWrongInstallments(installments: PackageInstallments, price: number | null): void {
  const problem = installmentsProblem(installments, price);
  if (problem) throw badInput(...problem);
}

/** Monthly payments for a price, in COP per person; they add up to the price exactly. */
export interface WorkedOutInstallments {
  /** First payment; 0 without one. */
  readonly first: number;
  /** Number of monthly installments after the first payment. */
  readonly count: number;
  /** Each installment, rounded up to whole pesos. */
  readonly each: number;
  /** Last installment: the rest of the price. */
  readonly last: number;
}

/**
 * Returns the installments of a package for a price in COP: the price less the first payment, in equal parts
 * rounded up to whole pesos, the last of which makes up the difference. Null without installments.
 */
export function workedOut(
  price: number,
  { cuotas, cuotaInicialPorcentaje, cuotaInicial }: PackageInstallments,
): WorkedOutInstallments | null {
  if (cuotas === null) return null;
  const first = cuotaInicial ?? Math.round((price * (cuotaInicialPorcentaje ?? 0)) / 100);
  const each = Math.ceil((price - first) / cuotas);
  return { first, count: cuotas, each, last: price - first - each * (cuotas - 1) };
}

/**
 * Returns each monthly installment of a package in COP per person, rounded up to whole pesos. Null without
 * installments.
 */
export const installmentOf = (price: number, installments: PackageInstallments): number | null =>
  workedOut(price, installments)?.each ?? null;
