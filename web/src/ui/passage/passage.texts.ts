import { counted } from "@travesia/api/colombia/spoken";

/** `1 viajero`, `4 viajeros`. */
export const travellersText = (travellers: number) => counted(travellers, "viajero", "viajeros");
