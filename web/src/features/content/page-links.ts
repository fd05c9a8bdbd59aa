import { addresses } from "@travesia/api/addresses";
import { packagesTo } from "@travesia/api/catalog/package-content.rules";
import { contentPaths } from "./content.paths.ts";

/** A page, or a part of one, to which a button of the agency's page may lead. */
export interface PagePlace {
  readonly value: string;
  readonly label: string;
}

/** Returns the places of the public pages to which a button may lead, for the destinations with packages. */
export const pagePlaces = (
  destinations: readonly string[],
  whatsapp: string | null,
): readonly PagePlace[] => [
  { value: addresses.packages, label: "Todos los paquetes" },
  ...destinations.map((destino) => ({ value: packagesTo(destino), label: `Paquetes de ${destino}` })),
  { value: `${addresses.home}?cotizar=1`, label: "Pedir una cotización" },
  ...(whatsapp ? [{ value: `https://wa.me/${whatsapp}`, label: "WhatsApp de la agencia" }] : []),
  { value: addresses.home, label: "Inicio" },
  { value: `${addresses.home}#ofertas`, label: "Inicio: ofertas del día" },
  { value: `${addresses.home}#destinos`, label: "Inicio: destinos" },
  { value: `${addresses.home}#videos`, label: "Inicio: videos" },
  { value: `${addresses.home}#contacto`, label: "Inicio: contacto" },
  { value: contentPaths.about.to(), label: "Sobre nosotros" },
];

/** Way in which an address was chosen: nowhere, one of the places, one package, or typed. */
export type LinkKind = "none" | "place" | "package" | "own";

/** Returns the id of the package to whose page an address leads; null for another page. */
export const packageOf = (link: string): number | null => {
  const [, id] = /^\/detail\/(\d{1,9})$/.exec(link) ?? [];
  return id === undefined ? null : Number(id);
};

/** Returns how a stored address was chosen. */
export function linkKind(link: string, places: readonly PagePlace[]): LinkKind {
  if (link === "") return "none";
  if (places.some(({ value }) => value === link)) return "place";
  return packageOf(link) === null ? "own" : "package";
}
