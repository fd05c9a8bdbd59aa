import { type RefObject, useEffect, useRef } from "react";
import { type FollowedPart, placeOfPart } from "./followed-part.ts";

/** Part of the frame's height above the part that is shown. */
const ABOVE = 0.12;

/**
 * Scrolls the frame of the client's page to the part that is being edited, and unfolds it; the part before it
 * is folded again. A change of the page's `content` scrolls again.
 */
export function useFollowing(
  page: RefObject<HTMLElement | null>,
  part: FollowedPart | null,
  content: unknown,
): void {
  const unfolded = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const frame = page.current?.parentElement;
    if (!frame || part === null) return;
    const place = placeOfPart(frame, part);
    const folds = place instanceof HTMLDetailsElement ? place : (place?.querySelector("details") ?? null);
    if (unfolded.current !== folds) {
      if (unfolded.current) unfolded.current.open = false;
      if (folds) folds.open = true;
      unfolded.current = folds;
    }
    if (!place) return;
    const shown = frame.getBoundingClientRect();
    // The page is shown smaller than it is laid out.
    const scale = shown.height / frame.offsetHeight || 1;
    const distance = (place.getBoundingClientRect().top - shown.top) / scale;
    frame.scrollTop += distance - frame.offsetHeight * ABOVE;
  }, [page, part, content]);
}
