import type { Page } from "playwright-core";

/**
 * Returns the parts of a page that can come to lie under the help button: texts, links, buttons, fields,
 * cells and pictures. On a desk, scrolled parts pass the button's height sooner or later, so they must stay
 * out of the button's columns everywhere; sticky or fixed parts must not meet the button at the beginning, in
 * the middle and at the end. On a phone the button has no columns of its own: nothing may lie under it at the
 * page's end, and nothing fixed at the foot anywhere. Empty when there are none.
 */
export function underHelp(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('button[aria-label="Ayuda y Guías"]');
    if (!button) return ["there is no help button"];
    const whole = document.documentElement;
    const found = new Set<string>();
    const laneless = window.innerWidth < 900;
    const look = (atEnd: boolean) => {
      const spot = button.getBoundingClientRect();
      const stays = new Map<Element, boolean>();
      /** Returns whether a part keeps its place in the window while the page is scrolled. */
      const isKept = (part: Element | null): boolean => {
        if (!part) return false;
        const known = stays.get(part);
        if (known !== undefined) return known;
        const kept =
          ["fixed", "sticky"].includes(getComputedStyle(part).position) || isKept(part.parentElement);
        stays.set(part, kept);
        return kept;
      };
      /** Returns the part of a box that its surroundings leave visible, when it meets the button. */
      const meets = (box: DOMRect, within: Element | null) => {
        if (box.left >= spot.right || box.right <= spot.left) return false;
        let { left, right, top, bottom } = box;
        for (let part = within; part && part !== document.body && part !== whole; part = part.parentElement) {
          if (getComputedStyle(part).overflowX === "visible") continue;
          const edge = part.getBoundingClientRect();
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
          top = Math.max(top, edge.top);
          bottom = Math.min(bottom, edge.bottom);
        }
        if (right <= left || bottom <= top || left >= spot.right || right <= spot.left) return false;
        const meetsNow = top < spot.bottom && bottom > spot.top;
        if (laneless) return meetsNow && isShown(button) && (atEnd || isKept(within));
        return !isKept(within) || meetsNow;
      };
      const isSeen = (part: Element) =>
        part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const isShown = (part: Element) => part.checkVisibility({ visibilityProperty: true });
      const isOther = (part: Element) => !button.contains(part);
      const things = document.querySelectorAll("a, button, input, textarea, select, img, td, th, [role]");
      const roles = ["button", "link", "tab", "gridcell", "columnheader", "checkbox", "switch", "combobox"];
      for (const thing of things) {
        const role = thing.getAttribute("role");
        if (role && !roles.includes(role) && !/^(a|button|input)$/.test(thing.localName)) continue;
        if (isOther(thing) && meets(thing.getBoundingClientRect(), thing.parentElement) && isSeen(thing))
          found.add(
            `<${thing.localName}> ${thing.getAttribute("aria-label") ?? thing.textContent.slice(0, 60)}`,
          );
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!text.textContent?.trim() || !parent || !isOther(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        if ([...range.getClientRects()].some((box) => meets(box, parent)) && isSeen(parent))
          found.add(`«${text.textContent.trim().slice(0, 60)}»`);
      }
      if (laneless && (!atEnd || !isShown(button))) return;
      const below = document
        .elementsFromPoint((spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2)
        .find((part) => isOther(part));
      const pressable = below?.closest("a, button, [role=button]");
      if (pressable) found.add(`under its middle: ${pressable.textContent.slice(0, 60)}`);
    };
    for (const part of [0, 0.5, 1]) {
      // Parts drawn on the way may make the page longer.
      window.scrollTo({ top: part * (whole.scrollHeight - whole.clientHeight), behavior: "instant" });
      await new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      });
      // The button moves as fast as the page is drawn again.
      await new Promise((moved) => setTimeout(moved, laneless ? 250 : 0));
      look(window.scrollY + whole.clientHeight >= whole.scrollHeight - 1);
    }
    return [...found];
  });
}
