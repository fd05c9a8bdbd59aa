import Typography from "@mui/material/Typography";
import { monthOf, today } from "@travesia/api/colombia/days";
import { spokenMonth } from "@travesia/api/colombia/spoken";
import { Figures } from "../../../ui/Figures.tsx";
import { Money } from "../../../ui/Money.tsx";
import { Change } from "../Change.tsx";
import { partOf } from "./financial.filters.ts";
import type { FinancialTab } from "./financial.tabs.ts";
import { financialTexts as texts } from "./financial.texts.ts";
import { before } from "./month.series.ts";

/** What a month came to, in COP. */
interface MonthMoney {
  readonly mes: string;
  readonly ingresos: number;
  readonly gastos: number;
  readonly devoluciones: number;
}

interface MonthAgainstLastProps {
  /** The present month and the one before, where money moved in them; undefined until they are known. */
  readonly months: readonly MonthMoney[] | undefined;
  /** The address of a month's days. */
  readonly days: (mes: string) => Record<string, string>;
}

const nothing = { ingresos: 0, gastos: 0, devoluciones: 0 };

/** This month so far beside the whole one before; each figure opens its rows. */
export function MonthAgainstLast({ months, days }: MonthAgainstLastProps) {
  const now = monthOf(today(new Date()));
  const last = before(now);
  const of = (mes: string) => months?.find((month) => month.mes === mes) ?? nothing;
  const [current, previous] = [of(now), of(last)];
  const spoken = spokenMonth(now).split(" ")[0]!;
  const figure = (
    label: string,
    key: keyof typeof nothing,
    tab: FinancialTab,
    besides: Readonly<Record<string, string>> = {},
  ) => ({
    label: texts.ofMonth(label, spoken),
    value: <Money amount={months && current[key]} />,
    href: partOf(days(now), tab, besides),
    note: months && (
      <>
        <Change now={current[key]} before={previous[key]} spent={key !== "ingresos"} />
        <Before amount={previous[key]} month={last} />
      </>
    ),
  });
  const left = ({ ingresos, gastos, devoluciones }: typeof nothing) => ingresos - gastos - devoluciones;
  return (
    <Figures
      paired
      figures={[
        figure("Ingresos", "ingresos", "pagos", { estado: "confirmado" }),
        figure("Gastos", "gastos", "compras"),
        figure(texts.refunds, "devoluciones", "devoluciones"),
        {
          label: texts.ofMonth("Ganancia", spoken),
          value: <Money amount={months && left(current)} signed />,
          href: partOf(days(now), "contratos"),
          note: months && <Before amount={left(previous)} month={last} />,
        },
      ]}
    />
  );
}

const Before = ({ amount, month }: { readonly amount: number; readonly month: string }) => (
  <Typography variant="caption" component="span" sx={{ display: "block" }}>
    <Money amount={amount} /> {texts.before(spokenMonth(month))}
  </Typography>
);
