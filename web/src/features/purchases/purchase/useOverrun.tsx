import { formatCop } from "@travesia/api/cop";
import { overrunToConfirm } from "@travesia/api/purchases/purchase/purchase.rules";
import { type ReactNode, useRef, useState } from "react";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";

/**
 * Asks for confirmation before registering a purchase that costs over 10 % more than the agreed cost.
 * `isAsked(costo)` is true until the user confirms; `question` is shown beside the form, whose `submit`
 * continues.
 */
export function useOverrun(
  quoted: number,
  submit: () => void,
): {
  readonly isAsked: (costo: number | null) => boolean;
  readonly question: ReactNode;
} {
  const confirmed = useRef<number | null>(null);
  const [asked, ask] = useState<number | null>(null);
  const overrun = asked === null ? null : overrunToConfirm(quoted, asked);
  return {
    isAsked: (costo) => {
      const asks = costo !== null && confirmed.current !== costo && overrunToConfirm(quoted, costo) !== null;
      if (asks) ask(costo);
      return asks;
    },
    question: asked !== null && overrun !== null && (
      <ConfirmDialog
        open
        title="Cuesta más de lo acordado"
        confirm="Registrar de todos modos"
        onConfirm={() => {
          confirmed.current = asked;
          ask(null);
          submit();
        }}
        onClose={() => ask(null)}
      >
        Son <strong>{formatCop(asked)}</strong> y se acordaron {formatCop(quoted)}:{" "}
        <strong>
          {formatCop(overrun)} de más ({Math.round((overrun * 100) / quoted)} %)
        </strong>
        , que salen de la ganancia del viaje. Revisa que no sobre un cero.
      </ConfirmDialog>
    ),
  };
}
