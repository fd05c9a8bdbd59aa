import { destinations } from "@travesia/api/catalog/package.rules";
import { catalogTexts } from "./catalog.texts.ts";
import type { CardPackage } from "./package-card.ts";

/** Group of packages shown together; a group without a destination contains today's offers. */
export interface Shelf {
  readonly title: string;
  readonly destino: string | null;
  readonly packages: readonly CardPackage[];
}

const MOST = 3;
const MOST_OFFERS = 6;

/**
 * Returns the groups of a catalogue, without empty ones: today's offers, the destinations of the menu, then
 * the others.
 */
export function shelvesOf(packages: readonly CardPackage[]): readonly Shelf[] {
  const offers = packages.filter(({ isActive, isYapaya }) => isActive && isYapaya).slice(0, MOST_OFFERS);
  const places = [...new Set<string>([...destinations, ...packages.map(({ destino }) => destino)])];
  return [
    { title: catalogTexts.offers, destino: null, packages: offers },
    ...places.map((destino) => ({
      title: destino,
      destino,
      packages: packages.filter((pack) => pack.destino === destino).slice(0, MOST),
    })),
  ].filter(({ packages: found }) => found.length > 0);
}
