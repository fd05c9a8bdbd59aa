import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { ChainLink } from "../../../api/src/core/audit/chain-link.entity.ts";
import { Signature } from "../../../api/src/modules/contracts/signature/signature.entity.ts";
import { fieldsOf } from "../../support/answers/fields-of.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { STARTED, TODAY } from "../../support/calendar.ts";
import { aBlankDrawing, png } from "../../support/drawing.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { oneOfEachRole } from "../../support/people.ts";
import {
  aDraftContract,
  aSentContract,
  aSigning,
  aSigningCode,
  SIGN,
  signIt,
  type StoryContract,
} from "../../support/story/contracts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const contractOf = fieldsOf(() => app.as("owner"), "contract");
const PDF = `query ($id: ID!) { contractPdf(id: $id) { filename url } }`;
const pdfOf = async (client: ReturnType<TestApp["as"]>, id: string): Promise<Buffer> => {
  const { contractPdf } = await client.ask(PDF, { id });
  return (await client.rest("GET", new URL(contractPdf.url).pathname)).bytes;
};
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const UPDATE = `mutation ($id: ID!, $input: UpdateContractInput!) { updateContract(id: $id, input: $input) {
    id } }`;
const MAKE = `mutation ($id: ID!) {
  generateContractPdf(id: $id) { pdf { url filename generatedAt } contract { id pdfDesactualizado } } }`;

/** Ink that nothing packs: the sequence of Park and Miller. */
const noise = () => {
  let at = 1;
  return () => (at = (at * 48_271) % 2_147_483_647) % 2 === 0;
};

