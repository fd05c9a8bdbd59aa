import { registerEnum } from "../../../core/enums.ts";

/** Pages of a contract that links of its client open: to sign, to pay online, and the trip itself. */
export const LinkedPage = { signature: "signature", payment: "payment", trip: "trip" } as const;
export type LinkedPage = keyof typeof LinkedPage;
registerEnum(LinkedPage, { name: "LinkedPage", label: "Página del contrato" });
