import { may } from "@travesia/api/permissions";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { useFirstStepsQuery } from "./first-steps.generated.ts";

const FirstSteps = lazyPart(async () => (await import("./FirstSteps.tsx")).FirstSteps);

/** Returns the first steps of a new agency for its owner, until its first contract; null for others. */
export function useFirstSteps(role: number): ReactNode {
  // eslint-disable-next-line no-restricted-syntax -- without an answer the list of the day is shown alone
  const done = useFirstStepsQuery({ skip: !may(role, "watchOperation"), fetchPolicy: "cache-and-network" })
    .data?.firstSteps;
  if (!done) return null;
  return (
    <Suspense fallback={null}>
      <FirstSteps done={done} />
    </Suspense>
  );
}
