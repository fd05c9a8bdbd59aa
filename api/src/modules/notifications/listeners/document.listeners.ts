import { addressOf } from "../../../core/addresses.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { StaffDocument } from "../../staff-documents/staff-document.entity.ts";
import "../../staff-documents/staff-document.events.ts";
import { spokenDocument } from "../../staff-documents/staff-document.rules.ts";
import { tell, tellWhoMay } from "../told-people.ts";

interface DocumentTold {
  readonly document: StaffDocument;
  /** What it is called in a sentence: `«RUT»`. */
  readonly named: string;
  /** Whose it is. */
  readonly person: User;
}

async function documentOf(work: Work, { documentId }: { documentId: string }): Promise<DocumentTold> {
  const document = await work.em.findOneOrFail(StaffDocument, { id: documentId });
  const person = await work.em.findOneOrFail(User, { id: document.user.id });
  return { document, named: `«${spokenDocument(document)}»`, person };
}

/** What every notice to whose document it is has in common: it opens their documents. */
const forItsPerson = ({ document: { id, documentName } }: DocumentTold) => ({
  link: `${addressOf("profile")}?tab=documentos`,
  data: { document_id: id, document_name: documentName },
});

/** Who is told of the team's documents: the owner of what waits, its person of what became of it. */
export const documentNotices: readonly Listener[] = [
  on("staff-document.uploaded", async (work, event) => {
    const told = await documentOf(work, event);
    const { id, user } = told.document;
    await tellWhoMay(work, "reviewDocuments", {
      ...forItsPerson(told),
      link: `${addressOf("documentsReview")}?documento=${id}`,
      data: { ...forItsPerson(told).data, user_id: user.id },
      type: "document_uploaded",
      message: `${told.person.name} ${told.person.lastname} envió ${told.named}.`,
    });
  }),
  on("staff-document.approved", async (work, event) => {
    const told = await documentOf(work, event);
    await tell(work, [told.person.id], {
      ...forItsPerson(told),
      type: "document_approved",
      message: `Aprobamos tu documento ${told.named}.`,
    });
  }),
  on("staff-document.rejected", async (work, event) => {
    const told = await documentOf(work, event);
    await tell(work, [told.person.id], {
      ...forItsPerson(told),
      type: "document_rejected",
      message:
        `No pudimos aprobar ${told.named}: «${told.document.rejectionReason ?? ""}». ` +
        "Envía otro archivo.",
    });
  }),
  on("staff-document.removed", async (work, event) => {
    const told = await documentOf(work, event);
    await tell(work, [told.person.id], {
      ...forItsPerson(told),
      type: "document_removed",
      message: `Eliminaron tu documento ${told.named}. Ya puedes enviar otro.`,
    });
  }),
];
