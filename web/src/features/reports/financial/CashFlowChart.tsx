import { formatDay } from "../../../ui/days.ts";
import { Chart } from "../../../ui/chart/Chart.tsx";
import { cellAddress, keyOfLine } from "./cash-flow.cells.ts";
import type { CashFlowRowFragment } from "./financial.generated.ts";
import { financialTexts as texts, kindLabels, lineLabel } from "./financial.texts.ts";

const outgoing = ["proveedores", "comisiones", "devoluciones"] as const;
const kinds = ["clientes", ...outgoing] as const;
const nothing: readonly never[] = [];

/** Returns the date of a Monday without the year: `16 nov`. */
const dayAndMonth = (monday: string): string => formatDay(monday).split(" ").slice(0, 2).join(" ");

/** Shows expected income beside expected expenses: overdue amounts first, then each of the twelve weeks. */
export function CashFlowChart({ lines }: { readonly lines: readonly CashFlowRowFragment[] | undefined }) {
  const shown = lines?.filter(({ time }) => time === "vencido" || time === "semana") ?? nothing;
  const any = shown.some((line) => kinds.some((kind) => line[kind] !== 0));
  const row = any ? shown : nothing;
  return (
    <Chart
      title={texts.cashChart}
      by="Semana del"
      labels={row.map(({ time, monday }) => (monday ? dayAndMonth(monday) : lineLabel(time, null)))}
      measure="cop"
      empty={lines ? texts.noCash : null}
      series={kinds.map((kind) => ({
        label: kindLabels[kind],
        stack: kind === "clientes" ? "entra" : "sale",
        data: row.map((line) => line[kind]),
        opens: (place) => {
          const line = row[place];
          return line && line[kind] !== 0 ? cellAddress(kind, keyOfLine(line)) : null;
        },
      }))}
    />
  );
}
