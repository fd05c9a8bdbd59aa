import { ChangeSetType, type ChangeSet, type EventSubscriber, type FlushEventArgs } from "@mikro-orm/core";
import type { AuditEntry } from "../audit/audit.entity.ts";

/**
 * Columns that every edit writes into its record besides the act's changes: the version, and the author or
 * time.
 */
type Stamps = Readonly<Record<string, unknown>>;

/**
 * Edits of one transaction. Until something has really changed, the stamps of an edit are withheld and its
 * lines of the history deferred: saving an unchanged record raises no version and leaves no trace.
 */
export class Edits {
  readonly #records = new Map<object, { readonly before: Stamps; readonly after: Stamps }>();
  readonly #held: AuditEntry[] = [];
  #open = false;
  /** True when a record was inserted since the last flush by a statement of its own. */
  #inserted = false;

  /**
   * Creates the edits of a transaction; `note` receives the lines of the history once a change is certain.
   */
  constructor(private readonly note: (entry: AuditEntry) => void) {}

  /** Begins an edit; without a record, of records that have no version. Acts see the stamps at once. */
  begin(record?: object, after: Stamps = {}): void {
    this.#open = true;
    if (!record) return;
    const before = Object.fromEntries(
      Object.keys(after).map((key) => [key, record[key as keyof typeof record]]),
    );
    this.#records.set(record, { before, after });
    Object.assign(record, after);
  }

  /** Takes a line of the history; that of an edit waits until something is known to have changed. */
  take(entry: AuditEntry): void {
    if (this.#open) this.#held.push(entry);
    else this.note(entry);
  }

  /** Notes that a record was inserted outside a flush: it counts as any other change. */
  inserted(): void {
    this.#inserted = true;
  }

  /** Returns whether no edit waits for a flush; then a flush that would write nothing can be left out. */
  rest(): boolean {
    // The flag belongs to the edits that were open until here: it is no change of a later one.
    if (!this.#open) this.#inserted = false;
    return !this.#open;
  }

  /** Inspects the changes of the coming flush; if one of them is real, stamps and history are written too. */
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

/** Settles the edits of the acts of this entity manager whenever it writes. */
export const settleEditsOf = (em: object, edits: Edits): void => void editsOf.set(em, edits);

/** Returns whether no edit of the acts of this entity manager waits for it to write. */
export const editsRest = (em: object): boolean => editsOf.get(em)?.rest() ?? true;

/** Settles edits before every flush, also before flushes that a query causes. */
export class EditSettler implements EventSubscriber {
  beforeFlush(flush: FlushEventArgs): void {
    editsOf.get(flush.em)?.settle(flush);
  }
}
