import { addDays, type Day } from "@travesia/api/colombia/days";
import { may } from "@travesia/api/permissions";
import { stretchesOf } from "@travesia/api/reports/dashboard/chart.rules";
import type { ChartPeriod } from "../../../graphql/schema.generated.ts";
import { catalogPaths } from "../../catalog/catalog.paths.ts";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { organizationPaths } from "../../organization/organization.paths.ts";
import { receivedBetween } from "../../payments/desk/received.links.ts";
import { TO_VERIFY } from "../../payments/payment/payment.filters.ts";
import { paymentPaths } from "../../payments/payment/payments.paths.ts";
import { quotePaths } from "../../quotes/quote/quotes.paths.ts";

export interface Days {
  readonly from: Day;
  readonly to: Day;
}

const asked = (list: string, values: Readonly<Record<string, string>>): string =>
  `${list}?${new URLSearchParams(values)}`;

/** Returns whether the viewer sees the payments of all, and has their list. */
const counts = (role: number): boolean => may(role, "verifyPayments");

/** Returns the payments that some days' income is made of; to a seller the contracts that were paid. */
export const revenueRows = (role: number, { from, to }: Days): string =>
  counts(role)
    ? receivedBetween({ from, to })
    : asked(contractPaths.list.to(), { pagadoDesde: from, pagadoHasta: to });

/** Returns all of the payments that count, or of the contracts that were paid. */
export const everyRevenueRow = (role: number): string =>
  counts(role)
    ? asked(paymentPaths.queue.to(), { ver: "todos", status: "verified" })
    : contractPaths.list.to();

/** Returns the quotes that were made on some days; null for viewers without a list of them. */
export const quoteRows = (role: number, { from, to }: Days): string | null =>
  may(role, "manageQuotes") ? asked(quotePaths.list.to(), { creadaDesde: from, creadaHasta: to }) : null;

/** Returns every quote; null for viewers without a list of them. */
export const everyQuote = (role: number): string | null =>
  may(role, "manageQuotes") ? quotePaths.list.to() : null;

/** Returns the payments that await verification; to a seller the contracts that have some. */
export const pendingRows = (role: number): string =>
  counts(role)
    ? asked(paymentPaths.queue.to(), { ver: "todos", status: "pending", espera: TO_VERIFY })
    : asked(contractPaths.list.to(), { porVerificar: "1" });

/** Returns the contracts that a seller sold and that were signed on some days. */
export const salesOf = (sellerId: number, days: Days | null): string =>
  asked(contractPaths.list.to(), {
    vendio: String(sellerId),
    ...(days && { firmadoDesde: days.from, firmadoHasta: days.to }),
  });

/** Returns the contracts of whose payments of some days a person's goal is made: sold or led by them. */
export const goalRows = (userId: number, { from, to }: Days): string =>
  asked(contractPaths.list.to(), { cuentaPara: String(userId), pagadoDesde: from, pagadoHasta: to });

/** Returns the list of accounts; null for viewers without it. */
export const everyUser = (role: number): string | null =>
  may(role, "manageUsers")
    ? organizationPaths.users.to()
    : may(role, "manageTeam")
      ? organizationPaths.own.to()
      : null;

/** Returns the packages that are offered: the page that keeps them, or as visitors see them. */
export const everyPackage = (role: number): string =>
  asked(may(role, "managePackages") ? catalogPaths.panel.to() : catalogPaths.all.to(), { estado: "activos" });

/** Returns the days of a stretch of a chart, by its place. */
export function stretchDays(period: ChartPeriod, year: number, today: Day, place: number): Days {
  const { starts, end } = stretchesOf(period, year, today);
  return { from: starts[place] ?? starts[0]!, to: addDays(starts[place + 1] ?? end, -1) };
}
