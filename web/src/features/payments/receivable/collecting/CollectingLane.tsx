import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Unread } from "../../../../base/failure/Unread.tsx";
import { lastAnswer } from "../../../../base/lists/lastAnswer.ts";
import { useSkipped } from "../../../../base/lists/useSkipped.ts";
import { useLane } from "../../../../ui/desk/useLane.ts";
import { DottedArc } from "../../../../ui/passage/DottedArc.tsx";
import { RecordSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { type ReceivableRowFragment, useReceivablesToCollectQuery } from "../receivables.generated.ts";
import { receivableTexts as texts } from "../receivable.texts.ts";
import type { ReceivableActions } from "../receivable.acts.tsx";
import { CollectedDebt } from "./CollectedDebt.tsx";

interface CollectingLaneProps {
  readonly actions: ReceivableActions;
  /** Returns the address of the contract of a debt. */
  readonly contractOf: (id: string) => string;
  /** Called to return to the list. */
  readonly onClose: () => void;
}

/** Shows one by one the clients to remind today of overdue amounts, the longest overdue first. */
export function CollectingLane({ actions, contractOf, onClose }: CollectingLaneProps) {
  const skipped = useSkipped("cartera");
  const lane = useLane<ReceivableRowFragment>(skipped.ids, ({ contractId }) => contractId);
  const read = useReceivablesToCollectQuery({
    variables: { limit: lane.limit },
    fetchPolicy: "cache-and-network",
  });
  const page = lastAnswer(read)?.receivables;
  const first = page && lane.first(page);
  if (read.error && !page) return <Unread of={read} />;
  if (!first || (!first.item && read.loading)) return <RecordSkeleton />;
  const { item: row, left } = first;
  if (!row)
    return (
      <Stack sx={{ alignItems: "center", textAlign: "center", gap: 3, py: 7 }}>
        <DottedArc width={160} height={36} />
        <Typography variant="h5" component="h2">
          {texts.collected}
        </Typography>
        <Typography color="textSecondary">{texts.collectedLead}</Typography>
        <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", justifyContent: "center" }}>
          {page.total > 0 && (
            <Button variant="outlined" onClick={skipped.forget}>
              {texts.again}
            </Button>
          )}
          <Button variant="contained" onClick={onClose}>
            {texts.toList}
          </Button>
        </Stack>
      </Stack>
    );
  return (
    <CollectedDebt
      key={row.contractId}
      row={row}
      left={left}
      actions={actions}
      contract={contractOf(row.contractId)}
      onSkip={() => skipped.skip(row.contractId)}
    />
  );
}
