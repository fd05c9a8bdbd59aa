import { NotRefreshed } from "../../../ui/table/NotRefreshed.tsx";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { shownFailure } from "../../../base/failure/failures.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { OrderSelect } from "../../../ui/table/OrderSelect.tsx";
import { KeysLegend } from "../../../ui/desk/KeysLegend.tsx";
import { QueueSteps } from "../../../ui/desk/QueueSteps.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import { offeredPaymentActs } from "../payment/payment.offered-acts.ts";
import type { DeskTabProps } from "./desk.tabs.ts";
import { deskTexts as texts } from "./desk.texts.ts";
import { deskKeyLabels } from "./desk.keys.ts";
import { DeskList } from "./DeskList.tsx";
import { DeskPayment } from "./DeskPayment.tsx";
import { useDesk } from "./useDesk.ts";
import { useDeskKeys } from "./useDeskKeys.ts";

/** Columns by which the queue can be sorted. */
const queueColumns = [
  { key: "createdAt", label: "Registro" },
  { key: "fechaPago", label: "Día del pago" },
  { key: "monto", label: "Valor" },
].map((column) => ({ ...column, cell: () => null }));

/**
 * Shows the workspace for verifying payments: the pending payments one after the other, each beside its
 * receipt.
 */
export function PaymentDeskTab({ pageOf }: DeskTabProps) {
  const user = useUser();
  const { read, listed, payments, payment, place, gone, actions, select, next, previous } = useDesk();
  const acts = payment ? offeredPaymentActs(user, payment) : null;
  const toasts = useToasts();
  /**
   * Returns the handler of a key, which opens an act as its button does; when the server would refuse the
   * act, a toast shows the reason.
   */
  const ask = (act: "verify" | "reject") => () => {
    const own = act === "reject" && acts?.has("refund") ? "refund" : act;
    if (!payment || gone || !acts?.has(own)) return;
    const refused = acts.get(own);
    if (refused) toasts.failure(refused, 4);
    else actions.show(own, payment);
  };
  useDeskKeys({ verify: ask("verify"), reject: ask("reject"), next, previous });
  const { sort, sortable, onSort } = listed.table;
  const { paymentQueue, paymentCounters: waiting } = lastAnswer(read) ?? {};
  const total = paymentQueue?.total ?? 0;
  if (read.error && !payments)
    return <ErrorState {...shownFailure(read.error, read.refetch, "listContractPayments")} />;
  return (
    <Stack sx={{ gap: 4 }}>
      {payments && read.error && (
        <NotRefreshed {...shownFailure(read.error, read.refetch, "listContractPayments")} />
      )}
      {!payments && <RecordSkeleton />}
      {payments && !payment && <EmptyState>{texts.empty}</EmptyState>}
      {payment && acts && (
        <>
          <QueueSteps
            place={place}
            total={total}
            gone={gone}
            previous={previous}
            next={next}
            last={place + 1 >= (payments?.length ?? 0)}
          >
            {waiting && waiting.inReview > 0 && (
              <Typography variant="body2" color="textSecondary">
                {texts.waiting(waiting)}
              </Typography>
            )}
            <KeysLegend keys={deskKeyLabels} />
          </QueueSteps>
          <Box
            sx={{
              display: "grid",
              gap: 4,
              gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "240px minmax(0, 1fr)" },
            }}
          >
            <Stack sx={{ gap: 2, minWidth: 0 }}>
              {sort && total > 1 && (
                <Box sx={{ display: "flex" }}>
                  <OrderSelect columns={queueColumns} sortable={sortable} sort={sort} onSort={onSort} />
                </Box>
              )}
              <DeskList payments={payments ?? []} selected={payment.id} onSelect={select} />
            </Stack>
            <DeskPayment
              payment={payment}
              acts={acts}
              gone={gone}
              place={pageOf(payment)}
              onAct={(act) => actions.show(act, payment)}
              onNext={next}
            />
          </Box>
        </>
      )}
      {actions.dialog}
    </Stack>
  );
}
