import Box from "@mui/material/Box";
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useAfterClick } from "./lazy-part.ts";

/** Distance from the window, in pixels, at which a part is made. */
const NEAR = "400px";

interface NearbyProps {
  /** Stands in its place, of about its height, until it is there. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * Makes a part of a long page once its place comes near the window, and keeps it: what stands far below is
 * loaded by who gets there. After the first press it is made too, for who goes by headings and does not
 * scroll.
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
