import "reflect-metadata";
import { remainingDifferences, statementsToEntities } from "./difference.ts";
import { brokenSeals } from "./frozen.ts";
import { type Scratch, withScratch } from "./scratch.ts";

/**
 * Returns how the migrations differ from the entities; where they do not, the statements that the next
 * migration would begin with all the same.
 */
async function differences(scratch: Scratch): Promise<readonly string[]> {
  const remaining = await remainingDifferences(scratch);
  return remaining.length > 0 ? remaining : statementsToEntities(scratch);
}

/**
 * Proves on a server of its own that all migrations on an empty database make what the entities ask for, that
 * the next one begins empty, and that none changed since it was sealed. Leaves with code 1 and a line for
 * each difference when not.
 */
const wrong = [...brokenSeals(), ...(await withScratch(differences))];
if (wrong.length > 0) {
  process.stderr.write(
    `${wrong.join("\n")}\nLas migraciones y las entidades no coinciden: npm run migration:make NOMBRE\n`,
  );
  process.exitCode = 1;
}
