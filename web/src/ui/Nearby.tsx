import Box from "@mui/material/Box";
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useAfterClick } from "./lazy-part.ts";

/** Distance from the window, in pixels, at which a part is made. */
const NEAR = "400px";

interface NearbyProps {
  /** Placeholder of about its height, shown until it is loaded. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * Mounts a part of a long page once its place is near the window, and keeps it: parts far below are only
 * loaded for people who scroll there. The first press mounts it too, for people who navigate by headings and
 * do not scroll.
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
