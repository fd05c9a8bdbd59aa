import type { Frame } from "../../../base/acts/record-acts.tsx";
import { Unread } from "../../../base/failure/Unread.tsx";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import type { PaymentPromiseInput } from "../../../graphql/schema.generated.ts";
import { PromiseDialog } from "../../payments/receivable/PromiseDialog.tsx";
import { useDayDebtQuery, type DayRowFragment } from "../my-day.generated.ts";

interface DayPromiseDialogProps extends Frame {
  readonly row: DayRowFragment;
  readonly onSubmit: (input: PaymentPromiseInput) => Promise<Wrong | null>;
}

/** Records a client's promise to pay, after the debt is loaded. */
export function DayPromiseDialog({ row, ...dialog }: DayPromiseDialogProps) {
  const read = useDayDebtQuery({
    variables: { id: row.recordId },
    fetchPolicy: "network-only",
  });
  const contract = read.data?.contract;
  if (!contract) return <Unread of={read} what="Lo que debe" />;
  const { saldoPendiente: saldo, saldoVencido } = contract;
  return (
    <PromiseDialog
      row={{ cliente: row.person, contractNumber: row.number, saldo, saldoVencido }}
      {...dialog}
    />
  );
}
