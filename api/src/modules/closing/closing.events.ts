import type { Month } from "../../core/colombia/days.ts";

declare module "../../core/events/listeners.ts" {
  interface Events {
    /** A closed month was reopened, so that money can be booked on its days. */
    "month.reopened": { mes: Month };
  }
}
export {};
