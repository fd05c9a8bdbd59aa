import { afterEach, beforeAll } from "vitest";
import { closeOpen, notifiedOfFailure } from "./after-file.ts";

// A function that a hook returns runs after every `afterAll`; of several, that of the first hook runs
// last.
beforeAll(() => closeOpen);

afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  for (const report of await notifiedOfFailure()) process.stderr.write(`\n${task.name}\n${report}\n`);
});
