import { type Listener, on } from "../../../core/events/listeners.ts";
import "../invoice/invoice.events.ts";
import "./delivery.jobs.ts";

/** A client gets a paper once it was taken; the demo's past is told to nobody by mail. */
export const deliveryListeners: readonly Listener[] = [
  on("paper.sent", async (work, { kind, paperId }) => {
    if (work.origin.channel !== "seed") await work.job("invoices.deliver", { kind, paperId });
  }),
];
