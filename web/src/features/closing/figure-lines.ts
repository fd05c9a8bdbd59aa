import { meansLabels } from "@travesia/api/payments/payment/means/means.rules";
import type { CountedSumFragment, MonthDetailQuery, MonthFiguresFragment } from "./closing.generated.ts";

/** One line of a month's figures: as the closing kept it, if it is closed, and as it stands now. */
export interface FigureLine {
  readonly key: string;
  readonly label: string;
  /** A sum of lines above. */
  readonly strong?: boolean;
  readonly kept: CountedSumFragment | null;
  readonly now: CountedSumFragment;
}

type Account = MonthDetailQuery["receivingAccounts"][number];
const none: CountedSumFragment = { cantidad: 0, total: 0 };

const accountName = (id: string | null, accounts: readonly Account[]): string => {
  const account = accounts.find((one) => one.id === id);
  return account ? ` · ${account.bank} ${account.number}`.replace(/ +/g, " ") : "";
};

const meansOf = ({ medio, cuenta }: MonthFiguresFragment["pagos"][number]) => `${medio}:${cuenta ?? ""}`;

/** The lines of a month: what came in by means and account, what was bought, what went out. */
export function figureLines(
  now: MonthFiguresFragment,
  kept: MonthFiguresFragment | null,
  accounts: readonly Account[],
): readonly FigureLine[] {
  const all = [...now.pagos, ...(kept?.pagos ?? [])];
  const ways = all.filter(
    (one, place) => all.findIndex((other) => meansOf(other) === meansOf(one)) === place,
  );
  const received = ways.map((way): FigureLine => {
    const of = (figures: MonthFiguresFragment) =>
      figures.pagos.find((one) => meansOf(one) === meansOf(way)) ?? none;
    const means = (meansLabels as Readonly<Record<string, string>>)[way.medio] ?? way.medio;
    return {
      ...{ key: meansOf(way), label: `${means}${accountName(way.cuenta, accounts)}` },
      ...{ kept: kept && of(kept), now: of(now) },
    };
  });
  const line = (
    key: Exclude<keyof MonthFiguresFragment, "pagos" | "__typename">,
    label: string,
    strong = false,
  ) => ({ key, label, strong, kept: kept?.[key] ?? null, now: now[key] }) satisfies FigureLine;
  return [
    ...received,
    line("recibido", "Recibido de clientes", true),
    line("compras", "Comprado a proveedores", true),
    line("contado", "Compras pagadas de contado"),
    line("cuotas", "Cuotas pagadas"),
    line("comisiones", "Comisiones pagadas"),
    line("devoluciones", "Devoluciones pagadas"),
    line("pagado", "Pagado", true),
  ];
}
