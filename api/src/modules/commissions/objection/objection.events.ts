interface ObjectionEvent {
  readonly objectionId: string;
  readonly commissionId: string;
}

declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A seller objects to a commission. */
    "commission-objection.opened": ObjectionEvent;
    "commission-objection.answered": ObjectionEvent;
    /** Its deadline is the next working day or nearer, and nobody answered it. */
    "commission-objection.due-near": ObjectionEvent;
  }
}

export {};
