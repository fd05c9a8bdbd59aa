import { type EntityClass, wrap } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";

/**
 * Tables in the order in which a transaction that locks rows of several tables must lock them: external
 * records, people, the sale, its contract, parts of the contract, money, and records attached to a person or
 * a record. Other tables are not checked.
 */
const order = [
  "card_events",
  "user_tokens",
  "claims",
  "users",
  "customers",
  "customer_papers",
  "package_departures",
  "quotes",
  "quote_calculations",
  "contracts",
  "reservations",
  "cancellation_requests",
  "email_changes",
  "addenda",
  "contract_items",
  "providers",
  "trip_vouchers",
  "purchases",
  "card_attempts",
  "payments",
  "chargebacks",
  "bank_movements",
  "refunds",
  "commissions",
  "invoices",
  "payout_approvals",
  "tax_profiles",
  "access_tokens",
  "passkeys",
  "saved_views",
  "list_exports",
  "mails",
  "links",
] as const;
const ranks: ReadonlyMap<string, number> = new Map(order.map((table, rank) => [table, rank]));

/** Tables whose rows are locked in a special order, not by their keys. */
const byOtherKeys: ReadonlySet<string> = new Set(["library_services"]);

type Id = string | number;

/** Table of one-time codes; a code is locked after its record, whose lock is already held. */
const codes = "one_time_codes";

/** Field of a code that determines its order. */
interface OfRecord {
  readonly recordId: string;
}

/**
 * Checks the order of the locks of one transaction as they are acquired: two transactions that lock the same
 * rows in different orders would deadlock, and Postgres would abort one of them.
 */
export class LockOrder {
  readonly #held = new Map<string, Set<Id>>();
  readonly #made = new WeakSet<object>();
  /** Ids of the records whose codes are locked. */
  readonly #coded = new Set<Id>();

  constructor(private readonly em: EntityManager) {}

  /** Registers a record that this transaction creates: no other transaction can wait for its row. */
  made(record: object): void {
    this.#made.add(record);
  }

  /**
   * Registers a lock. @throws Error when its row should have been locked before one that is already locked.
   */
  took(record: object): void {
    if (this.#made.has(record)) return;
    const table = this.em.getMetadata().get(record.constructor as EntityClass<object>).tableName;
    const id = wrap(record, true).getPrimaryKey() as Id;
    const ids = this.#held.get(table) ?? new Set();
    if (ids.has(id)) return;
    if (table === codes) this.#coded.add((record as OfRecord).recordId);
    else if (this.#coded.has(id)) throw new Error(`${table} ${id} is locked after its code`);
    for (const other of this.#held.keys())
      if ((ranks.get(other) ?? -1) > (ranks.get(table) ?? order.length))
        throw new Error(`${table} is locked after ${other}: see core/mutation/lock-order.ts`);
    if (!byOtherKeys.has(table) && [...ids].some((held) => held > id))
      throw new Error(`${table} ${id} is locked after ${[...ids].join(", ")}: lock them by \`lockAll\``);
    this.#held.set(table, ids.add(id));
  }
}
