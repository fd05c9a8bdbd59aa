import { registerEnum } from "../../core/enums.ts";
import type { RaffleStatus as Status } from "./raffle.lifecycle.ts";

/** Where a raffle stands. */
export const RaffleStatus = {
  draft: "draft",
  open: "open",
  drawn: "drawn",
  cancelled: "cancelled",
} as const satisfies Record<Status, Status>;
export type RaffleStatus = Status;
registerEnum(RaffleStatus, { name: "RaffleStatus", description: "Estado de una rifa." });

/** What a number of the board is. */
export const RaffleNumberState = { free: "free", selected: "selected", paid: "paid" } as const;
export type RaffleNumberState = keyof typeof RaffleNumberState;
registerEnum(RaffleNumberState, {
  name: "RaffleNumberState",
  description: "Estado de un número de la rifa.",
});
