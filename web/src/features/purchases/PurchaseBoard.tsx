import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { may } from "@travesia/api/permissions";
import { failureText, requestCode } from "../../app/failures.ts";
import { useAddress } from "../../app/useAddress.ts";
import { useUser } from "../../app/useSession.ts";
import { Counters } from "../../ui/Counters.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Figures } from "../../ui/Figures.tsx";
import { type Filter, FilterBar } from "../../ui/FilterBar.tsx";
import { Money } from "../../ui/Money.tsx";
import { ListSkeleton } from "../../ui/Skeletons.tsx";
import { DifferenceFigure } from "./DifferenceFigure.tsx";
import { itemActs } from "./purchase.actions.ts";
import { itemFilters, itemOrders, shownItems } from "./purchase.order.ts";
import { PurchaseDialogs } from "./PurchaseDialogs.tsx";
import { PurchaseItemCard } from "./PurchaseItemCard.tsx";
import { PurchaseProgress } from "./PurchaseProgress.tsx";
import { usePurchaseBoardQuery } from "./purchases.generated.ts";
import { usePurchaseActions } from "./usePurchaseActions.ts";
import { useReceipt } from "./useReceipt.ts";

interface PurchaseBoardProps {
  readonly contract: { readonly id: string; readonly status: string };
}

const optionsOf = (labelled: Readonly<Record<string, { readonly label: string }>>) =>
  Object.entries(labelled).map(([value, { label }]) => ({ value, label }));
const filters: readonly Filter[] = [
  { kind: "select", key: "items", label: "Mostrar", options: optionsOf(itemFilters) },
  { kind: "select", key: "orden", label: "Ordenar por", options: optionsOf(itemOrders) },
];

/** What is to be bought for a contract: figures, counters that are filters, and each item with what can be done with it. */
export function PurchaseBoard({ contract }: PurchaseBoardProps) {
  const { role } = useUser();
  const address = useAddress();
  const actions = usePurchaseActions(contract.id);
  const openReceipt = useReceipt();
  const { data, error, refetch } = usePurchaseBoardQuery({ variables: { contractId: contract.id } });
  if (error && !data) {
    const message = failureText(error, "listItemsWithPurchases");
    return <ErrorState message={message} code={requestCode(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <ListSkeleton cards />;

  const { itemsWithPurchases: items, purchaseSummary: summary } = data;
  if (items.length === 0) {
    const convertible = contract.status === "signed" && may(role, "createContracts");
    const convert = (
      <Button variant="contained" color="secondary" loading={actions.busy} onClick={actions.convert}>
        Convertir cotización a items
      </Button>
    );
    return (
      <EmptyState action={convertible && convert}>
        {convertible ? "Este contrato aún no tiene items por comprar." : "Los items se crean cuando el cliente firma el contrato."}
      </EmptyState>
    );
  }
  const { items: filter, orden } = address.values;
  const shown = shownItems(items, filter, orden);
  const foremost = shownItems(items, "pending", "priority").find((item) => itemActs(role, contract.status, item).next !== null);
  return (
    <Stack sx={{ gap: 4 }}>
      <Figures
        figures={[
          { label: "Cotizado", value: <Money amount={summary.totalCotizado} /> },
          { label: "Comprado", value: <Money amount={summary.totalComprado} /> },
          { label: "Diferencia", value: <DifferenceFigure amount={summary.diferencia} /> },
        ]}
      />
      <PurchaseProgress completed={summary.completados} total={summary.totalItems} share={summary.progreso} />
      <div>
        <Counters
          label="Items"
          selected={filter ?? ""}
          onSelect={(items) => address.set({ items })}
          counters={[
            { value: "", label: "Total Items", count: summary.totalItems },
            { value: "completed", label: "Completados", count: summary.completados },
            { value: "critical", label: "Críticos", count: summary.criticos },
            { value: "warning", label: "Advertencia", count: summary.advertencia },
          ]}
        />
        <FilterBar filters={filters} values={address.values} onChange={address.set} />
        {shown.length === 0 ? (
          <EmptyState action={<Button onClick={() => address.set({ items: "" })}>Ver todos</Button>}>
            Ningún item con ese filtro.
          </EmptyState>
        ) : (
          <Stack component="ul" aria-label="Items del contrato" sx={{ listStyle: "none", m: 0, p: 0, gap: 3 }}>
            {shown.map((item) => (
              <PurchaseItemCard
                key={item.id}
                item={item}
                acts={itemActs(role, contract.status, item)}
                foremost={item.id === foremost?.id}
                onAct={(act) => actions.show(act, item.id)}
                onReceipt={(fileId) => void openReceipt(fileId)}
              />
            ))}
          </Stack>
        )}
      </div>
      <PurchaseDialogs items={items} actions={actions} editable={may(role, "buy")} onReceipt={(fileId) => void openReceipt(fileId)} />
    </Stack>
  );
}
