import { createApp } from "../src/app.ts";
import { seedDemo } from "../src/app.seed.ts";
import { systemClock } from "../src/core/clock.ts";
import { readConfig } from "../src/core/config/config.ts";
import { openLog } from "../src/core/log/log.ts";
import { modules } from "../src/modules.ts";

/**
 * Makes the demo data in the database of the environment, unless it has an account, and leaves.
 */
const config = readConfig(process.env);
if (config.production) {
  process.stderr.write("En producción no hay datos de demostración: no se cambió nada.\n");
  process.exit(1);
}
const app = await createApp({ config, clock: systemClock, log: openLog("warn"), modules });
try {
  const seeding = await seedDemo(app.services, modules, app);
  const said = {
    made: "Los datos de demostración están listos",
    whole: "La base de datos ya tiene los datos de demostración: no se cambió nada",
    "somebody's": "La base de datos ya tiene cuentas: no se cambió nada",
    "taken away": "Había una demostración a medias y se borró: ejecuta npm run seed otra vez",
    kept: "Hay una demostración a medias con la que alguien ya trabajó: no se cambió nada",
  };
  process.stdout.write(`${said[seeding]}\n`);
} finally {
  await app.close();
}
