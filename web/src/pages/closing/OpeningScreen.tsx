import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { shortAccount } from "@travesia/api/content/agency-account/agency-account.rules";
import { useWholeList } from "../../base/lists/useWholeList.ts";
import { shownFailure } from "../../base/failure/failures.ts";
import { fullName } from "../../features/closing/closing.texts.ts";
import { useBalanceActs, useOpeningActs } from "../../features/opening/opening.acts.tsx";
import { openingColumns } from "../../features/opening/opening.columns.tsx";
import {
  type OpeningBalanceFragment,
  type OpeningBalancesQuery,
  useOpeningBalancesQuery,
} from "../../features/opening/opening.generated.ts";
import { openingTexts as texts } from "../../features/opening/opening.texts.ts";
import { InstantText } from "../../ui/DayText.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";

/** Shows the opening balances: proposed, typed and confirmed once. */
export function OpeningScreen() {
  const { data, error, refetch } = useOpeningBalancesQuery({ fetchPolicy: "cache-and-network" });
  if (error && !data) return <ErrorState page {...shownFailure(error, refetch)} />;
  if (!data) return <RecordSkeleton page />;
  return <Balances {...data} />;
}

function Balances({ opening, receivingAccounts }: OpeningBalancesQuery) {
  const acts = useOpeningActs();
  const balance = useBalanceActs();
  const lines: readonly OpeningBalanceFragment[] = opening?.lines ?? [];
  const listed = useWholeList({ name: "OpeningBalances", columns: openingColumns, rows: lines });
  const shown = { id: opening?.id ?? "opening", mes: opening?.mes ?? null, count: lines.length };
  const isOpen = opening !== null && opening.confirmedAt === null;
  const write = { id: "balance", line: null, account: null, accounts: receivingAccounts };
  const unwritten = receivingAccounts.filter(
    ({ id, active }) => active && !lines.some(({ accountId }) => accountId === id),
  );
  if (opening === null)
    return (
      <>
        <PageHeader title={texts.title} subtitle={texts.lead} />
        <EmptyState
          action={
            <Button variant="contained" onClick={() => acts.show("propose", shown)}>
              {texts.propose}
            </Button>
          }
        >
          {texts.proposeLead}
        </EmptyState>
        {acts.dialog}
      </>
    );
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={
          opening.confirmedAt ? (
            <>
              {texts.asOf(opening.dia)} Confirmados
              {opening.confirmedBy && ` por ${fullName(opening.confirmedBy)}`} el{" "}
              <InstantText at={opening.confirmedAt} />
            </>
          ) : (
            texts.asOf(opening.dia)
          )
        }
        actions={
          isOpen && (
            <>
              <Button variant="outlined" onClick={() => acts.show("propose", shown)}>
                {texts.again}
              </Button>
              <Button variant="contained" onClick={() => acts.show("confirm", shown)}>
                {texts.confirm}
              </Button>
            </>
          )
        }
      />
      {isOpen && unwritten.length > 0 && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {texts.missing}
          <Stack direction="row" component="span" sx={{ display: "inline-flex", flexWrap: "wrap", ml: 1 }}>
            {unwritten.map((account) => (
              <Button
                key={account.id}
                size="small"
                aria-label={`${texts.write} de ${shortAccount(account)}`}
                onClick={() =>
                  balance.show("write", {
                    ...write,
                    account: { id: account.id, name: shortAccount(account) },
                  })
                }
              >
                {shortAccount(account)}
              </Button>
            ))}
          </Stack>
        </Alert>
      )}
      <DataTable
        label={texts.title}
        columns={openingColumns}
        {...listed.table}
        rows={listed.rows}
        page={listed.page}
        rowKey={({ id }) => id}
        empty={<EmptyState>{texts.none}</EmptyState>}
        lead={
          isOpen && (
            <Button variant="outlined" onClick={() => balance.show("write", write)}>
              {texts.add}
            </Button>
          )
        }
        {...(isOpen && {
          actions: (line: OpeningBalanceFragment) => (
            <Button
              size="small"
              aria-label={`${texts.change} el saldo de ${line.nombre}`}
              onClick={() => balance.show("write", { ...write, id: line.id, line })}
            >
              {texts.change}
            </Button>
          ),
        })}
      />
      {acts.dialog}
      {balance.dialog}
    </>
  );
}
