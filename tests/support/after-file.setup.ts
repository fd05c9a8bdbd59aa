import { beforeAll } from "vitest";
import { closeOpen } from "./after-file.ts";

// What a hook answers runs after every `afterAll`, and of several the first one's last.
beforeAll(() => closeOpen);
