import Button from "@mui/material/Button";
import { shownFailure } from "../../../app/failure/failures.ts";
import { useUser } from "../../../app/session/useSession.ts";
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

interface DueListProps {
  readonly filter: ProviderDueFilter;
  readonly page: number;
  readonly limit?: number;
  readonly onPage: (page: number) => void;
  /** Whether each line names its provider; on the provider's own page none does. */
  readonly withProvider?: boolean;
}

const PAGE = 25;

/** Purchases and installments by the day on which they are due; who buys chooses several and pays them. */
export function DueList({ filter, page, limit = PAGE, onPage, withProvider = true }: DueListProps) {
  const user = useUser();
  const payment = useDuePayment();
  const { data, previousData, loading, error, refetch } = useProviderDueListQuery({
    variables: { page, limit, filter },
    fetchPolicy: "cache-and-network",
  });
  const list = (data ?? previousData)?.providerDues;
  const rows = list?.items ?? [];
  const paid = filter.when === "paid";
  const pays = may(user.role, "buy") && !paid;
  const narrowed = Boolean(filter.search ?? filter.providerId ?? filter.startDate) || filter.when !== "open";
  return (
    <>
      <ChosenBar payment={payment} />
      {pays && payment.chosen.size === 0 && rows.length > 1 && (
        <Button size="small" variant="outlined" sx={{ mb: 3 }} onClick={() => payment.chooseAll(rows)}>
          {dueTexts.chooseAll(rows.length)}
        </Button>
      )}
      <DataTable
        label={dueTexts.title}
        columns={dueColumns(pays ? payment : null, { withProvider, paid })}
        rows={list?.items}
        rowKey={({ id }) => id}
        loading={loading}
        failure={error ? shownFailure(error, refetch) : null}
        empty={<EmptyState>{narrowed ? dueTexts.nothingFound : dueTexts.nothing}</EmptyState>}
        page={list && { page, totalPages: list.totalPages, total: list.total, onPage }}
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
