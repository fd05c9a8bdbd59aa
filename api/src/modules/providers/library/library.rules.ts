import { plainName } from "../../../core/colombia/plain.ts";
import type { Cop } from "../../../core/cop.ts";
import type { CostBase, ServiceKind } from "./library.enums.ts";

/** A service as a calculation has it; its cost in COP, of a hotel for a night. */
export interface KnownService {
  readonly kind: ServiceKind;
  readonly name: string;
  readonly city: string | null;
  readonly costo: Cop;
  readonly base: CostBase;
  readonly proveedor: string | null;
}

/** The letters that are kept of a text. */
const MOST = 200;
const short = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, MOST);

/**
 * Returns the key by which services are distinguished and searched: name and city, without case, accents and
 * extra blanks.
 */
const serviceKey = ({ name, city }: Pick<KnownService, "name" | "city">): string =>
  plainName([name, city].filter(Boolean).join(" "));

/** A known service with the key that it is found by. */
export type KeyedService = KnownService & { readonly key: string };

/** Services to be learned: without those that have no name or cost, each once, in the order of their keys. */
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
