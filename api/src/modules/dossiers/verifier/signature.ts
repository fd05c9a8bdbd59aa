// Runs in a browser, out of `verificar.html` alone: it imports nothing from beyond this folder.

import { hex, isSame, textOf } from "./bytes.ts";

/** One element of DER, the encoding of certificates and signatures. */
interface Der {
  readonly tag: number;
  readonly begin: number;
  readonly body: number;
  readonly end: number;
}

function derAt(bytes: Uint8Array, begin: number): Der {
  const first = bytes[begin + 1] ?? 0;
  const more = first < 128 ? 0 : first - 128;
  let length = more === 0 ? first : 0;
  for (let place = 0; place < more; place += 1) length = length * 256 + (bytes[begin + 2 + place] ?? 0);
  const body = begin + 2 + more;
  if (body + length > bytes.length) throw new Error("cut off");
  return { tag: bytes[begin] ?? 0, begin, body, end: body + length };
}

function partsOf(bytes: Uint8Array, { body, end }: Der): Der[] {
  const parts: Der[] = [];
  for (let at = body; at < end; at = parts.at(-1)!.end) parts.push(derAt(bytes, at));
  return parts;
}

const curves: Readonly<Record<string, readonly [name: string, width: number]>> = {
  "2a8648ce3d030107": ["P-256", 32],
  "2b81040022": ["P-384", 48],
  "2b81040023": ["P-521", 66],
};

/** Returns the subject's name in an X.509 certificate, and its key. */
export function certificateOf(der: Uint8Array) {
  const [signed] = partsOf(der, derAt(der, 0));
  const parts = partsOf(der, signed!);
  const from = parts[0]!.tag === 0xa0 ? 1 : 0;
  const [subject, key] = [parts[from + 4]!, parts[from + 5]!];
  const bodyOf = (part: Der) => der.subarray(part.body, part.end);
  const names = partsOf(der, subject).flatMap((set) => partsOf(der, set));
  const common = names.map((pair) => partsOf(der, pair)).find(([id]) => hex(bodyOf(id!)) === "550403");
  const [kind, curve] = partsOf(der, partsOf(der, key)[0]!);
  const [named, width] = (curve && curves[hex(bodyOf(curve))]) ?? [null, null];
  const algorithm =
    hex(bodyOf(kind!)) === "2a8648ce3d0201"
      ? { name: "ECDSA", namedCurve: named ?? "" }
      : { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  return {
    name: common ? textOf(bodyOf(common[1]!)) : "",
    key: der.slice(key.begin, key.end),
    algorithm,
    width,
  };
}

/**
 * Returns both numbers of a DER signature concatenated, as browsers require. Each number has only one valid
 * DER form.
 */
export function plainSignature(der: Uint8Array, width: number): Uint8Array {
  const whole = derAt(der, 0);
  const plain = new Uint8Array(2 * width);
  const again: number[] = [];
  const numbers = partsOf(der, whole);
  if (numbers.length !== 2) throw new Error("not two numbers");
  for (const [place, { body, end }] of numbers.entries()) {
    let digits = [...der.subarray(body, end)];
    while (digits[0] === 0) digits = digits.slice(1);
    if (digits.length > width) throw new Error("too long");
    plain.set(digits, (place + 1) * width - digits.length);
    if ((digits[0] ?? 128) > 127) digits = [0, ...digits];
    again.push(2, digits.length, ...digits);
  }
  const length = again.length < 128 ? [again.length] : [129, again.length];
  if (!isSame(der, Uint8Array.from([48, ...length, ...again]))) throw new Error("another form");
  return plain;
}
