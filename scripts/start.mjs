import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Starts Travesía in this process: builds first what is missing or older than its sources.
 */
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
const parts = [
  { script: "build:api", made: "api/dist/main.js", from: ["api/src", "api/tsconfig.json", "api/tsconfig.build.json", ...shared] },
  { script: "build:web", made: "web/dist/index.html", from: ["web/src", "web/index.html", "web/public", "web/vite.config.ts", "web/.env", "api/src", ...shared] },
];

for (const { script, made, from } of parts) {
  if (changedAt(made) > changedAt(...from)) continue;
  process.stdout.write(`Construyendo ${script.slice("build:".length)}…\n`);
  const { status } = spawnSync("npm", ["run", "--silent", script], { cwd: root, stdio: ["ignore", "ignore", "inherit"], shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}

await import("../api/dist/main.js");
