import { useEffect, useState } from "react";

/** Returns the text as of the last typing pause of at least `pause` milliseconds. */
export function usePaused(text: string, pause: number): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return paused;
}
