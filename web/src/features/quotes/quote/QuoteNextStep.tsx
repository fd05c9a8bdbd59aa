import { isTurnOf } from "@travesia/api/accounts/turn/turn.rules";
import { useUser } from "../../../app/session/useSession.ts";
import { HelpTooltip } from "../../help/HelpTooltip.tsx";
import { remindersOf } from "../../../ui/passage/reminders.ts";
import { useContactOpens } from "../../../ui/passage/useContactOpens.ts";
import { NextStep, type StepAction } from "../../../ui/passage/NextStep.tsx";
import { stepOf } from "../../../app/acts/turn.ts";
import { isOffered, type OfferedActs } from "../../../app/acts/offered-acts.ts";
import { actLabel, actOrder } from "./quote.act-labels.ts";
import { discountWaits, type OfferedQuoteAct } from "./quote.offered-acts.ts";
import { discountStep, joinedStep, optionsStep, outdatedStep, quoteSteps } from "./quote.texts.ts";
import type { QuoteRecordFragment } from "./quotes.generated.ts";

interface QuoteNextStepProps {
  readonly quote: QuoteRecordFragment;
  readonly acts: OfferedActs<OfferedQuoteAct>;
  readonly onAct: (act: OfferedQuoteAct) => void;
  /** Reminds the client by WhatsApp. */
  readonly onWhatsApp: () => void;
  /** What another feature does next, such as converting an approved quote. */
  readonly next?: StepAction;
  /** Whether an act runs. */
  readonly busy?: boolean;
}

/** Whether the agency still prepares what it offers. */
const isInWork = (status: QuoteRecordFragment["status"]): boolean =>
  status === "pending" || status === "completed" || status === "requote";

/** «Qué sigue» of a quote. */
export function QuoteNextStep({ quote, acts, onAct, onWhatsApp, next, busy = false }: QuoteNextStepProps) {
  const viewer = useUser();
  const opens = useContactOpens();
  // A pending quote is moved on by its calculator; a typed price, the way of a simple one, stands behind the
  // menu.
  const outdated = quote.status === "completed" && quote.precioDesactualizado === true;
  const unagreed = quote.status === "completed" && !outdated && discountWaits(quote);
  const unconfirmed = isInWork(quote.status) && !outdated ? (quote.draftOptions ?? 0) : 0;
  const again = quote.status === "expired" || quote.status === "rejected";
  const wanted = again
    ? "requote"
    : outdated
      ? "price"
      : unagreed
        ? "approveDiscount"
        : quote.status === "completed"
          ? "send"
          : null;
  const main = !next && wanted && isOffered(acts, wanted) ? wanted : null;
  const step = (act: (typeof actOrder)[number]): StepAction => ({
    label: actLabel(act, quote.status),
    off: acts.get(act) ?? null,
    onPress: () => onAct(act),
    explained: (button) => (
      <HelpTooltip topic={act === "approve" ? "aprobar-cotizacion-btn" : null}>{button}</HelpTooltip>
    ),
  });
  const action = next ?? (main ? step(main) : undefined);
  const others = actOrder.filter((act) => acts.has(act) && act !== main).map(step);
  return (
    <NextStep
      action={action}
      others={others}
      waits={stepOf(quote.turn, viewer)}
      reminders={
        // Nobody reminds themselves.
        acts.has("remind") && quote.turn && !isTurnOf(quote.turn, viewer)
          ? remindersOf({
              ...{ client: quote.turn.isClient, opens, busy },
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
