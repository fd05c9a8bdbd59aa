import { expect, it } from "vitest";
import { QuoteApprovalDocument } from "../../../web/src/features/quotes/quote/quotes.generated.ts";
import { asOwner } from "../../support/owner.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aPaymentLink } from "../../support/story/client-page.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import { aSignedContract } from "../../support/story/contracts.ts";

it("a proposal says in both its texts that its contract was cancelled; its status stays", async () => {
  const app = await anAppWithSales();
  const { id, quoteId } = await aSignedContract(app);
  const token = await aPaymentLink(app, id);
  await asOwner(app, (em) =>
    em.execute("update links set purpose = 'quote', record_id = ? where purpose = 'payment'", [quoteId]),
  );
  const page = async () => {
    const answer = await fetch(`${app.url}/quote-approval/${quoteId}?token=${token}`, {
      headers: { accept: "text/html" },
    });
    return answer.text();
  };
  expect(await page()).toContain("Tu viaje ya tiene contrato.");
  await app.as("owner").ask(CANCEL, { id, input: { motivo: "El cliente desistió" } });
  const text = await page();
  expect(text).toContain("Contrato cancelado");
  expect(text).toContain("El contrato de este viaje se canceló.");
  for (const former of ["Con contrato", "ya tiene contrato"]) expect(text).not.toContain(former);
  const { quote } = await app.withLink(token).ask(QuoteApprovalDocument, { id: quoteId });
  expect(quote).toMatchObject({ status: "converted", contractIsCancelled: true });
});
