interface ObjectionEvent {
  readonly objectionId: string;
  readonly commissionId: string;
}

declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A seller objects to a commission. */
    "commission-objection.opened": ObjectionEvent;
    "commission-objection.answered": ObjectionEvent;
    /** The objection is unanswered, and its deadline is at most one working day away. */
    "commission-objection.due-near": ObjectionEvent;
  }
}

export {};
