import "reflect-metadata";
import { systemClock } from "./core/clock.ts";
import { readConfig } from "./core/config/config.ts";
import { takeConsole } from "./core/log/console.ts";
import { openLog } from "./core/log/log.ts";
import { startFailure } from "./core/config/start-failure.ts";

try {
  const config = readConfig(process.env);
  // Read before the program, which takes a second or two: who mistyped a variable hears of it at once.
  const [{ createApp }, { beforeServing }, { seedDemo }, { modules }] = await Promise.all([
    import("./app.ts"),
    import("./app.opening.ts"),
    import("./app.seed.ts"),
    import("./modules.ts"),
  ]);
  const log = openLog(config.logLevel);
  takeConsole(log);
  const start = () => createApp({ config, clock: systemClock, log, modules });
  let app = await start();
  try {
    if (config.demo && (await seedDemo(app.services, modules, app)) === "broken off") {
      await app.close();
      app = await start();
      await seedDemo(app.services, modules, app);
    }
    await beforeServing(app.services);
    app.shutdown.onSignals();
    app.shutdown.onDefects();
    await app.listen();
    if (config.jobs) await app.worker.start();
    process.stdout.write(`Travesía está lista en ${config.publicUrl}\n`);
  } catch (error) {
    await app.close();
    throw error;
  }
} catch (error) {
  const lines = startFailure(error);
  process.stderr.write(
    lines ? `${lines.join("\n")}\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
