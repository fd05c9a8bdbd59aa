import { formatCop } from "@travesia/api/cop";

/** Returns an amount with its cents where it has some: `$ 1.400.000,82`. */
export function exactAmount(amount: number, cents: number): string {
  const whole = amount === 0 && cents < 0 ? formatCop(-1).replace("1", "0") : formatCop(amount);
  return cents === 0 ? whole : `${whole},${Math.abs(cents).toString().padStart(2, "0")}`;
}
