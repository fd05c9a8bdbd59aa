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

/**
 * What axe-core found on a page that a person with a screen reader, a keyboard or weak eyes fails at: one
 * line per element. `within` is a selector: what is around it was looked at before.
 */
export async function barriersOn(page: Page, within?: string): Promise<string[]> {
  // Evaluated rather than loaded: the page's policy lets no foreign script in, and stays as it is.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${within ? JSON.stringify(within) : "document"}, { resultTypes: ["violations"] })`,
  );
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
