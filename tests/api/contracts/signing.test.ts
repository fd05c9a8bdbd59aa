import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { Signature } from "../../../api/src/modules/contracts/signature.entity.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { aBlankDrawing, png } from "../../support/drawing.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { oneOfEachRole } from "../../support/people.ts";
import {
  aDraftContract,
  aSentContract,
  aSignedContract,
  aSignedSimpleContract,
  aSigning,
  SEND,
  sendContractOf,
  SIGN,
  signIt,
  type StoryContract,
} from "../../support/story/contracts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const contractOf = async (id: string, fields: string) =>
  (await app.as("owner").ask(`query ($id: ID!) { contract(id: $id) { ${fields} } }`, { id })).contract;
const versionsOf = async (id: string) => (await contractOf(id, "versions { number signed sha256 }")).versions;
const PDF = `query ($id: ID!) { contractPdf(id: $id) { filename url } }`;
const pdfOf = async (client: ReturnType<TestApp["as"]>, id: string): Promise<Buffer> => {
  const { contractPdf } = await client.ask(PDF, { id });
  return (await client.rest("GET", new URL(contractPdf.url).pathname)).bytes;
};
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const UPDATE = `mutation ($id: ID!, $input: UpdateContractInput!) { updateContract(id: $id, input: $input) { id } }`;
const MAKE = `mutation ($id: ID!) { generateContractPdf(id: $id) { pdf { url filename generatedAt } contract { id pdfDesactualizado } } }`;

describe("a contract that is sent", () => {
  it("becomes active and goes to its client with its PDF and a link", async () => {
    const { id, number, token } = await aSentContract(app);
    expect(await contractOf(id, "status emailSentTo nextStatuses versions { number signed }")).toEqual({
      status: "active",
      emailSentTo: "maria@example.com",
      nextStatuses: ["signed", "cancelled"],
      versions: [{ number: 1, signed: false }],
    });
    const mail = (await app.outbox("maria@example.com")).at(-1);
    expect(mail).toMatchObject({
      subject: `Tu contrato ${number} está listo para firmar`,
      attachments: [{ filename: `contrato-${number}.pdf` }],
    });
    expect(mail?.text).toContain(`/contract-signature/${id}?token=${token}`);
  });

  it("says whatever the sender writes, to whom they write", async () => {
    const { id } = await aDraftContract(app);
    const { contractEmailPreview } = await app
      .as("lider")
      .ask(`query ($id: ID!) { contractEmailPreview(id: $id) { to subject message pdfFilename html } }`, { id });
    expect(contractEmailPreview).toMatchObject({ to: "maria@example.com", message: expect.stringContaining("Hola, María:") });
    await app
      .as("lider")
      .ask(SEND, { id, input: { to: "otra@example.com", subject: "Tu viaje", message: "Fírmalo hoy.\n\n<b>Gracias</b>" } });
    const [mail] = await app.outbox("otra@example.com");
    expect(mail).toMatchObject({ subject: "Tu viaje", text: expect.stringContaining("Fírmalo hoy.") });
    expect(mail?.html).toContain("&lt;b&gt;Gracias");
    expect(await contractOf(id, "emailSentTo")).toEqual({ emailSentTo: "otra@example.com" });
  });

  it("goes again with the same version while it says the same, and with a new one after an edit", async () => {
    const { id } = await aSentContract(app);
    await app.as("gerente").ask(SEND, { id, input: {} });
    expect(await versionsOf(id)).toHaveLength(1);
    await app.as("gerente").ask(UPDATE, { id, input: { observaciones: "Con vista al mar" } });
    await app.as("gerente").ask(SEND, { id, input: {} });
    expect((await versionsOf(id)).map(({ number }: { number: number }) => number)).toEqual([2, 1]);
  });

  it("to another address ends the links of the first", async () => {
    const contract = await aSentContract(app);
    await app.as("gerente").ask(SEND, { id: contract.id, input: { to: "otra@example.com" } });
    expectRefused(await signIt(app, contract), "UNAUTHENTICATED");
  });

  it.each(oneOfEachRole)("%s may send it or not", async (handle) => {
    const { id } = await aDraftContract(app);
    const answer = await app.as(handle).gql(SEND, { id, input: {} });
    if (["lider", "gerente", "admin", "owner"].includes(handle)) expect(answer.errors).toBeUndefined();
    else expectRefused(answer, "FORBIDDEN");
  });

  it("to no address is refused", async () => {
    const { id } = await aDraftContract(app);
    expectRefused(await app.as("gerente").gql(SEND, { id, input: { to: "nadie" } }), "BAD_USER_INPUT");
  });

  it("twice at once goes out with one version", async () => {
    const { id } = await aDraftContract(app);
    const answers = await Promise.all([app.as("gerente").gql(SEND, { id, input: {} }), app.as("admin").gql(SEND, { id, input: {} })]);
    expect(answers.every(({ errors }) => !errors)).toBe(true);
    expect(await versionsOf(id)).toHaveLength(1);
  });
});

