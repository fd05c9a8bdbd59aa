import { addMonths, type Day, daysBetween } from "../../../core/colombia/days.ts";
import { plainName } from "../../../core/colombia/plain.ts";
import { counted } from "../../../core/colombia/spoken.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import type { CostBase, ServiceKind } from "./library.enums.ts";

/** Service in a calculation; its cost is in COP, for a hotel per night. */
export interface KnownService {
  readonly kind: ServiceKind;
  readonly name: string;
  readonly city: string | null;
  readonly categoria?: string | null;
  readonly regimen?: string | null;
  /** Reason why clients like the service, in their words; null or absent when unknown. */
  readonly encanto?: string | null;
  readonly costo: Cop;
  readonly base: CostBase;
  readonly proveedor: string | null;
}

export const NO_SERVICE = "Servicio no encontrado";

/** Number of library services on one page. */
export const servicesOnAPage = 60;

/** Maximum length of the name, the city and the provider of a service. */
export const longestServiceName = 200;

/** Maximum length of the text on why clients like a service. */
export const longestCharm = 200;

/** Minimum number of typed letters before services are suggested. */
export const fewestTyped = 2;

/** Number of full months after which a cost is marked as old. */
const STALE_MONTHS = 6;

/** Returns whether a cost of one day is old on another day. */
const isStale = (costDay: Day, on: Day): boolean => addMonths(costDay, STALE_MONTHS) < on;

/** Returns the age of a cost in words: `hoy`, `hace 3 meses`; for an old cost, `costo de hace 8 meses`. */
export function costAge(costDay: Day, on: Day): string {
  const age = spokenAge(costDay, on);
  return isStale(costDay, on) ? `costo de ${age}` : age;
}

function spokenAge(from: Day, on: Day): string {
  const days = daysBetween(from, on);
  if (days <= 0) return "hoy";
  if (days === 1) return "ayer";
  const months = fullMonths(from, on);
  if (months === 0) return `hace ${counted(days, "día", "días")}`;
  const years = Math.floor(months / 12);
  return `hace ${years < 2 ? counted(months, "mes", "meses") : counted(years, "año", "años")}`;
}

function fullMonths(from: Day, on: Day): number {
  const [years, months] = [
    Number(on.slice(0, 4)) - Number(from.slice(0, 4)),
    Number(on.slice(5, 7)) - Number(from.slice(5, 7)),
  ];
  const whole = years * 12 + months;
  return addMonths(from, whole) > on ? whole - 1 : whole;
}

/** Returns a text with normalized whitespace, cut to the maximum stored length. */
export const short = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, longestServiceName);

/**
 * Returns the key that identifies a service in searches and comparisons: name and city, without case, accents
 * and extra whitespace.
 */
export const serviceKey = ({ name, city }: Pick<KnownService, "name" | "city">): string =>
  plainName([name, city].filter(Boolean).join(" "));

/** Service with its comparison key. */
export type KeyedService = KnownService & { readonly key: string };

/**
 * Returns the services to store: without duplicates, without services that lack a name or a cost, sorted by
 * key.
 */
export function learnable(services: readonly KnownService[]): KeyedService[] {
  const known = new Map<string, KeyedService>();
  for (const service of services) {
    const shortened = { ...service, name: short(service.name), city: service.city && short(service.city) };
    const key = serviceKey(shortened);
    if (shortened.name && service.costo > 0)
      known.set(`${service.kind} ${key}`, { ...shortened, key, proveedor: shortProvider(service) });
  }
  return [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, service]) => service);
}

const shortProvider = ({ proveedor }: KnownService): string | null => (proveedor && short(proveedor)) || null;
