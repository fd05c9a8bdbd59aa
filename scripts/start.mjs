import { refusalOfNode } from "./node-version.mjs";

/**
 * Refuses a Node that is older than the versions in package.json, and starts Travesía otherwise. An old Node
 * reads this file and its import: neither has anything that was added to the language after 2020.
 */
const refusal = refusalOfNode(process.versions.node);
if (refusal) {
  process.stderr.write(refusal + "\n");
  process.exit(1);
}
import("./run.mjs");
