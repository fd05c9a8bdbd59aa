import type { AuditEntries } from "../../core/audit/audit.ts";
import { type Fragment, sql } from "../../core/read/sql.ts";
import type { HistoryRecord } from "./history.enums.ts";
import { actLabels } from "./history.rules.ts";
import { knownTypes } from "./descriptions.ts";

type First<Type> = Type extends `${infer Prefix}.${string}` ? Prefix : never;
type Last<Type> = Type extends `${string}.${infer Act}` ? Act : never;

/** Kind of record of an entry, by the first part of its type. */
const records: Readonly<Record<First<keyof AuditEntries>, HistoryRecord>> = {
  "quote-template": "settings",
  "acquisition-document": "commission",
  accounting: "settings",
  agency: "settings",
  "agency-account": "settings",
  "agency-picture": "content",
  approval: "approval",
  "approval-rule": "settings",
  "retention-rule": "settings",
  audit: "settings",
  bank: "bank",
  calculation: "quote",
  card: "payment",
  carousel: "content",
  chargeback: "chargeback",
  claim: "claim",
  commission: "commission",
  "commission-config": "settings",
  "commission-limit": "person",
  "commission-objection": "commission",
  "commission-payout": "commission",
  "commission-statement": "commission",
  consent: "person",
  "credit-note": "invoice",
  customer: "customer",
  invoice: "invoice",
  paper: "invoice",
  contract: "contract",
  dossier: "contract",
  "ica-rate": "settings",
  installment: "purchase",
  item: "item",
  list: "settings",
  message: "settings",
  month: "closing",
  opening: "closing",
  "numbering-range": "settings",
  operation: "settings",
  webhook: "settings",
  "waiting-mail": "settings",
  "upgrade-finding": "settings",
  package: "package",
  "page-text": "content",
  "past-sales": "settings",
  providers: "settings",
  passenger: "quote",
  passengers: "quote",
  payment: "payment",
  points: "points",
  popup: "content",
  "library-service": "content",
  "library-day-text": "content",
  provider: "provider",
  "provider-payment": "provider",
  purchase: "purchase",
  quote: "quote",
  raffle: "raffle",
  refund: "refund",
  reservation: "reservation",
  "sales-goal": "person",
  "staff-document": "document",
  "tax-profile": "settings",
  "no-withholding": "settings",
  user: "person",
  template: "settings",
  "uvt-value": "settings",
  "marginal-table": "settings",
  video: "content",
  "legal-figure": "settings",
  "withholding-rate": "settings",
};

// The type requires a Spanish name for every act.
const named: Readonly<Record<Last<keyof AuditEntries>, string>> = actLabels;

/** Returns the kind of record of an entry's type. */
export const recordOf = (type: string): HistoryRecord =>
  (records as Readonly<Record<string, HistoryRecord>>)[type.split(".")[0] ?? ""] ?? "settings";

/** Returns the Spanish name of an act. */
export const actLabel = (act: string): string => (named as Readonly<Record<string, string>>)[act] ?? act;

/** Returns the entry types of a kind of record, or with an act's name; null without a filter. */
export function typesOf(record: HistoryRecord | null, act: string | null): string[] | null {
  if (record === null && act === null) return null;
  return knownTypes.filter(
    (type) => (record === null || recordOf(type) === record) && (act === null || type.endsWith(`.${act}`)),
  );
}

/** Queries for the names of a kind of record, and for finding records by name. */
interface Naming {
  /** Returns `id` (text) and `name` of the records with these ids. */
  readonly names: (ids: readonly string[]) => Fragment;
  /** Returns the ids (text) of the records with a name, which is already trimmed. */
  readonly found: (name: string) => Fragment;
  /** First parts of the types of entry about the record itself, not about its parts. */
  readonly prefixes: readonly string[];
}

const uuids = (ids: readonly string[]) => sql`${[...ids]}::uuid[]`;
const ofContract =
  (table: Fragment): Naming["names"] =>
  (ids) =>
    sql`select r.id::text as id, c.contract_number as name from ${table} r join contracts c
    on c.id = r.contract_id where r.id = any(${uuids(ids)})`;

/** Queries for names by kind of record; other kinds are only identified by their id. */
export const namings: Readonly<Partial<Record<HistoryRecord, Naming>>> = {
  quote: {
    prefixes: ["quote", "passengers"],
    names: (ids) =>
      sql`select id::text as id, quote_number as name from quotes where id = any(${uuids(ids)})`,
    found: (name) => sql`select id::text from quotes where quote_number = upper(${name})`,
  },
  contract: {
    prefixes: ["contract"],
    names: (ids) =>
      sql`select id::text as id, contract_number as name from contracts where id = any(${uuids(ids)})`,
    found: (name) => sql`select id::text from contracts where contract_number = upper(${name})`,
  },
  payment: {
    prefixes: ["payment"],
    names: (ids) =>
      sql`select p.id::text as id, coalesce(p.receipt_number, c.contract_number) as name
        from payments p left join contracts c on c.id = p.contract_id where p.id = any(${uuids(ids)})`,
    found: (name) => sql`select id::text from payments where receipt_number = upper(${name})`,
  },
  commission: {
    prefixes: ["commission"],
    names: ofContract(sql`commissions`),
    found: (name) => sql`select m.id::text from commissions m join contracts c on c.id = m.contract_id
      where c.contract_number = upper(${name})`,
  },
  reservation: {
    prefixes: ["reservation"],
    names: (ids) =>
      sql`select id::text as id, upper(right(id::text, 8)) as name from reservations
        where id = any(${uuids(ids)})`,
    found: (name) => sql`select id::text from reservations where upper(right(id::text, 8)) = upper(${name})`,
  },
  customer: {
    prefixes: ["customer"],
    names: (ids) => sql`select id::text as id, name from customers where id = any(${uuids(ids)})`,
    found: (name) => sql`select customer_id::text from customer_keys where key = customer_mail_key(${name})`,
  },
  provider: {
    prefixes: ["provider"],
    names: (ids) => sql`select id::text as id, name from providers where id = any(${uuids(ids)})`,
    found: (name) => sql`select provider_id::text from provider_names where key = provider_key(${name})`,
  },
  person: {
    prefixes: ["user", "commission-limit", "sales-goal"],
    names: (ids) =>
      sql`select id::text as id, name || ' ' || lastname as name from users
        where id = any(${[...ids]}::int[])`,
    found: (name) => sql`select id::text from users where email = lower(${name})`,
  },
  invoice: {
    prefixes: ["invoice", "paper"],
    names: (ids) => sql`select id::text as id, number as name from invoices where id = any(${uuids(ids)})`,
    found: (name) => sql`select id::text from invoices where number = upper(${name})
      union all select n.id::text from credit_notes n where n.number = upper(${name})`,
  },
  package: {
    prefixes: ["package"],
    names: (ids) =>
      sql`select id::text as id, title as name from packages where id = any(${[...ids]}::int[])`,
    found: (name) => sql`select id::text from packages where title = ${name}`,
  },
};
