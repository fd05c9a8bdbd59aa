import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** An import of what is generated of a file of operations: its names, and the file. */
const IMPORT = /^import \{([^}]*)\} from "([^"]+\.generated\.ts)";/gm;

/** A document or a hook of an operation, by its name. */
const OF_OPERATION = /^(?:use(\w+)(?:Query|Mutation|Subscription)|(\w+)Document)\b/;

/** A file of operations, and the one operation or fragment of it that is meant. */
const PART = /^(.+\.generated\.ts)\?(operation|fragment)=(\w+)$/;

/** Beginning of each statement of a generated file. */
const STATEMENT = /^(?=(?:export )?const )/m;

/** Returns the imports that take each name out of the operation that it belongs to. */
function importsOf(names: string, file: string): string {
  const asked = names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith("type "));
  return asked
    .map((name) => {
      const [, ofHook, ofDocument] = OF_OPERATION.exec(name) ?? [];
      const operation = ofHook ?? ofDocument;
      return `import { ${name} } from "${file}${operation ? `?operation=${operation}` : ""}";`;
    })
    .join(" ");
}

/** Returns the module of one operation, which imports its fragments, or of one fragment. */
function partOf(file: string, code: string, kind: string, name: string): string {
  const statements = code.split(STATEMENT);
  const beginning = (start: string) => statements.filter((statement) => statement.startsWith(start));
  if (kind === "fragment") return `export ${beginning(`const ${name}Definition =`).join("")}`;
  const [document = ""] = beginning(`export const ${name}Document =`);
  const hooks = ["Query", "Mutation", "Subscription"].flatMap((made) =>
    beginning(`export const use${name}${made} =`),
  );
  const fragments = [...document.matchAll(/[,[](\w+)Definition\b/g)].map(
    ([, fragment]) => `import { ${fragment}Definition } from "${file}?fragment=${fragment}";`,
  );
  return [`import * as Apollo from "@apollo/client/react";`, ...fragments, document, ...hooks].join("\n");
}

/**
 * Makes a module of each operation and of each fragment, so that a page loads those that it asks and no
 * others of their files, each once.
 */
export function operations(): Plugin {
  return {
    name: "operations",
    apply: "build",
    enforce: "pre",
    async load(id) {
      const [, file, kind, name] = PART.exec(id) ?? [];
      if (!file || !kind || !name) return null;
      return partOf(file, await readFile(file, "utf8"), kind, name);
    },
    transform(code, id) {
      if (!/\/src\/[^?]+\.tsx?$/.test(id)) return null;
      return code.replace(IMPORT, (_, names: string, file: string) => importsOf(names, file));
    },
  };
}
