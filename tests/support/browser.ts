import type { Browser, Locator, Page, Request } from "playwright-core";
import { expect, onTestFinished, TestRunner } from "vitest";
import { afterFile, whenOneFails } from "./after-file.ts";
import { PASSWORD, type TestApp } from "./app.ts";
import { startChromium } from "./chromium.ts";
import { EMPTY, emptied, isLeaving, type Seat, watchMarks, windowOf } from "./browser-shelf.ts";
import { PATIENCE, until } from "./patience.ts";
import type { Handle } from "./people.ts";

/** Device of a person. */
export type Device = Seat;

export const desk: Device = { width: 1440 };
export const phone: Device = { width: 390 };

/**
 * Pages of one application, each in a browser profile of its own. With the test that opened it a page is
 * emptied for the next one who sits there, also one of a later file, or closed where the test left more on it
 * than can be taken away.
 */
export interface Browsers {
  /** An empty page of a visitor who is not known yet. */
  open(seat: Device): Promise<Page>;
  /** A page of a person who signs in through the form. */
  signIn(who: Handle, seat?: Device): Promise<Page>;
  /** A page of a person whose browser keeps a session already. */
  as(who: Handle, seat?: Device): Promise<Page>;
  /** Keeps a page open for the tests that follow. */
  keep(page: Page): Page;
  /** Errors of the console and of scripts in all pages so far. */
  readonly problems: readonly string[];
}

/** A page of a test lives for seconds: without the best compiler, which comes too late, it takes less. */
const lightly = ["--js-flags=--no-opt"];

/** One browser for all files of a process: it ends with it. */
let running: Browser | undefined;

/** Empty pages by their place: they know the program already, which then starts in half the time. */
const shelf = new Map<string, Page[]>();

/** Lists to which each page's errors are added. */
const reports = new WeakMap<Page, string[]>();

/** Opens a browser on an application; its pages are emptied or closed after the test file. */
export async function aBrowserOn(app: TestApp): Promise<Browsers> {
  if (!running?.isConnected()) {
    running = await startChromium(lightly);
    shelf.clear();
  }
  const browser = running;
  const inUse = new Map<Page, { readonly seat: Device; readonly place: string }>();
  const problems: string[] = [];
  const kept = new WeakSet<Page>();
  const leave = async (page: Page, asEmpty: boolean) => {
    const used = inUse.get(page);
    inUse.delete(page);
    if (used && asEmpty && (await emptied(page, used.seat)))
      shelf.set(used.place, [...(shelf.get(used.place) ?? []), page]);
    else await page.context().close();
  };
  afterFile(() => Promise.all([...inUse.keys()].map((page) => leave(page, true))));
  whenOneFails(async () => (await Promise.all([...inUse.keys()].map(shown))).join("\n"));
  const open = async (seat: Device, who: Handle | null = null) => {
    const place = placeOf(app, seat);
    const waiting = seat.fresh ? undefined : shelf.get(place)?.pop();
    const page = waiting ?? (await newPage(browser, app, seat));
    inUse.set(page, { seat, place });
    reports.set(page, problems);
    const token = who && app.as(who).headers["authorization"]?.slice("Bearer ".length);
    if (token) {
      if (!waiting) await page.goto(EMPTY);
      await page.evaluate((kept) => localStorage.setItem("token", kept), token);
    }
    // A page that is no longer watched goes on drawing and asking.
    if (TestRunner.getCurrentTest())
      onTestFinished(({ task }) => (kept.has(page) ? undefined : leave(page, task.result?.state !== "fail")));
    return page;
  };
  return {
    problems,
    open: (seat) => open(seat),
    keep: (page) => {
      kept.add(page);
      return page;
    },
    signIn: async (who, seat = desk) => {
      const page = await open(seat);
      await page.goto("/login");
      await page.getByRole("textbox", { name: "Correo" }).fill(`${who}@travesia.test`);
      await page.getByRole("textbox", { name: "Contraseña" }).fill(PASSWORD);
      await page.getByRole("button", { name: "Iniciar sesión" }).click();
      await toast(page, /^¡Bienvenid/);
      return page;
    },
    as: (who, seat = desk) => open(seat, who),
  };
}

