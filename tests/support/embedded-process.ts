import { startEmbedded } from "../../api/src/server/postgres/embedded.ts";

/**
 * A process of its own that holds the embedded server of a folder: says where it is, and leaves when its
 * input ends.
 */
const server = await startEmbedded(process.argv[2] ?? "");
const { url, ownerUrl, sharedUrl, pid } = server;
process.stdout.write(`${JSON.stringify({ url, ownerUrl, sharedUrl, pid })}\n`);
process.stdin.resume();
process.stdin.once(
  "end",
  () => void server.stop(Number(process.argv[3] ?? 3_000)).then(() => process.exit(0)),
);
