import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

export const claimPaths = {
  list: path(addresses.claims),
  one: path(addresses.oneClaim),
  /** Returns the address of a request with the answer dialog open. */
  answer: (id: string) => `${path(addresses.oneClaim).to({ id })}?accion=answer`,
  /** Address at which anyone can submit a request and follow it. */
  public: path(addresses.publicClaims),
  /** Address of the client's request, opened by the link in an e-mail. */
  own: path(addresses.ownClaim),
  /** Address of the list of requests that the viewer must answer, or that are overdue. */
  mine: `${addresses.claims}?estado=me_tocan`,
  overdue: `${addresses.claims}?estado=vencidas`,
};
