import type { EntityManager } from "@mikro-orm/postgresql";

/**
 * Names of locks that only one transaction can hold at a time. Every such lock is listed here, so that
 * unrelated code never shares a lock by accident. A name that ends in a value is a separate lock for each
 * value.
 */
export type LockName =
  /** Lock for adding links to the chain over the history. */
  | "audit chain"
  /** Lock for encrypting the secrets of the installation at startup. */
  | "secrets"
  /**
   * Lock for the hierarchy of accounts, so that nobody is assigned to a person who has just left, and for the
   * last owner.
   */
  | "hierarchy"
  /** Lock for the active popup. */
  | "popups"
  /** Lock for the order of the carousel, and of the videos of a kind. */
  | "carousel"
  | `videos ${string}`
  /** Lock for the pictures in the agency's library, which must be unique. */
  | "agency pictures"
  /** Lock for the names of library services, of which calculations consist. */
  | "library of services"
  /** Lock for the pictures on other hosts to which records refer. */
  | "foreign pictures"
  /** Lock for records that earlier versions may have stored incorrectly, listed at an upgrade. */
  | "upgrade surveys"
  /** Lock for the names and the number of service accounts. */
  | "service accounts"
  /** Lock for the order and number of webhooks. */
  | "webhooks"
  /** Lock for the names of quote templates. */
  | "quote templates"
  /** Lock for the order of the agency's accounts, each of which is listed once. */
  | "agency accounts"
  /**
   * Lock for the dossiers that a person (by id) or a link has made, and for the dossier with certain bytes
   * (SHA-256).
   */
  | `dossiers ${string}`
  | `dossier ${string}`
  /** Lock for the transactions that a bank reports for an account, by the account's id. */
  | `bank account ${string}`
  /** Lock for the open raffle. */
  | "open raffle"
  /** Lock for an e-mail, in its stored lower case, that a person wants for an account. */
  | `e-mail ${string}`
  /** Lock for the versions of a commission configuration: role and trip type. */
  | `commission config ${string} ${string}`
  /** Lock for the numbers that the DIAN authorized for a kind of document. */
  | `numbering ${string}`
  /** Lock for the dated tables of withholding tax. */
  | "withholding"
  /** Lock for a client's cash payments, by the client's document or e-mail. */
  | `cash ${string}`
  /** Lock for the balances with which the accounting begins. */
  | "opening balances"
  /** Lock for the dated legal figures. */
  | "legal figures"
  /** Lock for the names by which providers are found. */
  | "provider names"
  /** Lock for an identifier of customers: an e-mail or a document, by its key. */
  | `customer ${string}`
  /** Lock for merging customers; each merge also updates customers merged earlier. */
  | "merges of customers"
  /** Lock for the imported sales from before the platform, of which each file is imported once. */
  | "past sales"
  /** Lock for the documents of a person, by the person's id. */
  | `staff documents ${number}`
  /** Lock for the wording of a message that the team sends by hand, by the message's purpose. */
  | `message ${string}`
  /** Lock for a person who is contacted about a debt or an offer, by their e-mail. */
  | `contact ${string}`
  /** Lock for the exports of a person, by the person's id. */
  | `exports ${number}`
  /** Lock for the approval of a payment: its kind and its id. */
  | `payout ${string} ${string}`
  /** Lock for the monthly statements of a seller: the seller's id and `YYYY-MM`. */
  | `statement ${number} ${string}`
  /** Lock for the points of a person, by the person's id. */
  | `points ${number}`
  /**
   * Lock for a month, `YYYY-MM`: transactions that change amounts of the month share the lock; closing or
   * reopening the month takes it exclusively.
   */
  | `month ${string}`;

/**
 * Waits for a lock and holds it until this transaction ends. Call it before reading anything on which the
 * decision depends.
 */
export async function lockName(em: EntityManager, name: LockName): Promise<void> {
  await em.execute("select pg_advisory_xact_lock(hashtextextended(?, 0))", [name]);
}
