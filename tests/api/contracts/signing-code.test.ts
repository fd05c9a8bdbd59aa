import { beforeAll, describe, expect, it } from "vitest";
import { Signature } from "../../../api/src/modules/contracts/signature/signature.entity.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  aDraftContract,
  aSentContract,
  ASK_SIGNING_CODE,
  aSigning,
  aSigningCode,
  SIGN,
  signIt,
  type StoryContract,
} from "../../support/story/contracts.ts";

const WRONG = "El código no es correcto";
const ASK_AGAIN = "Pide un código nuevo.";
const NOT_THE_HOLDER = "Los datos no coinciden con el titular del contrato.";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const signWith = ({ id, token }: StoryContract, code?: string | null) =>
  app.withLink(token).gql(SIGN, { id, input: { ...aSigning(), code } });
/** Six digits that are not these. */
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const evidenceOf = (contract: StoryContract) =>
  app.app.services.orm.em.fork().findOneOrFail(Signature, { contract: contract.id });

describe("the code to sign", () => {
  it("goes to the e-mail of the contract, and the certificate says that it was given", async () => {
    const contract = await aSentContract(app);
    const code = await aSigningCode(app, contract);
    expect(code).toMatch(/^\d{6}$/);
    const mail = (await app.outbox("maria@example.com")).at(-1);
    expect(mail).toMatchObject({ subject: "Tu código para firmar el contrato de tu viaje a Cartagena" });
    // A telephone shows the first words of the html below the subject.
    const shown = (mail?.html ?? "").replace(/^[\s\S]*?<body[^>]*>/, "").replace(/<[^>]*>/g, " ");
    expect(shown.trim().startsWith(`${code} es tu código para firmar`)).toBe(true);
    expect(mail?.text).not.toContain(contract.number);
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await signWith(contract, typed)).data?.["signContract"].status).toBe("signed");
    expect((await evidenceOf(contract)).withCode).toBe(true);
  });

  it("is needed by GraphQL, and older consumers sign by REST without one, as the evidence says", async () => {
    const contract = await aSentContract(app);
    for (const code of [undefined, null, "", "  "])
      expectRefused(await signWith(contract, code), "BAD_USER_INPUT", WRONG);
    const path = `/contracts/${contract.id}/sign`;
    expect((await app.withLink(contract.token).rest("POST", path, aSigning())).status).toBe(200);
    expect((await evidenceOf(contract)).withCode).toBe(false);
  });

  it("that is wrong is refused by REST too, where it was given", async () => {
    const contract = await aSentContract(app);
    const code = await aSigningCode(app, contract);
    const client = app.withLink(contract.token);
    const sign = (typed: string) =>
      client.rest("POST", `/contracts/${contract.id}/sign`, { ...aSigning(), code: typed });
    expect(await sign(another(code))).toMatchObject({ status: 400, body: { message: WRONG } });
    expect((await sign(code)).status).toBe(200);
    expect((await evidenceOf(contract)).withCode).toBe(true);
  });

  it("takes five tries, which count although they are refused; the sixth asks for another", async () => {
    const contract = await aSentContract(app);
    const code = await aSigningCode(app, contract);
    for (let tries = 0; tries < 5; tries++)
      expectRefused(await signWith(contract, another(code)), "BAD_USER_INPUT", WRONG);
    expectRefused(await signWith(contract, code), "CONFLICT", ASK_AGAIN);
    expect((await signIt(app, contract)).data?.["signContract"].status).toBe("signed");
  });

  it("lives ten minutes, gives way to the next one, and is not asked for before", async () => {
    const contract = await aSentContract(app);
    expectRefused(await signWith(contract, "123456"), "CONFLICT", ASK_AGAIN);
    const first = await aSigningCode(app, contract);
    const second = await aSigningCode(app, contract);
    expect(second).not.toBe(first);
    expectRefused(await signWith(contract, first), "BAD_USER_INPUT", WRONG);
    app.clock.advance({ minutes: 11 });
    expectRefused(await signWith(contract, second), "CONFLICT", ASK_AGAIN);
  });

  it("is sent three times an hour of one link, and for a contract that can be signed", async () => {
    const contract = await aSentContract(app);
    const ask = (id: string, token: string) => app.withLink(token).gql(ASK_SIGNING_CODE, { id });
    for (let n = 0; n < 3; n++) expect((await ask(contract.id, contract.token)).errors).toBeUndefined();
    expectRefused(await ask(contract.id, contract.token), "RATE_LIMITED");
    const draft = await aDraftContract(app);
    expectRefused(await ask(draft.id, contract.token), "NOT_FOUND", "Contrato no encontrado");
    const signed = await aSentContract(app);
    await signIt(app, signed);
    expectRefused(await ask(signed.id, signed.token), "CONFLICT", "El contrato ya fue firmado.");
  });

  it("of another contract is none of this one", async () => {
    const [one, two] = [await aSentContract(app), await aSentContract(app)];
    const code = await aSigningCode(app, one);
    expect(await aSigningCode(app, two)).not.toBe(code);
    expectRefused(await signWith(two, code), "BAD_USER_INPUT", WRONG);
    expect((await signWith(one, code)).data?.["signContract"].status).toBe("signed");
  });
});

describe("who signs", () => {
  it.each([
    ["another name", { nombre: "Mariana Torres" }],
    ["another document", { documento: "52.123.457" }],
  ])("with %s than the contract's is refused", async (_, signer) => {
    const contract = await aSentContract(app);
    const answer = await signIt(app, contract, aSigning(signer));
    expectRefused(answer, "BAD_USER_INPUT", NOT_THE_HOLDER);
    const rest = await app
      .withLink(contract.token)
      .rest("POST", `/contracts/${contract.id}/sign`, aSigning(signer));
    expect(rest).toMatchObject({ status: 400, body: { message: NOT_THE_HOLDER } });
  });

  it("may write their name without accents and their document without dots", async () => {
    const contract = await aSentContract(app);
    const signer = aSigning({ nombre: "MARIA  fernanda torres", documento: "52 123 456" });
    expect((await signIt(app, contract, signer)).data?.["signContract"].status).toBe("signed");
  });
});
