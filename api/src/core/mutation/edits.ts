import { ChangeSetType, type ChangeSet, type EventSubscriber, type FlushEventArgs } from "@mikro-orm/core";
import type { AuditEntry } from "../audit/audit.entity.ts";

/** What an edit writes into its record beside what the act changes: the version, and who or when. */
type Stamps = Readonly<Record<string, unknown>>;

/**
 * The edits of one transaction. Until something really changed, the stamps of an edit are taken off again and
 * its lines of the history are held back: who saves a record as it is raises no version and leaves no trace.
 */
export class Edits {
  readonly #records = new Map<object, { readonly before: Stamps; readonly after: Stamps }>();
  readonly #held: AuditEntry[] = [];
  #open = false;
  /** Whether a record was made since the last flush that no flush writes. */
  #made = false;

  /** `tell` takes the lines of the history that are told in the end. */
  constructor(private readonly tell: (entry: AuditEntry) => void) {}

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
    else this.tell(entry);
  }

  /** Says that a record was made that no flush writes: it is a change as any other. */
  made(): void {
    this.#made = true;
  }

  /** Whether no edit waits for a flush; then a flush that would write nothing can be left out. */
  rest(): boolean {
    // Said for the edits that were open until here: it is no change of a later one.
    if (!this.#open) this.#made = false;
    return !this.#open;
  }

  /** Looks at what a flush is going to write: with a real change among it, stamps and history go too. */
  settle({ uow }: FlushEventArgs): void {
    const made = this.#made;
    this.#made = false;
    if (!this.#open) return;
    uow.computeChangeSets();
    const changes =
      made ||
      uow.getChangeSets().some((change) => this.#isReal(change)) ||
      uow.getCollectionUpdates().length > 0;
    for (const [record, { before, after }] of this.#records) Object.assign(record, changes ? after : before);
    if (!changes) return;
    this.#held.splice(0).forEach(this.tell);
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

/** The edits of the acts of this entity manager are settled whenever it writes. */
export const settleEditsOf = (em: object, edits: Edits): void => void editsOf.set(em, edits);

/** Whether no edit of the acts of this entity manager waits for it to write. */
export const editsRest = (em: object): boolean => editsOf.get(em)?.rest() ?? true;

/** Settles edits before every flush, also before those that a query brings about. */
export class EditSettler implements EventSubscriber {
  beforeFlush(flush: FlushEventArgs): void {
    editsOf.get(flush.em)?.settle(flush);
  }
}
