import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { movementOrder } from "@travesia/api/bank/statement/movement-kind.rules";
import { paymentOrder } from "@travesia/api/payments/payment/payment.rules";
import { formatCop } from "@travesia/api/cop";
import { may } from "@travesia/api/permissions";
import { useState } from "react";
import { Link } from "react-router-dom";
import { shownFailure } from "../../base/failure/failures.ts";
import { Unread } from "../../base/failure/Unread.tsx";
import { useSendHeldOnLeave } from "../../base/saving/useHeldActs.ts";
import { useList } from "../../base/lists/useList.ts";
import { useUser } from "../../base/session/useSession.ts";
import { ExportButton, LIST_DAYS } from "../../base/lists/ExportButton.tsx";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { bankFilters, listOf, movementFilterOf, unbackedFilterOf } from "../../features/bank/bank.filters.ts";
import {
  useBankMovementsQuery,
  useBankOverviewQuery,
  useBankUnbackedQuery,
} from "../../features/bank/bank.generated.ts";
import { bankPaths } from "../../features/bank/bank.paths.ts";
import { bankTexts } from "../../features/bank/bank.texts.ts";
import { BankAccountCards } from "../../features/bank/BankAccountCards.tsx";
import { BankDialogs } from "../../features/bank/BankDialogs.tsx";
import { BankImports } from "../../features/bank/BankImports.tsx";
import { BankRowActions } from "../../features/bank/BankRowActions.tsx";
import { ImportStatementDialog } from "../../features/bank/ImportStatementDialog.tsx";
import { movementColumns, unbackedColumns } from "../../features/bank/movement.columns.tsx";
import { BankRules } from "../../features/bank/BankRules.tsx";
import { RuleOfferNotice } from "../../features/bank/RuleOfferNotice.tsx";
import { type RuleOffer, useBankActions } from "../../features/bank/useBankActions.ts";
import { useUpgradeFindingCountQuery } from "../../features/operation/operation.generated.ts";
import { UPGRADE } from "../../features/operation/operation.paths.ts";
import { UpgradeFindings } from "../../features/operation/upgrade/UpgradeFindings.tsx";
import { upgradeTexts } from "../../features/operation/upgrade/upgrade.texts.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { reservationPaths } from "../../features/reservations/reservations.paths.ts";
import { paymentPaths } from "../../features/payments/payment/payments.paths.ts";
import { useReceipt } from "../../features/purchases/purchase/useReceipt.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Counters } from "../../ui/table/Counters.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

const emptyTexts = {
  propuestas: bankTexts.noProposals,
  sin_dueno: bankTexts.noUnowned,
  sin_plata: bankTexts.noUnbacked,
  asignados: bankTexts.noMovements,
  apartados: bankTexts.noMovements,
  devueltos: bankTexts.noReturned,
  todos: bankTexts.nothingImported,
} as const;

/** Kinds of records that the page shows. */
const followed = ["bank_movement", "bank_import"] as const;

/** Order of payments without a movement: by the date on which the client paid. */
const unbackedOrder = { ...paymentOrder, first: { by: "fechaPago", direction: "desc" } } as const;

