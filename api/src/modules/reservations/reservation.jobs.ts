import type { Sweep } from "../../core/jobs/jobs.ts";
import { inSlices } from "../../core/jobs/slices.ts";
import { completeReservations } from "./acts/complete-reservations.ts";
import { releaseUnpaidReservations } from "./acts/release-unpaid-reservations.ts";
import { warnUnpaidReservations } from "./acts/warn-unpaid-reservations.ts";

/** Periodic jobs of reservations: the release of unpaid ones, the notice before it, and completion. */
export const reservationSweeps: readonly Sweep[] = [
  { name: "reservations.release", run: inSlices(releaseUnpaidReservations) },
  { name: "reservations.warn", run: inSlices(warnUnpaidReservations) },
  { name: "reservations.complete", run: ({ run }) => run(completeReservations, undefined) },
];
