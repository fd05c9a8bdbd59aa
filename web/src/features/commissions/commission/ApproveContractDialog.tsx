import { formatCop } from "@travesia/api/cop";
import { useFailureToast } from "../../../base/failure/useFailureToast.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import { commissionTexts as texts } from "./commission.texts.ts";
import { useContractApproveMutation } from "./commissions.generated.ts";

interface ApproveContractDialogProps {
  readonly contract: { readonly id: string; readonly contractNumber: string; readonly precioTotal: number };
  readonly onClose: () => void;
}

/** Asks for confirmation before the missing commissions of a completed contract are generated. */
export function ApproveContractDialog({
  contract: { id, contractNumber, precioTotal },
  onClose,
}: ApproveContractDialogProps) {
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const [approve, { loading }] = useContractApproveMutation({
    refetchQueries: ["CommissionList", "CommissionCounters"],
  });
  const act = async () => {
    try {
      const { data } = await approve({ variables: { id } });
      toasts.success(texts.contractApproved(data?.approveContract.commissionSummary.total ?? 0));
      onClose();
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <ConfirmDialog
      open
      title={texts.approveContractTitle}
      confirm={texts.approveContract}
      busy={loading}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      Se generarán las comisiones que falten del contrato {contractNumber} por{" "}
      <strong>{formatCop(precioTotal)}</strong>. Las que ya existen no cambian.
    </ConfirmDialog>
  );
}
