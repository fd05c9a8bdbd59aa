type Known = readonly [name: string, pattern: RegExp];

// Tested in this order: most browsers also name the browsers that they imitate.
const browsers: readonly Known[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\/|\bOpera\b/],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /(?:Chrome|Chromium|CriOS)\//],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
];
const systems: readonly Known[] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

const first = (known: readonly Known[], text: string): string | undefined =>
  known.find(([, pattern]) => pattern.test(text))?.[0];

/**
 * Returns a readable name for the browser of a `User-Agent` header: `Chrome en Windows`. Programs are named
 * by their first word.
 */
export function browserName(userAgent: string | null): string {
  if (!userAgent?.trim()) return "Navegador desconocido";
  const browser =
    first(browsers, userAgent) ??
    /^(?!Mozilla\b)[\w.-]{1,40}/.exec(userAgent)?.[0] ??
    "Navegador desconocido";
  const system = first(systems, userAgent);
  return system ? `${browser} en ${system}` : browser;
}
