import { useEffect, useState } from "react";

/** Returns a text in its state when its writer last paused for so many milliseconds. */
export function usePaused(text: string, pause: number): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return paused;
}
