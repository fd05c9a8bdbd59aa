import type { Moves } from "../../../core/mutation/moves.ts";
import type { ElectronicPaper } from "../paper/electronic-paper.entity.ts";
import { sendingLifecycle } from "./sending.lifecycle.ts";
import type { SendingState } from "./sending.rules.ts";

/** How a paper moves on its way to the DIAN. */
export const sendingMoves: Moves<ElectronicPaper, SendingState> = {
  lifecycle: sendingLifecycle,
  column: "sendingState",
  reachedAt: { enviada: "sentAt" },
  again: ["reintentando"],
};
