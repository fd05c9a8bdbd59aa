import { isTurnOf } from "@travesia/api/accounts/turn/turn.rules";
import { useUser } from "../../../base/session/useSession.ts";
import { remindersOf } from "../../../ui/passage/reminders.ts";
import { useContactOpens } from "../../../ui/passage/useContactOpens.ts";
import { NextStep } from "../../../ui/passage/NextStep.tsx";
import { useUnsentMail } from "../../../base/useMailToast.ts";
import { stepOf } from "../../../base/acts/turn.ts";
import { isOffered, type OfferedActs } from "../../../base/acts/offered-acts.ts";
import { isInWork } from "./quote.acts.tsx";
import { discountWaits, type OfferedQuoteAct } from "./quote.offered-acts.ts";
import {
  discountStep,
  joinedStep,
  optionsStep,
  outdatedStep,
  quoteSteps,
  unsentSteps,
} from "./quote.texts.ts";
import type { QuoteRecordFragment } from "./quotes.generated.ts";

interface QuoteNextStepProps {
  readonly quote: QuoteRecordFragment;
  readonly acts: OfferedActs<OfferedQuoteAct>;
  readonly onAct: (act: OfferedQuoteAct) => void;
  /** Reminds the client by WhatsApp. */
  readonly onWhatsApp: () => void;
  /** True while an act is running. */
  readonly busy?: boolean;
}

/** «Qué sigue» of a quote; the act that does it stands in the record's head. */
export function QuoteNextStep({ quote, acts, onAct, onWhatsApp, busy = false }: QuoteNextStepProps) {
  const viewer = useUser();
  const opens = useContactOpens();
  const unsent = useUnsentMail(quote.unsentMail);
  const unheard = quote.status === "sent" && !quote.openings ? unsent : null;
  const outdated = quote.status === "completed" && quote.precioDesactualizado === true;
  const unagreed = quote.status === "completed" && !outdated && discountWaits(quote);
  const unconfirmed = isInWork(quote.status) && !outdated ? (quote.draftOptions ?? 0) : 0;
  return (
    <NextStep
      waits={stepOf(quote.turn, viewer)}
      reminders={
        // Nobody reminds themselves.
        acts.has("remind") && quote.turn && !isTurnOf(quote.turn, viewer)
          ? remindersOf({
              client: quote.turn.isClient,
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
      {unagreed && discountStep[isOffered(acts, "approveDiscount") ? "mine" : "others"]}
      {unconfirmed > 0 && optionsStep(unconfirmed)}
      {unagreed || unconfirmed > 0
        ? null
        : outdated
          ? outdatedStep[quote.calculation ? "calculation" : "typed"]
          : quote.joinedToId
            ? joinedStep
            : unheard
              ? unsentSteps[unheard]
              : quoteSteps[quote.status]}
      {quote.status === "requote" && quote.requoteReason && ` «${quote.requoteReason}»`}
      {quote.status === "rejected" && quote.motivoRechazo && ` «${quote.motivoRechazo}»`}
      {quote.status === "sent" &&
        (quote.openings
          ? ` La abrió ${quote.openings} ${quote.openings === 1 ? "vez" : "veces"}.`
          : " Todavía no la ha abierto.")}
    </NextStep>
  );
}
