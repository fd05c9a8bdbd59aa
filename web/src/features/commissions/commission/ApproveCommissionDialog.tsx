import { useFailureToast } from "../../../base/failure/useFailureToast.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Money } from "../../../ui/Money.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import type { CommissionLine } from "./commission.columns.tsx";
import { commissionTexts as texts } from "./commission.texts.ts";
import { CommissionCountersDocument, useCommissionApproveMutation } from "./commissions.generated.ts";

/** Asks for confirmation before a commission is approved. */
export function ApproveCommissionDialog({
  line,
  onClose,
}: {
  readonly line: CommissionLine;
  readonly onClose: () => void;
}) {
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const [approve, { loading }] = useCommissionApproveMutation({
    refetchQueries: [CommissionCountersDocument],
  });
  const confirm = async () => {
    try {
      await approve({ variables: { id: line.id, input: {} } });
      toasts.success(texts.approved);
      onClose();
    } catch (error) {
      showFailure(error, "approveCommission");
    }
  };
  return (
    <ConfirmDialog
      open
      title={texts.approveTitle}
      confirm={texts.approve}
      busy={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Se aprobará la comisión de <Money amount={line.montoComision} strong /> de{" "}
      <strong>
        {line.vendedor.name} {line.vendedor.lastname}
      </strong>{" "}
      por el contrato {line.contract.contractNumber}. Después se podrá pagar.
    </ConfirmDialog>
  );
}
