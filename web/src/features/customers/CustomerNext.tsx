import { addressOf } from "@travesia/api/addresses";
import { formatCop } from "@travesia/api/cop";
import { useNavigate } from "react-router-dom";
import { NextStep } from "../../ui/passage/NextStep.tsx";
import { formatDay } from "../../ui/days.ts";
import { customerTexts as texts } from "./customer.texts.ts";
import type { CustomerStandingFragment } from "./customers.generated.ts";

interface CustomerNextProps {
  readonly standing: CustomerStandingFragment;
  /** Begins a quote for them; absent where none can be made. */
  readonly onQuote?: (() => void) | undefined;
}

/** Shows the one thing to do for a customer next: to collect, to answer, to wait for a day, or to sell. */
export function CustomerNext({ standing, onQuote }: CustomerNextProps) {
  const navigate = useNavigate();
  const { overdue, overdueSince, nextDue, nextAmount, contractId, lastWord } = standing;
  const opens = (at: string) => () => void navigate(at);
  const toContract = contractId && {
    label: texts.openContract,
    onPress: opens(addressOf("contract", { id: contractId })),
  };
  if (overdue > 0 && overdueSince && toContract)
    return (
      <NextStep action={toContract}>{texts.collect(formatCop(overdue), formatDay(overdueSince))}</NextStep>
    );
  if (lastWord?.kind === "asked")
    return (
      <NextStep
        action={{
          label: texts.openQuote,
          onPress: opens(addressOf("quote", { id: lastWord.recordId })),
        }}
      >
        {texts.asked(lastWord.number)}
      </NextStep>
    );
  if (nextDue && nextAmount != null && toContract)
    return (
      <NextStep action={toContract}>{texts.nextDue(formatCop(nextAmount), formatDay(nextDue))}</NextStep>
    );
  if (!onQuote) return null;
  return <NextStep action={{ label: texts.newQuote, onPress: onQuote }}>{texts.sell}</NextStep>;
}
