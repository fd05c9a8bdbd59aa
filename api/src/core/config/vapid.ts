import { createECDH } from "node:crypto";

/** Keys of browser push that the operator provides; null when the installation generates its own. */
export type VapidConfig = { readonly publicKey: string; readonly privateKey: string } | null;

/** Reads both keys, one pair of P-256 in base64url; null when neither is set. */
export function readVapid(text: (name: string) => string | null, lines: string[]): VapidConfig {
  const publicKey = text("VAPID_PUBLIC_KEY");
  const privateKey = text("VAPID_PRIVATE_KEY");
  if (!publicKey && !privateKey) return null;
  if (!publicKey || !privateKey) {
    lines.push("Define VAPID_PUBLIC_KEY y VAPID_PRIVATE_KEY juntas, o ninguna.");
    return null;
  }
  if (pairOf(privateKey) !== publicKey) {
    lines.push("VAPID_PRIVATE_KEY no es la llave privada de VAPID_PUBLIC_KEY (P-256 en base64url).");
    return null;
  }
  return { publicKey, privateKey };
}

function pairOf(privateKey: string): string | null {
  try {
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(privateKey, "base64url");
    return pair.getPublicKey("base64url");
  } catch {
    return null;
  }
}
