import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { DayText } from "../../../ui/DayText.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { type ConfigRowFragment, useCommissionConfigHistoryQuery } from "./commission-configs.generated.ts";
import type { Configured } from "./ConfigDialog.tsx";
import { configRoles, limitsOf, configTripTypes, valueOf } from "./config.texts.ts";

const columns: readonly Column<ConfigRowFragment>[] = [
  { key: "version", label: "Versión", cell: ({ version }) => version },
  {
    key: "value",
    label: "Comisión",
    cell: (config) => [valueOf(config), limitsOf(config)].filter(Boolean).join(", "),
  },
  {
    key: "from",
    label: "Desde",
    align: "right",
    cell: ({ effectiveFrom }) => <DayText day={effectiveFrom} />,
  },
  {
    key: "until",
    label: "Hasta",
    align: "right",
    cell: ({ effectiveUntil }) => <DayText day={effectiveUntil} />,
  },
  {
    key: "by",
    label: "Cambió",
    cell: ({ updatedBy }) => (updatedBy ? `${updatedBy.name} ${updatedBy.lastname}` : "—"),
  },
];

/** Shows all versions of the commission terms of a role and trip type, the newest first. */
export function ConfigHistoryDialog({
  configured: { role, tripType },
  onClose,
}: {
  readonly configured: Configured;
  readonly onClose: () => void;
}) {
  const heading = useId();
  const { data, loading, error, refetch } = useCommissionConfigHistoryQuery({
    variables: { filter: { role, tripType } },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="md" fullWidth>
      <DialogTitle id={heading}>
        Historial de {configRoles[role]} · {configTripTypes[tripType]}
      </DialogTitle>
      <DialogContent>
        <DataTable
          label="Versiones"
          columns={columns}
          rows={data?.commissionConfigHistory}
          rowKey={({ id }) => id}
          loading={loading}
          failure={error ? shownFailure(error, refetch) : null}
          empty={<EmptyState>Todavía no se ha configurado.</EmptyState>}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
