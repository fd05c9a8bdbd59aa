import { createHash } from "node:crypto";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { jobContext } from "../../../api/src/core/jobs/context.ts";
import { Work } from "../../../api/src/core/mutation/work.ts";
import { certify } from "../../../api/src/modules/contracts/signature/certify.ts";
import { Signature } from "../../../api/src/modules/contracts/signature/signature.entity.ts";
import { START, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aSentContract, signIt, type StoryContract } from "../../support/story/contracts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
afterEach(() => app.clock.set(START));

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const em = () => app.app.services.orm.em.fork();
const pdfOf = async ({ id, token }: StoryContract, client = app.withLink(token)): Promise<Buffer> => {
  const { contractPdf } = await client.ask(`query ($id: ID!) { contractPdf(id: $id) { url } }`, { id });
  return (await client.rest("GET", new URL(contractPdf.url).pathname)).bytes;
};
const copies = async ({ number }: StoryContract) =>
  (await app.outbox("maria@example.com")).filter(({ subject }) => subject === `Contrato ${number} firmado`);
const versionsOf = ({ id }: StoryContract) =>
  em().execute<{ number: number; signed: boolean }[]>(
    "select number, signed from contract_versions where contract_id = ? order by number",
    [id],
  );
const aSignedOne = async () => {
  const contract = await aSentContract(app);
  const shown = await pdfOf(contract);
  await signIt(app, contract);
  return { contract, shown };
};
const signatureOf = async ({ id }: StoryContract) =>
  (await em().findOneOrFail(Signature, { contract: id })).id;
/** The queue gives it up, as it does after so many tries. */
const loseTheJob = (signatureId: string) =>
  em().execute(
    `select graphile_worker.permanently_fail_jobs(array(select j.id from graphile_worker._private_jobs j
      where j.payload->>'signatureId' = ?), 'lost')`,
    [signatureId],
  );

const both = [
  { number: 1, signed: false },
  { number: 2, signed: true },
];

