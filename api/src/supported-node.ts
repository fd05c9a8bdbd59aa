import { refusalOfNode } from "../../scripts/node-version.mjs";

/**
 * Ends the process with one sentence on a Node that package.json does not name. What is imported is read
 * before anything runs: a program imports this file alone, and the rest of itself once this was called.
 */
export function refuseOtherNodes(code = 1): void {
  const refusal = refusalOfNode(process.versions.node);
  if (!refusal) return;
  process.stderr.write(`${refusal}\n`);
  process.exit(code);
}
