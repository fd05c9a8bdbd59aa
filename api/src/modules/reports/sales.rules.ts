import { type Cop, cop, percentage, sum } from "../../core/colombia/cop.ts";

/** Sales in a period, of one or several people; amounts in COP. */
export interface Sales {
  /**
   * Number of quotes created in the period. The next fields count how many of them were sent to the client,
   * and how many the client accepted.
   */
  readonly openQuotes: number;
  /** Number of contracts signed in the period and not cancelled. The next field is their value in COP. */
  readonly quotes: number;
  readonly sent: number;
  readonly approved: number;
  /** Commissions generated in the period in any status except voided, in COP. */
  readonly contracts: number;
  readonly sales: Cop;
  /** Figures of a person without sales. */
  readonly commissions: Cop;
}

/** Sales figures of a person without sales. */
export const noSales: Sales = {
  openQuotes: 0,
  quotes: 0,
  sent: 0,
  approved: 0,
  contracts: 0,
  sales: 0,
  commissions: 0,
};

/** Returns the total sales of several people. */
export const totalSales = (people: readonly Sales[]): Sales => ({
  openQuotes: people.reduce((all, { openQuotes }) => all + openQuotes, 0),
  quotes: people.reduce((all, { quotes }) => all + quotes, 0),
  sent: people.reduce((all, { sent }) => all + sent, 0),
  approved: people.reduce((all, { approved }) => all + approved, 0),
  contracts: people.reduce((all, { contracts }) => all + contracts, 0),
  sales: sum(people.map(({ sales }) => sales)),
  commissions: sum(people.map(({ commissions }) => commissions)),
});

/**
 * Returns the percentage of created quotes that were accepted, with one decimal; 0 when none were created.
 */
export const conversionRate = ({ approved, quotes }: Sales): number => percentage(approved, quotes, 1) ?? 0;

/** Returns the average value of a contract, in whole COP; 0 without contracts. */
export const averageTicket = ({ sales, contracts }: Sales): Cop =>
  contracts === 0 ? 0 : cop(Math.round(sales / contracts));
