import { sum } from "@travesia/api/cop";
import { FigureLine } from "../../../ui/FigureLine.tsx";
import { Money } from "../../../ui/Money.tsx";
import { ownLabels } from "./commission.texts.ts";
import type { CommissionCountersQuery } from "./commissions.generated.ts";

type Counter = CommissionCountersQuery["commissionCounters"][number];

interface CommissionFiguresProps {
  readonly counters: readonly Counter[] | undefined;
  /** True for the user's own list, whose total has another label. */
  readonly own?: boolean;
}

/**
 * Returns the statuses in the order of a commission's progress; the seller's list identifies a requested
 * payment by its document.
 */
const placesOf = (own: boolean) =>
  [
    ["pending", "Pendientes"],
    ["generated", own ? ownLabels.generated : "Generadas"],
    ["approved", "Aprobadas"],
    ["paid", "Pagadas"],
  ] as const satisfies readonly (readonly [Counter["status"], string])[];

/** Non-breaking space that reserves the line of the figures while they are loading. */
const LINE = "\u00a0";

/**
 * Shows the summary line over a list of commissions: the count of each status, and the total. Adjustments are
 * listed but not counted, and the total says so.
 */
export function CommissionFigures({ counters, own = false }: CommissionFiguresProps) {
  const total = {
    label: own ? "Total Comisiones" : "Total Monto",
    value: <Money amount={counters && sum(counters.map(({ amount }) => amount))} />,
    note: counters
      ? `${counters.reduce((all, { count }) => all + count, 0).toLocaleString("es-CO")}, sin ajustes`
      : LINE,
  };
  const parts = placesOf(own).map(([status, label]) => {
    const counter = counters?.find((one) => one.status === status);
    return {
      label,
      value: counter ? counter.count.toLocaleString("es-CO") : "—",
      note: counter ? <Money amount={counter.amount} /> : LINE,
    };
  });
  return <FigureLine figures={own ? [total, ...parts] : [...parts, total]} />;
}
