import { dirname, resolve } from "node:path";
import type { Plugin } from "vitest/config";

/**
 * Pattern of a module's imports of our own modules, except imports of types alone, which the transformation
 * removes.
 */
const IMPORTS = /^(?:import|export) (?!type )(?:[^"';]* from )?"(\.{1,2}\/[^"]+\.tsx?)"/gm;

/** The files that a source imports, as paths from the root of the machine. */
export const importedFiles = (file: string, source: string): string[] =>
  [...source.matchAll(IMPORTS)].map(([, path = ""]) => resolve(dirname(file), path));

/**
 * Begins to transform what a module imports while the module itself is on its way. A test process asks for
 * one module after the other, and the first time both processors would wait for each question and answer.
 */
export const transformAhead = (): Plugin => ({
  name: "transform-ahead",
  enforce: "pre",
  transform(source, file) {
    const { environment } = this;
    if (environment.mode !== "dev" || !/\.tsx?$/.test(file) || file.includes("/node_modules/")) return;
    for (const imported of importedFiles(file, source)) void environment.warmupRequest(imported);
  },
});
