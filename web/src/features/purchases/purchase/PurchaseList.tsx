import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { ContractState } from "@travesia/api/contracts/contract/contract.acts.rules";
import { useAddress } from "../../../base/routes/useAddress.ts";
import { Counters } from "../../../ui/table/Counters.tsx";
import { PageBar } from "../../../ui/table/PageBar.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { OrderSelect } from "./OrderSelect.tsx";
import { offeredItemActs, type PurchaseItemAct, type PurchaseViewer } from "./purchase.offered-acts.ts";
import { itemCounters, shownItems } from "./purchase.order.ts";
import { PurchaseItemCard } from "./PurchaseItemCard.tsx";
import type { PurchaseItemFragment } from "./purchases.generated.ts";

/** Number of items per page, about three screens. */
const ITEMS_OF_PAGE = 25;

interface PurchaseListProps {
  readonly contract: Pick<ContractState, "id" | "status">;
  readonly viewer: PurchaseViewer;
  readonly items: readonly PurchaseItemFragment[];
  readonly actions: { readonly show: (act: PurchaseItemAct, itemId: string) => void };
  readonly onReceipt: (fileId: string) => void;
}

/**
 * Shows the items of a contract with counters that act as filters, in the selected order and paginated;
 * filter, order and page are in the address.
 */
export function PurchaseList({ contract, viewer, items, actions, onReceipt }: PurchaseListProps) {
  const address = useAddress();
  const { items: filter = "", orden = "" } = address.values;
  const shown = shownItems(items, filter, orden);
  const totalPages = Math.max(1, Math.ceil(shown.length / ITEMS_OF_PAGE));
  const page = Math.min(address.page, totalPages);
  // The act that moves the sale on: of the most urgent item that waits for something, independent of the
  // filter.
  const foremost = shownItems(items, "pending", "urgency").find(
    (item) => offeredItemActs(viewer, contract.status, item).next !== null,
  );
  return (
    <div>
      <Stack
        direction={{ xs: "column", lg: "row" }}
        sx={{ mb: 3, columnGap: 4, rowGap: 2, justifyContent: "space-between", alignItems: { lg: "center" } }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Counters
            label="Servicios"
            selected={filter}
            onSelect={(chosen) => address.set({ items: chosen })}
            counters={itemCounters(items)}
          />
        </Box>
        <OrderSelect value={orden} onChange={(chosen) => address.set({ orden: chosen })} />
      </Stack>
      {shown.length === 0 ? (
        <EmptyState action={<Button onClick={() => address.set({ items: "" })}>Ver todos</Button>}>
          Ningún servicio con ese filtro.
        </EmptyState>
      ) : (
        <Stack
          component="ul"
          aria-label="Servicios del contrato"
          sx={{ listStyle: "none", m: 0, p: 0, gap: 3 }}
        >
          {shown.slice((page - 1) * ITEMS_OF_PAGE, page * ITEMS_OF_PAGE).map((item) => (
            <PurchaseItemCard
              key={item.id}
              item={item}
              acts={offeredItemActs(viewer, contract.status, item)}
              foremost={item.id === foremost?.id}
              onAct={(act) => actions.show(act, item.id)}
              onReceipt={onReceipt}
            />
          ))}
        </Stack>
      )}
      <PageBar page={page} totalPages={totalPages} total={shown.length} onPage={address.setPage} />
    </div>
  );
}
