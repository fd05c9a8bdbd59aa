import { formatCop } from "@travesia/api/cop";
import { may } from "@travesia/api/permissions";
import { isOffered } from "../../../app/acts/offered-acts.ts";
import type { BulkAct, BulkDialogProps } from "../../../app/lists/bulk-act.ts";
import { ReasonEach } from "../../../app/lists/ReasonEach.tsx";
import type { CommissionLine } from "../commission/commission.columns.tsx";
import { offeredCommissionActs } from "../commission/commission.offered-acts.ts";
import { useCommissionsApproveMutation } from "../commission/commissions.generated.ts";

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

/** What somebody is offered to do with several commissions; they are paid on a page of its own. */
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
