import type { Reporter, TestCase, TestModule } from "vitest/node";

declare module "vitest" {
  interface TaskMeta {
    /** Address and text of each page that was open when a test failed. */
    shown?: string;
  }
}

/** A file of tests and its time, with its imports, in milliseconds. */
export interface Taken {
  readonly file: string;
  readonly ms: number;
}

const MOST = 10;
/** Lines of the first try's error: a page's lines say where it waited, and for which element. */
const WHY_LINES = 6;
/** Characters of its pages' text then. */
const MOST_SHOWN = 1_500;

/** The slowest files in lines for people, the slowest first; none for a run of one file. */
export function slowest(files: readonly Taken[], most = MOST): readonly string[] {
  if (files.length < 2) return [];
  const total = files.reduce((sum, { ms }) => sum + ms, 0);
  const first = files.toSorted((a, b) => b.ms - a.ms).slice(0, most);
  return [
    `The ${first.length} slowest of ${files.length} files (${seconds(total)} in all):`,
    ...first.map(({ file, ms }) => `${seconds(ms).padStart(9)}  ${file}`),
  ];
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** The tests that held at their second try only, in lines for people; none when each held at its first. */
export const triedAgain = (names: readonly string[]): readonly string[] =>
  names.length === 0
    ? []
    : [
        `${names.length} held at a second try only, and must be mended:`,
        ...names.map((name) => `           ${name}`),
      ];

/** Returns the text of a test's pages when it failed, in one line; undefined where none was open. */
const shownBy = (test: TestCase): string | undefined =>
  test.meta().shown?.replaceAll("\n", " ").slice(0, MOST_SHOWN);

/** Texts of the pages of failed tests, in lines for people; empty where no page was open. */
export const shownAtFailure = (failed: readonly (readonly [name: string, shown: string])[]) =>
  failed.length === 0
    ? []
    : ["Shown when they failed:", ...failed.map((test) => `           ${test.join(": ")}`)];

/**
 * Prints the slowest files when a run ends, what the pages of failed tests showed, and the tests that needed
 * a second try, with why the first one failed.
 */
export class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => {
      const { collectDuration, duration, environmentSetupDuration } = module.diagnostic();
      return { file: module.relativeModuleId, ms: collectDuration + duration + environmentSetupDuration };
    });
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const nameOf = (test: TestCase) => `${test.module.relativeModuleId} › ${test.fullName}`;
    const again = tests
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => {
        const said = test.result().errors?.[0]?.message.split("\n", WHY_LINES) ?? [];
        const shown = shownBy(test);
        const why = [...said, ...(shown ? [shown] : [])].join(" · ");
        return `${nameOf(test)}${why ? `: ${why}` : ""}`;
      });
    const failed = tests.flatMap((test) => {
      const shown = test.result().state === "failed" && shownBy(test);
      return shown ? [[nameOf(test), shown] as const] : [];
    });
    const lines = [...slowest(files), ...shownAtFailure(failed), ...triedAgain(again)];
    if (lines.length > 0) process.stdout.write(`\n${lines.join("\n")}\n\n`);
  }
}
