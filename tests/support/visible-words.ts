/** Returns whether an element and all around it are visible: not for screen readers alone, and no drawing. */
const isVisible = (element: Element | null): boolean => {
  for (let part = element; part; part = part.parentElement) {
    const { display, visibility, clipPath } = getComputedStyle(part);
    if (display === "none" || visibility === "hidden" || clipPath.startsWith("inset(50%")) return false;
    if (["SCRIPT", "STYLE", "svg", "LEGEND"].includes(part.tagName)) return false;
  }
  return true;
};

/** Returns the number of words that a page shows, without numbers and without the drawings of its charts. */
export function visibleWords(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (walker.nextNode())
    if (isVisible(walker.currentNode.parentElement))
      words += (walker.currentNode.textContent ?? "")
        .split(/\s+/)
        .filter((word) => /\p{L}/u.test(word)).length;
  return words;
}
