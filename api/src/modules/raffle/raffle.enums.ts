import { registerEnum } from "../../core/enums.ts";
import type { RaffleStatus as Status } from "./raffle.lifecycle.ts";

/** Statuses of a raffle. */
export const RaffleStatus = {
  draft: "draft",
  open: "open",
  drawn: "drawn",
  cancelled: "cancelled",
} as const satisfies Record<Status, Status>;
export type RaffleStatus = Status;
registerEnum(RaffleStatus, { name: "RaffleStatus", description: "Estado de una rifa." });

/** States of a number on the board. */
export const RaffleNumberState = { free: "free", selected: "selected", paid: "paid" } as const;
export type RaffleNumberState = keyof typeof RaffleNumberState;
registerEnum(RaffleNumberState, {
  name: "RaffleNumberState",
  description: "Estado de un número de la rifa.",
});
