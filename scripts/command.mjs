import { refusalOfNode } from "./node-version.mjs";

/**
 * Runs a command of the built program, `node scripts/command.mjs NAME …`; builds it first where it is missing
 * or older than its sources.
 */
const refusal = refusalOfNode(process.versions.node);
if (refusal) {
  process.stderr.write(refusal + "\n");
  process.exit(1);
}
const { build, isOld } = await import("./built.mjs");
try {
  if (isOld("api")) await build("api", new AbortController().signal);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
const [name] = process.argv.splice(2, 1);
await import(`../api/dist/${name}.js`);
