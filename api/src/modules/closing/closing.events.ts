import type { Month } from "../../core/colombia/days.ts";

declare module "../../core/events/listeners.ts" {
  interface Events {
    /** A closed month was opened again: money of its days may be booked. */
    "month.reopened": { mes: Month };
  }
}
export {};
