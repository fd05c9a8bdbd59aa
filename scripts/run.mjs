import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { build, isOld } from "./built.mjs";
import "./by-place.mjs";

// A program that has not changed is compiled once: the next start reads what this one keeps when it leaves.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));

/**
 * Starts Travesía in this process: takes the port, which needs no build since Node reads its source, then
 * builds what is missing or older than its sources, and brings up what is built.
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
// A build that went on after this process would write into that of the next start.
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
