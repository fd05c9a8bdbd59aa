import { type Day, type Month, monthBounds, monthOf, today } from "../../../core/colombia/days.ts";

/** Closed month, and the instant since which it is closed. */
export interface ClosedMonth {
  readonly mes: Month;
  readonly closedAt: Date;
}

/** Day on which a fact is booked; `late` when its own month was closed before it was known. */
export interface BookedDay {
  readonly day: Day;
  readonly late: boolean;
}

const nextMonth = (mes: Month): Month => {
  const [year, month] = mes.split("-").map(Number) as [number, number];
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, "0")}`;
};

/** Closed months, as the day of a fact and the state at the end of a month depend on them. */
export class ClosedMonths {
  readonly #closedAt: ReadonlyMap<Month, Date>;

  constructor(months: readonly ClosedMonth[]) {
    this.#closedAt = new Map(months.map(({ mes, closedAt }) => [mes, closedAt]));
  }

  /** Returns whether a fact became known after a month was closed. */
  isAfter(mes: Month, known: Date): boolean {
    const closedAt = this.#closedAt.get(mes);
    return closedAt !== undefined && known > closedAt;
  }

  /**
   * Returns the day on which a fact is booked: its own, or, when its month was closed before the fact was
   * known, a day of the first month that was open then, as near to the day of knowing as that month allows.
   */
  bookedOn(day: Day, known: Date): BookedDay {
    let mes = monthOf(day);
    if (!this.isAfter(mes, known)) return { day, late: false };
    while (this.isAfter(mes, known)) mes = nextMonth(mes);
    const { from, to } = monthBounds(mes);
    const seen = today(known);
    return { day: seen < from ? from : seen > to ? to : seen, late: true };
  }
}
