import { registerEnum } from "../../../core/enums.ts";

/** The kinds of things that clients pay for. */
export const PayableName = { contract: "contract", reservation: "reservation" } as const;
export type PayableName = keyof typeof PayableName;
registerEnum(PayableName, { name: "PayableKind", description: "Qué paga un cliente." });
