import { formatCop } from "@travesia/api/cop";
import { ReasonDialog } from "../../../base/saving/ReasonDialog.tsx";
import { useSaving } from "../../../base/saving/useSaving.ts";
import type { CommissionLine } from "../commission/commission.columns.tsx";
import { commissionTexts as texts } from "../commission/commission.texts.ts";
import {
  CommissionCountersDocument,
  CommissionListDocument,
  CommissionsOfContractDocument,
} from "../commission/commissions.generated.ts";
import { useCommissionDeleteMutation } from "./manual.generated.ts";

/** Deletes a pending commission, with a reason for the history. */
export function DeleteCommissionDialog({
  line,
  onClose,
}: {
  readonly line: CommissionLine;
  readonly onClose: () => void;
}) {
  const { busy, failure, perform } = useSaving();
  const [remove] = useCommissionDeleteMutation({
    refetchQueries: [CommissionListDocument, CommissionCountersDocument, CommissionsOfContractDocument],
  });
  return (
    <ReasonDialog
      title="Eliminar comisión"
      lead={
        `Se eliminará la comisión de ${formatCop(line.montoComision)} de ${line.vendedor.name} ` +
        `${line.vendedor.lastname} por el contrato ${line.contract.contractNumber}.`
      }
      label={texts.reason}
      submit="Eliminar"
      maxLength={1000}
      maxWidth="xs"
      busy={busy}
      failure={failure}
      onSubmit={async (motivo) => {
        const wrong = await perform(
          () => remove({ variables: { id: line.id, motivo } }),
          texts.manualDeleted,
        );
        if (!wrong) onClose();
        return wrong;
      }}
      onClose={onClose}
    />
  );
}
