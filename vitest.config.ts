import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { FileOrder } from "./tests/support/file-order.ts";
import { SlowestFiles } from "./tests/support/slowest-files.ts";
import { transformAhead } from "./tests/support/transform-ahead.ts";

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a file opened is closed when it ends: the next one may run in the same process. */
const closing = ["tests/support/after-file.setup.ts"];

/**
 * Tries a failed test once more, where a busy machine may be the reason: in programs that are started and in
 * the browser. A test that holds only then is named at the end of the run, to be mended (decision 0048).
 */
const onceMore = { retry: 1 };

/** Files that ask a server and its database. */
const againstServer = { testTimeout: 150_000, isolate: false, setupFiles: closing };

/** Files that take ten seconds by themselves: they run with the whole system (decision 0124). */
const long = (folders: string) => `tests/${folders}/**/*.long.test.{ts,tsx}`;
/** Proofs over every operation that each delivery runs; the others run before a release (decision 0179). */
const proofs = ["permissions", "unchanged-edits"].map((name) => `tests/everything/${name}.test.ts`);

/** Walks in the browser that run before a release: of rooms that few sales pass through (decision 0179). */
const walksBeforeRelease = [
  "access-tokens",
  "approvals",
  "balancing",
  "bank-stories",
  "bulk",
  "catalog",
  "claims",
  "commissions",
  "content",
  "docs",
  "expired-quotes",
  "felt-speed",
  "first-pictures",
  "first-rows",
  "help",
  "how-to-pay",
  "keys",
  "kit",
  "live-records",
  "nobody-thrown-out",
  "old-browsers",
  "options-on-a-phone",
  "past-sales",
  "payments-day",
  "payouts",
  "picture-library",
  "price-change",
  "provider-dues",
  "provider-import",
  "providers",
  "push",
  "raffle",
  "receivables",
  "reservation-refund",
  "second-factor-by-role",
  "staff-documents",
  "tabs-to-rows",
  "verification",
  "viewing",
  "waiting-mails",
].map((name) => `tests/e2e/${name}.test.ts`);

const withoutLong = [...configDefaults.exclude, long("*")];

/** Screens in a DOM. */
const inDom = { isolate: false, setupFiles: ["tests/support/web.setup.ts"] };

/** Decorators are compiled by the options of the tsconfig beside each file. */
export default defineConfig({
  plugins: [transformAhead()],
  resolve: {
    // graphql loaded twice is two realms: its type checks then refuse each other's objects.
    alias: [
      // The pages as they are written, without a build.
      { find: /^@travesia\/pages\//, replacement: inRoot("pages/src/") },
      { find: /^graphql$/, replacement: inRoot("node_modules/graphql/index.js") },
      { find: /^@node-rs\/argon2$/, replacement: inRoot("tests/support/quick-argon2.ts") },
    ],
    dedupe: ["react", "react-dom"],
  },
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    reporters: ["default", new SlowestFiles()],
    sequence: { sequencer: FileOrder },
    pool: "forks",
    maxWorkers: 2,
    // No test waits for a time: these are for what never comes, on a machine that is busy with other things.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
    // Less copying of what dies young, and nothing compiled again that rested for a while: a test makes much
    // of the one, a run has much of the other, and a machine for tests has the memory.
    execArgv: ["--min-semi-space-size=64", "--max-semi-space-size=128", "--no-flush-bytecode"],
    server: { deps: { inline: [/type-graphql/, /graphql-scalars/, /@graphql-tools/] } },
    // Files that share a process load the libraries once; each still has a database of its own.
    // `npm test` runs server and web; `npm run test:system` system, screens, browser (decision 0124); every
    // runs by hand before a release (decision 0179).
    projects: [
      {
        extends: true,
        test: {
          ...againstServer,
          name: "server",
          include: ["tests/{api,gateway,rules}/**/*.test.ts", "tests/*.test.ts"],
          exclude: withoutLong,
        },
      },
      {
        extends: true,
        test: {
          ...againstServer,
          ...onceMore,
          name: "system",
          include: [...proofs, "tests/process/**/*.test.ts", long("{api,gateway}")],
        },
      },
      {
        extends: true,
        test: {
          ...againstServer,
          ...onceMore,
          name: "browser",
          testTimeout: 300_000,
          include: ["tests/e2e/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...walksBeforeRelease],
        },
      },
      {
        extends: true,
        test: {
          ...againstServer,
          ...onceMore,
          name: "every",
          testTimeout: 300_000,
          include: ["tests/{everything,volume}/**/*.test.ts", ...walksBeforeRelease],
          exclude: [...configDefaults.exclude, ...proofs],
        },
      },
      {
        extends: true,
        // By hand (`npm run check:formats`): programs of others that this machine may lack.
        test: { ...againstServer, name: "formats", include: ["tests/formats/**/*.test.ts"] },
      },
      {
        extends: true,
        // By hand (`npm run test:companions`): servers of others, of which this machine may lack some.
        test: { ...againstServer, name: "companions", include: ["tests/companions/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          ...inDom,
          name: "web",
          include: ["tests/web/**/*.test.{ts,tsx}"],
          exclude: withoutLong,
        },
      },
      {
        extends: true,
        test: { ...inDom, name: "screens", include: [long("web")] },
      },
    ],
  },
});
