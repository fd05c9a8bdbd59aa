import type { Work } from "../../../core/mutation/work.ts";
import { BankingDetails } from "../../accounts/banking/banking-details.entity.ts";
import type { User } from "../../accounts/account/user.entity.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { approvedDocument } from "../../staff-documents/staff-document.reads.ts";
import { SIGNATURE } from "../../staff-documents/staff-document.rules.ts";
import type { Commission } from "../commission/commission.entity.ts";
import { earnerLabels } from "../commission/commission.rules.ts";
import type { SupportDocumentContent } from "../commission/document/support-document.rules.ts";

const line = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(", ");

/** Returns the content of a commission's «cuenta de cobro», from the current data. */
export async function contentOf(
  work: Work,
  seller: User,
  { contract, tipoVendedor, montoBase, porcentaje, montoComision: monto }: Commission,
): Promise<SupportDocumentContent> {
  const {
    contractNumber: numero,
    destino,
    cliente,
  } = await work.em.findOneOrFail(Contract, {
    id: contract.id,
  });
  const holder = await work.em.findOne(BankingDetails, { user: seller.id });
  const titular = holder?.nombreTitular ? line(holder.nombreTitular, holder.documentoTitular || null) : "";
  const { tipoDocumento, documentoIdentidad, direccion, ciudad } = seller;
  const signature = await approvedDocument(work, seller.id, SIGNATURE);
  const isPicture = signature?.contentType?.startsWith("image/") ?? false;
  return {
    vendedor: {
      nombre: `${seller.name} ${seller.lastname}`,
      documento: [tipoDocumento, documentoIdentidad].filter(Boolean).join(" "),
      direccion: line(direccion, ciudad),
      telefono: seller.phone ?? "",
      correo: seller.email,
    },
    cuenta: {
      banco: seller.banco ?? "",
      tipo: seller.tipoCuenta ?? "",
      // The document prints the whole number, which is kept wrapped beside.
      numero: seller.accountEnding === null ? "" : `•••• ${seller.accountEnding}`,
      titular,
    },
    contrato: { numero, destino, cliente: `${cliente.name} ${cliente.lastname}`.trim() },
    calidad: earnerLabels[tipoVendedor],
    montoBase,
    porcentaje,
    monto,
    firma:
      isPicture && signature?.fileKey && signature.contentType
        ? { key: signature.fileKey, contentType: signature.contentType }
        : null,
  };
}