/**
 * Returns a page's address, its open dialogs, which hide all else from a search by role, and the beginning of
 * its text, for the report of a failure.
 */
const shown = async (page: Page): Promise<string> => {
  const dialogs = await page
    .getByRole("dialog")
    .allInnerTexts()
    .catch(() => []);
  const text = await page.locator("body").innerText({ timeout: 5_000 }).catch(String);
  const lines = [...dialogs.map((one) => `[${one}]`), text].join(" ").replaceAll(/\s+/g, " ");
  return `${page.url()}\n${lines.slice(0, 1_500)}`;
};

/** A page's cache belongs to an address, its days to a moment. */
const placeOf = (app: TestApp, seat: Device) => JSON.stringify([app.url, seat, app.clock.now()]);

async function newPage(browser: Browser, app: TestApp, seat: Device): Promise<Page> {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: windowOf(seat),
    hasTouch: seat.width < 600,
    javaScriptEnabled: !seat.scriptless,
    colorScheme: seat.dark ? "dark" : "light",
    reducedMotion: "reduce",
    locale: "es-CO",
    timezoneId: "America/Bogota",
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(standStill, app.clock.now().getTime());
  const page = await context.newPage();
  const report = (where: Page | null, text: string) => {
    if (!isLeaving(where)) reports.get(page)?.push(`${where?.url() ?? ""}: ${text}`);
  };
  // A context, not a page: what opens in another tab belongs to the visit.
  context.on("console", (message) => message.type() === "error" && report(message.page(), message.text()));
  context.on("weberror", (error) => report(error.page(), error.error().message));
  watchRequests(page);
  watchMarks(page);
  return page;
}

/**
 * Sets a page's clock to the application's moment, with its timers running: the clock of Playwright would
 * take timers and frames over as well.
 */
function standStill(now: number): void {
  window.Date = new Proxy(Date, {
    construct: (date, given, as) => Reflect.construct(date, given.length > 0 ? given : [now], as) as object,
    get: (date, key) => (key === "now" ? () => now : (Reflect.get(date, key) as unknown)),
  });
}

/**
 * Goes on to a screen as a link does, and answers once the one before has gone: the program is not loaded
 * again. It is loaded where it has not been yet, and for another query of the same path.
 */
export async function follow(page: Page, path: string): Promise<void> {
  const isFollowed = await page.evaluate((path) => {
    const { pathname, href } = window.location;
    const heading = document.querySelector("h1");
    if (!heading || new URL(path, href).pathname === pathname) return false;
    heading.dataset["left"] = "";
    // As the router leaves it: by the number it knows forwards from backwards.
    const before = window.history.state as { readonly idx?: number } | null;
    const state = { usr: null, key: crypto.randomUUID(), idx: (before?.idx ?? 0) + 1 };
    window.history.pushState(state, "", path);
    window.dispatchEvent(new PopStateEvent("popstate", { state }));
    return true;
  }, path);
  if (isFollowed) await page.locator("h1[data-left]").waitFor({ state: "detached" });
  else await page.goto(path);
}

/** Open requests of each page. */
const awaited = new WeakMap<Page, Set<Request>>();

/** Keeps track of a page's open requests; a document that is left takes its requests along. */
function watchRequests(page: Page): void {
  const asked = new Set<Request>();
  awaited.set(page, asked);
  page.on("request", (request) => {
    if (request.isNavigationRequest()) asked.clear();
    asked.add(request);
  });
  page.on("requestfinished", (request) => void asked.delete(request));
  page.on("requestfailed", (request) => void asked.delete(request));
}

/** Waits until a page has drawn what it has, and asks for nothing more. */
export const settled = (page: Page): Promise<unknown> =>
  until(async () => {
    if (awaited.get(page)?.size) return false;
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    return !awaited.get(page)?.size;
  });