describe("the certificate of a signature", () => {
  it("is made after the answer: until then one opens what was signed, and no mail says it is there", async () => {
    const { contract, shown } = await aSignedOne();
    expect(sha256(await pdfOf(contract))).toBe(sha256(shown));
    const MAKE = `mutation ($id: ID!) { generateContractPdf(id: $id) { pdf { url } } }`;
    await app.as("gerente").ask(MAKE, { id: contract.id });
    expect(await versionsOf(contract)).toEqual(both.slice(0, 1));
    expect(await copies(contract)).toEqual([]);

    await app.runJobs();
    expect((await pagesOf(await pdfOf(contract))).at(-1)).toContain("Certificado de firma electrónica");
    expect(await versionsOf(contract)).toEqual(both);
    expect(await copies(contract)).toHaveLength(1);
  });

  it("is what staff open too, before and after, although the contract would be printed otherwise now", async () => {
    const { contract, shown } = await aSignedOne();
    await em().execute("update contracts set condiciones_especiales = 'Otra cosa' where id = ?", [
      contract.id,
    ]);
    for (const who of ["owner", "asesor"] as const)
      expect(sha256(await pdfOf(contract, app.as(who)))).toBe(sha256(shown));
    await app.runJobs();
    const signed = sha256(await pdfOf(contract));
    for (const who of ["owner", "asesor"] as const)
      expect(sha256(await pdfOf(contract, app.as(who)))).toBe(signed);
    expect(signed).not.toBe(sha256(shown));
    expect(await versionsOf(contract)).toEqual(both);
  });

  it("prints the signed content, also when names change later", async () => {
    const { contract, shown } = await aSignedOne();
    const called = (name: string, lastname: string) =>
      em().execute("update users set name = ?, lastname = ? where id = ?", [
        name,
        lastname,
        app.people.asesor.id,
      ]);
    const [before] = await em().execute<{ name: string; lastname: string }[]>(
      "select name, lastname from users where id = ?",
      [app.people.asesor.id],
    );
    await called("Otra", "Persona");
    await app.runJobs();
    await called(before!.name, before!.lastname);
    const [offered, after] = [await pagesOf(shown), await pagesOf(await pdfOf(contract))];
    expect(after.join(" ")).not.toContain("Otra Persona");
    expect(after[0]).toBe(offered[0]?.replace(/de \d+$/, `de ${after.length}`));
  });

  it("is one, and one mail, when it is made by two at once and again", async () => {
    const { contract } = await aSignedOne();
    const make = async () => certify(jobContext(app.app.services, "test"), await signatureOf(contract));
    await Promise.all([make(), make(), app.runJobs()]);
    await make();
    expect(await versionsOf(contract)).toEqual(both);
    expect(await copies(contract)).toHaveLength(1);
    const { contract: read } = await app
      .as("owner")
      .ask(`query ($id: ID!) { contract(id: $id) { versions { number signed } } }`, { id: contract.id });
    expect(read.versions).toEqual([...both].reverse());
  });

  it("that was killed half-way is taken up by the sweep, and so is one whose job is dead", async () => {
    const { contract } = await aSignedOne();
    const signatureId = await signatureOf(contract);
    const { services } = app.app;
    const killed = { services, run: () => Promise.reject(new Error("killed")) };
    await expect(certify(killed, signatureId)).rejects.toThrow("killed");
    await loseTheJob(signatureId);
    await app.sweep();
    expect(await versionsOf(contract)).toEqual(both.slice(0, 1));
    app.clock.advance({ minutes: 6 });
    await app.sweep();
    expect(await versionsOf(contract)).toEqual(both);
    expect(await copies(contract)).toHaveLength(1);
    await app.sweep();
    expect(await versionsOf(contract)).toEqual(both);
  });

  it("whose process ended right after the signature, before anything followed it, is made by the sweep", async () => {
    const contract = await aSentContract(app);
    const follow = vi.spyOn(Work.prototype, "then").mockImplementation(() => undefined);
    await signIt(app, contract);
    follow.mockRestore();
    await app.runJobs();
    expect(await versionsOf(contract)).toEqual(both.slice(0, 1));
    app.clock.advance({ minutes: 6 });
    await app.sweep();
    expect(await versionsOf(contract)).toEqual(both);
    expect(await copies(contract)).toHaveLength(1);
  });

  it("is one for each signature, which nobody changes or takes away", async () => {
    const { contract } = await aSignedOne();
    await app.runJobs();
    const signatureId = await signatureOf(contract);
    for (const change of [
      "update signed_versions set level = 'b_t' where signature_id = ?",
      "delete from signed_versions where signature_id = ?",
    ])
      await expect(em().execute(change, [signatureId])).rejects.toThrow("permission denied");
  });
});

describe("the text of a contract", () => {
  const READING = `query ($id: ID!) { contractReading(id: $id) { parties clausulas travellers { name }
    services { kind text } } }`;

  it("says what its PDF says, to its link and to nobody else without a session", async () => {
    const contract = await aSentContract(app);
    const { contractReading } = await app.withLink(contract.token).ask(READING, { id: contract.id });
    const pdf = (await pagesOf(await pdfOf(contract))).join(" ").replace(/\s+/g, "");
    const said = [
      contractReading.parties,
      ...contractReading.travellers.map(({ name }: { name: string }) => name),
      ...contractReading.services.map(({ text }: { text: string }) => text),
    ];
    expect(said.length).toBeGreaterThan(3);
    for (const words of said) expect(pdf).toContain(words.replace(/\s+/g, ""));
    expect(contractReading.clausulas).toContain("##");
    expect(contractReading.clausulas).not.toContain("{{");
    const other = await aSentContract(app);
    expectRefused(await app.withLink(other.token).gql(READING, { id: contract.id }), "NOT_FOUND");
    expectRefused(await app.as(null).gql(READING, { id: contract.id }), "UNAUTHENTICATED");
  });
});
