import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../support/app.ts";
import { STARTED } from "../support/calendar.ts";
import type { SentFile } from "../support/client.ts";
import type { Handle } from "../support/people.ts";
import { aPdf, aPicture, approveDocument, aStaffDocument } from "../support/story/staff-documents.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const keys = (record: object) => Object.keys(record).sort();

/** The keys of DocumentUser (shapes 2), and the keys that every record has. */
const documentKeys = [
  ...["id", "user_id", "document_name", "description", "file_url", "file_type", "is_required", "status"],
  ...["verified_by", "verified_at", "reviewed_at", "review_comments", "rejection_reason"],
  ...["createdAt", "updatedAt", "created_at", "updated_at", "version", "Owner"],
].sort();

const call = (who: Handle | null, method: string, path: string, body?: object) =>
  app.as(who).rest(method, `/document-users${path}`, body);

const upload = (who: Handle, fields: Record<string, string>, file: SentFile | null = aPdf("rut.pdf")) =>
  app.as(who).form("POST", "/document-users/upload-file", fields, file ? { document: file } : {});

const refusal = ({ status, body }: { status: number; body: { message: string; error: string } }) => [
  status,
  body.message,
  body.error,
];

describe("POST /document-users/upload-file", () => {
  it("answers 201 for a new document, with its record, the file and the text", async () => {
    const user_id = String(app.people.asesor.id);
    const { status, body } = await upload("asesor", { user_id, document_name: "RUT" });
    expect([status, keys(body)]).toEqual([201, ["document", "file", "message", "success"]]);
    expect(body).toMatchObject({ success: true, message: "Documento subido exitosamente" });
    expect(keys(body.document)).toEqual(documentKeys);
    expect(body.document).toMatchObject({
      user_id: app.people.asesor.id,
      document_name: "RUT",
      description: "",
      is_required: true,
      status: "pending",
      file_type: "pdf",
      verified_by: null,
      rejection_reason: null,
      createdAt: STARTED,
      created_at: STARTED,
      version: 1,
    });
    expect(body.document.Owner).toMatchObject({ id: app.people.asesor.id, role: 2 });
    expect(keys(body.document.Owner)).toEqual(["email", "id", "lastname", "name", "role"]);
    expect(body.file).toMatchObject({ type: "application/pdf", size: aPdf().bytes.length });
    expect(body.file.originalname).toBe("rut.pdf");
    expect(body.file.url).toMatch(/^http.+\/files\/.+\/rut\.pdf$/);
    const opened = await app.as(null).rest("GET", new URL(body.document.file_url as string).pathname);
    expect([opened.status, opened.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  });

  it("answers 200 when it takes the place of another, without `created`", async () => {
    const fields = { document_name: "Hoja de Vida", description: "2026", is_required: "false" };
    const first = await upload("asesor", fields);
    const { status, body } = await upload("asesor", fields, aPicture());
    expect([first.status, status, body.created]).toEqual([201, 200, undefined]);
    expect(body.message).toBe("Documento actualizado exitosamente");
    expect(body.document).toMatchObject({ description: "2026", is_required: false, file_type: "image" });
    expect(body.document.id).not.toBe(first.body.document.id);
  });

  it.each([
    ["without a file", { document_name: "RUT" }, null, 400, "No se envió ningún archivo"],
    ["without its name", {}, aPdf(), 400, "user_id y document_name son campos requeridos"],
    [
      "of another kind",
      { document_name: "Otro" },
      { ...aPdf("x.pdf"), bytes: Buffer.from("<script>alert(1)</script>") },
      400,
      "Tipo de archivo no permitido. Solo se aceptan JPG, PNG y PDF",
    ],
    [
      "above 10 MB",
      { document_name: "Otro" },
      { ...aPdf(), bytes: Buffer.concat([aPdf().bytes, Buffer.alloc(10 * 1024 * 1024)]) },
      413,
      "El archivo no debe superar los 10MB",
    ],
  ] as const)("refuses one %s", async (_, fields, file, status, message) => {
    expect(refusal(await upload("lider", fields, file))).toEqual([
      status,
      message,
      status === 413 ? "PAYLOAD_TOO_LARGE" : "BAD_USER_INPUT",
    ]);
  });

  it("is for oneself, and for anybody when the owner sends it; an approved one is a 409", async () => {
    const user_id = String(app.people.gerente2.id);
    expect((await upload("lider2", { user_id, document_name: "RUT" })).status).toBe(403);
    expect((await upload("cliente", { document_name: "RUT" })).status).toBe(403);
    const { status, body } = await upload("owner", { user_id, document_name: "RUT" });
    expect([status, body.document.user_id]).toEqual([201, app.people.gerente2.id]);
    await approveDocument(app, body.document.id as string);
    expect((await upload("gerente2", { document_name: "RUT" })).status).toBe(409);
    expect((await upload("owner", { user_id: "999999", document_name: "RUT" })).status).toBe(404);
  });
});

describe("what is read of one person", () => {
  it("GET /document-users/user/{id} answers the person and their current documents, newest first", async () => {
    const { id } = app.people.gerente;
    const [first, second] = [await aStaffDocument(app, "gerente"), await aStaffDocument(app, "gerente")];
    for (const who of ["gerente", "admin", "contador", "owner"] as const) {
      const { status, body } = await call(who, "GET", `/user/${id}`);
      expect([status, keys(body), keys(body.data)]).toEqual([
        200,
        ["data", "success"],
        ["documents", "user"],
      ]);
      expect(body.data.user).toMatchObject({ id, role: 4 });
      expect(body.data.documents.map((one: { id: string }) => one.id)).toEqual([second.id, first.id]);
      expect(keys(body.data.documents[0])).toEqual(documentKeys);
    }
    expect(refusal(await call("lider", "GET", `/user/${id}`))).toEqual([
      ...[404, "Usuario no encontrado", "NOT_FOUND"],
    ]);
  });

  it("GET /document-users/status/{id} answers the counts, the names and the documents", async () => {
    const { id } = app.people.lider2;
    await aStaffDocument(app, "lider2", { documentName: "RUT" });
    const { body } = await call("lider2", "GET", `/status/${id}`);
    const { documents, ...counts } = body.data;
    expect(counts).toEqual({
      requiresDocumentation: true,
      isComplete: false,
      totalRequired: 5,
      approvedDocuments: 0,
      uploadedDocuments: 1,
      rejectedDocuments: 0,
      can_receive_payments: false,
      required: ["Firma Digital", "RUT", "Cédula Escaneada", "Certificado Bancario", "Hoja de Vida"],
      missingDocuments: ["Firma Digital", "Cédula Escaneada", "Certificado Bancario", "Hoja de Vida"],
    });
    expect(keys(documents[0])).toEqual(documentKeys);
    const { body: none } = await call("contador", "GET", `/status/${app.people.admin.id}`);
    expect(none.data).toMatchObject({
      requiresDocumentation: false,
      isComplete: true,
      totalRequired: 0,
      approvedDocuments: 0,
    });
    expect((await call("asesor", "GET", `/status/${id}`)).status).toBe(404);
  });

  it("DELETE /document-users/{id} is its owner's until it is approved, and the owner of the agency's", async () => {
    const [mine, kept] = [await aStaffDocument(app), await aStaffDocument(app)];
    expect((await call("asesor", "DELETE", `/${mine.id}`)).body).toEqual({
      success: true,
      message: "Documento eliminado exitosamente",
    });
    expect(refusal(await call("asesor", "DELETE", `/${mine.id}`))).toEqual([
      ...[404, "Documento no encontrado", "NOT_FOUND"],
    ]);
    await approveDocument(app, kept.id);
    expect((await call("asesor", "DELETE", `/${kept.id}`)).status).toBe(409);
    expect((await call("admin", "DELETE", `/${kept.id}`)).status).toBe(403);
    expect((await call("lider", "DELETE", `/${kept.id}`)).status).toBe(404);
    expect((await call("owner", "DELETE", `/${kept.id}`)).status).toBe(200);
  });
});

describe("the review", () => {
  it("GET /document-users/pending answers all that wait, oldest first", async () => {
    const [first, second] = [await aStaffDocument(app), await aStaffDocument(app, "lider")];
    const { body } = await call("owner", "GET", "/pending");
    expect([keys(body), keys(body.data)]).toEqual([
      ["data", "success"],
      ["documents", "totalPending"],
    ]);
    const ids = body.data.documents.map((one: { id: string }) => one.id);
    expect(ids.slice(-2)).toEqual([first.id, second.id]);
    expect(body.data.totalPending).toBe(ids.length);
    expect(body.data.documents.at(-1).Owner.id).toBe(app.people.lider.id);
    expect((await call("admin", "GET", "/pending")).status).toBe(403);
  });

  it("GET /document-users/stats counts what is current", async () => {
    const { body } = await call("owner", "GET", "/stats");
    const { pending, approved, rejected, total } = body.data;
    expect(keys(body.data)).toEqual([
      ...["approved", "pending", "rejected", "total", "totalDocuments", "totalUsers"],
    ]);
    expect([body.data.totalDocuments, total]).toEqual([total, pending + approved + rejected]);
  });

  it("PATCH approve and reject decide once, in the name of who is signed in", async () => {
    const [good, bad] = [await aStaffDocument(app), await aStaffDocument(app)];
    const approved = await call("owner", "PATCH", `/${good.id}/approve`, { reviewerId: 1, comments: "Bien" });
    expect([approved.status, keys(approved.body)]).toEqual([200, ["document", "message", "success"]]);
    expect(approved.body.message).toBe("Documento aprobado exitosamente");
    expect(approved.body.document).toMatchObject({
      id: good.id,
      status: "approved",
      review_comments: "Bien",
      verified_by: app.people.owner.id,
      verified_at: STARTED,
      reviewed_at: STARTED,
    });
    expect((await call("owner", "PATCH", `/${good.id}/approve`)).status).toBe(409);
    expect((await call("owner", "PATCH", `/${good.id}/reject`, { reason: "No" })).status).toBe(409);

    expect(refusal(await call("owner", "PATCH", `/${bad.id}/reject`, { reviewerId: 1 }))).toEqual([
      ...[400, "La razón del rechazo es requerida", "BAD_USER_INPUT"],
    ]);
    const rejected = await call("owner", "PATCH", `/${bad.id}/reject`, { comments: "Borroso" });
    expect(rejected.body).toMatchObject({
      message: "Documento rechazado exitosamente",
      document: { id: bad.id, status: "rejected", rejection_reason: "Borroso", verified_at: null },
    });
    expect((await call("contador", "PATCH", `/${bad.id}/approve`)).status).toBe(403);
  });

  it("GET /document-users/all pages over current documents, of people who have to hand in documents", async () => {
    await aStaffDocument(app, "admin");
    const { body } = await call("owner", "GET", "/all?page=1&limit=2");
    expect([keys(body.data), body.data.documents.length]).toEqual([["documents", "pagination"], 2]);
    const { pagination } = body.data;
    expect(keys(pagination)).toEqual(["limit", "page", "pages", "total"]);
    expect(pagination).toMatchObject({ page: 1, limit: 2, pages: Math.ceil(pagination.total / 2) });
    const all = await call("owner", "GET", "/all?limit=100&status=todos");
    const roles = all.body.data.documents.map((one: { Owner: { role: number } }) => one.Owner.role);
    expect([...new Set(roles)].every((role) => [2, 3, 4].includes(role as number))).toBe(true);
    const admins = await call("owner", "GET", "/all?role=5&status=pending");
    expect(admins.body.data).toMatchObject({ pagination: { total: 1 }, documents: [{ Owner: { role: 5 } }] });
    const rejected = await call("owner", "GET", "/all?status=rejected&limit=100");
    expect(rejected.body.data.documents.length).toBeGreaterThan(0);
    for (const { status } of rejected.body.data.documents) expect(status).toBe("rejected");
    expect((await call("contador", "GET", "/all")).status).toBe(403);
  });
});
