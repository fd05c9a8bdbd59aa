import { addDays, type Day } from "@travesia/api/colombia/days";
import { amount, fieldsOf, text } from "../../../ui/form/fields.ts";

/** What a client promised: by default all of what is overdue, in three days. */
export const promiseFields = (owed: number, today: Day) =>
  fieldsOf<Record<never, never>>()({
    monto: { ...amount({ required: "Escribe cuánto va a pagar" }), empty: owed },
    day: text({ required: "Elige el día en que va a pagar" }, addDays(today, 3)),
  });
