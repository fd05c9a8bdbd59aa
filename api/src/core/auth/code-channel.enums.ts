import { registerEnum } from "../enums.ts";

/** Channels by which a one-time code is sent to a client; each code uses one of them. */
export const CodeChannel = { mail: "mail", sms: "sms" } as const;
export type CodeChannel = keyof typeof CodeChannel;
registerEnum(CodeChannel, { name: "CodeChannel", label: "Medio del código" });
