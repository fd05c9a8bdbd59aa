import { refusalOfNode } from "../../scripts/node-version.mjs";

/**
 * Ends the process with one sentence on a Node version that package.json does not allow. Imports are
 * evaluated before any code runs, so a program first imports only this file, and its other modules after this
 * call.
 */
export function refuseOtherNodes(code = 1): void {
  const refusal = refusalOfNode(process.versions.node);
  if (!refusal) return;
  process.stderr.write(`${refusal}\n`);
  process.exit(code);
}
