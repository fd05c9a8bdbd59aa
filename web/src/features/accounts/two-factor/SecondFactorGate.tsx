import { type ReactNode, Suspense } from "react";
import { useSession } from "../../../base/session/useSession.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";

const SetUpScreen = lazyPart(async () => (await import("./SetUpScreen.tsx")).SetUpScreen);

/**
 * Shows only the set-up of the second factor to a user who lacks a required one, and the application to
 * everybody else.
 */
export function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const { setUpOnly } = useSession();
  if (!setUpOnly) return children;
  return (
    <Suspense fallback={null}>
      <SetUpScreen />
    </Suspense>
  );
}
