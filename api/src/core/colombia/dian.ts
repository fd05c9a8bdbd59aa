import type { Day } from "./days.ts";
import type { DocumentType } from "./documents.ts";
import type { Cop } from "./cop.ts";

/** Environment of a DIAN document: 1 is production, 2 is a test («TipoAmbie» of the DIAN's annexes). */
export type DianEnvironment = "1" | "2";

/** NIT of the DIAN, without its check digit. */
export const DIAN_NIT = "800197268";

/** Document number of a buyer who gave none («consumidor final»). */
export const FINAL_CONSUMER = "222222222222";

/**
 * Returns an identity document's number in the form of the DIAN's codes: digits and letters, a NIT without
 * its check digit.
 */
export const bareDocument = (number: string): string =>
  number.replace(/-\d$/, "").replace(/[^0-9A-Za-z]/g, "");

/**
 * Returns an amount in the form of the DIAN's codes and documents: two decimals after a dot, no thousands
 * separator.
 */
export const dianAmount = (value: Cop): string => `${value}.00`;

const BOGOTA = -5 * 3_600_000;

/** Returns the day and the time of day in the DIAN's format, `HH:mm:ss-05:00`, in Bogota's fixed offset. */
export function dianInstant(instant: Date): { readonly day: Day; readonly hour: string } {
  const local = new Date(instant.getTime() + BOGOTA).toISOString();
  return { day: local.slice(0, 10), hour: `${local.slice(11, 19)}-05:00` };
}

/** The DIAN's codes of identity documents (annex 1.9, table 13.2.1). */
export const dianDocumentCodes: Readonly<Record<DocumentType, string>> = {
  rc: "11",
  ti: "12",
  cc: "13",
  ce: "22",
  nit: "31",
  passport: "41",
  dni: "42",
  salvoconducto: "42",
  cedula_diplomatica: "42",
  pep: "47",
  ppt: "48",
  nuip: "91",
  ms: "13",
};

/**
 * Returns the public address at which a DIAN document is looked up by its code; test documents have their own
 * address.
 */
export const dianAddress = (code: string, environment: DianEnvironment): string =>
  `https://catalogo-vpfe${environment === "2" ? "-hab" : ""}.dian.gov.co/document/searchqr?documentkey=${code}`;

/** Departments by the first two digits of their municipalities' DANE codes. */
const departments: Readonly<Record<string, string>> = {
  "05": "Antioquia",
  "08": "Atlántico",
  "11": "Bogotá",
  "13": "Bolívar",
  "15": "Boyacá",
  "17": "Caldas",
  "18": "Caquetá",
  "19": "Cauca",
  "20": "Cesar",
  "23": "Córdoba",
  "25": "Cundinamarca",
  "27": "Chocó",
  "41": "Huila",
  "44": "La Guajira",
  "47": "Magdalena",
  "50": "Meta",
  "52": "Nariño",
  "54": "Norte de Santander",
  "63": "Quindío",
  "66": "Risaralda",
  "68": "Santander",
  "70": "Sucre",
  "73": "Tolima",
  "76": "Valle del Cauca",
  "81": "Arauca",
  "85": "Casanare",
  "86": "Putumayo",
  "88": "San Andrés y Providencia",
  "91": "Amazonas",
  "94": "Guainía",
  "95": "Guaviare",
  "97": "Vaupés",
  "99": "Vichada",
};

/** Returns the department of a municipality by its five-digit DANE code; null for an unknown code. */
export const departmentOf = (municipality: string): string | null =>
  /^\d{5}$/.test(municipality) ? (departments[municipality.slice(0, 2)] ?? null) : null;
