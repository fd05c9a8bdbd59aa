import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/** The rules that a change of colours alone can break; the others ask about structure and words. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/**
 * How a page is looked at: in an order in which one thing changes at a time, and whole in one theme at each
 * width.
 */
export const looks = [
  { width: 1440, theme: "light" },
  { width: 1440, theme: "dark", rules: rulesOfColour },
  { width: 390, theme: "dark", rules: rulesOfColour },
  { width: 390, theme: "light" },
] as const;

/**
 * What axe-core found on a page that a person with a screen reader, a keyboard or weak eyes fails at: one
 * line per element. With `rules` only those are asked: a page that was looked at whole in one theme needs no
 * more than {@link rulesOfColour} in the other.
 */
export async function barriersOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Evaluated rather than loaded: the page's policy lets no foreign script in, and stays as it is.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${id}: ${html.slice(0, 160)} (${failureSummary?.split("\n")[1]?.trim() ?? ""})`,
    ),
  );
}

/** Pixels by which a page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
