import { useEffect, useRef } from "react";
import type { FieldValues, UseFormWatch } from "react-hook-form";

/**
 * Clears the last refusal of a form when the user changes anything in it, since the refusal concerned the
 * former content.
 */
export function useCorrected<Values extends FieldValues>(
  watch: UseFormWatch<Values>,
  { failure, forget }: { readonly failure: string | null; readonly forget: () => void },
) {
  const latest = useRef(forget);
  useEffect(() => {
    latest.current = forget;
  });
  const refused = failure !== null;
  useEffect(() => {
    if (!refused) return undefined;
    const { unsubscribe } = watch((_, { type }) => {
      if (type === "change") latest.current();
    });
    return unsubscribe;
  }, [refused, watch]);
}
