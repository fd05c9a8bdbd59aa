import { readFileSync } from "node:fs";

/** Certificate for signing documents that the operator provides; null when the installation generates one. */
export type SigningConfig = {
  /** The PKCS #12 file in base64. */
  readonly p12: string;
  readonly password: string;
} | null;

/** Reads the PKCS #12 file at the path in `SIGNING_P12`, with its password. */
export function readSigning(text: (name: string) => string | null, lines: string[]): SigningConfig {
  const file = text("SIGNING_P12");
  const password = text("SIGNING_P12_PASSWORD") ?? "";
  if (file === null) {
    if (password) lines.push("SIGNING_P12_PASSWORD no sirve sin SIGNING_P12.");
    return null;
  }
  try {
    return { p12: readFileSync(file).toString("base64"), password };
  } catch {
    lines.push("SIGNING_P12 debe ser la ruta de un archivo PKCS #12 (.p12 o .pfx) que se pueda leer.");
    return null;
  }
}
