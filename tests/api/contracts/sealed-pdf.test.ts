import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { ConfigError } from "../../../api/src/core/config/config.ts";
import { onDatabase, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { isIntact, signaturesOf } from "../../support/pdf-signature.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { aSignedContract, type StoryContract } from "../../support/story/contracts.ts";
import { anAuthority, type Authority } from "../../support/time-stamps.ts";

const KEY = Buffer.alloc(32, 7).toString("base64");
const P12 = fileURLToPath(new URL("../../support/signing.p12", import.meta.url));
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const pdfOf = async (app: TestApp, { id }: StoryContract): Promise<Buffer> => {
  const client = app.as("owner");
  const { contractPdf } = await client.ask(`query ($id: ID!) { contractPdf(id: $id) { url } }`, { id });
  return (await client.rest("GET", new URL(contractPdf.url).pathname)).bytes;
};
const verified = async (app: TestApp, pdf: Buffer) => {
  const code = /[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}/.exec((await pagesOf(pdf)).at(-1) ?? "")?.[0];
  const { documentVerification } = await app
    .as(null)
    .ask(
      `query ($code: String!) { documentVerification(code: $code) { sha256 furtherSha256 priorSha256 } }`,
      {
        code,
      },
    );
  return documentVerification as { sha256: string; furtherSha256: string[]; priorSha256: string };
};

let app: TestApp;
let signed: Buffer;
beforeAll(async () => {
  app = await anAppWithSales({ SECRETS_KEY: KEY });
  const contract = await aSignedContract(app);
  await app.runJobs();
  signed = await pdfOf(app, contract);
});

describe("a signed contract's PDF", () => {
  it("is signed in the agency's name, over every byte, as PAdES asks", () => {
    const [signature, ...more] = signaturesOf(signed);
    expect(more).toEqual([]);
    expect(signature).toMatchObject({
      kind: "ETSI.CAdES.detached",
      intact: true,
      stamped: false,
      reach: signed.length,
    });
    expect(signature?.signer?.subject).toContain("CN=Travesía Viajes S.A.S. (documentos)");
    expect(isIntact(signed)).toBe(true);
  });

  it("shows every changed byte, and anything appended", () => {
    const contents = signed.indexOf("/Contents <");
    const behind = signed.indexOf(">", contents);
    const [contentsBegin, step] = [contents + "/Contents ".length, 499];
    for (let at = 0; at < signed.length; at += at < behind ? step : 7) {
      if (at >= contentsBegin && at <= behind) continue;
      const tampered = Buffer.from(signed);
      tampered[at] = (tampered[at] ?? 0) ^ 1;
      expect([at, isIntact(tampered)]).toEqual([at, false]);
    }
    expect(isIntact(Buffer.concat([signed, Buffer.from("\n% más")]))).toBe(false);
  });

  it("is signed by one key of the installation, however many processes make it, kept wrapped", async () => {
    const own = await anAppWithSales({ SECRETS_KEY: KEY });
    const { dataDir } = own.app.services.config;
    const other = await onDatabase(own.databaseUrl, dataDir, { SECRETS_KEY: KEY });
    const page = await app.app.services.pdf.print({
      title: "Prueba",
      author: "Prueba",
      createdAt: own.clock.now(),
      footer: "",
      content: ["Hola"],
    });
    const sealed = await Promise.all([own, other].map((one) => one.app.services.sealer.seal(page, "Prueba")));
    const keys = sealed.map(({ bytes }) => signaturesOf(bytes)[0]?.signer?.fingerprint256);
    expect(new Set(keys).size).toBe(1);
    const [kept, ...more] = await own.app.services.orm.em
      .fork()
      .execute<{ value: string }[]>("select value from secrets where name = 'signing'");
    expect(more).toEqual([]);
    expect(kept?.value).toMatch(/^sealed:v1:/);
    await other.close();
  });

  it("is signed with the certificate that the operator brings, and a wrong password refuses to start", async () => {
    const brought = { SIGNING_P12: P12, SIGNING_P12_PASSWORD: "prueba" };
    const own = await anAppWithSales(brought);
    const contract = await aSignedContract(own);
    await own.runJobs();
    const pdf = await pdfOf(own, contract);
    expect(isIntact(pdf)).toBe(true);
    expect(signaturesOf(pdf)[0]?.signer?.subject).toContain("CN=Viajes de Prueba");
    await expect(anAppWithSales({ ...brought, SIGNING_P12_PASSWORD: "otra" })).rejects.toThrow(
      new ConfigError(["SIGNING_P12 no se puede abrir con SIGNING_P12_PASSWORD."]),
    );
  });
});

describe("a time stamp", () => {
  let authority: Authority;
  let stamping: TestApp;
  beforeAll(async () => {
    authority = await anAuthority();
    stamping = await anAppWithSales({ TSA_URL: authority.url });
  });

  it("is in the signature where the authority answers", async () => {
    authority.answers = "rightly";
    const contract = await aSignedContract(stamping);
    await stamping.runJobs();
    const pdf = await pdfOf(stamping, contract);
    expect(signaturesOf(pdf)).toMatchObject([{ intact: true, stamped: true }]);
    expect((await verified(stamping, pdf)).furtherSha256).toEqual([]);
  });

  it("that comes later makes a further version behind the first, which stays and is verified too", async () => {
    authority.answers = "not";
    const contract = await aSignedContract(stamping);
    await stamping.runJobs();
    const first = await pdfOf(stamping, contract);
    expect(signaturesOf(first)).toMatchObject([{ intact: true, stamped: false }]);

    authority.answers = "something-else";
    stamping.clock.advance({ minutes: 6 });
    await stamping.sweep();
    expect(sha256(await pdfOf(stamping, contract))).toBe(sha256(first));

    authority.answers = "rightly";
    stamping.clock.advance({ minutes: 11 });
    await stamping.sweep();
    const second = await pdfOf(stamping, contract);
    expect(second.subarray(0, first.length).equals(first)).toBe(true);
    expect(isIntact(second)).toBe(true);
    expect(signaturesOf(second).map(({ kind }) => kind)).toEqual(["ETSI.CAdES.detached", "ETSI.RFC3161"]);
    expect(await verified(stamping, second)).toMatchObject({
      sha256: sha256(first),
      furtherSha256: [sha256(second)],
    });

    const asked = authority.asked;
    stamping.clock.advance({ minutes: 60 });
    await stamping.sweep();
    expect(authority.asked).toBe(asked);
    const rows = await stamping.app.services.orm.em.fork().execute(
      `select v.number, v.level, p.sha256 from signed_versions v
         join contract_versions p on p.id = v.version_id where p.contract_id = ? order by v.number`,
      [contract.id],
    );
    expect(rows).toEqual([
      { number: 1, level: "b_b", sha256: sha256(first) },
      { number: 2, level: "b_t", sha256: sha256(second) },
    ]);
  });
});
