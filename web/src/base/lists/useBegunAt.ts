import { useEffect, useRef } from "react";
import type { useAddress } from "../routes/useAddress.ts";

/**
 * Calls `begin` when the address of a list requests it, such as `?nuevo=1`, and removes the parameter from
 * the address. `begin` receives the parameters of the address; the ones named in `takes` are removed too.
 */
export function useBegunAt(
  { values, set }: Pick<ReturnType<typeof useAddress>, "values" | "set">,
  key: string,
  begin: (values: Readonly<Record<string, string>>) => void,
  takes: readonly string[] = [],
): void {
  const latest = useRef(() => begin(values));
  const gone = useRef(takes);
  useEffect(() => {
    latest.current = () => begin(values);
    gone.current = takes;
  });
  const asked = values[key] === "1";
  useEffect(() => {
    if (!asked) return;
    latest.current();
    set(Object.fromEntries([key, ...gone.current].map((one) => [one, ""])));
  }, [asked, key, set]);
}
