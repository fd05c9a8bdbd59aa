import { afterAll } from "vitest";
import { closeOpen } from "./after-file.ts";

afterAll(closeOpen);
