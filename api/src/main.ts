import { refuseOtherNodes } from "./supported-node.ts";

refuseOtherNodes();
const { begin } = await import("./server/start/begin.ts");
const { finish } = await import("./app.start.ts");
await finish(await begin());
