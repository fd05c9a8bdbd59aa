import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useState } from "react";

const SLIDE_SECONDS = 7;

/**
 * Returns the index of the displayed slide. Slides advance automatically until the visitor uses the controls,
 * hovers or focuses the carousel, or prefers reduced motion.
 */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [stopped, stop] = useState(false);
  const [held, hold] = useState(false);
  const still = useMediaQuery("(prefers-reduced-motion: reduce)");
  const moving = count > 1 && !stopped && !still;
  const shown = count === 0 ? 0 : current % count;
  useEffect(() => {
    if (!moving || held) return;
    const timer = setTimeout(() => setCurrent((shown + 1) % count), SLIDE_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [moving, held, shown, count]);
  return {
    shown,
    moving,
    /** Shows a slide, with the index wrapped around, and stops the automatic advance. */
    goTo: (n: number) => {
      stop(true);
      setCurrent((n + count) % count);
    },
    stop: () => stop(true),
    hold,
  };
}
