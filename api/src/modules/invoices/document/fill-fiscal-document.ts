import { assign } from "../../../core/rows.ts";
import { dianInstant } from "../../../core/colombia/dian.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { issueDocument } from "../../../core/verification/issue-document.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import type { DrawnNumber } from "../../numbering/draw-numbers.ts";
import type { InvoiceSums } from "../invoice/invoice.rules.ts";
import { cufeText } from "./cufe.rules.ts";
import { digest } from "./digest.ts";
import type { FiscalDocument } from "./fiscal-document.entity.ts";
import { fiscalContent } from "./fiscal-content.ts";
import type { FiscalParty } from "./fiscal-document.types.ts";

/** Values for filling a new fiscal document. */
interface Filling {
  readonly drawn: DrawnNumber;
  readonly sums: InvoiceSums;
  /** Key from which the code is calculated. */
  readonly key: string;
  /** Buyer; when null or absent, the contract's client. */
  readonly buyer?: FiscalParty | null;
  /** Credited document, whose seller and buyer are copied. */
  readonly of?: FiscalDocument;
}

/**
 * Fills a fiscal document with number, content, totals and codes, and schedules its sending. The UBL
 * document is written afterwards.
 */
export async function fillFiscalDocument(
  work: Work,
  fiscalDocument: FiscalDocument,
  contract: Contract,
  { drawn, sums, key, of, buyer = null }: Filling,
): Promise<void> {
  const content = { ...(await fiscalContent(work, contract, drawn, buyer)), ...(of && partiesOf(of)) };
  const { range, consecutivo, number } = drawn;
  const { base, iva, terceros, total } = sums;
  const { day, hour } = dianInstant(work.now);
  const code = cufeText({
    number,
    day,
    hour,
    value: base + terceros,
    iva,
    total,
    key,
    environment: content.ambiente,
    seller: content.vendedor.documento,
    buyer: content.comprador.documento,
  });
  assign(fiscalDocument, {
    range,
    consecutivo,
    number,
    content,
    code: digest(code),
    issueDate: day,
    issuedAt: work.now,
    nextTryAt: work.now,
    baseAmount: base,
    ivaAmount: iva,
    thirdPartyAmount: terceros,
    totalAmount: total,
  });
  issueDocument(work, { kind: of ? "credit_note" : "invoice", number, recordId: fiscalDocument.id });
}

const partiesOf = ({ content: { vendedor, comprador, ambiente } }: FiscalDocument) => ({
  vendedor,
  comprador,
  ambiente,
});
