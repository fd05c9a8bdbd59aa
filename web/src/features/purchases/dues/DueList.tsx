import { providerDueOrder } from "@travesia/api/purchases/purchase/purchase.rules";
import Button from "@mui/material/Button";
import { ExportButton } from "../../../app/lists/ExportButton.tsx";
import { useList } from "../../../app/lists/useList.ts";
import { useUser } from "../../../app/session/useSession.ts";
import { lastAnswer } from "../../../app/lists/lastAnswer.ts";
import { readState } from "../../../app/lists/readState.ts";
import { may } from "@travesia/api/permissions";
import type { ProviderDueFilter } from "../../../graphql/schema.generated.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { ChosenBar } from "./ChosenBar.tsx";
import { dueColumns } from "./due.columns.tsx";
import { dueTexts } from "./dues.texts.ts";
import { useProviderDueListQuery } from "./dues.generated.ts";
import { PayDuesDialog } from "./PayDuesDialog.tsx";
import { useDuePayment } from "./useDuePayment.ts";

/** The bar of pages where the page stands under a name of its own in the address. */
const turnedBy = ({ onSize }: { onSize: (size: number) => void }, onPage: (page: number) => void) => ({
  onPage,
  onSize: (size: number) => {
    onSize(size);
    onPage(1);
  },
});

interface DueListProps {
  readonly filter: ProviderDueFilter;
  /** Which page, where the address is not of this list alone. */
  readonly page?: number;
  readonly onPage?: (page: number) => void;
  /** Whether each line names its provider; on the provider's own page none does. */
  readonly withProvider?: boolean;
}

/** Purchases and installments by the day on which they are due; who buys chooses several and pays them. */
export function DueList({ filter, page, onPage, withProvider = true }: DueListProps) {
  const listed = useList(providerDueOrder, { size: 25 });
  const user = useUser();
  const payment = useDuePayment();
  const variables = { ...listed.variables, ...(page && { page }), filter };
  const read = useProviderDueListQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const list = lastAnswer(read)?.providerDues;
  const pageBar = listed.pageOf(list);
  const paid = filter.when === "paid";
  const pays = may(user.role, "buy") && !paid;
  const narrowed = Boolean(filter.search ?? filter.providerId ?? filter.startDate) || filter.when !== "open";
  return (
    <>
      <ChosenBar payment={payment} />
      {pays && payment.chosen.size === 0 && list && list.total > 1 && (
        <Button
          size="small"
          variant="outlined"
          sx={{ mb: 3 }}
          loading={payment.choosing}
          onClick={() => void payment.chooseAll(filter)}
        >
          {dueTexts.chooseAll(list.total)}
        </Button>
      )}
      <DataTable
        label={dueTexts.title}
        columns={dueColumns(pays ? payment : null, { withProvider, paid })}
        {...listed.table}
        tools={<ExportButton list="providerDues" variables={variables} />}
        rows={list?.items}
        rowKey={({ id }) => id}
        {...readState(read)}
        empty={<EmptyState>{narrowed ? dueTexts.nothingFound : dueTexts.nothing}</EmptyState>}
        page={pageBar && { ...pageBar, ...(page && { page }), ...(onPage && turnedBy(pageBar, onPage)) }}
      />
      {payment.open && (
        <PayDuesDialog
          dues={[...payment.chosen.values()]}
          payerId={user.id}
          busy={payment.busy}
          failure={payment.failure}
          progress={payment.progress}
          onSubmit={payment.pay}
          onClose={payment.close}
        />
      )}
    </>
  );
}
