import type { Moves } from "../../../core/mutation/moves.ts";
import type { FiscalDocument } from "./fiscal-document.entity.ts";
import { sendingLifecycle } from "../sending/sending.lifecycle.ts";
import type { SendingState } from "../sending/sending.rules.ts";

/** Transitions of a document between the states of its sending to the DIAN. */
export const sendingMoves: Moves<FiscalDocument, SendingState> = {
  lifecycle: sendingLifecycle,
  column: "sendingState",
  reachedAt: { enviada: "sentAt" },
  again: ["reintentando"],
};
