import { afterEach, beforeAll } from "vitest";
import { closeOpen, notifiedOfFailure } from "./after-file.ts";

// What a hook answers runs after every `afterAll`, and of several the first one's last.
beforeAll(() => closeOpen);

afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  for (const report of await notifiedOfFailure()) process.stderr.write(`\n${task.name}\n${report}\n`);
});
