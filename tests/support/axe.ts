import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/**
 * Looks in which a page is checked: each width in another theme. Structure depends on the width, colours on
 * the theme; combinations of the two are not checked.
 */
export const looks = [
  { width: 1440, theme: "light" },
  // The narrowest screen, which nothing may be wider than.
  { width: 360, theme: "dark" },
] as const;

/** The rules whose answer a look can change while the same parts are shown: of colours, and of place. */
const rulesOfLooks = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"];

/** Rules that axe-core leaves off by default: a name without its visible words, and a target below 24 px. */
const rulesBesides = {
  "label-content-name-mismatch": { enabled: true },
  "target-size": { enabled: true },
};

/**
 * Returns the failures that axe-core finds on a page for people with a screen reader, a keyboard or weak
 * eyesight: one line per element. `within` is a selector; the page around it was checked before.
 */
export async function barriersOn(page: Page, within?: string): Promise<string[]> {
  await withAxe(page);
  await partsOf(page);
  return found(page, within, []);
}

/**
 * Returns the failures of a page that was already checked in another look, as {@link barriersOn}: elements
 * that are the same are checked again only for colours and places.
 */
export async function barriersAnew(page: Page, within?: string): Promise<string[]> {
  await withAxe(page);
  return found(page, within, (await partsOf(page)) ? rulesOfLooks : []);
}

async function withAxe(page: Page): Promise<void> {
  // Evaluated rather than loaded: the page's policy lets no foreign script in, and stays as it is.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
}

async function found(page: Page, within: string | undefined, rules: readonly string[]): Promise<string[]> {
  const options = {
    resultTypes: ["violations"],
    ...(rules.length > 0 ? { runOnly: rules } : { rules: rulesBesides }),
  };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${within ? JSON.stringify(within) : "document"}, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${id}: ${html.slice(0, 160)} (${failureSummary?.split("\n")[1]?.trim() ?? ""})`,
    ),
  );
}

/** Elements already checked on each page: the screens' own, and the elements of the frame around them. */
const known = new WeakMap<Page, Set<string>>();

/**
 * Returns whether everything on a page was already checked on it: the same elements, equally visible, in the
 * same order; the screen's own with all their attributes.
 */
async function partsOf(page: Page): Promise<boolean> {
  const before = known.get(page) ?? new Set<string>();
  known.set(page, before);
  const parts = await page.evaluate(() => {
    const places: Record<string, string[]> = { screen: [], dialog: [], frame: [] };
    for (const part of document.body.querySelectorAll("*")) {
      const standing = `${part.localName} ${part.checkVisibility({ visibilityProperty: true })}`;
      const says = [...part.attributes]
        .filter(({ name }) => !["class", "style"].includes(name))
        .map(({ name, value }) => `${name}=${value}`);
      if (part.closest("[role=dialog]")) places["dialog"]!.push([standing, ...says].join(" "));
      else if (part.closest("main")) places["screen"]!.push([standing, ...says].join(" "));
      else places["frame"]!.push(standing);
    }
    return Object.values(places).map((parts) => parts.join("|"));
  });
  const isKnown = parts.every((part) => before.has(part));
  for (const part of parts) before.add(part);
  return isKnown;
}

/** Pixels by which a page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
