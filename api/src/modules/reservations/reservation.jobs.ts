import type { Sweep } from "../../core/jobs/jobs.ts";
import { inSlices } from "../../core/jobs/slices.ts";
import { completeReservations } from "./acts/complete-reservations.ts";
import { releaseUnpaidReservations } from "./acts/release-unpaid-reservations.ts";
import { warnUnpaidReservations } from "./acts/warn-unpaid-reservations.ts";

/** Periodic jobs of reservations: release of unpaid seats, advance notice of the release, and completion. */
export const reservationSweeps: readonly Sweep[] = [
  { name: "reservations.release", run: inSlices(releaseUnpaidReservations) },
  { name: "reservations.warn", run: inSlices(warnUnpaidReservations) },
  { name: "reservations.complete", run: ({ run }) => run(completeReservations, undefined) },
];
