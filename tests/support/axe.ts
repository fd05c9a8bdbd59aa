import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/**
 * How a page is looked at: whole at each width, and each width in another theme. Structure depends on the
 * width, colours on the theme; that the two go together is not asked.
 */
export const looks = [
  { width: 1440, theme: "light" },
  // The narrowest screen, which nothing may be wider than.
  { width: 360, theme: "dark" },
] as const;

/** The rules whose answer a look can change while the same parts stand there: of colours, and of place. */
const rulesOfLooks = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];

/**
 * What axe-core found on a page that a person with a screen reader, a keyboard or weak eyes fails at: one
 * line per element. `within` is a selector: what is around it was looked at before.
 */
export async function barriersOn(page: Page, within?: string): Promise<string[]> {
  await withAxe(page);
  await partsOf(page);
  return found(page, within, []);
}

/**
 * As {@link barriersOn}, of a page that was looked at in another look: where the same parts stand there, only
 * colours and places are judged anew.
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
  const options = { resultTypes: ["violations"], ...(rules.length > 0 ? { runOnly: rules } : {}) };
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

/** What was looked at on a page: of the screens themselves, and of the frame around them. */
const known = new WeakMap<Page, Set<string>>();

/**
 * Whether all that stands on a page was looked at on it before: the same elements, as visible, in the same
 * order; a screen's own with all that they say of themselves.
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
