import { afterEach, beforeAll, beforeEach } from "vitest";
import { closeOpen, notifiedOfFailure } from "./after-file.ts";
import { measureAnswers } from "./rest-document.ts";

// A function that a hook returns runs after every `afterAll`; of several, that of the first hook runs
// last.
beforeAll(() => closeOpen);

beforeAll(() => measureAnswers(false));
beforeEach(({ task }) => measureAnswers(task.file.filepath.includes("/tests/gateway/")));

afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  const reports = await notifiedOfFailure();
  for (const report of reports) process.stderr.write(`\n${task.name}\n${report}\n`);
  // A second try that holds would leave no word of its page.
  task.meta.shown = reports.filter((report) => /^https?:/.test(report)).join("\n");
});
