import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Server and web application for developers: both start again, or show the change, when a file is saved. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const programs = [
  ["tsc", "-p", "pages/tsconfig.build.json", "--watch", "--preserveWatchOutput"],
  ["tsx", "watch", "--tsconfig", "api/tsconfig.json", "api/src/main.ts"],
  ["vite", "web"],
].map(([command, ...words]) =>
  spawn(command, words, { cwd: root, stdio: "inherit", shell: process.platform === "win32" }),
);

const end = () => programs.forEach((program) => program.kill("SIGTERM"));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, end);
for (const program of programs) program.on("exit", end);
