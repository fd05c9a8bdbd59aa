import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";

/** Parameter of the address of a record that names the act to begin with: `?accion=answer`. */
const ASKED_ACT = "accion";

/**
 * Begins the act in a record's address, once the viewer may do it; it is removed from the address, so that
 * reading the page again does not begin it again.
 */
export function useAskedAct<Act extends string>(offered: readonly Act[], begin: (act: Act) => void): void {
  const [params, setParams] = useSearchParams();
  const asked = offered.find((act) => act === params.get(ASKED_ACT));
  const begun = useEffectEvent((act: Act) => {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(ASKED_ACT);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
    begin(act);
  });
  useEffect(() => {
    if (asked) begun(asked);
  }, [asked]);
}
