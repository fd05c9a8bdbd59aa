import "reflect-metadata";
import { systemClock } from "../core/clock.ts";
import { ConfigError, readConfig } from "../core/config/config.ts";
import { openLog } from "../core/log/log.ts";
import { failCommand } from "../server/start/failure.ts";

/**
 * Makes a new link for the first OWNER of the configured installation, whether or not it is running, and
 * invalidates earlier links: `npm run owner:link`, or in the image `node api/dist/owner-link.js`.
 */
try {
  const config = readConfig(process.env);
  const { openServices } = await import("../app.services.ts");
  const { firstOwnerLine } = await import("../app.opening.ts");
  const { modules } = await import("../modules.ts");
  const open = await openServices({ config, clock: systemClock, log: openLog("error"), modules });
  try {
    const line = await firstOwnerLine(open.services, false);
    if (!line)
      throw new ConfigError([
        `Ya hay un propietario. Si perdió su contraseña, la recupera en ${config.publicUrl}/recuperar.`,
      ]);
    process.stdout.write(`${line}\n`);
  } finally {
    await open.close();
  }
} catch (error) {
  failCommand(error);
}
