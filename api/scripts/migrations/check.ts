import "reflect-metadata";
import { remainingDifferences } from "./difference.ts";
import { brokenSeals } from "./frozen.ts";
import { withScratch } from "./scratch.ts";

/**
 * Proves on a server of its own that all migrations on an empty database make what the entities ask for, and
 * that none changed since it was sealed. Leaves with code 1 and a line for each difference when not.
 */
const wrong = [...brokenSeals(), ...(await withScratch(remainingDifferences))];
if (wrong.length > 0) {
  process.stderr.write(
    `${wrong.join("\n")}\nLas migraciones y las entidades no coinciden: npm run migration:make NOMBRE\n`,
  );
  process.exitCode = 1;
}
