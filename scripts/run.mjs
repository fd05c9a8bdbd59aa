import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { build, isOld } from "./built.mjs";
import "./by-place.mjs";

// An unchanged program is compiled once: the next start reads the cache that this one stores at its end.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));

/**
 * Starts Travesía in this process: takes the port, which needs no build since Node reads its source, then
 * builds the missing and outdated parts, and starts the build.
 */
const { begin } = await import("../api/src/server/start/begin.ts").catch((error) => {
  if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  process.stderr.write("Faltan los paquetes de Travesía: ejecuta «npm ci» e inicia de nuevo.\n");
  process.exit(1);
});
const start = await begin();

const { progress } = start;
const names = { api: "construcción: servidor", web: "construcción: pantallas" };
const old = Object.keys(names).filter(isOld);
progress.plan(old.map((name) => names[name]));
// A build that outlives this process would write into the next start's build.
const ended = new AbortController();
process.once("exit", () => ended.abort());
const leaving = AbortSignal.any([progress.leaving, ended.signal]);
const built = (name) =>
  old.includes(name) ? progress.run(names[name], () => build(name, leaving)) : Promise.resolve();

// The screens are built while the server that is built already makes its database and the demo.
const [server, screens] = [built("api"), built("web")];
screens.catch(() => undefined);
await server.catch((error) => {
  if (!progress.leaving.aborted) process.stderr.write(`${error.message}\n`);
  process.exit(progress.leaving.aborted ? 0 : 1);
});

const [{ finish }, { ConfigError }] = await Promise.all([
  import("../api/dist/app.start.js"),
  import("../api/dist/core/config/config.js"),
]);
const failed = (error) => Promise.reject(new ConfigError([error.message]));
await finish(start, { screens: screens.catch(failed) });
