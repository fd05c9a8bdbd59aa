import Button from "@mui/material/Button";
import { useWholeList } from "../../base/lists/useWholeList.ts";
import { shownFailure } from "../../base/failure/failures.ts";
import {
  useAccountActs,
  useProposedActs,
  useSettingsActs,
} from "../../features/accounting/accounting.acts.tsx";
import { accountColumns } from "../../features/accounting/account.columns.tsx";
import {
  type AccountingAccountsQuery,
  useAccountingAccountsQuery,
} from "../../features/accounting/accounting.generated.ts";
import { accountingTexts as texts } from "../../features/accounting/accounting.texts.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";

/** Shows the accounts of the books: proposed, chosen or confirmed by the accountant. */
export function AccountsScreen() {
  const { data, error, refetch } = useAccountingAccountsQuery({ fetchPolicy: "cache-and-network" });
  if (error && !data) return <ErrorState page {...shownFailure(error, refetch)} />;
  if (!data) return <RecordSkeleton page />;
  return <Accounts {...data} />;
}

function Accounts({ accountingAccounts, accountingSettings }: AccountingAccountsQuery) {
  const account = useAccountActs();
  const proposed = useProposedActs();
  const settings = useSettingsActs();
  const listed = useWholeList({
    name: "AccountingAccounts",
    columns: accountColumns,
    rows: accountingAccounts,
  });
  const keys = accountingAccounts
    .filter(({ code, confirmedAt }) => code !== null && confirmedAt === null)
    .map(({ key }) => key);
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <>
            <Button
              variant="outlined"
              onClick={() => settings.show("update", { ...accountingSettings, id: "accounting" })}
            >
              {texts.settings}
            </Button>
            {keys.length > 0 && (
              <Button variant="contained" onClick={() => proposed.show("confirm", { id: "proposed", keys })}>
                {texts.confirm}
              </Button>
            )}
          </>
        }
      />
      <DataTable
        label={texts.title}
        columns={accountColumns}
        {...listed.table}
        rows={listed.rows}
        page={listed.page}
        rowKey={({ key }) => key}
        actions={(line) => (
          <Button
            size="small"
            aria-label={`${line.code ? texts.change : texts.choose}: ${line.label}`}
            onClick={() => account.show("choose", { ...line, id: line.key })}
          >
            {line.code ? texts.change : texts.choose}
          </Button>
        )}
        empty={<EmptyState>{texts.none}</EmptyState>}
      />
      {account.dialog}
      {proposed.dialog}
      {settings.dialog}
    </>
  );
}
