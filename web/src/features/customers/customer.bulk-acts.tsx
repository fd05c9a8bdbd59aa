import { may } from "@travesia/api/permissions";
import { exportTexts } from "../../base/exports/export.texts.ts";
import type { BulkAct, BulkDialogProps } from "../../base/lists/bulk-act.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import type { CustomerRowFragment } from "./customers.generated.ts";

const ExportChosen = lazyPart(async () => (await import("../../base/lists/ExportChosen.tsx")).ExportChosen);

const ExportCustomers = ({ rows, onClose }: BulkDialogProps<CustomerRowFragment>) => (
  <ExportChosen list="customers" ids={rows.map(({ id }) => id)} onClose={onClose} />
);

/** Returns the bulk acts on customers that the viewer may use. */
export const customerBulkActs = (viewer: {
  readonly role: number;
}): readonly BulkAct<CustomerRowFragment>[] =>
  may(viewer.role, "exportLists")
    ? [{ key: "export", label: exportTexts.export, allows: () => true, Dialog: ExportCustomers }]
    : [];
