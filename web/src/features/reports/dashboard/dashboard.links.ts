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

/** Returns whether the viewer may see all payments and their list. */
const counts = (role: number): boolean => may(role, "verifyPayments");

/**
 * Returns the address of the payments that make up the income in a range of days; for a seller, of the
 * contracts that were paid.
 */
export const revenueRows = (role: number, { from, to }: Days): string =>
  counts(role)
    ? receivedBetween({ from, to })
    : asked(contractPaths.list.to(), { pagadoDesde: from, pagadoHasta: to });

/** Returns the address of all verified payments; for a seller, of all contracts that were paid. */
export const everyRevenueRow = (role: number): string =>
  counts(role)
    ? asked(paymentPaths.queue.to(), { ver: "todos", status: "verified" })
    : contractPaths.list.to();

/**
 * Returns the address of the quotes created in a range of days; null for viewers without a list of quotes.
 */
export const quoteRows = (role: number, { from, to }: Days): string | null =>
  may(role, "manageQuotes") ? asked(quotePaths.list.to(), { creadaDesde: from, creadaHasta: to }) : null;

/** Returns the address of all quotes; null for viewers without a list of quotes. */
export const everyQuote = (role: number): string | null =>
  may(role, "manageQuotes") ? quotePaths.list.to() : null;

/**
 * Returns the address of the payments that await verification; for a seller, of the contracts with such
 * payments.
 */
export const pendingRows = (role: number): string =>
  counts(role)
    ? asked(paymentPaths.queue.to(), { ver: "todos", status: "pending", espera: TO_VERIFY })
    : asked(contractPaths.list.to(), { porVerificar: "1" });

/**
 * Returns the address of the contracts whose payments in a range of days count towards a person's goal: sold
 * by the person or by the person's team.
 */
export const goalRows = (userId: number, { from, to }: Days): string =>
  asked(contractPaths.list.to(), { cuentaPara: String(userId), pagadoDesde: from, pagadoHasta: to });

/** Returns the address of the list of accounts; null for viewers without it. */
export const everyUser = (role: number): string | null =>
  may(role, "manageUsers")
    ? organizationPaths.users.to()
    : may(role, "manageTeam")
      ? organizationPaths.own.to()
      : null;

/** Returns the address of the offered packages: the page to manage them, or the public catalogue. */
export const everyPackage = (role: number): string =>
  asked(may(role, "managePackages") ? catalogPaths.panel.to() : catalogPaths.all.to(), { estado: "activos" });

/** Returns the first and last day of a chart's period, by its index. */
export function stretchDays(period: ChartPeriod, year: number, today: Day, place: number): Days {
  const { starts, end } = stretchesOf(period, year, today);
  return { from: starts[place] ?? starts[0]!, to: addDays(starts[place + 1] ?? end, -1) };
}
