import { type Cop, cop, percentage, sum } from "../../core/cop.ts";

/** Sales in a period, of one person or of several; amounts in COP. */
export interface Sales {
  /** Quotes that may still become a contract, made whenever. */
  readonly openQuotes: number;
  /**
   * Quotes made in the period; of these, how many were sent to the client, and how many the client accepted.
   */
  readonly quotes: number;
  readonly sent: number;
  readonly approved: number;
  /** Number of contracts signed in the period and not cancelled; below, their value. */
  readonly contracts: number;
  readonly sales: Cop;
  /** Commissions generated in the period, whatever their status but voided. */
  readonly commissions: Cop;
}

/** Sales of a person without any. */
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

/** Accepted quotes among those made, in percent with one decimal; 0 where none was made. */
export const conversionRate = ({ approved, quotes }: Sales): number => percentage(approved, quotes, 1) ?? 0;

/** Returns the average value of a contract, in whole COP; 0 without contracts. */
export const averageTicket = ({ sales, contracts }: Sales): Cop =>
  contracts === 0 ? 0 : cop(Math.round(sales / contracts));
