import { salesFigures } from "@travesia/api/reports/sales-by/sales-by.rules";
import type { Figure } from "../../../ui/FigureParts.tsx";
import { Money } from "../../../ui/Money.tsx";
import { formatPercent } from "../../../ui/percent.ts";
import { Trend } from "../Trend.tsx";
import { salesByTexts as texts } from "./sales-by.texts.ts";
import type { SalesReport } from "./useSalesBy.ts";

/** Returns the sums of a report of sales, each beside that of the same days before. */
export function totalsOf({ found }: Pick<SalesReport, "found">): readonly Figure[] {
  const { ahora, antes } = found ?? {};
  const amount = (key: "vendido" | "recaudo" | "porCobrar" | "ganancia"): Figure => ({
    ...salesFigures[key],
    value: <Money amount={ahora?.[key] ?? undefined} signed={key === "ganancia"} />,
    // The owed amount is that of today: it has no days before.
    note: key !== "porCobrar" && <Trend now={ahora?.[key]} before={antes?.[key]} than={texts.than} />,
  });
  return [
    {
      ...salesFigures.contratos,
      value: ahora?.contratos.toLocaleString("es-CO") ?? "—",
      note: <Trend now={ahora?.contratos} before={antes?.contratos} than={texts.than} />,
    },
    amount("vendido"),
    amount("recaudo"),
    amount("porCobrar"),
    amount("ganancia"),
    { ...salesFigures.conversion, value: ahora ? formatPercent(ahora.conversion, 1) : "—" },
  ];
}
