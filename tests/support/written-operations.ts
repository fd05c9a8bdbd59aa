import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const modules = fileURLToPath(new URL("../../api/src/modules/", import.meta.url));

/**
 * Returns the modules with more methods of a kind of operation than `most` allows; a module that is absent
 * allows none.
 */
export function modulesOver(
  kind: "Query" | "Mutation",
  most: Readonly<Record<string, number>>,
): readonly string[] {
  const written = Object.groupBy(
    globSync("**/*.resolver.ts", { cwd: modules }).flatMap((file) =>
      Array.from(
        readFileSync(`${modules}${file}`, "utf8").matchAll(new RegExp(`@${kind}\\(`, "g")),
        () => file,
      ),
    ),
    (file) => file.split("/")[0]!,
  );
  return Object.entries(written).flatMap(([name, found = []]) =>
    found.length > (most[name] ?? 0) ? [`${name}: ${found.length}, at most ${most[name] ?? 0}`] : [],
  );
}
