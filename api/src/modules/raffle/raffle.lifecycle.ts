import { lifecycle } from "../../core/lifecycle.ts";

/** Statuses of a raffle. */
export type RaffleStatus = "draft" | "open" | "drawn" | "cancelled";

/** Allowed status changes of a raffle. Only one raffle is open at a time; drawn and cancelled are final. */
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
