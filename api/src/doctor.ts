import { refuseOtherNodes } from "./supported-node.ts";

// For a monitor 1 is a warning.
refuseOtherNodes(2);
await import("./commands/doctor.ts");
