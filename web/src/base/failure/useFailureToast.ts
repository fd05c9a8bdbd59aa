import { useCallback } from "react";
import { useToasts } from "../../ui/toasts.tsx";
import { failureText } from "./failures.ts";
import type { FailureKey } from "./failures.texts.ts";

/** Seconds for which the message of a rejected act is displayed (specification 8.7). */
const FAILURE_SECONDS = 4;

/**
 * Shows a refusal in a toast for 4 s, with this name if one is given; a message that contains 404 is not
 * shown.
 */
export function useRefusalToast(name?: string) {
  const toasts = useToasts();
  return useCallback(
    (text: string) => {
      if (!text.includes("404")) toasts.failure(text, FAILURE_SECONDS, undefined, name);
    },
    [toasts, name],
  );
}

/**
 * Returns a function that shows the failure of an act in a toast for 4 s, except when the message contains
 * 404. `catch (error) { tellFailure(error, "sendContract") }`
 */
export function useFailureToast() {
  const say = useRefusalToast();
  return useCallback((error: unknown, key?: FailureKey) => say(failureText(error, key)), [say]);
}
