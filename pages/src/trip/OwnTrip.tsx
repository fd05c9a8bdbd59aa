import { HowToPay, type HowToPayContent } from "../money/HowToPay.tsx";
import { MoneyCard, type MoneyCardProps } from "../money/MoneyCard.tsx";
import { Plan, type PlanContent } from "../money/Plan.tsx";
import { ScriptlessTrip, type ScriptlessTripContent } from "./ScriptlessTrip.tsx";

interface OwnTripProps extends ScriptlessTripContent {
  readonly figures: MoneyCardProps["figures"];
  readonly plan: PlanContent;
  /** Payment instructions; null when nothing is due. */
  readonly ways: HowToPayContent | null;
}

/** Shows a client's own trip that is read without a script: the trip, its plan and how to pay it. */
export const OwnTrip = ({ figures, plan, ways, ...trip }: OwnTripProps) => (
  <ScriptlessTrip
    {...trip}
    money={
      <MoneyCard figures={figures}>
        <Plan {...plan} />
        {ways && <HowToPay {...ways} />}
      </MoneyCard>
    }
  />
);
