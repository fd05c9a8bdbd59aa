import ts from "typescript";
import { isDay } from "../../api/src/core/colombia/days.ts";

/**
 * Places in which a date may be written, and why no calendar can make it wrong; every other test takes its
 * days from `support/calendar.ts`.
 */
export const mayWriteDates: Readonly<Record<string, string>> = {
  "tests/rules/": "pure rules and the law's calendar: each test hands in the day on which it asks",
  "tests/bench/": "fills a database to measure; asserts no day",
  "tests/volume/plans/financial.ts": "days of the fill, whose rows are the same each time",
  "tests/api/read/": "a small world of its own, whose clock is one of its constants",
  "tests/api/customers/past-sales.test.ts": "sales of closed years, as the spreadsheets of people say them",
  "tests/api/core/import-columns.test.ts": "sales of closed years, as the spreadsheets of people say them",
  "tests/api/core/import-separators.test.ts": "sales of closed years, as the spreadsheets of people say them",
  "tests/api/core/sequence.test.ts": "numbers by year: each draw is told its instant",
  "tests/api/core/pdf.test.ts": "the words of a sample document",
  "tests/api/core/mail.test.ts": "the words of a sample mail",
  "tests/web/ui/days.test.ts": "how a moment and a day are shown; nothing asks what day it is",
  "tests/web/bank/importing.test.tsx": "what a server says of a file; nothing asks what day it is",
  "tests/gateway/coercion.test.ts": "how values are read; nothing asks what day it is",
  "tests/gateway/inputs.test.ts": "how bodies are read; nothing asks what day it is",
  "tests/gateway/commission-configs.rest.test.ts": "the day that a migration has given its rows for ever",
  "tests/everything/opened-elsewhere.test.ts":
    "values that another program reads back; nothing asks what day it is",
  "tests/formats/": "values that another program reads back; nothing asks what day it is",
  "tests/support/receipt-corpus.ts": "what is drawn on sample receipts; nothing asks what day it is",
  "tests/support/a-trip.ts": "a sample trip that other programs read back",
  "tests/api/customers/imported-people.test.ts": "birthdays, as the spreadsheets of people say them",
  "tests/api/exports/exports-come-back.test.ts": "birthdays, as the spreadsheets of people say them",
  "tests/api/bank/settlement.test.ts": "the days that the sample reports of acquirers contain",
  "tests/support/bank/reading.ts": "the day on which the sample files of banks are read",
  "tests/support/calendar.ts": "where START stands unless a run moves it",
};

/** Places in which the machine's time may be asked, with the reason. */
export const mayAskTheMachine: Readonly<Record<string, string>> = {
  "tests/rules/written-dates.test.ts": "examples of what is found",
  "tests/process/": "processes of their own, which live by the machine's clock",
  "tests/bench/": "measures, and serves the product as it is",
  "tests/cluster/": "processes of their own, which live by the machine's clock",
  "tests/companions/": "processes of their own, which live by the machine's clock",
  "tests/support/time-stamps.ts": "an authority of time stamps, which has a clock of its own",
  "tests/support/database.ts": "the name of a database, never compared",
  "tests/support/template.ts": "the age of files that killed runs left on this machine",
  "tests/support/abandoned-folders.ts": "the age of folders that killed runs left on this machine",
  "tests/api/operation/operation.test.ts": "the queue's times, which are the database's own",
  "tests/api/core/jobs.test.ts": "the queue's locks and times, which are the database's own",
  "tests/api/core/swept-jobs.test.ts": "the queue's times, which are the database's own",
};

const months = "ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic";
const written: readonly RegExp[] = [
  // A day or a month, also within an instant or a query.
  /(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-\d\d)?(?!\d)/g,
  /(?<=-)20\d\d-|(?<!\d)20\d\d-$/g, // the year in a number that people read, or of a day put together
  /(?<!\d)\d\d[-/]\d\d[-/](?:19|20)\d\d(?!\d)/g,
  new RegExp(`(?:${months})[a-z.]*(?: de)? (?:19|20)\\d\\d(?!\\d)`, "g"),
];
const built = /\b(?:new Date|Date\.UTC)\(\s*(?:19|20)\d\d\b/g;
const asked =
  /\bnew Date\(\)|\bsystemClock\b|\bDate\.now\b|(?<![\w.])now\(\)|\bcurrent_(?:date|timestamp)\b/g;
/** The year without which none of these is a date. */
const year = /(?:19|20)\d\d/;
const comments = /(?<=^|\s)\/\/.*$|\/\*[^]*?\*\//gm;

const isLiteral = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateLiteralToken(node) ||
  ts.isJsxText(node) ||
  ts.isRegularExpressionLiteral(node);

/**
 * The dates that a source writes out: in its texts, or as the numbers of a Date. Days that do not exist are
 * none.
 */
export function datesIn(source: string): string[] {
  if (!year.test(source)) return [];
  const found: string[] = [...(source.match(built) ?? [])];
  const look = (node: ts.Node): void => {
    if (isLiteral(node)) for (const pattern of written) found.push(...(node.text.match(pattern) ?? []));
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile("source.tsx", source, ts.ScriptTarget.Latest));
  return found.filter((text) => !/^\d{4}-\d\d-\d\d$/.test(text) || isDay(text));
}

/**
 * Returns the places in a source that ask this machine, or the database on it, for the time. `clock.now()`
 * asks the application.
 */
export const machineTimesIn = (source: string): string[] => source.replace(comments, "").match(asked) ?? [];

/**
 * Sources by their path: those in which `find` finds something beyond a list, and the entries of the list
 * that allow nothing.
 */
export function beyond(
  list: Readonly<Record<string, string>>,
  find: (source: string) => string[],
  sources: ReadonlyMap<string, string>,
) {
  const found = [...sources]
    .map(([file, source]) => ({ file, found: find(source) }))
    .filter((one) => one.found.length > 0);
  const allowed = (file: string) => Object.keys(list).some((entry) => file.startsWith(entry));
  return {
    unlisted: found.filter(({ file }) => !allowed(file)),
    idle: Object.keys(list).filter((entry) => !found.some(({ file }) => file.startsWith(entry))),
  };
}
