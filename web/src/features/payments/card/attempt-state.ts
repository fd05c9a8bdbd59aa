import type { PaidOnlineFragment } from "./card.generated.ts";

/** State of a payment, as shown to the person who paid. */
export type OnlineStatus = "approved" | "review" | "waiting" | "refused" | "voided" | "undone";

const statuses: Readonly<Record<PaidOnlineFragment["status"], OnlineStatus>> = {
  started: "waiting",
  pending: "waiting",
  approved: "approved",
  declined: "refused",
  error: "refused",
  failed: "refused",
  voided: "voided",
};

/** Returns the state of a payment; an approved payment that was refunded or reversed counts as undone. */
export const onlineStatus = ({
  status,
  enRevision,
  payment,
}: Pick<PaidOnlineFragment, "status" | "enRevision" | "payment">): OnlineStatus =>
  enRevision
    ? "review"
    : status === "approved" && payment?.status === "rejected"
      ? "undone"
      : statuses[status];

/** Seconds until the next query about a pending payment; the pauses become longer. */
export const pauseAfter = (looks: number): number => [1, 2, 3, 5, 8, 13, 20][looks] ?? 30;
