import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { figures } from "@travesia/api/reports/financial/figures.rules";
import { useId } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { Figures } from "../../../ui/Figures.tsx";
import { Money } from "../../../ui/Money.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { contractState, type SeenContract } from "../../contracts/contract/contract.offered-acts.ts";
import { withoutItems } from "../../contracts/contract/contract.texts.ts";
import { DifferenceAmount, differenceWord } from "./DifferenceAmount.tsx";
import { ImportQuoteDialog } from "./ImportQuoteDialog.tsx";
import { actLabels, offeredBoardActs } from "./purchase.offered-acts.ts";
import { type BoughtContract, PurchaseDialogs } from "./PurchaseDialogs.tsx";
import { PurchaseList } from "./PurchaseList.tsx";
import { PurchaseProgress } from "./PurchaseProgress.tsx";
import { purchaseSums } from "../stats/purchase.stats.ts";
import { PurchaseStats } from "../stats/PurchaseStats.tsx";
import { usePurchaseBoardQuery } from "./purchases.generated.ts";
import { usePurchaseActions } from "./usePurchaseActions.ts";
import { useReceipt } from "./useReceipt.ts";

interface PurchaseBoardProps {
  readonly contract: SeenContract & BoughtContract;
}

/**
 * Shows the items to be bought for a contract: quoted, bought and difference, the progress, and each item
 * with its acts.
 */
export function PurchaseBoard({ contract }: PurchaseBoardProps) {
  const viewer = useUser();
  const heading = useId();
  const actions = usePurchaseActions(contract.id);
  const openReceipt = useReceipt();
  const { data, error, refetch } = usePurchaseBoardQuery({ variables: { contractId: contract.id } });
  if (error && !data) return <ErrorState {...shownFailure(error, refetch, "listItemsWithPurchases")} />;
  if (!data) return <ListSkeleton cards />;

  const { itemsWithPurchases: items } = data;
  const offered = offeredBoardActs(viewer, contractState(contract), items);
  if (items.length === 0) {
    const convertible = offered.get("import") === null;
    const convert = (
      <ActButton variant="contained" color="secondary" loading={actions.busy} onClick={actions.convert}>
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
                <Button onClick={() => actions.show("import")}>{actLabels.import}</Button>
              </Stack>
            )
          }
        >
          {withoutItems[contract.status]}
        </EmptyState>
        {actions.open?.name === "import" && (
          <ImportQuoteDialog contractId={contract.id} items={items} actions={actions} />
        )}
      </>
    );
  }
  const show = (fileId: string) => void openReceipt(fileId);
  const { quoted, bought, difference } = purchaseSums(items);
  return (
    <Stack component="section" aria-labelledby={heading} sx={{ gap: 5 }}>
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
            <ActButton key={act} size="small" reason={reason} onClick={() => actions.show(act)}>
              {actLabels[act]}
            </ActButton>
          ))}
        </Stack>
      </Stack>
      <Figures
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
      <PurchaseStats items={items} />
      <PurchaseList contract={contract} viewer={viewer} items={items} actions={actions} onReceipt={show} />
      <PurchaseDialogs viewer={viewer} contract={contract} items={items} actions={actions} onReceipt={show} />
    </Stack>
  );
}
