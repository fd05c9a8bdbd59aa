import { lifecycle } from "../../core/lifecycle.ts";

/** The statuses of a raffle. */
export type RaffleStatus = "draft" | "open" | "drawn" | "cancelled";

/** Moves of a raffle: one is open at a time, and a drawn or cancelled one is final. */
export const raffleLifecycle = lifecycle({
  subject: "La rifa",
  start: "draft",
  table: {
    draft: ["open", "cancelled"],
    open: ["drawn", "cancelled"],
    drawn: [],
    cancelled: [],
  } satisfies Record<RaffleStatus, readonly RaffleStatus[]>,
  labels: { draft: "Borrador", open: "Abierta", drawn: "Jugada", cancelled: "Cancelada" },
});
