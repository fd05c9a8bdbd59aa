import { build } from "./built.mjs";

/** Starts Travesía in this process: builds first what is missing or older than its sources. */
const status = build("api", "web");
if (status !== 0) process.exit(status);

await import("../api/dist/main.js");
