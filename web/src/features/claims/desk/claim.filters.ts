import type { ClaimFilter, ClaimShow } from "../../../graphql/schema.generated.ts";
import { claimFamilies, claimShows } from "./claim-desk.texts.ts";

/** Default filter of the requests, when the address names none. */
export const DEFAULT_SHOW: ClaimShow = "por_responder";

/** Returns the filter of the requests from the address parameters and the viewer. */
export const claimFilterOf = (
  { estado, tipo, a_cargo: mine, buscar }: Readonly<Record<string, string>>,
  viewer: { readonly id: number },
): ClaimFilter & { readonly show: ClaimShow } => ({
  show: claimShows.find(([value]) => value === estado)?.[0] ?? DEFAULT_SHOW,
  family: claimFamilies.find(([value]) => value === tipo)?.[0] ?? null,
  takenById: mine ? viewer.id : null,
  search: buscar ?? null,
});
