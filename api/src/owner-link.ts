import { refuseOtherNodes } from "./supported-node.ts";

refuseOtherNodes();
await import("./commands/owner-link.ts");
