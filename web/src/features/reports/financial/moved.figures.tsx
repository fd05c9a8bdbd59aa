import { figures } from "@travesia/api/reports/financial/figures.rules";
import type { Figure } from "../../../ui/FigureParts.tsx";
import { Money } from "../../../ui/Money.tsx";
import { purchasePaths } from "../../purchases/purchase/purchases.paths.ts";
import { Trend } from "../Trend.tsx";
import { partOf } from "./financial.filters.ts";
import type { MovedMoneyFragment } from "./financial.generated.ts";
import { reportPaths } from "../reports.paths.ts";

const keys = {
  pagadoProveedores: figures.pagadoProveedores,
  devoluciones: figures.devoluciones,
  flujoDeCaja: figures.flujoDeCaja,
} as const;
type Key = keyof typeof keys;

interface Moved {
  readonly now: MovedMoneyFragment | undefined;
  readonly before: MovedMoneyFragment | undefined;
  /** Days of `now`; an open end is left out. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Days of comparison, for screen readers. */
  readonly than: string;
}

/** Returns the figures of money paid in a range of days, and of the remaining money; each opens its rows. */
export function movedFigures({ now, before, from, to, than }: Moved): readonly Figure[] {
  const days = { fechas: from || to ? "otras" : "", desde: from ?? "", hasta: to ?? "" };
  const inReports = (part: "devoluciones" | "contratos") =>
    `${reportPaths.financial.to()}${partOf(days, part)}`;
  const hrefs: Readonly<Record<Key, string>> = {
    pagadoProveedores: `${purchasePaths.dues.to()}?${new URLSearchParams({ ver: "paid", ...days })}`,
    devoluciones: inReports("devoluciones"),
    flujoDeCaja: inReports("contratos"),
  };
  return (Object.keys(keys) as Key[]).map((key) => ({
    ...keys[key],
    value: <Money amount={now?.[key]} signed={key === "flujoDeCaja"} />,
    href: hrefs[key],
    note: <Trend now={now?.[key]} before={before?.[key]} spent={key !== "flujoDeCaja"} than={than} />,
  }));
}
