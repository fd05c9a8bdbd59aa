/** Space in pixels between the focused field and a bar at the foot. */
const GAP = 8;

/**
 * Keeps the focused field above a bar at the bottom, whatever the height of the bar: `<Box data-foot-bar
 * ref={clearsFoot}>`
 */
export function clearsFoot(bar: HTMLElement | null) {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const grown = new ResizeObserver(() => {
    style.scrollPaddingBottom = `${bar.offsetHeight + GAP}px`;
  });
  grown.observe(bar);
  return () => {
    grown.disconnect();
    style.scrollPaddingBottom = "";
  };
}
