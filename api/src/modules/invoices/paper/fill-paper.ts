import { dianInstant } from "../../../core/colombia/dian.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { issueDocument } from "../../../core/verification/issue-document.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import type { DrawnNumber } from "../../numbering/draw-numbers.ts";
import type { InvoiceSums } from "../invoice/invoice.rules.ts";
import { cufeText } from "./cufe.rules.ts";
import { digest } from "./digest.ts";
import type { ElectronicPaper } from "./electronic-paper.entity.ts";
import { paperContent } from "./paper-content.ts";
import type { PaperParty } from "./paper.types.ts";

/** What a new paper is made of. */
interface Filling {
  readonly drawn: DrawnNumber;
  readonly sums: InvoiceSums;
  /** What its code is made with. */
  readonly key: string;
  /** Who buys; null or absent: the client of the contract. */
  readonly buyer?: PaperParty | null;
  /** The paper that it takes back: who sells and buys stays what that one says. */
  readonly of?: ElectronicPaper;
}

/**
 * Gives a paper its number, what it says, its sums and its codes; it is sent from now on. Its document is
 * still to be written.
 */
export async function fillPaper(
  work: Work,
  paper: ElectronicPaper,
  contract: Contract,
  { drawn, sums, key, of, buyer = null }: Filling,
): Promise<void> {
  const content = { ...(await paperContent(work, contract, drawn, buyer)), ...(of && partiesOf(of)) };
  const { range, consecutivo, number } = drawn;
  const { base, iva, terceros, total } = sums;
  const { day, hour } = dianInstant(work.now);
  const code = cufeText({
    ...{ number, day, hour, value: base + terceros, iva, total, key, environment: content.ambiente },
    seller: content.vendedor.documento,
    buyer: content.comprador.documento,
  });
  Object.assign(paper, {
    ...{ range, consecutivo, number, content, code: digest(code) },
    ...{ issueDate: day, issuedAt: work.now, nextTryAt: work.now },
    ...{ baseAmount: base, ivaAmount: iva, thirdPartyAmount: terceros, totalAmount: total },
  });
  issueDocument(work, { kind: of ? "credit_note" : "invoice", number, recordId: paper.id });
}

const partiesOf = ({ content: { vendedor, comprador, ambiente } }: ElectronicPaper) => ({
  vendedor,
  comprador,
  ambiente,
});
