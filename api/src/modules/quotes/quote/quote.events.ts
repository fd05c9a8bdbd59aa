declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A quote was created, by staff or by a visitor. */
    "quote.created": { quoteId: string };
    /** A seller was assigned to a quote; `previousId` is the previous seller, if any. */
    "quote.assigned": { quoteId: string; sellerId: number; previousId: number | null };
    /** The quote was edited. */
    "quote.updated": { quoteId: string };
    /** The client's e-mail on the quote was changed. */
    "quote.email-changed": { quoteId: string; before: string; after: string };
    /** The sellers of a quote changed because a successor took over a person's position. */
    "quote.sellers-changed": { quoteId: string };
    /** A discount was set that another person must approve. */
    "quote.discount-asked": { quoteId: string };
    /** A person entitled to approve the discount approved it, or set it. */
    "quote.discount-approved": { quoteId: string };
    /** A version of the quote was sent to the client. */
    "quote.sent": { quoteId: string; version: number };
    /** A version was sent that its client may close online, in at most so many payments. */
    "quote.offered-online": { quoteId: string; mostPayments: number };
    /** The client opened the link for the first time. */
    "quote.viewed": { quoteId: string };
    /** The client asked a question about the offer. */
    "quote.asked": { quoteId: string; text: string };
    /** The team answered the client's question. */
    "quote.answered": { quoteId: string };
    /** A decision was made through a link that a seller passed on to the client. */
    "quote.decided-by-link": { quoteId: string; linkId: string };
    /** The client accepted, or a leader recorded the acceptance; the passengers' data are the next step. */
    "quote.approved": { quoteId: string };
    "quote.rejected": { quoteId: string };
    /** A new price, date or plan was requested. */
    "quote.requoted": { quoteId: string };
    /** A contract was created from the quote; emitted by the module of contracts. */
    "quote.converted": { quoteId: string; contractId: string };
    "quote.expired": { quoteId: string };
    /** The team was reminded of its next step. */
    "quote.reminded": { quoteId: string };
    /** A visitor's request has had no seller for 48 hours. */
    "quote.unassigned": { quoteId: string };
    /** A visitor requested the same trip again; the first request continues in parallel. */
    "quote.repeated": { quoteId: string; firstId: string };
    /** A repeated request ended and was joined to the first request. */
    "quote.joined": { quoteId: string; firstId: string };
    /** A visitor's request has had a seller for 48 hours without progress. */
    "quote.stalled": { quoteId: string };
    /**
     * The offer has been unanswered for 3 days (the advisor is notified) or 5 days (the leader is notified).
     */
    "quote.unanswered": { quoteId: string; days: 3 | 5 };
  }
}

export {};
