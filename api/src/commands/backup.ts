import "reflect-metadata";
import { backupKeys } from "../server/backup/read-archive.ts";
import { makeBackup } from "../server/backup/make-backup.ts";
import { inPlaceOf } from "../server/backup/sessions.ts";
import { countedText } from "../server/backup/texts.ts";
import { systemClock } from "../core/clock.ts";
import { ConfigError, readConfig } from "../core/config/config.ts";
import { failCommand } from "../server/start/failure.ts";
import { openDisk } from "../core/storage/disk.ts";

/**
 * Writes one sealed archive of the configured installation, whether or not it is running: `npm run backup --
 * FILE`, or in the image `node api/dist/backup.js FILE`.
 */
try {
  const config = readConfig(process.env);
  const [path, ...more] = process.argv.slice(2);
  if (!path || more.length > 0) throw new ConfigError(["Di en qué archivo: npm run backup -- ARCHIVO"]);
  const [key] = backupKeys(config.backupKey);
  if (!key) throw new Error("there is always a first key");
  const { modules } = await import("../modules.ts");
  const { secretColumns } = await import("../app.services.ts");
  const begun = performance.now();
  const counted = await inPlaceOf(config, true, async (place) =>
    makeBackup(
      {
        place,
        disk: await openDisk(config),
        secrets: secretColumns(modules),
        key,
        now: systemClock.now(),
      },
      path,
    ),
  );
  process.stdout.write(`Respaldo listo en ${path}: ${countedText(counted, performance.now() - begun)}\n`);
} catch (error) {
  failCommand(error);
}
