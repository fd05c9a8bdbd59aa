import { createHash } from "node:crypto";
import { make } from "../../../core/rows.ts";
import { bareDocument, dianInstant } from "../../../core/colombia/dian.ts";
import { formatDocument } from "../../../core/colombia/documents.ts";
import { type Cop, sum } from "../../../core/colombia/cop.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { issueDocument } from "../../../core/verification/issue-document.ts";
import type { User } from "../../accounts/account/user.entity.ts";
import { drawNumbers } from "../../numbering/draw-numbers.ts";
import { openTechnicalKey } from "../../numbering/technical-key.ts";
import type { CommissionPayout } from "../payout/commission-payout.entity.ts";
import { type AcquisitionContent, AcquisitionDocument } from "./acquisition-document.entity.ts";
import { cudsText } from "./cuds.rules.ts";

/** Payment to a person who issues no invoices, with the commissions paid; amounts in COP. */
export interface Acquired {
  readonly seller: User;
  readonly lines: readonly {
    readonly contrato: string;
    readonly monto: Cop;
    readonly retefuente: Cop;
    readonly reteIca: Cop;
    readonly texto: readonly string[];
  }[];
}

/**
 * Creates the documents of a payment, one for each person, and returns them by person. When the number ranges
 * have too few numbers left, the last people get no document; the payment itself continues.
 */
export async function makeDocuments(
  work: Work,
  payout: CommissionPayout,
  acquired: readonly Acquired[],
): Promise<ReadonlyMap<number, AcquisitionDocument>> {
  const numbers = await drawNumbers(work, "documento_soporte", acquired.length);
  const agency = numbers.length > 0 ? await work.services.agency.current() : null;
  const documents = new Map<number, AcquisitionDocument>();
  numbers.forEach(({ range, consecutivo, number }, place) => {
    const one = acquired[place];
    if (!one || !agency) return;
    const { seller, lines } = one;
    const total = sum(lines.map(({ monto }) => monto));
    const retefuente = sum(lines.map((line) => line.retefuente));
    const reteIca = sum(lines.map((line) => line.reteIca));
    const document = make(AcquisitionDocument, {
      range,
      consecutivo,
      number,
      payout,
      vendedor: seller,
      total,
      retefuente,
      reteIca,
      neto: total - retefuente - reteIca,
      fecha: work.today,
      issuedAt: work.now,
      content: contentOf(one, agency),
    });
    const pin = openTechnicalKey(work.services.secrets, range);
    if (pin) document.cuds = cudsOf(document, agency.nit, pin, range.pruebas);
    work.add(document);
    issueDocument(work, { kind: "documento_soporte", number, recordId: document.id });
    work.audit("acquisition-document.made", document.id, { number, sellerId: seller.id, total });
    documents.set(seller.id, document);
  });
  if (documents.size > 0) await work.job("commissions.acquisitions", { payoutId: payout.id });
  return documents;
}

const spokenId = ({ tipoDocumento, documentoIdentidad }: User): string =>
  documentoIdentidad ? `${(tipoDocumento ?? "cc").toUpperCase()} ${formatDocument(documentoIdentidad)}` : "";

const contentOf = (
  { seller, lines }: Acquired,
  agency: { legalName: string; nit: string; address: string; phone: string },
): AcquisitionContent => ({
  vendedor: {
    nombre: `${seller.name} ${seller.lastname}`,
    documento: spokenId(seller),
    direccion: [seller.direccion, seller.ciudad].filter(Boolean).join(", "),
    telefono: seller.phone ?? "",
  },
  comprador: {
    nombre: agency.legalName,
    documento: `NIT ${agency.nit}`,
    direccion: agency.address,
    telefono: agency.phone,
  },
  lineas: lines.map(({ contrato, monto }) => ({
    contrato,
    descripcion: "Comisión por la venta de servicios turísticos",
    monto,
  })),
  retencion: [...new Set(lines.flatMap(({ texto }) => texto))],
});

/** Returns the CUDS of a document (SHA-384). */
function cudsOf(
  { number, fecha, total, vendedor, issuedAt }: AcquisitionDocument,
  nit: string,
  pin: string,
  tests: boolean,
): string {
  const text = cudsText({
    number,
    ...dianInstant(issuedAt),
    day: fecha,
    value: total,
    vat: 0,
    total,
    pin,
    environment: tests ? "2" : "1",
    seller: bareDocument((vendedor as User).documentoIdentidad ?? ""),
    buyer: bareDocument(nit),
  });
  return createHash("sha384").update(text).digest("hex");
}
