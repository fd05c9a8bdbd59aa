import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import { Money } from "../../../ui/Money.tsx";
import { type Days, quoteRows, revenueRows } from "./dashboard.links.ts";
import { dashboardTexts as texts } from "./dashboard.texts.ts";
import { MonthChange, NoChangeYet } from "./MonthChange.tsx";

interface Compared {
  readonly current: number;
  readonly previous: number;
}

/** Returns a count as text; a dash while it is unknown. */
export const count = (value: number | undefined): string => value?.toLocaleString("es-CO") ?? "—";

/**
 * Returns revenue (COP) and quotes of a month compared with the previous month, each with a link to its
 * records.
 */
export const monthFigures = (
  role: number,
  month: Days,
  { revenue, quotes }: { readonly revenue?: Compared; readonly quotes?: Compared } = {},
) => [
  {
    label: texts.revenue,
    about: defined.recaudado.about,
    value: <Money amount={revenue?.current} />,
    href: revenueRows(role, month),
    note: revenue ? (
      <MonthChange
        now={revenue.current}
        before={revenue.previous}
        shown={<Money amount={revenue.previous} />}
      />
    ) : (
      <NoChangeYet />
    ),
  },
  {
    label: texts.quotes,
    about: defined.cotizacionesHechas.about,
    value: count(quotes?.current),
    href: quoteRows(role, month),
    note: quotes ? (
      <MonthChange now={quotes.current} before={quotes.previous} shown={count(quotes.previous)} />
    ) : (
      <NoChangeYet />
    ),
  },
];
