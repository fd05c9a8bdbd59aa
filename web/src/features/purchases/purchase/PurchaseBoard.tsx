import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { figures } from "@travesia/api/reports/financial/figures.rules";
import { useId } from "react";
import { useRecordActs } from "../../../base/acts/record-acts.tsx";
import { shownFailure } from "../../../base/failure/failures.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { FigureLine } from "../../../ui/FigureLine.tsx";
import { Money } from "../../../ui/Money.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { contractState, type SeenContract } from "../../contracts/contract/contract.offered-acts.ts";
import { withoutItems } from "../../contracts/contract/contract.texts.ts";
import { DifferenceAmount, differenceWord } from "./DifferenceAmount.tsx";
import { type Board, type BoughtContract, purchaseBoardActs, purchaseItemActs } from "./purchase.acts.tsx";
import { offeredBoardActs } from "./purchase.offered-acts.ts";
import { purchaseReads } from "./purchase.reads.ts";
import { PurchaseList } from "./PurchaseList.tsx";
import { PurchaseProgress } from "./PurchaseProgress.tsx";
import { purchaseSums } from "../stats/purchase.stats.ts";
import { PurchaseStats } from "../stats/PurchaseStats.tsx";
import { usePurchaseBoardQuery } from "./purchases.generated.ts";
import { useReceipt } from "./useReceipt.ts";

interface PurchaseBoardProps {
  readonly contract: SeenContract & BoughtContract;
}

/**
 * Shows the items to purchase for a contract: quoted cost, actual cost and difference, the progress, and each
 * item with its acts.
 */
export function PurchaseBoard({ contract }: PurchaseBoardProps) {
  const viewer = useUser();
  const heading = useId();
  const openReceipt = useReceipt();
  const ofBoard = useRecordActs(purchaseBoardActs, { reads: purchaseReads });
  const { data, error, refetch } = usePurchaseBoardQuery({ variables: { contractId: contract.id } });
  if (error && !data) return <ErrorState {...shownFailure(error, refetch, "listItemsWithPurchases")} />;
  if (!data) return <ListSkeleton cards />;

  const { itemsWithPurchases: items } = data;
  const offered = offeredBoardActs(viewer, contractState(contract), items);
  const showReceipt = (fileId: string) => void openReceipt(fileId);
  const board: Board = { id: contract.id, contract, items, viewer, onReceipt: showReceipt };
  if (items.length === 0) {
    const convertible = offered.get("import") === null;
    const convert = (
      <ActButton
        variant="contained"
        color="secondary"
        loading={ofBoard.busy}
        onClick={() => ofBoard.sendAtOnce("import", board)}
      >
        Convertir cotización a items
      </ActButton>
    );
    return (
      <>
        <EmptyState
          action={
            convertible && (
              <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 2, justifyContent: "center" }}>
                {convert}
                <Button onClick={() => ofBoard.show("import", board)}>
                  {purchaseBoardActs.import.label}
                </Button>
              </Stack>
            )
          }
        >
          {withoutItems[contract.status]}
        </EmptyState>
        {ofBoard.dialog}
      </>
    );
  }
  const { quoted, bought, difference } = purchaseSums(items);
  return (
    <Stack component="section" aria-labelledby={heading} sx={{ gap: 3 }}>
      <Stack
        direction="row"
        sx={{
          alignItems: "center",
          justifyContent: "space-between",
          flexWrap: "wrap",
          gap: 2,
          minHeight: 36,
        }}
      >
        <Typography id={heading} variant="h5" component="h2">
          Compras
        </Typography>
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
          {[...offered].map(([act, reason]) => (
            <ActButton key={act} size="small" reason={reason} onClick={() => ofBoard.show(act, board)}>
              {purchaseBoardActs[act].label}
            </ActButton>
          ))}
        </Stack>
      </Stack>
      <div>
        <FigureLine
          figures={[
            { label: "Cotizado", value: <Money amount={quoted} /> },
            { label: figures.compras.label, value: <Money amount={bought} /> },
            {
              label: "Diferencia",
              value: <DifferenceAmount amount={difference} />,
              note: difference === 0 ? null : differenceWord(difference),
            },
          ]}
        />
        <PurchaseProgress items={items} />
      </div>
      <BoughtItems board={board} />
      <PurchaseStats items={items} />
      {ofBoard.dialog}
    </Stack>
  );
}

/** Shows the items to purchase, with the acts on each. */
function BoughtItems({ board }: { readonly board: Board }) {
  const { contract, viewer, items, onReceipt } = board;
  const records = items.map((item) => ({ id: item.id, item, board }));
  const { show, dialog } = useRecordActs(purchaseItemActs, { reads: purchaseReads, records });
  return (
    <>
      <PurchaseList
        contract={{ id: board.id, status: contract.status }}
        viewer={viewer}
        items={items}
        actions={{
          show: (act, itemId) =>
            show(
              act,
              records.find(({ id }) => id === itemId)!,
            ),
        }}
        onReceipt={onReceipt}
      />
      {dialog}
    </>
  );
}
