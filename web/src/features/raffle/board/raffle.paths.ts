import { addresses } from "@travesia/api/addresses";
import { path } from "../../../base/routes/path.ts";

export const rafflePaths = {
  home: path("/rifa"),
  board: path("/number"),
  form: path("/form"),
  taken: path(addresses.takenNumbers),
  panel: path(addresses.raffles),
};

/** Returns the address of the taken numbers of one raffle: `/selectedTrue?rifa=…`. */
export const takenOf = (raffleId: string): string =>
  `${rafflePaths.taken.to()}?${new URLSearchParams({ rifa: raffleId }).toString()}`;