describe("the PDF of a contract", () => {
  it("says who, where, when, what and how much, and never what it costs", async () => {
    const { id, number } = await aDraftContract(app, {
      input: { formaPago: "cuotas", condicionesEspeciales: "Incluye cena de bienvenida" },
    });
    const text = (await pagesOf(await pdfOf(app.as("asesor"), id))).join(" ");
    for (const words of [
      `Contrato ${number}`,
      "Bogotá",
      "Cartagena",
      "10 al 15 de enero de 2027",
      "2 adultos y 1 menor",
      "$ 3.770.000",
      "María Fernanda Torres (titular)",
      "Cédula de Ciudadanía 52.123.456",
      "Sara Pérez Torres",
      "Hotel Caribe",
      "Cuota inicial",
      "20 de noviembre de 2026",
      "$ 1.131.000",
      "Incluye cena de bienvenida",
      "Derecho de retracto",
      "Ley 527 de 1999",
      "Decreto 2364 de 2012",
      "RNT n.º",
    ])
      expect(text).toContain(words);
    for (const cost of ["Avianca", "$ 380.000", "$ 500.000", "3.200.000", "480.000"]) expect(text).not.toContain(cost);
  });

  it("is what the client was sent until it is made again", async () => {
    const contract = await aSentContract(app);
    const shown = await pdfOf(app.withLink(contract.token), contract.id);
    expect(sha256(shown)).toBe((await versionsOf(contract.id))[0].sha256);
    await app.as("gerente").ask(UPDATE, { id: contract.id, input: { observaciones: "Habitación conectada" } });
    expect(sha256(await pdfOf(app.withLink(contract.token), contract.id))).toBe(sha256(shown));
    const { generateContractPdf } = await app.as("gerente").ask(MAKE, { id: contract.id });
    expect(generateContractPdf.contract.pdfDesactualizado).toBe(false);
    const renewed = await pdfOf(app.withLink(contract.token), contract.id);
    expect((await pagesOf(renewed)).join(" ")).toContain("Habitación conectada");
  });

  it("opens through the relative address with its token alone", async () => {
    const { id, number } = await aSentContract(app);
    const { contratoPdfUrl } = await contractOf(id, "contratoPdfUrl");
    expect(contratoPdfUrl).toMatch(new RegExp(`^contracts/pdf/${id}\\?token=`));
    const opened = await app.as(null).rest("GET", `/${contratoPdfUrl}`);
    expect({
      status: opened.status,
      type: opened.headers.get("content-type"),
      disposition: opened.headers.get("content-disposition"),
    }).toEqual({
      status: 200,
      type: "application/pdf",
      disposition: `inline; filename="contrato-${number}.pdf"`,
    });
    const other = await aDraftContract(app);
    expect((await app.as(null).rest("GET", `/contracts/pdf/${other.id}?token=${contratoPdfUrl.split("token=")[1]}`)).status).toBe(401);
    expect((await app.as(null).rest("GET", `/contracts/pdf/${id}`)).status).toBe(401);
    expect((await app.as(null).rest("GET", `/${contratoPdfUrl}x`)).status).toBe(401);
  });
});

