import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { sum } from "@travesia/api/cop";
import { useState } from "react";
import { useRecordActs } from "../../../base/acts/record-acts.tsx";
import { useUser } from "../../../base/session/useSession.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { readState } from "../../../base/lists/readState.ts";
import type { CommissionFilter } from "../../../graphql/schema.generated.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { ChosenBar } from "../../../ui/table/ChosenBar.tsx";
import { useCommissionListQuery } from "../commission/commissions.generated.ts";
import { preselected, reasonAgainst, type SeveralAct } from "./chosen-lines.ts";
import type { CommissionLine } from "../commission/commission.columns.tsx";
import { byPerson, type PersonLines } from "./person-lines.ts";
import { PersonCommissions } from "./PersonCommissions.tsx";
import { payoutTexts as texts } from "./payout.texts.ts";
import { NotRefreshed } from "../../../ui/table/NotRefreshed.tsx";
import { severalActs } from "./several.acts.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

/** Maximum number of commissions approved or paid at once. */
const MOST = 100;

interface SeveralListProps {
  readonly act: SeveralAct;
  readonly filter: CommissionFilter;
}

/**
 * Shows commissions of which several can be approved or paid at once, one line for each person; all eligible
 * ones are preselected.
 */
export function SeveralList({ act, filter }: SeveralListProps) {
  const user = useUser();
  const [choice, choose] = useState<ReadonlySet<string> | null>(null);
  const read = useCommissionListQuery({
    variables: { page: 1, limit: MOST, filter },
    fetchPolicy: "cache-and-network",
  });
  const list = lastAnswer(read)?.commissions;
  const rows = list?.items ?? [];
  const start = preselected(rows, act, user);
  const chosen = choice ?? start;
  const lines = rows.filter(({ id }) => chosen.has(id));
  const ids = lines.map(({ id }) => id);
  const amount = sum(lines.map(({ montoComision }) => montoComision));
  const people = byPerson(rows, chosen);
  const several = { id: act, ids, amount };
  const ofPerson = ({ id, chosen: own, amount: sumOfOwn }: PersonLines) => ({
    id: `${act} ${id}`,
    ids: own.map((line) => line.id),
    amount: sumOfOwn,
  });
  const { show, dialog } = useRecordActs(severalActs, {
    reads: ["CommissionList", "CommissionCounters", "PayoutList"],
    records: [several, ...people.map(ofPerson)],
    onDone: () => choose(null),
  });
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    choose(next);
  };
  const toggleAll = (own: readonly CommissionLine[], all: boolean) => {
    const next = new Set(chosen);
    for (const { id } of own) next.delete(id);
    // Only lines within the limit, as at the beginning.
    if (all) for (const { id } of own) if (start.has(id)) next.add(id);
    choose(next);
  };
  const against = (line: (typeof rows)[number]) => reasonAgainst(line, act, user);
  const state = readState(read);
  const label = act === "pay" ? texts.toPay : texts.requested;
  const more = (list?.total ?? 0) - rows.length;
  if (!list) return state.failure ? <ErrorState {...state.failure} /> : <ListSkeleton />;
  return (
    <>
      {state.failure && <NotRefreshed message={state.failure.message} onRetry={state.failure.onRetry} />}
      {rows.length > 0 ? (
        <Card component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none" }}>
          {people.map((person) => (
            <PersonCommissions
              key={person.id}
              act={act}
              person={person}
              choice={{ chosen, toggle, against }}
              onAll={(all) => toggleAll(person.lines, all)}
              onAct={() => show(act, ofPerson(person))}
            />
          ))}
        </Card>
      ) : (
        <EmptyState>{act === "pay" ? texts.nothingToPay : texts.none}</EmptyState>
      )}
      {more > 0 && <p>{texts.more(more)}</p>}
      {rows.length > 0 && (
        <ChosenBar
          chosen={texts.chosen(ids.length)}
          amount={amount}
          onClear={ids.length > 0 ? () => choose(new Set()) : null}
        >
          {ids.length === 0 && (
            <Button color="inherit" onClick={() => choose(null)}>
              {texts.restore}
            </Button>
          )}
          <ActButton
            variant="contained"
            reason={ids.length > 0 ? null : texts.noneChosen}
            onClick={() => show(act, several)}
          >
            {act === "pay" ? texts.pay(ids.length) : texts.approve(ids.length)}
          </ActButton>
        </ChosenBar>
      )}
      {dialog}
    </>
  );
}
