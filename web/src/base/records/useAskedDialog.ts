import { RECORD_DIALOG } from "@travesia/api/addresses";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";

/** Opens the dialog of a record that its address names, once: `/contratos/7?abrir=enviar`. */
export function useAskedDialog(dialogs: Readonly<Record<string, () => void>>): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get(RECORD_DIALOG);
  const open = asked === null ? undefined : dialogs[asked];
  useEffect(() => {
    if (asked === null) return;
    open?.();
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(RECORD_DIALOG);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
    // Once for what the address asks for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);
}
