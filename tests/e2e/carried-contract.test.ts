import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { drawSignature, takeCode } from "../support/browser-signature.ts";
import { aBrowserOn, type Browsers, dialog, phone, press, reads, settled } from "../support/browser.ts";
import { anAppWithSales } from "../support/sales.ts";
import { carriedLinksOf } from "../support/story/carried-contracts.ts";
import { aDraftContract, aSentSimpleContract } from "../support/story/contracts.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let browsers: Browsers;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  browsers = await aBrowserOn(app);
});

describe("a contract that its seller carries", () => {
  it("is copied from its page, and signed on the client's phone", async () => {
    const contract = await aSentSimpleContract(app);
    const seller = await browsers.as("asesor");
    await seller.goto(`/contratos/${contract.id}`);
    await settled(seller);
    await press(seller.getByRole("tabpanel"), "Copiar enlace");
    const ready = dialog(seller, "Enlace listo");
    const address = /https?:\S+\/contract-signature\/[\w-]+\?token=[\w-]{43}/.exec(
      await ready.innerText(),
    )?.[0];
    await press(ready, "Listo");

    const client = await browsers.open(phone);
    await client.goto(address ?? "");
    await press(client, "Ir a firmar");
    await drawSignature(client);
    await takeCode(app, client);
    for (const box of await client.getByRole("checkbox").all()) await box.check();
    await press(client, "Firmar Contrato Digitalmente");
    await reads(client, "Tu contrato quedó firmado");
    const [link] = await carriedLinksOf(app, contract.id);
    expect(link).toMatchObject({ channel: "copy", signedAt: expect.any(String) });

    await seller.goto(`/contratos/${contract.id}?pestana=papeles`);
    await reads(seller, /Por este enlace se firmó el contrato/);
    await press(seller, /^Anular enlace: Enlace copiado/);
    await reads(seller, "Anulado");
  });

  it("is asked for by its seller, and its leader sends it from the notice", async () => {
    const { id } = await aDraftContract(app);
    const seller = await browsers.as("asesor");
    await seller.goto(`/contratos/${id}`);
    await press(seller, "Pedir el envío");
    await reads(seller, "Envío pedido. Te avisamos cuando salga.");
    const { notifications } = await app
      .as("lider")
      .ask(`{ notifications(filter: { type: "contract_sending_asked" }) { items { link } } }`);
    const leader = await browsers.as("lider");
    await leader.goto(notifications.items[0]?.link ?? "");
    await press(dialog(leader, "Enviar para firma"), "Enviar contrato");
    await reads(leader, "Contrato enviado exitosamente");
  });
});
