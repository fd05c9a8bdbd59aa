/** A person who may be notified. */
export interface Person {
  readonly id: number;
  readonly role: number;
  readonly name: string;
  readonly address: string;
  /** Instant of the last mail of the last ten minutes. */
  readonly mailed_at: Date | null;
}

/** Contents of a notice. */
interface Said {
  readonly type: string;
  readonly category: string;
  readonly title: string;
  readonly message: string;
  readonly priority?: "low" | "high";
  readonly link: string;
  readonly data: object;
  readonly quote?: string;
  readonly contract?: string;
}

/** A notice for a person, with the instant at which its mail leaves; null when none does. */
export interface Notice extends Said {
  readonly id: string;
  readonly person: Person;
  readonly dueAt: Date | null;
}
