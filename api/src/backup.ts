import { refuseOtherNodes } from "./supported-node.ts";

refuseOtherNodes();
await import("./commands/backup.ts");
