import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { usePassedBy } from "../../../base/saving/useHeldActs.ts";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useLane } from "../../../ui/desk/useLane.ts";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { type BalancingMovementsQuery, useBalancingMovementsQuery } from "../bank.generated.ts";
import { balancingTexts as texts } from "./balancing.texts.ts";
import { useState } from "react";
import { RuleOfferNotice } from "../RuleOfferNotice.tsx";
import type { RuleOffer } from "../useBankActions.ts";
import { BalancingMovement } from "./BalancingMovement.tsx";
import { LaneEnd } from "./LaneEnd.tsx";

interface MovementStepProps {
  readonly skipped: ReadonlySet<string>;
  readonly onSkip: (id: string) => void;
  readonly onDone: () => void;
}

/** Shows the unidentified movements one by one, the oldest first. */
export function MovementStep({ skipped, onSkip, onDone }: MovementStepProps) {
  const [offer, offerRule] = useState<RuleOffer | null>(null);
  const lane = useLane<BalancingMovementsQuery["bankMovements"]["items"][number]>(
    usePassedBy(skipped),
    ({ id }) => id,
  );
  const read = useBalancingMovementsQuery({ variables: { limit: lane.limit } });
  const page = lastAnswer(read)?.bankMovements;
  const first = page && lane.first(page);
  if (read.error && !page) return <Unread of={read} />;
  if (!first || (!first.item && read.loading)) return <RecordSkeleton />;
  const { item: movement, left } = first;
  if (!movement)
    return <LaneEnd said={page.total === 0 ? texts.noMovements : texts.allSkipped} onDone={onDone} />;
  return (
    <>
      <RuleOfferNotice offer={offer} onClose={() => offerRule(null)} />
      <BalancingMovement
        key={movement.id}
        movement={movement}
        left={left}
        onSkip={() => onSkip(movement.id)}
        onRuleOffer={offerRule}
      />
    </>
  );
}