/** Holds the next call of an operation back until something else has happened. */
export async function beforeNext(
  page: Page,
  operation: string,
  happens: () => Promise<unknown>,
): Promise<void> {
  let waits = true;
  await page.route("**/graphql", async (route) => {
    if (waits && route.request().postData()?.includes(`"operationName":"${operation}"`)) {
      waits = false;
      await happens();
    }
    await route.continue();
  });
}

/** Waits until a text is visible. */
export const reads = (where: Page | Locator, text: string | RegExp): Promise<void> =>
  where.getByText(text).filter({ visible: true }).first().waitFor();

/** Waits for the toast with a text, or for its announcement, which screen readers alone have. */
export const toast = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole("alert").filter({ hasText: text }).first().waitFor({ state: "attached" });

/** Waits until the toast of a page lies over neither the bar, nor anything that is pressed, nor a key. */
export const standsBeside = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const toasts = [...document.querySelectorAll(".notistack-SnackbarContainer [role=alert]")];
    const kept = document.querySelectorAll(
      ".MuiAppBar-root, button, [role=button], a.MuiButtonBase-root, input, kbd, [data-uncovered]",
    );
    return (
      toasts.length > 0 &&
      [...kept]
        .filter((part) => !part.closest(".notistack-SnackbarContainer"))
        .every((part) =>
          toasts.every((toast) => {
            const [one, other] = [toast.getBoundingClientRect(), part.getBoundingClientRect()];
            return (
              one.right <= other.left ||
              other.right <= one.left ||
              one.bottom <= other.top ||
              other.bottom <= one.top
            );
          }),
        )
    );
  });

/** Presses a button by its name. */
export const press = (where: Page | Locator, name: string | RegExp): Promise<void> =>
  where.getByRole("button", { name, exact: typeof name === "string" }).click();

/**
 * Opens a menu by its button and presses an act in it. A page that is still being drawn may move the button
 * away from under the pointer: it is pressed until its menu is open.
 */
export async function pressIn(
  where: Page | Locator,
  menu: string | RegExp,
  act: string | RegExp,
): Promise<void> {
  const page = "page" in where ? where.page() : where;
  const item = page.getByRole("menuitem", { name: act });
  for (let tries = 0; tries < 3 && !(await item.isVisible()); tries++) {
    await press(where, menu);
    await item.waitFor({ timeout: 10_000 }).catch(() => undefined);
  }
  await item.click();
}

/** Types into the fields by their labels. */
export async function fill(where: Page | Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = where
      .getByRole("textbox", { name: label, exact: true })
      .or(where.getByRole("spinbutton", { name: label, exact: true }));
    await field.or(where.getByRole("combobox", { name: label, exact: true })).fill(value);
  }
}

/**
 * Chooses an option of a select by its label. It is opened by the keyboard: a pointer held for 400 ms, as a
 * busy machine holds it, chooses what comes to lie under it.
 */
export async function choose(
  where: Page | Locator,
  label: string | RegExp,
  option: string | RegExp,
): Promise<void> {
  await openSelect(where, label);
  const page = "page" in where ? where.page() : where;
  await page.getByRole("option", { name: option }).click();
}

/** Opens a select by its label, once the one before has closed and given the focus back. */
export async function openSelect(where: Page | Locator, label: string | RegExp): Promise<void> {
  const page = "page" in where ? where.page() : where;
  const list = page.getByRole("listbox").first();
  await list.waitFor({ state: "hidden" });
  // A field that is drawn again in the very moment does not hear the key.
  for (let tries = 0; tries < 3 && !(await list.isVisible()); tries++) {
    await where.getByRole("combobox", { name: label }).press("ArrowDown");
    await list.waitFor({ timeout: 10_000 }).catch(() => undefined);
  }
}

/** The dialog of that title. */
export const dialog = (page: Page, title: string): Locator => page.getByRole("dialog", { name: title });

/** Expects what a field holds. */
export const holds = async (field: Locator, value: string): Promise<void> =>
  expect.poll(() => field.inputValue()).toBe(value);
