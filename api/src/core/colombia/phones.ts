/**
 * Returns a Colombian phone as it is stored, `+573001234567`: a mobile (3 and 9 digits) or a landline (60,
 * 1–8, 7 digits); null when it is neither.
 */
export function normalPhone(input: string): string | null {
  const digits = input.replace(/[\s()-]/g, "").replace(/^(\+57|57(?=\d{10}$))/, "");
  return /^(3\d{9}|60[1-8]\d{7})$/.test(digits) ? `+57${digits}` : null;
}

/** Returns whether a phone is a mobile, on which a person is found without an e-mail. */
export const isMobile = (input: string | null | undefined): boolean =>
  normalPhone(input ?? "")?.startsWith("+573") ?? false;

/** Returns the fault of a phone as a sentence in Spanish, or null. */
export function phoneProblem(input: string | null | undefined): string | null {
  if (!input?.trim()) return "El teléfono es requerido";
  return normalPhone(input)
    ? null
    : "Formato de teléfono inválido. Ejemplos válidos: 3001234567, 6011234567, +573001234567";
}

/** Returns a phone as a person reads it: `300 123 4567`, `(601) 123 4567`; another text stays as it is. */
export function formatPhone(phone: string): string {
  const digits = normalPhone(phone)?.slice(3);
  if (!digits) return phone;
  const [area, middle, last] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return area.startsWith("60") ? `(${area}) ${middle} ${last}` : `${area} ${middle} ${last}`;
}

/** Returns a phone of which its last digits are shown: `••• 1234`. */
export const maskedPhone = (phone: string): string => `••• ${phone.slice(-4)}`;
