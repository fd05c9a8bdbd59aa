import "reflect-metadata";
import { lastBeforeUpgrade, rowsSince } from "../server/backup/before-upgrade.ts";
import { type Archive, backupKeys, openArchive } from "../server/backup/read-archive.ts";
import { refuseUnfit, restoreBackup } from "../server/backup/restore-backup.ts";
import { inPlaceOf } from "../server/backup/sessions.ts";
import { countedText, saidCount } from "../server/backup/texts.ts";
import { type Config, ConfigError, readConfig } from "../core/config/config.ts";
import type { Place } from "../server/open-database.ts";
import { openLog } from "../core/log/log.ts";
import { presentKeys } from "../core/secrets/open-secrets.ts";
import { failCommand } from "../server/start/failure.ts";
import { openDisk } from "../core/storage/disk.ts";

const USAGE =
  "Di qué archivo: npm run restore -- ARCHIVO, o npm run restore -- --before-upgrade para volver a antes de " +
  "la última actualización.";

/** Tables whose rows are counted before they are lost, each with its singular and plural name. */
const counted = [
  { table: "quotes", at: "created_at", one: "cotización", many: "cotizaciones" },
  { table: "contracts", at: "created_at", one: "contrato", many: "contratos" },
  { table: "payments", at: "created_at", one: "pago", many: "pagos" },
  { table: "customers", at: "created_at", one: "cliente", many: "clientes" },
  { table: "audit_entries", at: "at", one: "línea de la historia", many: "líneas de la historia" },
] as const;

/**
 * Restores an archive into the configured installation, which must be empty; with `--before-upgrade` it
 * restores the rows from before the last upgrade: `npm run restore -- FILE`, or in the image `node
 * api/dist/restore.js FILE`.
 */
try {
  const config = readConfig(process.env);
  const words = process.argv.slice(2);
  const keys = backupKeys(config.backupKey);
  if (words[0] === "--before-upgrade" && words.slice(1).every((word) => word === "--yes"))
    await goBack(config, await lastBeforeUpgrade(config.backupDir, keys), words.includes("--yes"));
  else if (words.length === 1 && !words[0]?.startsWith("--"))
    await restoreFile(config, await openArchive(words[0] ?? "", keys));
  else throw new ConfigError([USAGE]);
} catch (error) {
  failCommand(error);
}

async function restoreFile(config: Config, archive: Archive): Promise<void> {
  if (!archive.header.files)
    throw new ConfigError([
      "Este respaldo es el de antes de una actualización y no trae los archivos: " +
        "úsalo con npm run restore -- --before-upgrade.",
    ]);
  await refuseUnfit(archive, await presentKeys(config));
  await inPlaceOf(config, false, (place) => restoreInto(config, archive, place, false));
}

async function goBack(config: Config, archive: Archive, isSure: boolean): Promise<void> {
  await refuseUnfit(archive, await presentKeys(config));
  await inPlaceOf(config, true, async (place) => {
    const counts = await rowsSince(place.ownerUrl, archive.header.created, counted);
    const lost = counted
      .map(({ one, many }, row) => saidCount(counts[row] ?? 0, one, many))
      .filter((_, row) => (counts[row] ?? 0) > 0);
    process.stdout.write(
      `Volver a ${spoken(archive.header.created)}, antes de la última actualización ` +
        `(${archive.header.migration}). Se pierde lo hecho desde entonces: ` +
        `${lost.length > 0 ? lost.join(", ") : "nada"}.\n`,
    );
    if (!isSure)
      throw new ConfigError(["No se cambió nada. Para hacerlo: npm run restore -- --before-upgrade --yes"]);
    await restoreInto(config, archive, place, true);
    process.stdout.write("Inicia ahora la versión anterior de Travesía: esta volvería a actualizar.\n");
  });
}

async function restoreInto(config: Config, archive: Archive, place: Place, replaces: boolean): Promise<void> {
  const begun = performance.now();
  const figures = await restoreBackup(
    { place, disk: await openDisk(config), log: openLog("error"), replaces },
    archive,
  );
  process.stdout.write(`Respaldo restaurado: ${countedText(figures, performance.now() - begun)}\n`);
}

/** Returns a time in Bogotá as a sentence shows it: «26 de noviembre de 2026, 10:02 a. m.». */
function spoken(instant: string): string {
  return new Intl.DateTimeFormat("es-CO", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "America/Bogota",
  }).format(new Date(instant));
}
