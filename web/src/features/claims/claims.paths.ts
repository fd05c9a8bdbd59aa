import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

export const claimPaths = {
  list: path(addresses.claims),
  one: path(addresses.oneClaim),
  /** Address of a request with its answer begun. */
  answer: (id: string) => `${path(addresses.oneClaim).to({ id })}?accion=answer`,
  /** Address at which anybody makes a request and follows it. */
  public: path(addresses.publicClaims),
  /** The client's request, by the link in its mail. */
  own: path(addresses.ownClaim),
  /** The list of the requests that the viewer answers, or that are overdue. */
  mine: `${addresses.claims}?estado=me_tocan`,
  overdue: `${addresses.claims}?estado=vencidas`,
};