describe("a signature", () => {
  it("by the link signs the contract, and its items are made", async () => {
    const contract = await aSentContract(app);
    const { data } = await signIt(app, contract);
    expect(data?.signContract).toEqual({
      id: contract.id,
      status: "signed",
      signedAt: STARTED,
      automaticConversion: {
        attempted: true,
        success: true,
        itemsCreated: 5,
        error: null,
        summary: { tickets: 1, alojamiento: 1, asistencia_medica: 1, excursiones: 1, extras: 1 },
      },
    });
    expect(
      await contractOf(
        contract.id,
        "fechaFirma hasConvertedItems itemsCount autoConversionSuccess autoConversionItemsCount autoConversionDate",
      ),
    ).toEqual({
      fechaFirma: TODAY,
      hasConvertedItems: true,
      itemsCount: 5,
      autoConversionSuccess: true,
      autoConversionItemsCount: 5,
      autoConversionDate: STARTED,
    });
  });

  it("leaves its evidence, and nobody can change it", async () => {
    const contract = await aSentContract(app);
    const shown = sha256(await pdfOf(app.withLink(contract.token), contract.id));
    await app
      .withLink(contract.token)
      .with({ "user-agent": "Navegador de prueba" })
      .ask(SIGN, { id: contract.id, input: { ...aSigning(), code: await aSigningCode(app, contract) } });
    const em = app.app.services.orm.em.fork();
    const evidence = await em.findOneOrFail(Signature, { contract: contract.id });
    expect(evidence).toMatchObject({
      sha256: shown,
      signerName: "María Fernanda Torres",
      signerDocumentType: "cc",
      signerDocument: "52123456",
      signerEmail: "maria@example.com",
      userAgent: "Navegador de prueba",
      withCode: true,
      userId: null,
      acceptedTerms: expect.stringContaining("Ley 527 de 1999"),
    });
    expect(evidence.linkId).not.toBeNull();
    expect(evidence.ip).not.toBeNull();
    await expect(
      em.execute("update signatures set signer_name = 'x' where id = ?", [evidence.id]),
    ).rejects.toThrow("permission denied for table signatures");
    await expect(em.execute("delete from signatures where id = ?", [evidence.id])).rejects.toThrow(
      "permission denied for table signatures",
    );
  });

  it("makes a PDF that ends with its certificate, which anybody can check", async () => {
    const contract = await aSentContract(app);
    const shown = await pdfOf(app.withLink(contract.token), contract.id);
    await signIt(app, contract);
    await app.runJobs();
    const signed = await pdfOf(app.withLink(contract.token), contract.id);
    const certificate = (await pagesOf(signed)).at(-1) ?? "";
    for (const words of [
      "Certificado de firma electrónica",
      "María Fernanda Torres",
      sha256(shown),
      "Código enviado por correo a m***@example.com y confirmado",
      "Ley 527 de 1999",
      "Decreto 2364 de 2012",
      "Enlace único",
    ])
      expect(certificate).toContain(words);
    const code = /[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}/.exec(certificate)?.[0];
    const document = `query ($code: String!) {
      signatureVerification(code: $code) { contractNumber signedAt sha256 shownSha256 } }`;
    expect(await app.as(null).ask(document, { code: code?.toLowerCase() })).toEqual({
      signatureVerification: {
        contractNumber: contract.number,
        signedAt: STARTED,
        sha256: sha256(signed),
        shownSha256: sha256(shown),
      },
    });
    expectRefused(
      await app.as(null).gql(document, { code: "AAAAA-AAAAA-AAAAA" }),
      "NOT_FOUND",
      "No encontramos un documento con este código",
    );
    const mail = (await app.outbox("maria@example.com")).at(-1);
    expect(mail).toMatchObject({
      subject: `Contrato ${contract.number} firmado`,
      attachments: [{ filename: `contrato-${contract.number}.pdf` }],
    });
  });

  it("is given once: of two at once one wins, and a later one is refused", async () => {
    const contract = await aSentContract(app);
    const signing = { ...aSigning(), code: await aSigningCode(app, contract) };
    const answers = await Promise.all([1, 2, 3].map(() => signIt(app, contract, signing)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const answer of answers.filter(({ errors }) => errors))
      expectRefused(answer, "CONFLICT", "El contrato ya fue firmado.");
    expectRefused(await signIt(app, contract), "CONFLICT", "El contrato ya fue firmado.");
    expect(await app.app.services.orm.em.fork().count(Signature, { contract: contract.id })).toBe(1);
    await app.runJobs();
    expect(await contractOf(contract.id, "itemsCount versions { number }")).toEqual({
      itemsCount: 5,
      versions: [{ number: 2 }, { number: 1 }],
    });
  });

  it.each([
    ["without a drawing", { ...aSigning(), signature: "" }, "Debe firmar antes de continuar"],
    ["with an empty canvas", { ...aSigning(), signature: aBlankDrawing() }, "Debe firmar antes de continuar"],
    [
      "with a drawing that is no PNG",
      { ...aSigning(), signature: "data:image/png;base64,R0lGODlhAQABAAAAACw=" },
      "Debe firmar antes de continuar",
    ],
    [
      "with another kind of address",
      { ...aSigning(), signature: "https://example.com/firma.png" },
      "Debe firmar antes de continuar",
    ],
    [
      "with a drawing above 200 kB",
      {
        ...aSigning(),
        signature: png(1400, 1400, noise()),
      },
      "El valor de signature es demasiado largo",
    ],
    ["without the signer", { signature: aSigning().signature }, "Todos los campos son obligatorios"],
    ["without a document", aSigning({ documento: " " }), "Todos los campos son obligatorios"],
    [
      "with a wrong document",
      aSigning({ documento: "12" }),
      "Cédula de Ciudadanía debe tener entre 6 y 10 caracteres",
    ],
    [
      "with a wrong e-mail",
      aSigning({ email: "maria@" }),
      "Formato de email inválido. Ejemplo: usuario@dominio.com",
    ],
    [
      "without accepting the terms",
      aSigning({ aceptaTerminos: false }),
      "Debe aceptar los términos y condiciones",
    ],
  ])("%s is refused", async (_, signing, text) => {
    const contract = await theSent();
    expectRefused(await signIt(app, contract, signing), "BAD_USER_INPUT", text);
    expect(await contractOf(contract.id, "status")).toEqual({ status: "active" });
  });

  it("of a contract that changed after it was sent is refused until it is made again", async () => {
    const contract = await aSentContract(app);
    await app.as("gerente").ask(UPDATE, { id: contract.id, input: { observaciones: "Otra cosa" } });
    expectRefused(
      await signIt(app, contract),
      "CONFLICT",
      "El contrato cambió después de enviarse. Pide a tu asesor que te lo envíe de nuevo.",
    );
    await app.as("gerente").ask(MAKE, { id: contract.id });
    expectRefused(
      await signIt(app, contract, { ...aSigning(), pdfVersion: 1 }),
      "CONFLICT",
      "Hay una versión más reciente del contrato. Revísala antes de firmar.",
    );
    expect((await signIt(app, contract, { ...aSigning(), pdfVersion: 2 })).errors).toBeUndefined();
  });

  it("prints the last link of the history's chain, and documents signed before keep their bytes", async () => {
    const own = await anAppWithSales();
    const pdf = (id: string) => pdfOf(own.as("owner"), id);
    const first = await aSentContract(own);
    await signIt(own, first);
    await own.runJobs();
    const before = await pdf(first.id);
    expect((await pagesOf(before)).at(-1)).not.toContain("Registro de auditoría");

    await own.sweep();
    const second = await aSentContract(own);
    await signIt(own, second);
    await own.runJobs();
    const evidence = await own.app.services.orm.em.fork().findOneOrFail(Signature, { contract: second.id });
    const link = await own.app.services.orm.em
      .fork()
      .findOneOrFail(ChainLink, { position: evidence.chainPosition ?? 0 });
    expect(evidence.chainHash).toBe(link.hash);
    const certificate = (await pagesOf(await pdf(second.id))).at(-1)?.replace(/\s/g, "");
    expect(certificate).toContain(link.hash);
    expect(sha256(await pdf(first.id))).toBe(sha256(before));
  });

  it("of a draft is refused", async () => {
    const contract = await aSentContract(app);
    const draft = await aDraftContract(app);
    expectRefused(
      await app.withLink(contract.token).gql(SIGN, { id: draft.id, input: aSigning() }),
      "NOT_FOUND",
      "Contrato no encontrado",
    );
  });

  it.each(oneOfEachRole)("%s cannot give it for the client", async (handle) => {
    const contract = await theSent();
    const answer = await app.as(handle).gql(SIGN, { id: contract.id, input: aSigning() });
    expectRefused(answer, handle === "cliente" ? "NOT_FOUND" : "FORBIDDEN");
  });

  it("needs the link, which lives 30 days", async () => {
    const contract = await aSentContract(app);
    expectRefused(await app.as(null).gql(SIGN, { id: contract.id, input: aSigning() }), "UNAUTHENTICATED");
    const by = app.withLink((await theSent()).token);
    expectRefused(await by.gql(SIGN, { id: contract.id, input: aSigning() }), "NOT_FOUND");
    const own = await anAppWithSales();
    const late = await aSentContract(own);
    own.clock.advance({ days: 31 });
    expectRefused(
      await signIt(own, late),
      "UNAUTHENTICATED",
      "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.",
    );
  });

  it("may be given by the signed-in client", async () => {
    const own = await anAppWithSales();
    await own.app.services.orm.em
      .fork()
      .execute("update users set email_verified = true where id = ?", [own.people.cliente.id]);
    const contract = await aSentContract(own, {
      quote: { quote: { emailCliente: "cliente@travesia.test" } },
    });
    expectRefused(await own.as("cliente2").gql(SIGN, { id: contract.id, input: aSigning() }), "NOT_FOUND");
    const client = own.as("cliente");
    const code = await aSigningCode(own, contract, client);
    const { errors } = await client.gql(SIGN, { id: contract.id, input: { ...aSigning(), code } });
    expect(errors).toBeUndefined();
    const evidence = await own.app.services.orm.em.fork().findOneOrFail(Signature, { contract: contract.id });
    expect({ userId: evidence.userId, linkId: evidence.linkId }).toEqual({
      userId: own.people.cliente.id,
      linkId: null,
    });
  });

  let waiting: StoryContract | undefined;
  const theSent = async () => (waiting ??= await aSentContract(app));
});
