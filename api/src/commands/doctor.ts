import "reflect-metadata";
import { systemClock } from "../core/clock.ts";
import { ConfigError, readConfig } from "../core/config/config.ts";
import { type HealthCheck, systemHealth } from "../server/health/system-health.ts";
import { exitCodes, healthLines, worstState } from "../server/health/health-lines.ts";

/**
 * Checks the configured installation, whether or not it is running, and prints a sentence for each problem
 * with its remedy: `npm run doctor`, or in the image `node api/dist/doctor.js`; `--json` for monitors. The
 * exit code is 0 without problems, 1 with warnings only and 2 with a failure. It ends within 15 seconds.
 */
async function checks(): Promise<readonly HealthCheck[]> {
  try {
    const config = readConfig(process.env);
    const { modules } = await import("../modules.ts");
    const { secretColumns } = await import("../app.services.ts");
    return await systemHealth(config, systemClock, secretColumns(modules));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.lines.map((text) => ({
      name: "configuration",
      label: "Configuración",
      state: "falla",
      text,
      todo: "Corrige esa variable e intenta de nuevo.",
    }));
  }
}

const found = await checks();
const state = worstState(found);
const text = process.argv.includes("--json")
  ? JSON.stringify({ state, checks: found }, null, 2)
  : healthLines(found).join("\n");
// What hangs is left behind: nothing is in the middle of a change.
process.stdout.write(`${text}\n`, () => process.exit(exitCodes[state]));
