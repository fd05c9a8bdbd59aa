import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { at, inDays, STARTED, TODAY } from "../support/calendar.ts";
import { aDrawing } from "../support/drawing.ts";
import {
  aDraftContract,
  aSentContract,
  aSignedContract,
  sendContractOf,
} from "../support/story/contracts.ts";
import { contractKeys, itemKeys, keysOf, withOk } from "./contract.keys.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

describe("sending", () => {
  it("email-preview, generate-pdf and send", async () => {
    const { id, number } = await aDraftContract(app);
    const lider = app.as("lider");
    const preview = await lider.rest("GET", `/contracts/${id}/email-preview`);
    expect(keysOf(preview.body)).toEqual(["emailData", "success"]);
    expect(keysOf(preview.body.emailData)).toEqual(["html", "message", "pdf_filename", "subject", "to"]);
    const made = await lider.rest("POST", `/contracts/${id}/generate-pdf`);
    expect(keysOf(made.body)).toEqual(["contract", "message", "pdf", "success"]);
    expect(made.body.pdf).toEqual({
      url: expect.stringContaining(`contracts/pdf/${id}?token=`),
      filename: `contrato-${number}.pdf`,
      generated_at: expect.any(String),
    });
    expect(keysOf(made.body.contract)).toEqual([...contractKeys].sort());
    const asesor = app.as("asesor");
    expect((await asesor.rest("PATCH", `/contracts/${id}/send`, {})).status).toBe(403);
    const sent = await lider.rest("PATCH", `/contracts/${id}/send`, {
      emailData: { ...preview.body.emailData, subject: "Fírmalo hoy" },
    });
    expect(keysOf(sent.body)).toEqual(withOk(contractKeys, "message"));
    expect(sent.body).toMatchObject({ status: "active", message: "Contrato enviado exitosamente" });
    expect((await app.outbox(preview.body.emailData.to)).at(-1)?.subject).toBe("Fírmalo hoy");
    const elsewhere = { emailData: { ...preview.body.emailData, to: "otra@example.com" } };
    expect((await lider.rest("PATCH", `/contracts/${id}/send`, elsewhere)).status).toBe(400);
    expect((await lider.rest("PATCH", `/contracts/${id}/send`)).status).toBe(200);
    // The first sending is not the seller's; sending again what is out is.
    expect((await asesor.rest("PATCH", `/contracts/${id}/send`, {})).status).toBe(200);
    expect((await app.as("asesor2").rest("PATCH", `/contracts/${id}/send`, {})).status).toBe(404);
    expect((await app.as("contador").rest("PATCH", `/contracts/${id}/send`, {})).status).toBe(403);
  });
});

