import type { ClaimFilter, ClaimShow } from "../../../graphql/schema.generated.ts";
import { claimFamilies, claimShows } from "./claim-desk.texts.ts";

/** Which requests are shown unless the address says otherwise. */
export const DEFAULT_SHOW: ClaimShow = "por_responder";

/** What an address asks of the requests, of whoever looks. */
export const claimFilterOf = (
  { estado, tipo, a_cargo: mine, buscar }: Readonly<Record<string, string>>,
  viewer: { readonly id: number },
): ClaimFilter & { readonly show: ClaimShow } => ({
  show: claimShows.find(([value]) => value === estado)?.[0] ?? DEFAULT_SHOW,
  family: claimFamilies.find(([value]) => value === tipo)?.[0] ?? null,
  takenById: mine ? viewer.id : null,
  search: buscar ?? null,
});
