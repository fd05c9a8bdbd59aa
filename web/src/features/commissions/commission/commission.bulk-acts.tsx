import { formatCop } from "@travesia/api/cop";
import { may } from "@travesia/api/permissions";
import { isOffered } from "../../../base/acts/offered-acts.ts";
import type { BulkAct, BulkDialogProps } from "../../../base/lists/bulk-act.ts";
import { ReasonEach } from "../../../base/lists/ReasonEach.tsx";
import type { CommissionLine } from "./commission.columns.tsx";
import { offeredCommissionActs } from "./commission.offered-acts.ts";
import { useCommissionsApproveMutation } from "./commissions.generated.ts";

const many = (count: number) => (count === 1 ? "1 comisión" : `${count} comisiones`);

function ApproveCommissions({ rows, ...dialog }: BulkDialogProps<CommissionLine>) {
  const [approve] = useCommissionsApproveMutation();
  const sum = formatCop(rows.reduce((total, { montoComision }) => total + montoComision, 0));
  return (
    <ReasonEach
      {...dialog}
      title={`Aprobar ${many(rows.length)}`}
      lead={`Vas a aprobar ${many(rows.length)} por ${sum} en total.`}
      label="Observaciones"
      missing={null}
      maxLength={1000}
      submit={`Aprobar ${sum}`}
      perform={(observaciones) => (slice) =>
        approve({ variables: { ...slice, input: { observaciones: observaciones || null } } })
      }
    />
  );
}

/**
 * Returns the bulk acts on commissions that the viewer may use; paying several commissions has a separate
 * page.
 */
export const commissionBulkActs = (viewer: {
  readonly id: number;
  readonly role: number;
}): readonly BulkAct<CommissionLine>[] =>
  may(viewer.role, "manageCommissions")
    ? [
        {
          key: "approve",
          label: "Aprobar",
          allows: (commission) => isOffered(offeredCommissionActs(commission, viewer), "approve"),
          Dialog: ApproveCommissions,
        },
      ]
    : [];
