import { ChangeSetType, type ChangeSet, type EventSubscriber, type FlushEventArgs } from "@mikro-orm/core";
import type { AuditEntry } from "../audit/audit.entity.ts";

/** Columns that every edit writes in addition to the act's changes: the version, and the author or time. */
type Stamps = Readonly<Record<string, unknown>>;

/**
 * Edits of one transaction. Until something has really changed, the stamps of an edit are withheld and its
 * history lines are deferred: saving an unchanged record neither increments its version nor writes history.
 */
export class Edits {
  readonly #records = new Map<object, { readonly before: Stamps; readonly after: Stamps }>();
  readonly #held: AuditEntry[] = [];
  #open = false;
  /** True when a separate statement inserted a record since the last flush. */
  #inserted = false;

  /** Creates the edits of a transaction; `note` receives the history lines when a change is certain. */
  constructor(private readonly note: (entry: AuditEntry) => void) {}

  /**
   * Begins an edit of a record, or without one, of records that have no version. Acts see the stamps
   * immediately.
   */
  begin(record?: object, after: Stamps = {}): void {
    this.#open = true;
    if (!record) return;
    const before = Object.fromEntries(
      Object.keys(after).map((key) => [key, record[key as keyof typeof record]]),
    );
    this.#records.set(record, { before, after });
    Object.assign(record, after);
  }

  /** Accepts a history line; a line of an edit waits until it is known that something changed. */
  take(entry: AuditEntry): void {
    if (this.#open) this.#held.push(entry);
    else this.note(entry);
  }

  /** Records that a row was inserted outside a flush, which counts as any other change. */
  inserted(): void {
    this.#inserted = true;
  }

  /** Returns whether no edit waits for a flush; a flush that would write nothing can then be skipped. */
  rest(): boolean {
    // The flag belongs to the edits that were open until here: it is no change of a later one.
    if (!this.#open) this.#inserted = false;
    return !this.#open;
  }

  /** Inspects the changes of the next flush; if one of them is real, stamps and history are written too. */
  settle({ uow }: FlushEventArgs): void {
    const inserted = this.#inserted;
    this.#inserted = false;
    if (!this.#open) return;
    uow.computeChangeSets();
    const changes =
      inserted ||
      uow.getChangeSets().some((change) => this.#isReal(change)) ||
      uow.getCollectionUpdates().length > 0;
    for (const [record, { before, after }] of this.#records) Object.assign(record, changes ? after : before);
    if (!changes) return;
    this.#held.splice(0).forEach(this.note);
    this.#records.clear();
    this.#open = false;
  }

  #isReal({ entity, type, payload }: ChangeSet<object>): boolean {
    const stamps = this.#records.get(entity)?.after;
    if (!stamps || type !== ChangeSetType.UPDATE) return true;
    return Object.keys(payload).some((key) => !(key in stamps));
  }
}

const editsOf = new WeakMap<object, Edits>();

/** Registers the edits of an entity manager's acts, so that they are settled whenever it writes. */
export const settleEditsOf = (em: object, edits: Edits): void => void editsOf.set(em, edits);

/** Returns whether none of an entity manager's edits waits for a flush. */
export const editsRest = (em: object): boolean => editsOf.get(em)?.rest() ?? true;

/** Settles edits before every flush, including flushes that a query causes. */
export class EditSettler implements EventSubscriber {
  beforeFlush(flush: FlushEventArgs): void {
    editsOf.get(flush.em)?.settle(flush);
  }
}
