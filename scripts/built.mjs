import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The latest change below the given files and folders, in milliseconds; 0 when there are none. */
const changedAt = (...paths) =>
  Math.max(
    0,
    ...paths.map((path) => {
      const state = statSync(join(root, path), { throwIfNoEntry: false });
      if (!state) return 0;
      if (!state.isDirectory()) return state.mtimeMs;
      return changedAt(...readdirSync(join(root, path)).map((entry) => join(path, entry)));
    }),
  );

const shared = ["package-lock.json", "tsconfig.base.json"];
const parts = {
  api: {
    made: "api/dist/main.js",
    from: [
      ...["pages", "api"].flatMap((part) =>
        ["src", "package.json", "tsconfig.json", "tsconfig.build.json"].map((path) => `${part}/${path}`),
      ),
      ...shared,
    ],
    tool: "node_modules/typescript7/bin/tsc",
    words: ["-b", "pages/tsconfig.build.json", "api/tsconfig.build.json"],
  },
  web: {
    made: "web/dist/index.html",
    from: [
      "web/src",
      "web/index.html",
      "web/public",
      "web/build",
      "web/vite.config.ts",
      "web/.env",
      "pages/src",
      "api/src",
      ...shared,
    ],
    tool: "node_modules/vite/bin/vite.js",
    words: ["build", "web"],
  },
};

/** File that exists while a part is built, so that an interrupted build is not taken for a whole one. */
const markOf = (name) => join(root, "node_modules/.cache", `building-${name}`);

/** Returns whether a part (`api`, `web`) is missing or older than its sources. */
export function isOld(name) {
  const { made, from } = parts[name];
  return existsSync(markOf(name)) || changedAt(made) <= changedAt(...from);
}

/** Message for when the packages that build are not there, or not for this machine. */
const noTools =
  "Faltan las herramientas que construyen Travesía (con NODE_ENV=production o --omit, npm no las instala): " +
  "ejecuta «npm ci --include=dev --include=optional» e inicia de nuevo.";

/**
 * Builds one part (`api`, `web`), whether or not it is old. `leaving` ends it.
 * @throws Error with the message for the person who builds.
 */
export async function build(name, leaving) {
  const { made, tool, words } = parts[name];
  if (!existsSync(join(root, tool))) throw new Error(noTools);
  mkdirSync(dirname(markOf(name)), { recursive: true });
  writeFileSync(markOf(name), "");
  const child = spawn(process.execPath, [join(root, tool), ...words], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    signal: leaving,
    // The production build is served, also when the caller runs as something else.
    env: { ...process.env, NODE_ENV: "production" },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  const status = await new Promise((done, fail) => child.once("error", fail).once("close", done));
  // The native part of a compiler or bundler is an optional package of its own.
  if (
    status !== 0 &&
    /native binding|@rolldown\/binding|Cannot find module '@|Unable to resolve @/.test(said)
  )
    throw new Error(noTools);
  if (status !== 0) throw new Error(`No se pudo construir Travesía (${name}):\n${said.trim()}`);
  // A compiler does not touch an output that has not changed.
  const now = new Date();
  utimesSync(join(root, made), now, now);
  rmSync(markOf(name));
}
