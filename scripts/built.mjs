import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
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
    from: ["api/src", "api/tsconfig.json", "api/tsconfig.build.json", ...shared],
  },
  web: {
    made: "web/dist/index.html",
    from: ["web/src", "web/index.html", "web/public", "web/vite.config.ts", "web/.env", "api/src", ...shared],
  },
};

/**
 * Builds those of the named parts (`api`, `web`) that are missing or older than their sources; answers the
 * exit code, 0 when all stand.
 */
export function build(...names) {
  for (const name of names) {
    const { made, from } = parts[name];
    if (changedAt(made) > changedAt(...from)) continue;
    process.stdout.write(`Construyendo ${name}…\n`);
    const { status } = spawnSync("npm", ["run", "--silent", `build:${name}`], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
      // Whatever the caller runs as, what is served is the production build.
      env: { ...process.env, NODE_ENV: "production" },
    });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}
