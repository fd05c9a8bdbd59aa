import { addresses } from "@travesia/api/addresses";
import { path } from "../../app/routes/path.ts";

export const claimPaths = {
  list: path(addresses.claims),
  one: path(addresses.oneClaim),
  /** Where anybody makes a request and follows it. */
  public: path(addresses.publicClaims),
  /** One's own request, by the link in its mail. */
  own: path(addresses.ownClaim),
  /** The list of those whose day is near, or has passed. */
  soon: `${addresses.claims}?estado=pronto`,
  overdue: `${addresses.claims}?estado=vencidas`,
};
