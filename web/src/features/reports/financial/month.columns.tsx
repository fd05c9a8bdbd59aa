import { figures } from "@travesia/api/reports/financial/figures.rules";
import { Money } from "../../../ui/Money.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { titledMonth } from "../../closing/closing.texts.ts";
import { FigureLink } from "./FigureLink.tsx";
import { partOf } from "./financial.filters.ts";
import { financialTexts as texts } from "./financial.texts.ts";
import type { FinancialTab } from "./financial.tabs.ts";

/** A month of the summary; amounts in COP. */
export interface ReportMonth {
  readonly mes: string;
  readonly ingresos: number;
  readonly gastos: number;
  readonly devoluciones: number;
  readonly cantidadPagos: number;
  readonly cantidadCompras: number;
}

/** Returns the columns of the months of a report; `days` returns the address of a month's days. */
export function monthColumns(days: (mes: string) => Record<string, string>): readonly Column<ReportMonth>[] {
  const opening = (
    month: ReportMonth,
    tab: FinancialTab,
    label: string,
    amount: number,
    besides: Record<string, string> = {},
  ) => (
    <FigureLink href={partOf(days(month.mes), tab, besides)} label={`${label} de ${titledMonth(month.mes)}`}>
      <Money amount={amount} />
    </FigureLink>
  );
  return [
    { key: "mes", label: "Mes", card: "title", cell: ({ mes }) => titledMonth(mes) },
    {
      key: "ingresos",
      ...figures.recaudo,
      align: "right",
      cell: (month) =>
        opening(month, "pagos", figures.recaudo.label, month.ingresos, { estado: "confirmado" }),
    },
    {
      key: "gastos",
      ...figures.compras,
      align: "right",
      cell: (month) => opening(month, "compras", figures.compras.label, month.gastos),
    },
    {
      key: "devoluciones",
      label: texts.refunds,
      align: "right",
      cell: (month) => opening(month, "devoluciones", texts.refunds, month.devoluciones),
    },
    {
      key: "ganancia",
      ...figures.recaudoMenosCompras,
      align: "right",
      card: "amount",
      cell: ({ ingresos, gastos, devoluciones }) => (
        <Money amount={ingresos - gastos - devoluciones} signed />
      ),
    },
    { key: "pagos", label: texts.monthPayments, align: "right", cell: ({ cantidadPagos }) => cantidadPagos },
    {
      key: "compras",
      label: texts.monthPurchases,
      align: "right",
      cell: ({ cantidadCompras }) => cantidadCompras,
    },
  ];
}
