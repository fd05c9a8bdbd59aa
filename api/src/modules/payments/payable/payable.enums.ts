import { registerEnum } from "../../../core/enums.ts";

/** Types of records that clients pay for. */
export const PayableName = { contract: "contract", reservation: "reservation" } as const;
export type PayableName = keyof typeof PayableName;
registerEnum(PayableName, { name: "PayableKind", description: "Qué paga un cliente." });
