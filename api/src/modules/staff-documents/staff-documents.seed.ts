import { Readable } from "node:stream";
import type { FileUpload } from "graphql-upload-minimal";
import type { Viewer } from "../../core/auth/viewer.ts";
import { daysAfter, hoursAfter } from "../../core/colombia/days.ts";
import { heading, paragraphs } from "../../core/pdf/text.piece.ts";
import type { SeedContext } from "../../core/seed.ts";
import { approveStaffDocument } from "./acts/approve-staff-document.ts";
import { rejectStaffDocument } from "./acts/reject-staff-document.ts";
import { uploadStaffDocument } from "./acts/upload-staff-document.ts";
import { requiredDocuments, SIGNATURE } from "./staff-document.rules.ts";

const person = (seed: SeedContext, handle: string) => seed.shared.get(`account:${handle}`) as Viewer;

/** Demo staff who uploaded all documents when they joined, a little over a year ago. */
const complete = ["asesor", "lider", "gerente", "lider2", "gerente2"] as const;

/**
 * Creates the documents of the demo sellers. All are approved except for one advisor: a certificate was
 * rejected, signature and identity card await the owner's review, and the others have not been sent yet.
 */
export async function seedStaffDocuments(seed: SeedContext): Promise<void> {
  const end = seed.services.clock.now();
  const owner = person(seed, "owner");
  for (const handle of complete) {
    seed.at(daysAfter(end, -390));
    const ids = [];
    for (const name of requiredDocuments) ids.push(await handIn(seed, handle, name));
    seed.at(daysAfter(end, -389));
    for (const id of ids) await seed.as(owner, approveStaffDocument, { id, input: {} });
  }
  seed.at(daysAfter(end, -6));
  const rejected = await handIn(seed, "asesor2", "Certificado Bancario");
  seed.at(daysAfter(end, -5));
  const reason = "El certificado tiene más de tres meses. Pide a tu banco uno reciente.";
  await seed.as(owner, rejectStaffDocument, { id: rejected, input: { reason } });
  seed.at(hoursAfter(end, -30));
  await handIn(seed, "asesor2", SIGNATURE);
  seed.at(hoursAfter(end, -29));
  await handIn(seed, "asesor2", "Cédula Escaneada");
  seed.at(end);
}

/** Uploads a document of the demo, a PDF that contains the document's name; returns its id. */
async function handIn(seed: SeedContext, handle: string, documentName: string): Promise<string> {
  const { services } = seed;
  const viewer = person(seed, handle);
  const bytes = await services.pdf.print({
    title: `${documentName} de ${viewer.name}`,
    author: viewer.name,
    createdAt: services.clock.now(),
    footer: "Documento de demostración",
    content: [
      heading(documentName),
      paragraphs([viewer.name, "Documento de demostración, sin valor legal."]),
    ],
  });
  const file = {
    filename: `${documentName.toLowerCase().replaceAll(" ", "-")}.pdf`,
    createReadStream: () => Readable.from([bytes]),
  } as unknown as FileUpload;
  const input = { documentName, isRequired: true };
  return (await seed.as(viewer, uploadStaffDocument, { input, file: Promise.resolve(file) })).id;
}
