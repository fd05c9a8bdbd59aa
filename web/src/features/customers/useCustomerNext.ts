import { addressOf } from "@travesia/api/addresses";
import { formatCop } from "@travesia/api/cop";
import { useNavigate } from "react-router-dom";
import type { StepAction } from "../../ui/dialog/step-action.ts";
import { formatDay } from "../../ui/days.ts";
import { customerTexts as texts } from "./customer.texts.ts";
import type { CustomerStandingFragment } from "./customers.generated.ts";

/** Suggested next act for a customer: the sentence that describes it, and its function. */
export interface CustomerNext {
  readonly says: string;
  readonly action: StepAction;
}

/**
 * Returns the suggested next act for a customer: collect, answer, wait for a day, or sell; null if there
 * is none. `quote` starts a quote; it is absent when the viewer cannot create one.
 */
export function useCustomerNext(
  standing: CustomerStandingFragment,
  quote: StepAction | undefined,
): CustomerNext | null {
  const navigate = useNavigate();
  const { overdue, overdueSince, nextDue, nextAmount, contractId, lastWord } = standing;
  const opening = (label: string, at: string): StepAction => ({ label, onPress: () => void navigate(at) });
  const toContract = contractId && opening(texts.openContract, addressOf("contract", { id: contractId }));
  if (overdue > 0 && overdueSince && toContract)
    return { says: texts.collect(formatCop(overdue), formatDay(overdueSince)), action: toContract };
  if (lastWord?.kind === "asked")
    return {
      says: texts.asked(lastWord.number),
      action: opening(texts.openQuote, addressOf("quote", { id: lastWord.recordId })),
    };
  if (nextDue && nextAmount != null && toContract)
    return { says: texts.nextDue(formatCop(nextAmount), formatDay(nextDue)), action: toContract };
  return quote ? { says: texts.sell, action: quote } : null;
}
