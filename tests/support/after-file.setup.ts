import { afterEach, beforeAll } from "vitest";
import { closeOpen, toldOfFailure } from "./after-file.ts";

// What a hook answers runs after every `afterAll`, and of several the first one's last.
beforeAll(() => closeOpen);

afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  for (const told of await toldOfFailure()) process.stderr.write(`\n${task.name}\n${told}\n`);
});
