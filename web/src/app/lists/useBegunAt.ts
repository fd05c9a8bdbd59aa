import { useEffect, useRef } from "react";
import type { useAddress } from "../routes/useAddress.ts";

/** Begins something when the address of a list asks for it, such as `?nuevo=1`, and takes that out of it. */
export function useBegunAt(
  { values, set }: Pick<ReturnType<typeof useAddress>, "values" | "set">,
  key: string,
  begin: () => void,
): void {
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  const asked = values[key] === "1";
  useEffect(() => {
    if (!asked) return;
    latest.current();
    set({ [key]: "" });
  }, [asked, key, set]);
}
