import { expect, it } from "vitest";
import { importedFiles } from "../support/transform-ahead.ts";

it("what is transformed ahead is what a source of ours imports of ours, and no type", () => {
  const source = [
    'import { readFile } from "node:fs/promises";',
    'import "./styles.ts";',
    'import type { Quote } from "../quotes/quote.ts";',
    "import {",
    "  first,",
    "  second,",
    '} from "../numbers.ts";',
    'export * from "./Dialog.tsx";',
    'const later = () => import("./Later.tsx");',
    'const words = "import it from here";',
  ].join("\n");
  expect(importedFiles("/house/web/page.ts", source)).toEqual([
    "/house/web/styles.ts",
    "/house/numbers.ts",
    "/house/web/Dialog.tsx",
  ]);
});
