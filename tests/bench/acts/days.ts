import { today } from "../../../api/src/core/colombia/days.ts";

/** Returns the day so many days from today, `YYYY-MM-DD`. */
export const inDays = (days: number): string => today(new Date(Date.now() + days * 86_400_000));
