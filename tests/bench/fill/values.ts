/** One of the texts by the number of a row. */
export const oneOf = (texts: readonly string[], number: string): string =>
  `(array[${texts.map((text) => `'${text}'`).join(",")}])[1 + (${number})::int % ${texts.length}]`;

/** The UUID of the row with a number in a table with a mark of its own. */
export const uuidOf = (mark: number, number: string): string =>
  `('0190${String(mark).padStart(4, "0")}-0000-7000-8000-' || lpad(to_hex((${number})::bigint), ` +
  "12, '0'))::uuid";

/** A number that depends on `number` without order: rows that are neighbours differ. */
export const scattered = (number: string, below: number): string => `((${number})::bigint * 7919 % ${below})`;

/**
 * An instant of the last two years before the end of 2026, later for higher numbers, never twice the same.
 */
export const instantOf = (number: string, of: number): string =>
  `timestamptz '2025-01-01 12:00:00+00' + ((${number})::float8 / ${of} * 700) * interval '1 day'`;

/** Marks of `uuidOf`, one per table. */
export const marks = {
  quotes: 1,
  contracts: 2,
  items: 3,
  purchases: 4,
  installments: 5,
  planLines: 6,
  payments: 7,
  passengers: 8,
  commissions: 9,
  objections: 17,
  departures: 10,
  reservations: 11,
  providers: 12,
  agencyAccounts: 13,
  bankImports: 14,
  bankMovements: 15,
  staffDocuments: 16,
  refunds: 17,
  chargebacks: 18,
  claims: 19,
  history: 20,
  paymentsOfMonth: 21,
  ownPapers: 22,
  otherEarners: 23,
  invoices: 24,
  creditNotes: 25,
  ranges: 26,
  noteRanges: 27,
  customers: 28,
  customerKeys: 29,
  otherCustomers: 30,
  links: 31,
  quoteLinks: 32,
  noWithholdings: 33,
} as const;

/** The contracts that may take payments. */
export const liveContract = "c.status in ('active', 'signed', 'completed')";
