import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aConfirmedQuote } from "../support/story/calculation.ts";
import { aCompletedQuote, anAcceptedQuote, aQuote, aSentQuote, sendIt } from "../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

describe("the way of a quote by REST", () => {
  it("is priced, previewed, sent, opened, accepted", async () => {
    const { id, number } = await aQuote(app, { input: { emailCliente: "rest@example.com" } });
    const asesor = app.as("asesor");
    const early = await asesor.rest("GET", `/quotes/${id}/preview-pdf`);
    expect({ status: early.status, message: early.body.message }).toEqual({
      status: 409,
      message: "La cotización aún no tiene precio",
    });
    expect(
      (await asesor.rest("PUT", `/quotes/${id}`, { precio_total: "2400000.00" })).body.quote,
    ).toMatchObject({
      status: "completed",
      precio_total: 2_400_000,
    });

    const preview = await asesor.rest("GET", `/quotes/${id}/preview-pdf`);
    expect(preview.headers.get("content-disposition")).toBe(`inline; filename="cotizacion-${number}.pdf"`);
    expect(preview.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    const made = await asesor.rest("POST", `/quotes/${id}/regenerate-pdf`);
    expect(made.body).toMatchObject({
      success: true,
      message: "PDF regenerado exitosamente",
      pdf_info: { filename: `cotizacion-${number}.pdf`, sent_version: 0 },
    });

    const sent = await asesor.rest("POST", `/quotes/${id}/send`);
    expect(sent.body).toMatchObject({
      success: true,
      message: "Cotización enviada exitosamente al cliente con PDF adjunto!",
      quote: { status: "sent", sent_version: 1 },
      email_info: { to: "rest@example.com", pdf_filename: `cotizacion-${number}.pdf` },
    });
    const [mail] = await app.outbox("rest@example.com");
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    const opened = await app.as().rest("GET", `/quotes/${id}?token=${token}`);
    expect(opened.body.quote).toMatchObject({
      id,
      lider_id: null,
      Lider: null,
      tracking: null,
      Asesor: { role: 2 },
    });
    const download = await app.as().rest("GET", `/quotes/${id}/download-pdf?token=${token}`);
    expect(download.headers.get("content-disposition")).toBe(
      `attachment; filename="cotizacion-${number}.pdf"`,
    );

    const approved = await app.as().rest("PATCH", `/quotes/${id}/approve?token=${token}`, {});
    expect(approved.body).toMatchObject({
      success: true,
      message: "Cotización aprobada exitosamente",
      quote: { status: "pending_passengers" },
    });
    expect(approved.body.passenger_link).toContain(`/passenger-form/${id}?token=`);
  });

  it("has its discount approved by a leader, with the percentage that was seen", async () => {
    const { id } = await aConfirmedQuote(app);
    const path = `/quotes/${id}/approve-discount`;
    expect((await app.as("lider").rest("PATCH", path, {})).status).toBe(409);
    await app.as("asesor").rest("PUT", `/quotes/${id}`, { descuento_porcentaje: 8 });
    expect((await app.as("asesor").rest("PATCH", path, {})).status).toBe(403);
    expect((await app.as("lider").rest("PATCH", path, { descuento_porcentaje: 5 })).status).toBe(409);
    const { status, body } = await app.as("lider").rest("PATCH", path, {});
    expect([status, body]).toMatchObject([
      200,
      {
        success: true,
        message: "Descuento aprobado exitosamente",
        quote: { id, descuento_aprobado: true, descuento_aprobado_por: app.people.lider.id },
      },
    ]);
  });

  it("asks for the reasons of a no and of another offer", async () => {
    const { id, token } = await aSentQuote(app);
    const reject = await app
      .as()
      .rest("PATCH", `/quotes/${id}/reject?token=${token}`, { motivo_rechazo: " " });
    expect({ status: reject.status, message: reject.body.message }).toEqual({
      status: 400,
      message: "El motivo de rechazo es obligatorio",
    });
    const requote = await app.as().rest("PATCH", `/quotes/${id}/requote?token=${token}`);
    expect({ status: requote.status, message: requote.body.message }).toEqual({
      status: 400,
      message: "El motivo de la recotización es obligatorio",
    });
    expect((await app.as().rest("PATCH", `/quotes/${id}/reject`, { motivo_rechazo: "No" })).status).toBe(401);
    const done = await app
      .as()
      .rest(
        "PATCH",
        `/quotes/${id}/requote`,
        { requote_reason: "Otra fecha" },
        { authorization: `Bearer ${token}` },
      );
    expect(done.body.quote).toMatchObject({ status: "requote", requote_reason: "Otra fecha" });
  });

  it("a leader's approval keeps who recorded it and gives away no link", async () => {
    const { id } = await aSentQuote(app);
    const { body } = await app.as("lider").rest("PATCH", `/quotes/${id}/approve`, {});
    expect(body.passenger_link ?? null).toBeNull();
    const detail = await app.as("lider").rest("GET", `/quotes/${id}`);
    expect(detail.body.quote.tracking.find(({ event }: { event: string }) => event === "approved").note).toBe(
      `Registrado por ${app.people.lider.name}`,
    );
  });

  it("is reassigned under every name of the seller, and refused for who does not sell", async () => {
    const { id } = await aQuote(app);
    for (const name of ["vendedor_id", "asesor_id", "vendedorId"]) {
      const person = name === "asesor_id" ? app.people.asesor : app.people.asesor2;
      const { status, body } = await app
        .as("owner")
        .rest("PATCH", `/quotes/${id}/reassign`, { [name]: person.id, reason: "Reparto" });
      expect({ status, asesor: body.quote?.asesor_id }).toEqual({
        status: 200,
        asesor: name === "asesor_id" ? app.people.asesor.id : person.id,
      });
    }
    expect(
      (await app.as("owner").rest("PATCH", `/quotes/${id}/reassign`, { vendedor_id: app.people.cliente.id }))
        .status,
    ).toBe(400);
  });

  it("is marked expired, deleted, or not found, each with its status", async () => {
    const quote = await aCompletedQuote(app);
    await sendIt(app, quote);
    // Sessions live 12 hours: the offer is made older instead of the day later.
    await app.app.services.orm.em
      .fork()
      .execute("update quotes set expires_at = ? where id = ?", [app.clock.now(), quote.id]);
    const marked = await app.as("admin").rest("POST", "/quotes/mark-expired");
    expect(marked.body).toMatchObject({ success: true, message: expect.any(String) });
    expect(marked.body.count).toBeGreaterThan(0);
    expect((await app.as("owner").rest("GET", `/quotes/${quote.id}`)).body.quote.status).toBe("expired");
    const fresh = await aQuote(app);
    expect((await app.as("owner").rest("DELETE", `/quotes/${fresh.id}`)).body).toMatchObject({
      success: true,
      message: "Cotización eliminada exitosamente",
    });
    const missing = await app.as("owner").rest("GET", "/quotes/no-es-un-id");
    expect({ status: missing.status, message: missing.body.message }).toEqual({
      status: 404,
      message: "Cotización no encontrada",
    });
  });

  it("keeps the PDF that the client accepted, byte for byte", async () => {
    const quote = await anAcceptedQuote(app, { input: { emailCliente: "bytes@example.com" } });
    const first = await app.as("asesor").rest("GET", `/quotes/${quote.id}/download-pdf`);
    await app.as("asesor").rest("POST", `/quotes/${quote.id}/regenerate-pdf`);
    expect(
      (await app.as("asesor").rest("GET", `/quotes/${quote.id}/download-pdf`)).bytes.equals(first.bytes),
    ).toBe(true);
  });
});
