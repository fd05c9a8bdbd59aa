import { addressOf } from "../../../core/addresses.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { StaffDocument } from "../../staff-documents/staff-document.entity.ts";
import { spokenDocument } from "../../staff-documents/staff-document.rules.ts";
import { notifyPeople, notifyWhoMay } from "../notify-people.ts";

interface DocumentFacts {
  readonly document: StaffDocument;
  /** Name of the document within a sentence: `«RUT»`. */
  readonly named: string;
  /** Person to whom the document belongs. */
  readonly person: User;
}

async function documentOf(work: Work, { documentId }: { documentId: string }): Promise<DocumentFacts> {
  const document = await work.em.findOneOrFail(StaffDocument, { id: documentId });
  const person = await work.em.findOneOrFail(User, { id: document.user.id });
  return { document, named: `«${spokenDocument(document)}»`, person };
}

/** Returns the link and data of every notice to the document's owner; the link opens their documents. */
const forItsPerson = ({ document: { id, documentName } }: DocumentFacts) => ({
  link: `${addressOf("profile")}?tab=documentos`,
  data: { document_id: id, document_name: documentName },
});

/**
 * Listeners that notify about the team's documents: the agency's owner about documents to review, and the
 * document's person about the result.
 */
export const documentNotices: readonly Listener[] = [
  on("staff-document.uploaded", async (work, event) => {
    const facts = await documentOf(work, event);
    const { id, user } = facts.document;
    await notifyWhoMay(work, "reviewDocuments", {
      ...forItsPerson(facts),
      link: `${addressOf("documentsReview")}?documento=${id}`,
      data: { ...forItsPerson(facts).data, user_id: user.id },
      type: "document_uploaded",
      message: `${facts.person.name} ${facts.person.lastname} envió ${facts.named}.`,
    });
  }),
  on("staff-document.approved", async (work, event) => {
    const facts = await documentOf(work, event);
    await notifyPeople(work, [facts.person.id], {
      ...forItsPerson(facts),
      type: "document_approved",
      message: `Aprobamos tu documento ${facts.named}.`,
    });
  }),
  on("staff-document.rejected", async (work, event) => {
    const facts = await documentOf(work, event);
    await notifyPeople(work, [facts.person.id], {
      ...forItsPerson(facts),
      type: "document_rejected",
      message:
        `No pudimos aprobar ${facts.named}: «${facts.document.rejectionReason ?? ""}». ` +
        "Envía otro archivo.",
    });
  }),
  on("staff-document.removed", async (work, event) => {
    const facts = await documentOf(work, event);
    await notifyPeople(work, [facts.person.id], {
      ...forItsPerson(facts),
      type: "document_removed",
      message: `Eliminaron tu documento ${facts.named}. Ya puedes enviar otro.`,
    });
  }),
];
