import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { fromBER, GeneralizedTime, Integer, ObjectIdentifier, OctetString, Sequence } from "asn1js";
import * as pki from "pkijs";
import { newSealKey } from "../../api/src/core/sealing/certificate.ts";
import { afterFile } from "./after-file.ts";

/** An authority for time stamps (RFC 3161) of this machine. */
export interface Authority {
  readonly url: string;
  /** Reaction to a request: stamps it, stamps something else, or is out of order. */
  answers: "rightly" | "something-else" | "not";
  /** Number of requests. */
  asked: number;
}

const oids = {
  signedData: "1.2.840.113549.1.7.2",
  tstInfo: "1.2.840.113549.1.9.16.1.4",
  policy: "1.2.3.4.1",
};
const messageDigest = "1.2.840.113549.1.9.4";

/** Opens it for this file. */
export async function anAuthority(): Promise<Authority> {
  const made = await newSealKey({ name: "Autoridad de prueba", nit: "900123456-8" }, new Date());
  if (!("privateKey" in made)) throw new Error("no key");
  const certificate = pki.Certificate.fromBER(new Uint8Array(Buffer.from(made.certificate, "base64")));
  const key = await crypto.subtle.importKey(
    "pkcs8",
    new Uint8Array(Buffer.from(made.privateKey, "base64")),
    { name: "ECDSA", namedCurve: "P-256" },
    false,
    ["sign"],
  );
  const server = createServer((request, response) => {
    authority.asked += 1;
    if (authority.answers === "not") return void response.writeHead(503).end();
    void text(request.setEncoding("latin1")).then(async (asked) => {
      const bytes = new Uint8Array(Buffer.from(asked, "latin1"));
      const { messageImprint } = new pki.TimeStampReq({ schema: fromBER(bytes).result });
      if (authority.answers === "something-else")
        messageImprint.hashedMessage = new OctetString({ valueHex: new Uint8Array(32).buffer });
      response.setHeader("content-type", "application/timestamp-reply");
      response.end(Buffer.from(await stamp(messageImprint)));
    });
  });

  async function stamp(messageImprint: pki.MessageImprint): Promise<ArrayBuffer> {
    const content = new Sequence({
      value: [
        new Integer({ value: 1 }),
        new ObjectIdentifier({ value: oids.policy }),
        messageImprint.toSchema(),
        new Integer({ value: authority.asked }),
        new GeneralizedTime({ valueDate: new Date() }),
      ],
    }).toBER(false);
    const digest = await crypto.subtle.digest("SHA-256", content);
    const signed = new pki.SignedData({
      version: 3,
      encapContentInfo: new pki.EncapsulatedContentInfo({
        eContentType: oids.tstInfo,
        eContent: new OctetString({ valueHex: content }),
      }),
      certificates: [certificate],
      signerInfos: [
        new pki.SignerInfo({
          sid: new pki.IssuerAndSerialNumber({
            issuer: certificate.issuer,
            serialNumber: certificate.serialNumber,
          }),
          signedAttrs: new pki.SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              new pki.Attribute({ type: messageDigest, values: [new OctetString({ valueHex: digest })] }),
            ],
          }),
        }),
      ],
    });
    await signed.sign(key, 0, "SHA-256");
    const token = new pki.ContentInfo({ contentType: oids.signedData, content: signed.toSchema(true) });
    return new Sequence({
      value: [new Sequence({ value: [new Integer({ value: 0 })] }), token.toSchema()],
    }).toBER(false);
  }

  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address() as { port: number };
  const authority: Authority = { url: `http://127.0.0.1:${address.port}`, answers: "rightly", asked: 0 };
  afterFile(() => new Promise<void>((closed) => server.close(() => closed())));
  return authority;
}
