import "reflect-metadata";
import { inPlaceOf, openSession } from "../server/backup/sessions.ts";
import { ConfigError, readConfig } from "../core/config/config.ts";
import { type Rotated, rotateKeys } from "../core/secrets/rotate-keys.ts";
import { failCommand } from "../server/start/failure.ts";

/**
 * Encrypts the secrets of the configured installation with a new key, while people work and without a
 * restart: `npm run keys:rotate`, or in the image `node api/dist/keys-rotate.js`. After an interruption,
 * running it again continues the rotation.
 */
try {
  const config = readConfig(process.env);
  const { modules } = await import("../modules.ts");
  const { secretColumns } = await import("../app.services.ts");
  const rotated = await inPlaceOf(config, true, async ({ url }) => {
    const session = await openSession(url);
    try {
      return await rotateKeys(session, config, secretColumns(modules));
    } finally {
      await session.end().catch(() => undefined);
    }
  });
  process.stdout.write(`${linesOf(rotated).join("\n")}\n`);
  const broken = rotated.columns.flatMap(({ column, broken: ids }) =>
    ids.map(
      (id) => `${column.table}.${column.column} no abre en la fila ${id}: se alteró o es de otra fila.`,
    ),
  );
  if (broken.length > 0) throw new ConfigError(broken);
} catch (error) {
  failCommand(error);
}

function linesOf({ columns, name, others }: Rotated): readonly string[] {
  const counts = columns.map(
    ({ column, count, total }) =>
      `${column.table}.${column.column}: ${count.toLocaleString("es-CO")} cifrados de nuevo, ` +
      `de ${total.toLocaleString("es-CO")}.`,
  );
  const last =
    others === 0
      ? `Todo está cifrado con la llave de ${name}.`
      : `Todo está cifrado con la primera llave de ${name}: guarda una copia aparte y quita ya la ` +
        "anterior, que solo abre los respaldos de antes.";
  return [...counts, last];
}
