import { formatCents, formatCop } from "@travesia/api/cop";

/** Returns an amount with its cents where it has some: `$ 1.400.000,82`. */
export const exactAmount = (amount: number, cents: number): string =>
  cents === 0 ? formatCop(amount) : formatCents(amount * 100 + cents);
