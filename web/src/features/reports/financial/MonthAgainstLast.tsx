import Typography from "@mui/material/Typography";
import { monthOf } from "@travesia/api/colombia/days";
import { spokenMonth } from "@travesia/api/colombia/spoken";
import { figures } from "@travesia/api/reports/financial/figures.rules";
import { Figures } from "../../../ui/Figures.tsx";
import { Money } from "../../../ui/Money.tsx";
import { Trend } from "../Trend.tsx";
import { partOf, type ReportDays } from "./financial.filters.ts";
import type { MovedMoneyFragment } from "./financial.generated.ts";
import { financialTexts as texts } from "./financial.texts.ts";

interface MonthAgainstLastProps {
  /** Money moved in the current month so far and in the same days of the previous month, in COP. */
  readonly recent: MovedMoneyFragment | undefined;
  readonly before: MovedMoneyFragment | undefined;
  readonly days: { readonly recent: ReportDays; readonly before: ReportDays };
  /** Selected contract, as an address parameter. */
  readonly contract: string | undefined;
  /** Returns the address of the payments to providers in a range of days. */
  readonly paidOut: (days: ReportDays) => string;
}

/**
 * Shows the current month so far beside the same days of the previous month; each figure links to its
 * records.
 */
export function MonthAgainstLast({ recent, before, days, contract, paidOut }: MonthAgainstLastProps) {
  const { startDate, endDate } = days.recent;
  const address = {
    ...(contract && { contrato: contract }),
    fechas: "otras",
    desde: startDate,
    hasta: endDate,
  };
  const [now, last] = [monthOf(startDate), monthOf(days.before.startDate)].map(
    (month) => spokenMonth(month).split(" ")[0] ?? "",
  ) as [string, string];
  const figure = (key: keyof typeof keys, href: string, spent = false) => ({
    label: texts.ofMonth(keys[key].label, now),
    about: keys[key].about,
    value: <Money amount={recent?.[key]} signed={key === "flujoDeCaja"} />,
    href,
    note: recent && before && (
      <>
        {key !== "flujoDeCaja" && (
          <Trend now={recent[key]} before={before[key]} spent={spent} than={texts.sameDay(last)} />
        )}{" "}
        <Typography variant="caption" component="span" noWrap>
          <Money amount={before[key]} /> {texts.before}
        </Typography>
      </>
    ),
  });
  return (
    <Figures
      paired
      figures={[
        figure("totalIngresos", partOf(address, "pagos", { estado: "confirmado" })),
        figure("pagadoProveedores", paidOut(days.recent), true),
        figure("devoluciones", partOf(address, "devoluciones"), true),
        figure("flujoDeCaja", partOf(address, "contratos")),
      ]}
    />
  );
}

const keys = {
  totalIngresos: figures.recaudo,
  pagadoProveedores: figures.pagadoProveedores,
  devoluciones: figures.devoluciones,
  flujoDeCaja: figures.flujoDeCaja,
} as const;
