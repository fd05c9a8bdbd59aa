import { beforeAll } from "vitest";
import {
  staffDocumentActs,
  staffDocumentFacts,
} from "../../../api/src/modules/staff-documents/staff-document.acts.rules.ts";
import { holdActs } from "../../support/acts.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import {
  APPROVE_DOCUMENT,
  approveDocument,
  aStaffDocument,
  REJECT_DOCUMENT,
  rejectDocument,
  REMOVE_DOCUMENT,
  type StoryDocument,
} from "../../support/story/staff-documents.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

holdActs<keyof typeof staffDocumentActs.rules, never, StoryDocument>({
  app: () => app,
  acts: staffDocumentActs as never,
  called: "a staff document",
  field: "staffDocument(id: $id)",
  people: ["asesor", "admin", "contador", "owner"],
  situations: {
    pending: () => aStaffDocument(app),
    approved: async () => {
      const document = await aStaffDocument(app);
      await approveDocument(app, document.id);
      return document;
    },
    rejected: async () => {
      const document = await aStaffDocument(app);
      await rejectDocument(app, document.id);
      return document;
    },
    replaced: async () => {
      const input = { documentName: "Otro", description: "Diploma" };
      const document = await aStaffDocument(app, "asesor", input);
      await aStaffDocument(app, "asesor", input);
      return document;
    },
  },
  asked: {
    approve: [APPROVE_DOCUMENT, { input: { comments: "Legible" } }],
    reject: [REJECT_DOCUMENT, { input: { reason: "No se lee" } }],
    // A file is sent by its kind, not by the document's id: tests of its own hold it.
    replace: null,
    remove: [REMOVE_DOCUMENT],
  },
  state: async ({ id }) => {
    const { staffDocument } = await app
      .as("owner")
      .freely.ask(`query ($id: ID!) { staffDocument(id: $id) { ${staffDocumentFacts.join(" ")} } }`, { id });
    return staffDocument as never;
  },
});
