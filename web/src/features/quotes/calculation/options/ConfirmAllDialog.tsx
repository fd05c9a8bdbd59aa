import { formatCop } from "@travesia/api/cop";
import { ConfirmDialog } from "../../../../ui/dialog/ConfirmDialog.tsx";
import type { ShownOption } from "./option.types.ts";

interface ConfirmAllDialogProps {
  /** Options whose calculation is an unconfirmed draft. */
  readonly drafts: readonly ShownOption[];
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before the calculations of all options are frozen, showing the price of each. */
export function ConfirmAllDialog({ drafts, ...dialog }: ConfirmAllDialogProps) {
  return (
    <ConfirmDialog open title="Confirmar todas" confirm="Confirmar todas" {...dialog}>
      Las cifras y las comisiones de estas opciones quedan fijas:
      <ul>
        {drafts.map(({ id, name, precioTotal }) => (
          <li key={id}>
            «{name}» por <strong>{formatCop(precioTotal ?? 0)}</strong>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
