import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../support/app.ts";
import type { Handle } from "../support/people.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aSimpleContract, sendContractOf } from "../support/story/contracts.ts";
import { anApprovedCommission } from "../support/story/commissions.ts";
import { aVerifiedPayment } from "../support/story/payments.ts";
import { aBoughtItem } from "../support/story/purchases.ts";
import { aQuote, aSentQuote } from "../support/story/quotes.ts";
import { uploadReceipt } from "./purchase.sent.ts";

interface Listing {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
}
interface Call {
  readonly responses: Readonly<Record<string, { readonly description?: string }>>;
}

let app: TestApp;
let document: Listing;
beforeAll(async () => {
  app = await anAppWithSales();
  document = (await app.as().rest<Listing>("GET", "/docs/openapi.json")).body;
});

/** Returns the sentences that the document lists for a status of a call. */
const listed = (method: string, path: string, status: number) =>
  (document.paths[path]?.[method.toLowerCase()]?.responses[status]?.description ?? "")
    .split("\n")
    .flatMap((line) => (line.startsWith("- ") ? [line.slice(2)] : []));

/** Makes a call that the state of its record refuses; answers the status and the sentence. */
async function refused(who: Handle, method: string, path: string, id: string, body: object = {}) {
  const answer = await app
    .as(who)
    .rest<{ message: string }>(method, path.replace(/\{\w+\}/, id), method === "GET" ? undefined : body);
  return { status: answer.status, message: answer.body.message };
}

describe("what a table of acts refuses with", () => {
  it.each<[string, Handle, string, string, () => Promise<string>, object]>([
    [
      "a quote that is not sent",
      "gerente",
      "PATCH",
      "/quotes/{id}/approve",
      async () => (await aQuote(app)).id,
      {},
    ],
    [
      "a quote without a price",
      "asesor",
      "GET",
      "/quotes/{id}/preview-pdf",
      async () => (await aQuote(app)).id,
      {},
    ],
    ["a quote that was sent", "owner", "DELETE", "/quotes/{id}", async () => (await aSentQuote(app)).id, {}],
    [
      "a contract that was not sent",
      "admin",
      "POST",
      "/contracts/{id}/convert-quote-items",
      async () => (await aSimpleContract(app)).id,
      {},
    ],
    [
      "a payment that is verified",
      "contador",
      "PATCH",
      "/payments/{id}/verify",
      async () =>
        (await aVerifiedPayment(app, (await sendContractOf(app, await aSimpleContract(app))).id)).id,
      { status: "verified" },
    ],
    [
      "a commission that is approved",
      "admin",
      "DELETE",
      "/commissions/{id}",
      async () => (await anApprovedCommission(app)).id,
      {},
    ],
  ])("lists the sentence of %s", async (_, who, method, path, made, body) => {
    const { status, message } = await refused(who, method, path, await made(), body);
    expect(status).toBe(409);
    expect(listed(method, path, status)).toContain(message);
  });

  it("lists the sentence of an item that is bought, by a form", async () => {
    const { item } = await aBoughtItem(app);
    const { status, body } = await uploadReceipt(app, item.id);
    expect(status).toBe(409);
    expect(listed("POST", "/contracts/items/{id}/upload-receipt", status)).toContain(body.message);
  });

  it("lists each status once, and nothing that a permission or a field is refused with", () => {
    const said = listed("PATCH", "/quotes/{id}/reject", 409);
    expect(said).toContain("La cotización está en estado «Convertida» y no puede pasar a «Rechazada».");
    expect(new Set(said).size).toBe(said.length);
    expect(said.join(" ")).not.toMatch(/permisos|undefined|null/);
    expect(listed("PATCH", "/quotes/{id}/reject", 403)).toEqual([]);
    expect(listed("PUT", "/contracts/{id}", 423)).toEqual([
      "El contrato está firmado y no se puede modificar.",
    ]);
    expect(listed("PATCH", "/payments/{id}/verify", 409)).toContain(
      `El monto supera el saldo pendiente (${formatCop(1_234_567)}).`,
    );
  });
});
