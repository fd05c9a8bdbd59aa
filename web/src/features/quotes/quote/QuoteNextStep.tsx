import { isTurnOf } from "@travesia/api/accounts/turn/turn.rules";
import { useUser } from "../../../base/session/useSession.ts";
import { remindersOf } from "../../../ui/passage/reminders.ts";
import { useContactOpens } from "../../../ui/passage/useContactOpens.ts";
import { NextStep } from "../../../ui/passage/NextStep.tsx";
import { useUnsentMail } from "../../../base/useMailToast.ts";
import { stepsOf } from "../../../base/acts/turn.ts";
import type { OfferedActs } from "../../../base/acts/offered-acts.ts";
import type { OfferedQuoteAct } from "./quote.offered-acts.ts";
import { joinedStep, restingStep, unsentSteps } from "./quote.texts.ts";
import type { QuoteRecordFragment } from "./quotes.generated.ts";

interface QuoteNextStepProps {
  readonly quote: QuoteRecordFragment;
  readonly acts: OfferedActs<OfferedQuoteAct>;
  readonly onAct: (act: "remind") => void;
  /** Called to remind the client by WhatsApp. */
  readonly onWhatsApp: () => void;
  /** True while an act is running. */
  readonly busy?: boolean;
}

/**
 * Shows «Qué sigue» of a quote, from its first pending step; the button for the step is in the page header.
 */
export function QuoteNextStep({ quote, acts, onAct, onWhatsApp, busy = false }: QuoteNextStepProps) {
  const viewer = useUser();
  const opens = useContactOpens();
  const unsent = useUnsentMail(quote.unsentMail);
  const [first] = quote.turns;
  const unheard = first?.act === "approve" && !quote.openings ? unsent : null;
  return (
    <NextStep
      waits={stepsOf(quote.turns, viewer)}
      reminders={
        // Nobody reminds themselves.
        acts.has("remind") && first && !isTurnOf(first, viewer)
          ? remindersOf({
              client: first.isClient,
              opens,
              busy,
              mail: { off: acts.get("remind") ?? null, onPress: () => onAct("remind") },
              whatsApp: acts.has("remindByWhatsapp")
                ? { off: acts.get("remindByWhatsapp") ?? null, onPress: onWhatsApp }
                : null,
            })
          : []
      }
    >
      {unheard
        ? unsentSteps[unheard]
        : (first?.sentence ?? (quote.joinedToId ? joinedStep : restingStep(quote)))}
    </NextStep>
  );
}
