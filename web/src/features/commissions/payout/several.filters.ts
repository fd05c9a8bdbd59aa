import { addDays, addMonths, type Day, monthOf, today } from "@travesia/api/colombia/days";
import type { CommissionFilter, CommissionStatus } from "../../../graphql/schema.generated.ts";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import type { CommissionLine } from "../commission/commission.columns.tsx";
import { monthName } from "../commission/commission.texts.ts";
import { payoutPaths } from "./payout.paths.ts";
import { payoutTexts as texts } from "./payout.texts.ts";

const MONTHS = 12;

/** Tab of the screen: commissions with a status, or the past payments. */
export type SeveralTab = "pay" | "requested" | "pending" | "made";

/** Status of the commissions on each tab. */
export const statusOf: Readonly<Record<Exclude<SeveralTab, "made">, CommissionStatus>> = {
  pay: "approved",
  requested: "generated",
  pending: "pending",
};

const tabs = ["pay", "requested", "pending"] as const;

/** Returns the tab in the address; by default the commissions to be paid. */
export const tabOf = (value: string | undefined): SeveralTab =>
  value === "requested" || value === "pending" || value === "made" ? value : "pay";

const monthsBefore = (day: Day): string[] =>
  Array.from({ length: MONTHS }, (_, back) => monthOf(addMonths(`${monthOf(day)}-01`, -back)));

/** Returns the filters by seller and by the month in which the commission was earned. */
export const severalFilters = (
  sellers: readonly { readonly id: number; readonly nombre: string }[],
): readonly Filter[] => [
  {
    kind: "select",
    key: "seller",
    label: texts.seller,
    ofRows: true,
    options: [
      { value: "", label: texts.all },
      ...sellers.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
    ],
  },
  {
    kind: "select",
    key: "month",
    label: texts.month,
    options: [
      { value: "", label: texts.all },
      ...monthsBefore(today(new Date())).map((month) => ({ value: month, label: monthName(`${month}-01`) })),
    ],
  },
];

/**
 * Returns the address of the screen with the current filter of the list of commissions. The status becomes
 * the tab; the days become the month if they are all in one month. The seller is included when the search
 * found lines of only one seller.
 */
export function severalAddress(
  { search = "", status, from = "", to = "" }: Readonly<Record<string, string>>,
  lines: readonly Pick<CommissionLine, "vendedorId">[],
): string {
  const tab = status === "paid" ? "made" : tabs.find((one) => statusOf[one] === status);
  const sellers = new Set(lines.map(({ vendedorId }) => vendedorId));
  const month = from && (to === "" || from.slice(0, 7) === to.slice(0, 7)) ? from.slice(0, 7) : "";
  const [seller] = sellers;
  const asked = {
    ver: tab === undefined || tab === "pay" ? "" : tab,
    seller: search && sellers.size === 1 ? String(seller) : "",
    month,
  };
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== "")).toString();
  return `${payoutPaths.several.to()}${query && `?${query}`}`;
}

/** Returns the filter of the commissions from the tab and the address parameters. */
export function severalFilterOf(
  tab: Exclude<SeveralTab, "made">,
  { seller, month }: Readonly<Record<string, string>>,
): CommissionFilter {
  const first = month && /^\d{4}-\d{2}$/.test(month) ? `${month}-01` : null;
  return {
    status: statusOf[tab],
    userId: Number(seller) || undefined,
    startDate: first ?? undefined,
    endDate: first ? addDays(addMonths(first, 1), -1) : undefined,
  };
}
