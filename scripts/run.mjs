import { build, isOld } from "./built.mjs";

/**
 * Starts Travesía in this process: takes the port, which needs no build since Node reads its source, then
 * builds what is missing or older than its sources, and brings up what is built.
 */
const { begin } = await import("../api/src/core/start/begin.ts").catch((error) => {
  if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  process.stderr.write("Faltan los paquetes de Travesía: ejecuta «npm ci» e inicia de nuevo.\n");
  process.exit(1);
});
const start = await begin();

const { progress } = start;
const names = { api: "construcción: servidor", web: "construcción: pantallas" };
const old = Object.keys(names).filter(isOld);
progress.plan(old.map((name) => names[name]));
const built = await Promise.allSettled(
  old.map((name) => progress.run(names[name], () => build(name, progress.leaving))),
);
const failed = built.find(({ status }) => status === "rejected");
if (failed && !progress.leaving.aborted) process.stderr.write(`${failed.reason.message}\n`);
if (failed) process.exit(progress.leaving.aborted ? 0 : 1);

const { finish } = await import("../api/dist/app.start.js");
await finish(start);
