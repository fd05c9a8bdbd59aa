import { maskedEmail } from "../colombia/emails.ts";

/** Every kind of audit entry and its detail. Modules add their own by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface AuditEntries {}

const personal =
  /^(email|phone|telefono|documento|documentoIdentidad|direccion|numeroCuenta|fechaNacimiento|password|token|nombre|apellido|name|lastname)/;

const mask = (value: unknown): unknown => {
  if (typeof value !== "string" || value === "") return value;
  // Not by index: half of a surrogate pair cannot be kept in JSON.
  const [first] = value;
  return value.includes("@") ? maskedEmail(value) : `${first}***`;
};

/** Reduces every text with personal data in a detail to its first letter, at any depth. */
export function masked(detail: unknown): unknown {
  if (Array.isArray(detail)) return detail.map(masked);
  if (detail === null || typeof detail !== "object" || detail instanceof Date) return detail;
  return Object.fromEntries(
    Object.entries(detail).map(([key, value]) => [
      key,
      personal.test(key) && typeof value !== "object" ? mask(value) : masked(value),
    ]),
  );
}
