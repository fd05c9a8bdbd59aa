/** An object store, parsed from its address. */
export interface StorageAddress {
  readonly bucket: string;
  readonly region: string;
  /** Base address of the store; null for Amazon S3 itself. */
  readonly endpoint: string | null;
  /** False for a store that does not accept checksums of uploads. */
  readonly checksums: boolean;
  /** Credentials of the store; when null, the SDK reads them from the environment. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

const FORM =
  "debe ser s3://LLAVE:SECRETO@SERVIDOR/DEPÓSITO, con ?region=…&tls=false&checksums=false si hacen falta";
const CODES =
  "en la llave y el secreto, los signos van con su código: " +
  "/ es %2F, + es %2B, = es %3D, ? es %3F, # es %23, @ es %40, : es %3A y % es %25.";

const parameters = ["region", "tls", "checksums"];

/**
 * Parses `s3://KEY:SECRET@HOST[:PORT]/BUCKET?region=…&tls=false&checksums=false`. Without a path, the host is
 * the name of a bucket at Amazon S3. @throws Error that completes «STORAGE_URL …» and contains no part of a
 * secret.
 */
export function storageAddress(text: string): StorageAddress {
  // The first sign that ends the part with the secret is within the secret.
  if (/^s3:\/\/[^/?#]*[/?#].*@/.test(text) || /%(?![0-9a-f]{2})/i.test(text))
    throw new Error(`tiene un signo sin codificar: ${CODES}`);
  if (!URL.canParse(text) || !text.startsWith("s3://")) throw new Error(`${FORM}; ${CODES}`);
  const { username, password, host, pathname, searchParams } = new URL(text);
  const bucket = pathname.replace(/^\/|\/$/g, "");
  if (!host || bucket.includes("/"))
    throw new Error(`${FORM}: el depósito va solo, sin carpetas dentro de él.`);
  if (Boolean(username) !== Boolean(password))
    throw new Error(`${FORM}: la llave y el secreto van los dos, o ninguno para tomarlos del ambiente.`);
  const other = [...searchParams.keys()].find((name) => !parameters.includes(name));
  if (other) throw new Error(`tiene ?${other}=, que no existe: admite ${parameters.join(", ")}.`);
  const region = searchParams.get("region") ?? "us-east-1";
  if (!/^[a-z0-9-]+$/i.test(region))
    throw new Error("tiene una región vacía o con signos: escribe ?region=us-east-1, o la de tu proveedor.");
  const plain = flag(searchParams, "tls") ? "https" : "http";
  return {
    bucket: bucket || host,
    region,
    endpoint: bucket ? `${plain}://${host}` : null,
    checksums: flag(searchParams, "checksums"),
    credentials: username
      ? { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
      : null,
  };
}

function flag(searchParams: URLSearchParams, name: string): boolean {
  const word = searchParams.get(name) ?? "true";
  if (word !== "true" && word !== "false") throw new Error(`tiene ?${name}=${word}: debe ser true o false.`);
  return word === "true";
}

/** Returns the address of an object store unchanged, if it can be parsed. */
export function writtenStorage(text: string): string {
  storageAddress(text);
  return text;
}