describe("POST /contracts/{id}/sign", () => {
  const signing = () => ({
    signature: aDrawing(),
    signer_info: {
      nombre: "María Fernanda Torres",
      documento: "52123456",
      tipo_documento: "CC",
      email: "maria@example.com",
      acepta_terminos: true,
    },
    signed_at: at(inDays(-2_500), "00:00").toISOString(),
    ip_address: "1.2.3.4",
  });

  it("signs with the token in the body, and answers the contract twice with its conversion", async () => {
    const { id, token } = await aSentContract(app);
    const { status, body } = await app
      .as(null)
      .rest("POST", `/contracts/${id}/sign`, { ...signing(), signature_token: token });
    expect(status).toBe(200);
    expect(keysOf(body)).toEqual(withOk(contractKeys, "contract", "message", "automatic_conversion"));
    expect(keysOf(body.contract)).toEqual([...contractKeys].sort());
    expect(body).toMatchObject({
      status: "signed",
      signed_at: STARTED,
      fecha_firma: TODAY,
      automatic_conversion: {
        attempted: true,
        success: true,
        items_created: 5,
        error: null,
        summary: { tickets: 1 },
      },
      auto_conversion_summary: { attempted: true, success: true, items_created: 5 },
    });
    const again = await app.as(null).rest("POST", `/contracts/${id}/sign?token=${token}`, signing());
    expect(again.body).toEqual({ success: false, message: "El contrato ya fue firmado.", error: "CONFLICT" });
  });

  it("signs for the holder whose document a consumer wrote with its type, and for no other number", async () => {
    const draft = await aDraftContract(app);
    await app.as("gerente").rest("PUT", `/contracts/${draft.id}`, {
      documento_titular: "Cédula de Ciudadanía 68.321.945",
    });
    const { id, token } = await sendContractOf(app, draft);
    const sign = (documento: string) =>
      app.withLink(token).rest("POST", `/contracts/${id}/sign`, {
        ...signing(),
        signer_info: { ...signing().signer_info, documento },
      });
    const other = await sign("68321946");
    expect([other.status, other.body.message]).toEqual([
      400,
      "Los datos no coinciden con el titular del contrato.",
    ]);
    const { status, body } = await sign("68321945");
    expect([status, body.status]).toEqual([200, "signed"]);
  });

  it("refuses what is missing with the exact words", async () => {
    const { id, token } = await aSentContract(app);
    const sign = (body: object) => app.withLink(token).rest("POST", `/contracts/${id}/sign`, body);
    expect((await sign({ ...signing(), signature: null })).body).toMatchObject({
      message: "Debe firmar antes de continuar",
      error: "BAD_USER_INPUT",
    });
    expect((await sign({ signature: aDrawing() })).body).toMatchObject({
      message: "Todos los campos son obligatorios",
    });
    expect(
      (await sign({ ...signing(), signer_info: { ...signing().signer_info, acepta_terminos: false } })).body,
    ).toMatchObject({
      message: "Debe aceptar los términos y condiciones",
    });
    expect((await app.as(null).rest("POST", `/contracts/${id}/sign`, signing())).status).toBe(401);
    expect((await app.as("owner").rest("POST", `/contracts/${id}/sign`, signing())).status).toBe(403);
  });
});

describe("items", () => {
  it("GET lists them, POST convert-quote-items finds them there", async () => {
    const { id } = await aSignedContract(app);
    const { body } = await app.as("contador").rest("GET", `/contracts/${id}/items`);
    expect(keysOf(body)).toEqual(["items", "success"]);
    expect(body.items).toHaveLength(5);
    expect(keysOf(body.items[0])).toEqual([...itemKeys].sort());
    const converted = await app.as("gerente").rest("POST", `/contracts/${id}/convert-quote-items`, {});
    expect(keysOf(converted.body)).toEqual(["contract", "items", "message", "success"]);
    expect(converted.body.items.map((item: { id: string }) => item.id)).toEqual(
      body.items.map((item: { id: string }) => item.id),
    );
    expect((await app.as("cliente").rest("GET", `/contracts/${id}/items`)).status).toBe(403);
    expect((await app.as("asesor2").rest("GET", `/contracts/${id}/items`)).status).toBe(404);
  });
});

describe("the PDF", () => {
  it("is shown by preview-pdf and saved by download-pdf, to staff and by the link", async () => {
    const { id, number, token } = await sendContractOf(app, await aDraftContract(app));
    for (const client of [app.as("asesor"), app.withLink(token)])
      for (const [path, disposition] of [
        ["preview-pdf", "inline"],
        ["download-pdf", "attachment"],
      ]) {
        const { status, headers, bytes } = await client.rest("GET", `/contracts/${id}/${path}`);
        expect({
          status,
          type: headers.get("content-type"),
          disposition: headers.get("content-disposition"),
        }).toEqual({
          status: 200,
          type: "application/pdf",
          disposition: `${disposition}; filename="contrato-${number}.pdf"`,
        });
        expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
      }
    expect((await app.as("asesor2").rest("GET", `/contracts/${id}/preview-pdf`)).body).toMatchObject({
      message: "Contrato no encontrado",
    });
    expect((await app.as(null).rest("GET", `/contracts/pdf/${id}?token=${token}`)).status).toBe(200);
    expect((await app.as("owner").rest("GET", `/contracts/pdf/${id}`)).status).toBe(200);
  });
});
