import "reflect-metadata";
import { brokenSeals, sealNewMigrations } from "./frozen.ts";

/**
 * Writes the checksums of new migrations into checksums.json. A line that stands there is never changed: one
 * that has not landed yet may be taken out by hand and written again.
 */
const sealed = sealNewMigrations();
process.stdout.write(sealed.map((name) => `Sellada: ${name}\n`).join("") || "No hay migraciones nuevas\n");
const broken = brokenSeals();
if (broken.length > 0) {
  process.stderr.write(`${broken.join("\n")}\n`);
  process.exitCode = 1;
}