describe("a signature", () => {
  it("by the link signs the contract, and its items are made", async () => {
    const contract = await aSentContract(app);
    const { data } = await signIt(app, contract);
    expect(data?.signContract).toEqual({
      id: contract.id,
      status: "signed",
      signedAt: "2026-11-20T15:00:00+00:00",
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
      fechaFirma: "2026-11-20",
      hasConvertedItems: true,
      itemsCount: 5,
      autoConversionSuccess: true,
      autoConversionItemsCount: 5,
      autoConversionDate: "2026-11-20T15:00:00+00:00",
    });
  });

  it("leaves its evidence, and nobody can change it", async () => {
    const contract = await aSentContract(app);
    const shown = sha256(await pdfOf(app.withLink(contract.token), contract.id));
    await app.withLink(contract.token).with({ "user-agent": "Navegador de prueba" }).ask(SIGN, { id: contract.id, input: aSigning() });
    const em = app.app.services.orm.em.fork();
    const evidence = await em.findOneOrFail(Signature, { contract: contract.id });
    expect(evidence).toMatchObject({
      sha256: shown,
      signerName: "María Fernanda Torres",
      signerDocumentType: "cc",
      signerDocument: "52123456",
      signerEmail: "maria@example.com",
      userAgent: "Navegador de prueba",
      withCode: false,
      userId: null,
      acceptedTerms: expect.stringContaining("Ley 527 de 1999"),
    });
    expect(evidence.linkId).not.toBeNull();
    expect(evidence.ip).not.toBeNull();
    await expect(em.execute("update signatures set signer_name = 'x' where id = ?", [evidence.id])).rejects.toThrow(
      "solo admite filas nuevas",
    );
    await expect(em.execute("delete from signatures where id = ?", [evidence.id])).rejects.toThrow("solo admite filas nuevas");
  });

  it("makes a PDF that ends with its certificate, which anybody can check", async () => {
    const contract = await aSentContract(app);
    const shown = await pdfOf(app.withLink(contract.token), contract.id);
    await app.withLink(contract.token).ask(SIGN, { id: contract.id, input: aSigning() });
    const signed = await pdfOf(app.withLink(contract.token), contract.id);
    const certificate = (await pagesOf(signed)).at(-1) ?? "";
    for (const words of [
      "Certificado de firma electrónica",
      "María Fernanda Torres",
      sha256(shown),
      "No se solicitó",
      "Ley 527 de 1999",
      "Decreto 2364 de 2012",
      "Enlace único",
    ])
      expect(certificate).toContain(words);
    const code = /[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}/.exec(certificate)?.[0];
    const document = `query ($code: String!) { signatureVerification(code: $code) { contractNumber signedAt sha256 shownSha256 } }`;
    expect(await app.as(null).ask(document, { code: code?.toLowerCase() })).toEqual({
      signatureVerification: {
        contractNumber: contract.number,
        signedAt: "2026-11-20T15:00:00+00:00",
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
    const answers = await Promise.all([1, 2, 3].map(() => signIt(app, contract)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const answer of answers.filter(({ errors }) => errors)) expectRefused(answer, "CONFLICT", "El contrato ya fue firmado.");
    expectRefused(await signIt(app, contract), "CONFLICT", "El contrato ya fue firmado.");
    expect(await app.app.services.orm.em.fork().count(Signature, { contract: contract.id })).toBe(1);
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
    ["with another kind of address", { ...aSigning(), signature: "https://example.com/firma.png" }, "Debe firmar antes de continuar"],
    [
      "with a drawing above 200 kB",
      { ...aSigning(), signature: png(1400, 1400, (x, y) => createHash("md5").update(`${x},${y}`).digest()[0]! % 2 === 0) },
      "La firma no debe superar los 200 kB",
    ],
    ["without the signer", { signature: aSigning().signature }, "Todos los campos son obligatorios"],
    ["without a document", aSigning({ documento: " " }), "Todos los campos son obligatorios"],
    ["with a wrong document", aSigning({ documento: "12" }), "Cédula de Ciudadanía debe tener entre 6 y 10 caracteres"],
    ["with a wrong e-mail", aSigning({ email: "maria@" }), "Formato de email inválido. Ejemplo: usuario@dominio.com"],
    ["without accepting the terms", aSigning({ aceptaTerminos: false }), "Debe aceptar los términos y condiciones"],
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

  it("of a draft is refused", async () => {
    const contract = await aSentContract(app);
    const draft = await aDraftContract(app);
    expectRefused(await app.withLink(contract.token).gql(SIGN, { id: draft.id, input: aSigning() }), "NOT_FOUND", "Contrato no encontrado");
  });

  it.each(oneOfEachRole)("%s cannot give it for the client", async (handle) => {
    const contract = await theSent();
    const answer = await app.as(handle).gql(SIGN, { id: contract.id, input: aSigning() });
    expectRefused(answer, handle === "cliente" ? "NOT_FOUND" : "FORBIDDEN");
  });

  it("needs the link, which lives 30 days", async () => {
    const contract = await aSentContract(app);
    expectRefused(await app.as(null).gql(SIGN, { id: contract.id, input: aSigning() }), "UNAUTHENTICATED");
    const own = await anApp();
    const late = await aSentContract(own);
    own.clock.advance({ days: 31 });
    expectRefused(await signIt(own, late), "UNAUTHENTICATED", "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.");
  });

  it("may be given by the signed-in client", async () => {
    const own = await anApp();
    await own.app.services.orm.em.fork().execute("update users set email_verified = true where id = ?", [own.people.cliente.id]);
    const contract = await aSentContract(own, { quote: { quote: { emailCliente: "cliente@travesia.test" } } });
    expectRefused(await own.as("cliente2").gql(SIGN, { id: contract.id, input: aSigning() }), "NOT_FOUND");
    expect((await own.as("cliente").gql(SIGN, { id: contract.id, input: aSigning() })).errors).toBeUndefined();
    const evidence = await own.app.services.orm.em.fork().findOneOrFail(Signature, { contract: contract.id });
    expect({ userId: evidence.userId, linkId: evidence.linkId }).toEqual({ userId: own.people.cliente.id, linkId: null });
  });

  let waiting: StoryContract | undefined;
  const theSent = async () => (waiting ??= await aSentContract(app));
});

describe("the conversion into items", () => {
  it("quotes each item at section × paying persons", async () => {
    const { id } = await aSignedContract(app);
    const document = `query ($id: ID!) { contractItems(contractId: $id) {
      tipo descripcion detalle cantidad precioUnitario precioTotal prioridad status requiereCompra alertStatus isSuggestedDeadline proveedor } }`;
    const { contractItems } = await app.as("owner").ask(document, { id });
    expect(contractItems.slice(0, 2)).toEqual([
      {
        tipo: "tickets",
        descripcion: "Tiquetes Bogotá – Cartagena (ida y vuelta)",
        detalle: { tipo: "ida_vuelta", origen: "Bogotá", destino: "Cartagena" },
        cantidad: 3,
        precioUnitario: 380_000,
        precioTotal: 1_140_000,
        prioridad: "critica",
        status: "pendiente_compra",
        requiereCompra: true,
        alertStatus: "sin_fecha",
        isSuggestedDeadline: true,
        proveedor: "Avianca",
      },
      expect.objectContaining({ tipo: "alojamiento", precioUnitario: 500_000, precioTotal: 1_500_000, isSuggestedDeadline: false }),
    ]);
    const total = contractItems.reduce((sum: number, { precioTotal }: { precioTotal: number }) => sum + precioTotal, 0);
    expect(total).toBe(3_200_000);
    const hidden = await app.as("asesor").ask(document, { id });
    expect(hidden.contractItems[0]).toMatchObject({ precioUnitario: null, precioTotal: null, proveedor: null, status: "pendiente_compra" });
    expectRefused(await app.as("asesor2").gql(document, { id }), "NOT_FOUND", "Contrato no encontrado");
  });

  it("twice makes nothing twice, also at once", async () => {
    const { id } = await aSignedContract(app);
    const again = () => app.as("gerente").gql(`mutation ($id: ID!) { convertQuoteItems(id: $id) { itemsCount } }`, { id });
    const answers = await Promise.all([again(), again()]);
    expect(answers.map(({ data }) => data?.convertQuoteItems)).toEqual([{ itemsCount: 5 }, { itemsCount: 5 }]);
  });

  it("that fails leaves the signature standing", async () => {
    const contract = await sendContractOf(app, await emptyContract());
    const { data } = await signIt(app, contract);
    expect(data?.signContract).toMatchObject({
      status: "signed",
      automaticConversion: {
        attempted: true,
        success: false,
        itemsCreated: 0,
        error: "El contrato no tiene cálculo ni servicios para convertir en items.",
      },
    });
    expect(await contractOf(contract.id, "status hasConvertedItems autoConversionSuccess autoConversionItemsCount")).toEqual({
      status: "signed",
      hasConvertedItems: false,
      autoConversionSuccess: false,
      autoConversionItemsCount: 0,
    });
  });

  it("waits for the signature", async () => {
    const { id } = await aSentContract(app);
    expectRefused(
      await app.as("gerente").gql(`mutation ($id: ID!) { convertQuoteItems(id: $id) { id } }`, { id }),
      "CONFLICT",
      "El contrato debe estar firmado para convertir la cotización en items.",
    );
  });

  const emptyContract = async (): Promise<StoryContract> => {
    const document = `mutation ($input: CreateContractInput!) { createContract(input: $input) { id contractNumber } }`;
    const input = {
      nombreCliente: "Pedro León",
      emailCliente: "pedro@example.com",
      destino: "Leticia",
      fechaInicioViaje: "2027-03-01",
      precioTotal: 900_000,
    };
    const { createContract } = await app.as("gerente").ask(document, { input });
    return { id: createContract.id, number: createContract.contractNumber, quoteId: "", token: "" };
  };
});

describe("a contract's completion", () => {
  const COMPLETE = `mutation ($id: ID!) { completeContract(id: $id) { status completedAt } }`;
  const RELEASE = `mutation ($id: ID!, $input: ReleaseItemInput!) { releaseContractItem(id: $id, input: $input) { requiereCompra motivoSinCompra alertStatus } }`;

  it("without anything to buy is ADMIN's or OWNER's to say", async () => {
    const { id } = await aSignedSimpleContract(app, { price: 900_000 });
    for (const item of (await app.as("admin").ask(`query ($id: ID!) { contractItems(contractId: $id) { id } }`, { id })).contractItems)
      await app.as("admin").ask(RELEASE, { id: item.id, input: { motivo: "Lo trae el cliente" } });
    expectRefused(await app.as("gerente").gql(COMPLETE, { id }), "FORBIDDEN");
    expect((await app.as("admin").ask(COMPLETE, { id })).completeContract).toEqual({
      status: "completed",
      completedAt: "2026-11-20T15:00:00+00:00",
    });
    expectRefused(await app.as("admin").gql(COMPLETE, { id }), "CONFLICT");
  });

  it("is refused while an item needs a purchase", async () => {
    const { id } = await aSignedContract(app);
    expectRefused(
      await app.as("owner").gql(COMPLETE, { id }),
      "CONFLICT",
      "El contrato tiene items por comprar: se completa cuando el último quede comprado y pagado.",
    );
  });

  it("an item is added and released with a reason", async () => {
    const { id } = await aSignedContract(app);
    const add = `mutation ($id: ID!, $input: AddItemInput!) { addContractItem(contractId: $id, input: $input) { id tipo cantidad precioTotal prioridad } }`;
    const input = { tipo: "seguro", descripcion: "Seguro de cancelación", cantidad: 3, precioUnitario: 45_000 };
    const { addContractItem } = await app.as("admin").ask(add, { id, input });
    expect(addContractItem).toMatchObject({ tipo: "seguro", cantidad: 3, precioTotal: 135_000, prioridad: "media" });
    expectRefused(
      await app.as("admin").gql(RELEASE, { id: addContractItem.id, input: { motivo: "" } }),
      "BAD_USER_INPUT",
      "El motivo es obligatorio",
    );
    expect((await app.as("admin").ask(RELEASE, { id: addContractItem.id, input: { motivo: "Ya lo tiene" } })).releaseContractItem).toEqual({
      requiereCompra: false,
      motivoSinCompra: "Ya lo tiene",
      alertStatus: "completado",
    });
    expectRefused(await app.as("gerente").gql(add, { id, input }), "FORBIDDEN");
  });
});

describe("the history of a contract", () => {
  it("tells who did what, newest first", async () => {
    const { id } = await aSignedContract(app);
    const { contractHistory } = await app.as("asesor").ask(`query ($id: ID!) { contractHistory(id: $id) { tipo actorName } }`, { id });
    const gerente = app.people.gerente.name;
    expect(contractHistory.map(({ tipo }: { tipo: string }) => tipo).sort()).toEqual([
      "converted",
      "created",
      "pdf_made",
      "pdf_made",
      "sent",
      "signed",
    ]);
    expect(contractHistory).toEqual(
      expect.arrayContaining([
        { tipo: "created", actorName: gerente },
        { tipo: "sent", actorName: gerente },
        { tipo: "signed", actorName: "María" },
      ]),
    );
  });
});
