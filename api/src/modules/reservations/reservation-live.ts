import type { Viewer } from "../../core/auth/viewer.ts";
import type { Work } from "../../core/mutation/work.ts";
import { may } from "../accounts/permissions.rules.ts";
import type { Reservation } from "./reservation.entity.ts";

/** Topic of changes for people who may read other people's reservations. */
const EVERY = "reservations";
const ofCustomer = (userId: number): string => `${EVERY}:${userId}`;

/**
 * Returns the topic that the viewer subscribes to: all reservations, filtered by scope, or only the viewer's
 * own.
 */
export const topicFor = (viewer: Viewer | null): string =>
  may(viewer?.role, "readReservations") ? EVERY : ofCustomer(viewer?.id ?? 0);

/** Publishes a changed reservation to the people who may see it when the transaction commits. */
export async function announceReservation(work: Work, { id, customer }: Reservation): Promise<void> {
  await work.announce(EVERY, { reservationId: id });
  await work.announce(ofCustomer(customer.id), { reservationId: id });
}
