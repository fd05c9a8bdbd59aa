import Button from "@mui/material/Button";
import { sum } from "@travesia/api/cop";
import { useState } from "react";
import { useRecordActs } from "../../../base/acts/record-acts.tsx";
import { useUser } from "../../../base/session/useSession.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { readState } from "../../../base/lists/readState.ts";
import type { CommissionFilter } from "../../../graphql/schema.generated.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ChosenBar } from "../../../ui/table/ChosenBar.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { useCommissionListQuery } from "../commission/commissions.generated.ts";
import { preselected, reasonAgainst, type SeveralAct } from "./chosen-lines.ts";
import { choiceColumns } from "./payout.columns.tsx";
import { payoutTexts as texts } from "./payout.texts.ts";
import { severalActs } from "./several.acts.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

/** Maximum number of commissions approved or paid at once. */
const MOST = 100;

interface SeveralListProps {
  readonly act: SeveralAct;
  readonly filter: CommissionFilter;
}

/** Shows commissions of which several can be approved or paid at once; all eligible ones are preselected. */
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
  const several = { id: act, ids, amount };
  const { show, dialog } = useRecordActs(severalActs, {
    reads: ["CommissionList", "CommissionCounters", "PayoutList"],
    records: [several],
    onDone: () => choose(null),
  });
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    choose(next);
  };
  const against = (line: (typeof rows)[number]) => reasonAgainst(line, act, user);
  const more = (list?.total ?? 0) - rows.length;
  return (
    <>
      <DataTable
        label={act === "pay" ? texts.toPay : texts.requested}
        columns={choiceColumns({ chosen, toggle, against })}
        rows={list?.items}
        rowKey={({ id }) => id}
        {...readState(read)}
        empty={<EmptyState>{act === "pay" ? texts.nothingToPay : texts.none}</EmptyState>}
      />
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
