import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";

/** Parameter in the address of a record that names the act to start: `?accion=answer`. */
const ASKED_ACT = "accion";

/**
 * Starts the act named in a record's address as soon as the viewer may perform it. The parameter is then
 * removed, so that reloading the page does not start it again.
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
