import { beforeAll, expect, it } from "vitest";
import { formatCop } from "../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../support/app.ts";
import { overflowOf } from "../support/axe.ts";
import {
  aBrowserOn,
  type Browsers,
  desk,
  dialog,
  fill,
  phone,
  press,
  reads,
  toast,
} from "../support/browser.ts";
import { drawSignature, takeCode } from "../support/browser-signature.ts";
import { anAppWithSales } from "../support/sales.ts";
import { anInvoice, invoiceRanges } from "../support/story/invoices.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
  await invoiceRanges(app);
});

const [OLD, NEW] = [2_380_000, 2_737_000];

it("a price that was invoiced is changed by the owner, allowed by the accountant and signed by the client", async () => {
  const { contract, invoice } = await anInvoice(app, { price: OLD });
  await app.app.services.orm.em
    .fork()
    .execute("update invoices set sending_state = 'enviada', sent_at = issued_at, next_try_at = null");

  const owner = await visits.as("owner", desk);
  await owner.goto(`/contratos/${contract.id}?pestana=papeles`);
  await press(owner, "Preparar otrosí");
  const draft = dialog(owner, "Preparar otrosí");
  await fill(draft, {
    "Por qué se cambia el contrato": "El cliente agrega un tour",
    "Precio total": String(NEW),
  });
  await press(draft, "Guardar borrador");
  await toast(owner, "Otrosí guardado como borrador");
  const send = owner.getByRole("button", { name: "Enviar para firma" });
  expect(await send.getAttribute("aria-disabled")).toBe("true");

  const accountant = await visits.as("contador", desk);
  await accountant.goto("/mi-dia");
  await reads(accountant, "Autorizar otrosí");
  await accountant.goto(`/contratos/${contract.id}?pestana=papeles`);
  await press(accountant, "Revisar y autorizar");
  const papers = dialog(accountant, "Autorizar nota crédito y factura");
  await reads(papers, formatCop(NEW));
  await press(papers, "Autorizar nota crédito y factura");
  await toast(accountant, /Nota crédito y factura autorizadas/);

  await owner.reload();
  await press(owner, "Enviar para firma");
  await press(dialog(owner, "Enviar otrosí"), "Enviar para firma");
  await toast(owner, "Otrosí enviado al cliente para su firma");

  const mail = await app.mailWith("?otrosi=");
  const client = await visits.open(phone);
  await client.goto(/\S+\?otrosi=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  await reads(client, formatCop(NEW));
  expect(await overflowOf(client)).toBe(0);
  await drawSignature(client);
  await takeCode(app, client);
  for (const box of await client.getByRole("checkbox").all()) await box.check();
  await press(client, "Firmar otrosí digitalmente");
  await reads(client, "Firmaste el otrosí");

  await accountant.reload();
  await reads(accountant, invoice.number);
  const rows = await app.app.services.orm.em.fork().execute<{ number: string; note: string | null }[]>(
    `select i.number, n.number as note from invoices i left join credit_notes n on n.invoice_id = i.id
     order by i.issued_at, i.number`,
  );
  expect(rows).toHaveLength(2);
  for (const paper of [rows[0]?.note, rows[1]?.number]) await reads(accountant, paper!);
  await reads(accountant, formatCop(NEW));
});
