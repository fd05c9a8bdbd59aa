import { shortAccount } from "@travesia/api/content/agency-account/agency-account.rules";
import { meansLabels } from "@travesia/api/payments/payment/means/means.rules";
import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import { closingTexts } from "./closing.texts.ts";
import type { CountedSumFragment, MonthDetailQuery, MonthFiguresFragment } from "./closing.generated.ts";

/**
 * One line of a month's figures: the current value, and the value stored at the closing if the month is
 * closed.
 */
export interface FigureLine {
  readonly key: string;
  readonly label: string;
  /** True for a line that is a sum of lines above. */
  readonly strong?: boolean;
  readonly kept: CountedSumFragment | null;
  readonly now: CountedSumFragment;
  /** Address of the list of records that the current value is made of. */
  readonly href?: string;
}

type Account = MonthDetailQuery["receivingAccounts"][number];
/** Payments received by one method into one account; the account is null when unknown. */
export type Way = Pick<MonthFiguresFragment["pagos"][number], "medio" | "cuenta">;
const none: CountedSumFragment = { cantidad: 0, total: 0 };

/** Payment methods without a bank account: cash, and online payments that their provider holds. */
const WITHOUT_ACCOUNT: readonly string[] = ["efectivo", "wompi"];

function accountName({ medio, cuenta: id }: Way, accounts: readonly Account[]): string | null {
  if (id === null) return WITHOUT_ACCOUNT.includes(medio) ? null : "sin cuenta";
  const account = accounts.find((one) => one.id === id);
  return account ? shortAccount(account) : "otra cuenta";
}

const keyOf = ({ medio, cuenta }: Way) => `${medio}:${cuenta ?? ""}`;

/**
 * Returns the lines of a month: money received by method and account, purchases, and money paid out. `hrefOf`
 * returns the address of the list of payments by a method, or of all payments.
 */
export function figureLines(
  now: MonthFiguresFragment,
  kept: MonthFiguresFragment | null,
  accounts: readonly Account[],
  hrefOf: (way?: Way) => string,
): readonly FigureLine[] {
  const all = [...now.pagos, ...(kept?.pagos ?? [])];
  const ways = all.filter((one, place) => all.findIndex((other) => keyOf(other) === keyOf(one)) === place);
  const received = ways.map((way): FigureLine => {
    const of = (figures: MonthFiguresFragment) =>
      figures.pagos.find((one) => keyOf(one) === keyOf(way)) ?? none;
    const means = (meansLabels as Readonly<Record<string, string>>)[way.medio] ?? way.medio;
    const label = [means, accountName(way, accounts)].filter(Boolean).join(" · ");
    return {
      key: keyOf(way),
      label,
      href: hrefOf(way),
      kept: kept && of(kept),
      now: of(now),
    };
  });
  const line = (
    key: Exclude<keyof MonthFiguresFragment, "pagos" | "__typename">,
    label: string,
    strong = false,
  ) => ({ key, label, strong, kept: kept?.[key] ?? null, now: now[key] }) satisfies FigureLine;
  return [
    ...received,
    { ...line("recibido", defined.recaudo.label, true), href: hrefOf() },
    line("compras", defined.compras.label),
    line("contado", "Compras pagadas de contado"),
    line("cuotas", "Cuotas pagadas"),
    line("comisiones", "Comisiones pagadas"),
    line("devoluciones", defined.devoluciones.label),
    line("pagado", closingTexts.paidOut, true),
  ];
}
