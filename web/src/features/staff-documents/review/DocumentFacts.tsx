import { roleLabels, type RoleNumber } from "@travesia/api/permissions";
import { formatInstant } from "../../../ui/days.ts";
import { FactList } from "../../../ui/desk/FactList.tsx";
import { ownTexts } from "../document/staff-document.texts.ts";
import type { ReviewedDocumentFragment } from "../document/staff-documents.generated.ts";
import { ownerOf } from "./review.columns.tsx";

/** Shows the data of a document: its owner, its day, and the decision on it. */
export function DocumentFacts({ document }: { readonly document: ReviewedDocumentFragment }) {
  const { user, documentName, description, filename, createdAt, reviewedAt, verifiedBy } = document;
  const { rejectionReason, reviewComments } = document;
  const reviewer = verifiedBy && `${verifiedBy.name} ${verifiedBy.lastname}`.trim();
  return (
    <FactList
      facts={[
        ["Persona", ownerOf(document)],
        ["Rol", roleLabels[user.role as RoleNumber]],
        ["Correo", user.email],
        ["Documento", documentName],
        ...(description ? [["Descripción", description] as const] : []),
        ["Archivo", filename ?? "—"],
        ["Enviado", formatInstant(createdAt)],
        ...(reviewedAt
          ? [["Revisado", [formatInstant(reviewedAt), reviewer].filter(Boolean).join(", ")] as const]
          : []),
        ...(rejectionReason ? [[ownTexts.reason, rejectionReason] as const] : []),
        ...(reviewComments && reviewComments !== rejectionReason
          ? [[ownTexts.comment, reviewComments] as const]
          : []),
      ]}
    />
  );
}
