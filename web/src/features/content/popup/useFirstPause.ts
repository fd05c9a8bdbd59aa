import { useEffect, useState } from "react";

/** Milliseconds without input after which a visitor who has not scrolled is not reading any more. */
const PAUSE = 8_000;
/** Milliseconds without movement after which a scroll has ended. */
const REST = 800;
const inputs = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/** Returns true from the visitor's first scroll, or first pause, on a page on. */
export function useFirstPause(): boolean {
  const [paused, pause] = useState(false);
  useEffect(() => {
    if (paused) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => pause(true), milliseconds);
    };
    let scrolled = false;
    const onScroll = () => {
      scrolled = true;
      wait(REST);
    };
    const onInput = () => wait(scrolled ? REST : PAUSE);
    wait(PAUSE);
    addEventListener("scroll", onScroll, { passive: true });
    for (const input of inputs) addEventListener(input, onInput, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", onScroll);
      for (const input of inputs) removeEventListener(input, onInput);
    };
  }, [paused]);
  return paused;
}
