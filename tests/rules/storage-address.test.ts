import { describe, expect, it } from "vitest";
import { readConfig } from "../../api/src/core/config/config.ts";
import { storageAddress } from "../../api/src/core/config/storage-address.ts";

const SECRET = "wJalr/XUtn+FEMI/K7?MD#ENG%b=P:x@Rf";
const plain = { region: "us-east-1", checksums: true, credentials: null };
const keys = { accessKeyId: "AKIA", secretAccessKey: "secreto" };

describe("STORAGE_URL names a store", () => {
  it.each([
    ["s3://mi-deposito", { ...plain, bucket: "mi-deposito", endpoint: null }],
    [
      "s3://mi-deposito?region=sa-east-1",
      { ...plain, region: "sa-east-1", bucket: "mi-deposito", endpoint: null },
    ],
    ["s3://AKIA:secreto@mi-deposito", { ...plain, credentials: keys, bucket: "mi-deposito", endpoint: null }],
    ["s3://minio:9000/archivos", { ...plain, bucket: "archivos", endpoint: "https://minio:9000" }],
    ["s3://minio:9000/archivos/?tls=false", { ...plain, bucket: "archivos", endpoint: "http://minio:9000" }],
    ["s3://minio/archivos?tls=true", { ...plain, bucket: "archivos", endpoint: "https://minio" }],
    [
      "s3://AKIA:secreto@s3.example.com/archivos?region=auto&tls=false&checksums=false",
      {
        bucket: "archivos",
        region: "auto",
        endpoint: "http://s3.example.com",
        checksums: false,
        credentials: keys,
      },
    ],
  ])("%s", (address, expected) => {
    expect(storageAddress(address)).toEqual(expected);
    expect(readConfig({ STORAGE_URL: address }).storageUrl).toBe(address);
  });

  it("with any sign in the secret, by its code", () => {
    const address = `s3://AKIA:${encodeURIComponent(SECRET)}@minio/archivos?region=auto`;
    expect(storageAddress(address).credentials).toEqual({ accessKeyId: "AKIA", secretAccessKey: SECRET });
  });
});

describe("STORAGE_URL is refused", () => {
  const refusal = (address: string): string => {
    try {
      return readConfig({ STORAGE_URL: address }).storageUrl ?? "";
    } catch (error) {
      return (error as Error).message;
    }
  };
  const CODES =
    "en la llave y el secreto, los signos van con su código: " +
    "/ es %2F, + es %2B, = es %3D, ? es %3F, # es %23, @ es %40, : es %3A y % es %25.";
  const FORM =
    "STORAGE_URL debe ser s3://LLAVE:SECRETO@SERVIDOR/DEPÓSITO, " +
    "con ?region=…&tls=false&checksums=false si hacen falta";

  // The last of them would be read as another server at port 12.
  it.each(["se/creto", "se?creto", "se#creto", "se%creto", "12/creto"])(
    "with the codes of signs when its secret is %s, which it does not repeat",
    (secret) => {
      expect(refusal(`s3://AKIA:${secret}@minio/archivos?region=auto`)).toBe(
        `STORAGE_URL tiene un signo sin codificar: ${CODES}`,
      );
    },
  );

  it.each([
    ["https://minio/archivos", `${FORM}; ${CODES}`],
    ["s3://minio:puerto/archivos", `${FORM}; ${CODES}`],
    ["s3://minio/archivos/viejos", `${FORM}: el depósito va solo, sin carpetas dentro de él.`],
    [
      "s3://AKIA@minio/archivos",
      `${FORM}: la llave y el secreto van los dos, o ninguno para tomarlos del ambiente.`,
    ],
    [
      "s3://minio/archivos?region=",
      "STORAGE_URL tiene una región vacía o con signos: escribe ?region=us-east-1, o la de tu proveedor.",
    ],
    ["s3://minio/archivos?tls=no", "STORAGE_URL tiene ?tls=no: debe ser true o false."],
    ["s3://minio/archivos?checksums=", "STORAGE_URL tiene ?checksums=: debe ser true o false."],
    [
      "s3://minio/archivos?ssl=false",
      "STORAGE_URL tiene ?ssl=, que no existe: admite region, tls, checksums.",
    ],
  ])("as %s", (address, expected) => {
    expect(refusal(address)).toBe(expected);
  });
});
