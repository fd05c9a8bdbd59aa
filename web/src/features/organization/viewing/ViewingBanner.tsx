import { Suspense, useEffect, useState } from "react";
import { viewedHere, whyOver } from "../../../base/session/viewing.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { useToasts } from "../../../ui/toasts.tsx";

const ViewedBanner = lazyPart(async () => (await import("./ViewedBanner.tsx")).ViewedBanner);

/**
 * Shows the banner over every page of a tab in which an owner views as another person; hidden in other tabs.
 */
export function ViewingBanner() {
  const [viewed] = useState(() => viewedHere());
  const toasts = useToasts();
  useEffect(() => {
    const why = whyOver();
    if (why) toasts.info(why, 6);
  }, [toasts]);
  return (
    viewed && (
      <Suspense fallback={null}>
        <ViewedBanner viewed={viewed} />
      </Suspense>
    )
  );
}
