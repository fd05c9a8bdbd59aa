import type { EntityManager } from "@mikro-orm/postgresql";

/**
 * Locks that only one transaction holds at a time. Every such lock has its name here, so that no two subjects
 * ever wait for each other by accident; a name that ends in a value is one lock for each value.
 */
export type TurnName =
  /** Adding links to the chain over the history. */
  | "audit chain"
  /** Wrapping the secrets of the installation at its start. */
  | "secrets"
  /** Hierarchy of accounts, so that nobody ends up below a person who has just left; and the last owner. */
  | "hierarchy"
  /** Active popup. */
  | "popups"
  /** The order of the carousel, and of the videos of a kind. */
  | "carousel"
  | `videos ${string}`
  /** The pictures of the agency's library, each once. */
  | "agency pictures"
  /** The names of the services that calculations are made of. */
  | "library of services"
  /** The pictures of other hosts that records name. */
  | "foreign pictures"
  /** Records that earlier versions may have got wrong, listed at an upgrade. */
  | "upgrade surveys"
  /** The names of the service accounts, and how many there are. */
  | "service accounts"
  /** The places of the webhooks. */
  | "webhooks"
  /** The names of the templates that quotes begin with. */
  | "quote templates"
  /** The order of the agency's accounts, in which none is listed twice. */
  | "agency accounts"
  /** The dossiers that a person (their id) or a link has made, and the dossier of some bytes (SHA-256). */
  | `dossiers ${string}`
  | `dossier ${string}`
  /** Movements that a bank reports of an account, by the account's id. */
  | `bank account ${string}`
  /** Open raffle. */
  | "open raffle"
  /** An e-mail, lower-case as it is stored, that a person wants for an account. */
  | `e-mail ${string}`
  /** The versions of a commission's configuration: role and trip type. */
  | `commission config ${string} ${string}`
  /** The numbers of a kind of document that the DIAN authorized. */
  | `numbering ${string}`
  /** The dated tables by which tax is withheld. */
  | "withholding"
  /** The cash of a client, by their document or e-mail. */
  | `cash ${string}`
  /** The dated figures of the law. */
  | "legal figures"
  /** The names by which providers are found. */
  | "provider names"
  /** Identifiers of customers: an e-mail or a document, by its key. */
  | `customer ${string}`
  /** Merges of customers, each of which writes the customers that were merged before. */
  | "merges of customers"
  /** The sales from before the platform, each file once. */
  | "past sales"
  /** The documents of a person, by their id. */
  | `staff documents ${number}`
  /** The words of a message that the team sends by hand, by its purpose. */
  | `message ${string}`
  /** A person who is contacted about a debt or an offer, by their e-mail. */
  | `contact ${string}`
  /** The exports of a person, by their id. */
  | `exports ${number}`
  /** The approval of a payment: its kind, and its id. */
  | `payout ${string} ${string}`
  /** The statements of a seller's month: who, and `YYYY-MM`. */
  | `statement ${number} ${string}`
  /** The points of a person, by their id. */
  | `points ${number}`
  /**
   * A month, `YYYY-MM`: transactions that move its money share the lock; closing or reopening it takes it
   * exclusively.
   */
  | `month ${string}`;

/**
 * Waits until no other transaction holds this lock, and holds it until this transaction ends. Take it before
 * reading anything that the decision depends on.
 */
export async function takeTurn(em: EntityManager, name: TurnName): Promise<void> {
  await em.execute("select pg_advisory_xact_lock(hashtextextended(?, 0))", [name]);
}
