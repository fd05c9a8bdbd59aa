import Box from "@mui/material/Box";
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useAfterClick } from "./lazy-part.ts";

/** Distance from the window, in px, at which a part is mounted. */
const NEAR = "400px";

interface NearbyProps {
  /** Placeholder of about the same height, shown until the content is loaded. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * Mounts a part of a long page when it comes near the window, and keeps it mounted, so that distant parts
 * load only for users who scroll there. The first click also mounts it, for users who navigate by headings
 * without scrolling.
 */
export function Nearby({ waiting, children }: NearbyProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const make = useCallback(() => setNear(true), []);
  useAfterClick(make);
  useEffect(() => {
    if (!place.current) return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setNear(true);
      },
      { rootMargin: NEAR },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return <Box ref={place}>{near ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}</Box>;
}
