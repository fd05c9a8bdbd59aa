import { useCallback } from "react";
import { useToasts } from "../../ui/toasts.tsx";
import { failureText } from "./failures.ts";
import type { FailureKey } from "./failures.texts.ts";

/** Seconds that the message of a rejected action stays (specification 8.7). */
const FAILURE_SECONDS = 4;

/**
 * Tells of a rejected action in a toast of 4 s; a message that contains 404 is not told. `catch (error) {
 * tellFailure(error, "sendContract") }`
 */
export function useFailureToast() {
  const toasts = useToasts();
  return useCallback(
    (error: unknown, key?: FailureKey) => {
      const text = failureText(error, key);
      if (!text.includes("404")) toasts.failure(text, FAILURE_SECONDS);
    },
    [toasts],
  );
}
