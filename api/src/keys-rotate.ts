import { refuseOtherNodes } from "./supported-node.ts";

refuseOtherNodes();
await import("./commands/keys-rotate.ts");