/** Shows the bank movements of the agency's accounts, and the payment that each one matches. */
export function BankScreen() {
  const user = useUser();
  const listedMovements = useList(movementOrder, { size: 25 });
  const listedUnbacked = useList(unbackedOrder, { name: "UnbackedOrder", size: 25 });
  const { address } = listedMovements;
  const [offer, offerRule] = useState<RuleOffer | null>(null);
  const actions = useBankActions(offerRule);
  useSendHeldOnLeave();
  const openFile = useReceipt();
  const list = listOf(address.values.lista);
  const accountId = address.values.cuenta || undefined;
  const reviews = may(user.role, "reviewUpgrade");
  const ofUpgrade = reviews && address.values.lista === UPGRADE;
  // eslint-disable-next-line no-restricted-syntax -- their tab shows it
  const upgrade = useUpgradeFindingCountQuery({ skip: !reviews }).data?.upgradeFindings;
  const overview = useBankOverviewQuery({ variables: { accountId } });
  const movements = useBankMovementsQuery(
    list === "sin_plata"
      ? { skip: true }
      : { variables: { ...listedMovements.variables, filter: movementFilterOf(address.values) } },
  );
  const unbacked = useBankUnbackedQuery(
    list === "sin_plata"
      ? { variables: { ...listedUnbacked.variables, filter: unbackedFilterOf(address.values) } }
      : { skip: true },
  );
  const known = lastAnswer(overview);
  const accounts = known?.bankAccounts ?? [];
  const counted = known?.bankCounters;
  const filters = bankFilters(accounts, list);
  const narrowed = filters.some(({ key }) => address.values[key]);
  const empty = <EmptyState>{narrowed ? bankTexts.noMovements : emptyTexts[list]}</EmptyState>;
  const found = lastAnswer(movements)?.bankMovements;
  const missing = lastAnswer(unbacked)?.unbackedPayments;
  const begin = accounts.length > 0 && (
    <ActButton size="small" onClick={() => actions.show({ act: "import" })}>
      {bankTexts.import}
    </ActButton>
  );
  const filterBar = { filters, values: address.values, onChange: address.set };
  return (
    <>
      <PageHeader
        title={bankTexts.title}
        actions={
          accounts.length > 0 && (
            <Button variant="contained" href={bankPaths.balancing.to()}>
              {bankTexts.balance}
            </Button>
          )
        }
      />
      <LiveList type={followed} />
      {!known && overview.loading && (
        <Skeleton variant="rounded" height={may(user.role, "automateBank") ? 38 : 24} sx={{ mb: 2 }} />
      )}
      <Unread of={{ ...overview, data: known }} apart />
      {known && accounts.length === 0 && <EmptyState>{bankTexts.noAccounts}</EmptyState>}
      {known && accounts.length > 0 && (
        <BankAccountCards
          accounts={accounts}
          books={known.bankBooks}
          counters={known.bankCounters}
          onAutomatic={may(user.role, "automateBank") ? actions.switchAutomatic : null}
        />
      )}
      <Counters
        label="Lista"
        selected={ofUpgrade ? UPGRADE : list}
        onSelect={(next) => address.set({ lista: next === "propuestas" ? "" : next })}
        counters={[
          { value: "propuestas", label: "Propuestas", count: counted?.proposed },
          {
            value: "sin_dueno",
            label: "Por identificar",
            count: counted && counted.unowned + counted.outflows,
          },
          { value: "sin_plata", label: "Sin ver en el banco", count: counted?.unbacked },
          { value: "asignados", label: "Asignados", count: counted?.assigned },
          { value: "apartados", label: "Apartados", count: counted?.aside },
          ...(counted?.returned || list === "devueltos"
            ? [{ value: "devueltos", label: "Devueltos", count: counted?.returned }]
            : []),
          { value: "todos", label: "Todos", count: counted?.all },
          ...(ofUpgrade || (upgrade?.open ?? 0) > 0
            ? [{ value: UPGRADE, label: upgradeTexts.title, count: upgrade?.open }]
            : []),
        ]}
      />
      <RuleOfferNotice offer={offer} onClose={() => offerRule(null)} />
      <Stack sx={{ gap: 6 }}>
        {ofUpgrade ? (
          <UpgradeFindings />
        ) : list === "sin_plata" ? (
          <DataTable
            filterBar={filterBar}
            lead={begin}
            label="Pagos sin ver en el banco"
            columns={unbackedColumns}
            {...listedUnbacked.table}
            rows={missing?.items}
            rowKey={({ id }) => id}
            href={({ paidFor: { contractId, orderId } }) =>
              contractId
                ? contractPaths.detail.to({ id: contractId })
                : reservationPaths.one.to({ id: orderId ?? "" })
            }
            actions={(payment) => (
              <Stack direction="row" sx={{ gap: 1, justifyContent: "flex-end" }}>
                {may(user.role, "matchBank") && (
                  <ActButton
                    size="small"
                    variant="outlined"
                    aria-label={`Buscar el movimiento del pago de ${formatCop(payment.monto)}`}
                    onClick={() => actions.show({ act: "find", payment })}
                  >
                    Es este movimiento…
                  </ActButton>
                )}
                <Button
                  size="small"
                  component={Link}
                  to={paymentPaths.one.to({ id: payment.id })}
                  aria-label={`Abrir el pago de ${formatCop(payment.monto)}`}
                >
                  Abrir pago
                </Button>
              </Stack>
            )}
            loading={unbacked.loading}
            failure={
              unbacked.error ? shownFailure(unbacked.error, unbacked.refetch, "listContractPayments") : null
            }
            empty={empty}
            page={listedUnbacked.pageOf(missing)}
          />
        ) : (
          <DataTable
            filterBar={filterBar}
            lead={
              <>
                {list === "propuestas" && (counted?.exact ?? 0) > 0 && (
                  <Button size="small" onClick={() => void actions.offerExact(accountId)}>
                    {bankTexts.acceptExact} ({counted?.exact.toLocaleString("es-CO")})
                  </Button>
                )}
                {begin}
              </>
            }
            label="Movimientos"
            columns={movementColumns}
            {...listedMovements.table}
            tools={
              <ExportButton
                list="bankMovements"
                variables={{ ...listedMovements.variables, filter: movementFilterOf(address.values) }}
                days={LIST_DAYS}
              />
            }
            rows={found?.items}
            rowKey={({ id }) => id}
            actions={(movement) => <BankRowActions movement={movement} actions={actions} />}
            loading={movements.loading}
            failure={
              movements.error
                ? shownFailure(movements.error, movements.refetch, "listContractPayments")
                : null
            }
            empty={empty}
            page={listedMovements.pageOf(found)}
          />
        )}
        <BankRules actions={actions} />
        <BankImports accountId={accountId} onOpen={(fileId) => void openFile(fileId)} />
      </Stack>
      <BankDialogs actions={actions} />
      {actions.open?.act === "import" && (
        <ImportStatementDialog accounts={accounts} onClose={actions.close} />
      )}
    </>
  );
}
