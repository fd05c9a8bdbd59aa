import { matchPath } from "react-router-dom";
import { catalogPaths } from "../../features/catalog/catalog.paths.ts";
import { contentPaths } from "../../features/content/content.paths.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { passengerPaths } from "../../features/quotes/passenger/passengers.paths.ts";
import { quotePaths } from "../../features/quotes/quote/quotes.paths.ts";
import { systemPaths } from "../../base/failure/system.paths.ts";

/** Links in the header of every public page. */
export const publicMenu = [
  { label: "Paquetes", to: catalogPaths.all.to() },
  { label: "Destinos", to: catalogPaths.products.to() },
  { label: "Nosotros", to: contentPaths.about.to() },
  { label: "Contacto", to: `${systemPaths.home.to()}#contacto` },
] as const;

/** Pages opened by a link in an e-mail; each has one decision and no links to other pages. */
const decisions = [
  quotePaths.approval,
  quotePaths.short,
  passengerPaths.form,
  passengerPaths.success,
  contractPaths.signature,
  contractPaths.signed,
  contractPaths.sharedTrip,
];

/** Pages that begin with the agency of the client. */
const branded = [quotePaths.approval, quotePaths.short];

/** Returns whether a page shows the agency itself, so that its frame does not name it again. */
export const isBranded = (pathname: string): boolean =>
  branded.some(({ pattern }) => matchPath(pattern, pathname) !== null);

export const isDecision = (pathname: string): boolean =>
  decisions.some(({ pattern }) => matchPath(pattern, pathname) !== null);
