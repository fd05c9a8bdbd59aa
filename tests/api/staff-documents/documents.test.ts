import { beforeAll, describe, expect, it } from "vitest";
import { approveStaffDocument } from "../../../api/src/modules/staff-documents/acts/approve-staff-document.ts";
import { approvedDocument } from "../../../api/src/modules/staff-documents/staff-document.reads.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { heldAct, waitingForLock } from "../../support/held-locks.ts";
import type { Handle } from "../../support/people.ts";
import {
  aPdf,
  aPicture,
  approveDocument,
  aStaffDocument,
  DOCUMENT,
  DOCUMENT_PROGRESS,
  handIn,
  haveDocuments,
  REJECT_DOCUMENT,
  rejectDocument,
  REMOVE_DOCUMENT,
  UPLOAD_DOCUMENT,
} from "../../support/story/staff-documents.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const progress = async (who: Handle, caller: Handle = who) =>
  (await app.as(caller).ask(DOCUMENT_PROGRESS, { userId: app.people[who].id })).staffDocumentProgress;

describe("a document that is handed in", () => {
  it("waits for its review, and is known by our spelling of its kind", async () => {
    const { data } = await handIn(app, {
      as: "lider",
      documentName: " cedula   ESCANEADA ",
      file: aPicture(),
    });
    expect(data?.["uploadStaffDocument"]).toMatchObject({
      created: true,
      message: "Documento subido exitosamente",
      document: {
        userId: app.people.lider.id,
        documentName: "Cédula Escaneada",
        status: "pending",
        fileType: "image",
        isRequired: true,
        description: "",
        earlierFiles: 0,
      },
    });
  });

  it("takes the place of the one that was rejected, which stays in the history", async () => {
    const first = await aStaffDocument(app, "lider", { documentName: "RUT" });
    await rejectDocument(app, first.id, "Está vencido");
    const { data } = await handIn(app, { as: "lider", documentName: "rut" });
    expect(data?.["uploadStaffDocument"]).toMatchObject({
      created: false,
      message: "Documento actualizado exitosamente",
      document: { documentName: "RUT", status: "pending", rejectionReason: null, earlierFiles: 1 },
    });
    const { staffDocument } = await app.as("lider").ask(DOCUMENT, { id: first.id });
    expect(staffDocument).toMatchObject({ ending: "replaced", rejectionReason: "Está vencido" });
    const { earlierStaffDocuments } = await app.as("owner").ask(
      `query ($userId: Int!) { earlierStaffDocuments(userId: $userId, documentName: "RUT") {
        id status fileUrl } }`,
      { userId: app.people.lider.id },
    );
    expect(earlierStaffDocuments).toMatchObject([{ id: first.id, status: "rejected" }]);
    const file = await app.as(null).rest("GET", new URL(earlierStaffDocuments[0].fileUrl as string).pathname);
    expect([file.status, file.headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);
  });

  it("is one of many others when it is called so: each description is a kind of its own", async () => {
    const others = { as: "gerente", documentName: "Otro" } as const;
    for (const description of ["Diploma", "Carta laboral"]) await handIn(app, { ...others, description });
    const { data } = await handIn(app, { ...others, description: " DIPLOMA " });
    expect(data?.["uploadStaffDocument"]).toMatchObject({ created: false });
    const { documents } = await progress("gerente");
    expect(documents).toHaveLength(2);
  });

  it("names what came before it: of others only those with its description, whatever the case", async () => {
    const other = { documentName: "Otro", description: "Visa" };
    const first = await aStaffDocument(app, "contador", other);
    await aStaffDocument(app, "contador", { documentName: "otro", description: " VISA" });
    const named = await aStaffDocument(app, "contador", { documentName: "Paz y Salvo 100%" });
    await aStaffDocument(app, "contador", { documentName: "paz y salvo 100%" });
    const earlier = async (documentName: string, description?: string) =>
      (
        await app.as("contador").ask(
          `query ($userId: Int!, $documentName: String!, $description: String) {
            earlierStaffDocuments(userId: $userId, documentName: $documentName, description: $description) {
              id } }`,
          { userId: app.people.contador.id, documentName, description },
        )
      ).earlierStaffDocuments;
    expect(await earlier("Otro", "visa")).toEqual([{ id: first.id }]);
    expect(await earlier("Otro", "Diploma")).toEqual([]);
    expect(await earlier("Otro")).toEqual([]);
    expect(await earlier("PAZ Y SALVO 100%")).toEqual([{ id: named.id }]);
    expect(await earlier("PAZ Y SALVO 10_%")).toEqual([]);
  });

  it("does not take the place of an approved one", async () => {
    const { id } = await aStaffDocument(app, "gerente2", { documentName: "RUT" });
    await approveDocument(app, id);
    expectRefused(
      await handIn(app, { as: "gerente2" }),
      "CONFLICT",
      "El documento ya está aprobado. Pide a la administración que lo elimine para subir otro.",
    );
  });

  it("is a JPG, PNG or PDF by its content, of up to 10 MB", async () => {
    const text = { ...aPdf("rut.pdf"), bytes: Buffer.from("no soy un PDF") };
    const wrong = "Tipo de archivo no permitido. Solo se aceptan JPG, PNG y PDF";
    expectRefused(await handIn(app, { as: "lider2", file: text }), "BAD_USER_INPUT", wrong);
    const large = { ...aPdf(), bytes: Buffer.concat([aPdf().bytes, Buffer.alloc(10 * 1024 * 1024)]) };
    expectRefused(
      await handIn(app, { as: "lider2", file: large }),
      "PAYLOAD_TOO_LARGE",
      "El archivo no debe superar los 10MB",
    );
    expect((await progress("lider2")).documents).toEqual([]);
  });

  it("is the viewer's own, or anybody's for the owner", async () => {
    const userId = app.people.asesor2.id;
    for (const who of ["asesor", "lider2", "admin", "contador"] as const)
      expectRefused(await handIn(app, { as: who, userId }), "FORBIDDEN");
    expect((await handIn(app, { as: "owner", userId })).data?.["uploadStaffDocument"]).toMatchObject({
      document: { userId },
    });
  });

  it("counts once, when two of a kind come at the same time", async () => {
    const sent = await Promise.all(
      [1, 2, 3].map(() => handIn(app, { as: "asesor2", documentName: "Hoja de Vida" })),
    );
    expect(sent.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
    const { documents } = await progress("asesor2");
    expect(
      documents.filter((one: { documentName: string }) => one.documentName === "Hoja de Vida"),
    ).toHaveLength(1);
  });
});

describe("the review of a document", () => {
  it("needs a reason to reject, which the document's person reads", async () => {
    const { id } = await aStaffDocument(app);
    for (const input of [{}, { reason: "  " }, { comments: "" }])
      expectRefused(
        await app.as("owner").gql(REJECT_DOCUMENT, { id, input }),
        "BAD_USER_INPUT",
        "La razón del rechazo es requerida",
      );
    const { data } = await app.as("owner").gql(REJECT_DOCUMENT, { id, input: { comments: "Borroso" } });
    expect(data?.["rejectStaffDocument"]).toMatchObject({
      status: "rejected",
      rejectionReason: "Borroso",
      verifiedById: app.people.owner.id,
      verifiedAt: null,
    });
  });

  it("is done once, by the first reviewer", async () => {
    const { id } = await aStaffDocument(app);
    const answers = await Promise.all([approveDocument(app, id), rejectDocument(app, id)]);
    const [error] = answers.flatMap(({ errors = [] }) => errors);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(error?.extensions?.code).toBe("CONFLICT");
    expect(error?.message).toMatch(/^El documento ya fue (aprobado|rechazado)\.$/);
  });

  it.each([
    ["approved", "aprobado"],
    ["rejected", "rechazado"],
  ] as const)("is not done again once it is %s, and says so", async (decided, said) => {
    const { id } = await aStaffDocument(app);
    await (decided === "approved" ? approveDocument(app, id) : rejectDocument(app, id));
    for (const again of [await approveDocument(app, id), await rejectDocument(app, id)])
      expectRefused(again, "CONFLICT", `El documento ya fue ${said}.`);
  });

  it.each([
    ["approves", approveDocument],
    ["rejects", rejectDocument],
  ] as const)(
    "waits for one that is being saved, and is refused by that decision: who %s",
    async (_, decide) => {
      const { id } = await aStaffDocument(app);
      const first = await heldAct(app, "owner", (work) => approveStaffDocument(work, { id, input: {} }));
      const second = decide(app, id);
      await waitingForLock(app);
      await first.done();
      expectRefused(await second, "CONFLICT", "El documento ya fue aprobado.");
    },
  );

  it("is refused when another file came meanwhile, for any decision", async () => {
    const input = { documentName: "Otro", description: "Pasado judicial" };
    const { id } = await aStaffDocument(app, "asesor", input);
    const { id: present } = await aStaffDocument(app, "asesor", input);
    const message = "El documento fue reemplazado por un archivo más reciente. Revisa el actual.";
    expectRefused(await approveDocument(app, id), "CONFLICT", message);
    expectRefused(await rejectDocument(app, id), "CONFLICT", message);
    expect((await approveDocument(app, present)).errors).toBeUndefined();
  });

  it("never approves another file than the one that was looked at, however close they come", async () => {
    for (let round = 0; round < 4; round += 1) {
      const input = { documentName: "Otro", description: `Carrera ${round}` };
      const { id } = await aStaffDocument(app, "asesor", input);
      const [decided, sent] = await Promise.all([
        approveDocument(app, id),
        app.as("asesor").gql(UPLOAD_DOCUMENT, { input }, { file: aPdf() }),
      ]);
      expect([Boolean(decided.errors), Boolean(sent.errors)].filter(Boolean)).toHaveLength(1);
    }
  });
});

describe("an approved document of a person", () => {
  it("is found while it counts: not before it is approved, and not after it is taken away", async () => {
    const signature = () =>
      approvedDocument({ em: app.app.services.orm.em.fork() }, app.people.gerente.id, "Firma Digital");
    const { id } = await aStaffDocument(app, "gerente", { documentName: "firma digital" });
    expect(await signature()).toBeNull();
    await approveDocument(app, id);
    expect(await signature()).toMatchObject({ id, contentType: "application/pdf" });
    await app.as("owner").ask(REMOVE_DOCUMENT, { id });
    expect(await signature()).toBeNull();
  });
});

describe("a document that is taken away", () => {
  it("is gone for a second person, at once or later: it was not replaced", async () => {
    const { id } = await aStaffDocument(app);
    const both = await Promise.all(
      (["asesor", "owner"] as const).map((who) => app.as(who).gql(REMOVE_DOCUMENT, { id })),
    );
    const refused = both.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expectRefused(refused[0]!, "NOT_FOUND", "Documento no encontrado");
    expectRefused(await approveDocument(app, id), "NOT_FOUND", "Documento no encontrado");
  });
});

const LISTED = `query ($filter: StaffDocumentFilter) {
  staffDocuments(limit: 100, filter: $filter) { items { id } } }`;

describe("the review's list", () => {
  it("has what anybody of the team sent, also of a role that owes nothing", async () => {
    const { id } = await aStaffDocument(app, "contador", { documentName: "Tarjeta profesional" });
    const ids = async (filter: object) =>
      ((await app.as("owner").ask(LISTED, { filter })).staffDocuments.items as { id: string }[]).map(
        (one) => one.id,
      );
    expect(await ids({ status: "pending" })).toContain(id);
    expect(await ids({ role: 6 })).toContain(id);
    expect(await ids({ role: 2 })).not.toContain(id);
  });
});

describe("the standing of a person", () => {
  it("counts what the role has to hand in, and says what was never handed in", async () => {
    const [rejected, waiting] = [
      await aStaffDocument(app, "asesor", { documentName: "Firma Digital" }),
      await aStaffDocument(app, "asesor", { documentName: "Certificado Bancario" }),
    ];
    await rejectDocument(app, rejected.id);
    expect(await progress("asesor", "contador")).toMatchObject({
      requiresDocumentation: true,
      isComplete: false,
      totalRequired: 5,
      approvedDocuments: 0,
      uploadedDocuments: 2,
      rejectedDocuments: 1,
      canReceivePayments: false,
      missingDocuments: ["RUT", "Cédula Escaneada", "Hoja de Vida"],
    });
    for (const { id } of [rejected, waiting]) await app.as("asesor").ask(REMOVE_DOCUMENT, { id });
    await haveDocuments(app, "asesor");
    expect(await progress("asesor")).toMatchObject({
      isComplete: true,
      approvedDocuments: 5,
      missingDocuments: [],
      canReceivePayments: true,
    });
  });

  it.each(["admin", "contador", "owner", "cliente"] as const)("asks nothing of %s", async (who) => {
    expect(await progress(who)).toMatchObject({
      requiresDocumentation: false,
      isComplete: true,
      totalRequired: 0,
      approvedDocuments: 0,
    });
  });

  it("is for the person, for the people who handle money and for the owner", async () => {
    const userId = app.people.asesor.id;
    for (const who of ["admin", "contador", "owner"] as const)
      expect((await app.as(who).gql(DOCUMENT_PROGRESS, { userId })).errors).toBeUndefined();
    for (const who of ["cliente", "asesor2", "lider", "gerente"] as const)
      expectRefused(
        await app.as(who).gql(DOCUMENT_PROGRESS, { userId }),
        "NOT_FOUND",
        "Usuario no encontrado",
      );
  });
});
