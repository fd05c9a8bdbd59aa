import { OTHER, requiredDocuments } from "@travesia/api/staff-documents/staff-document.rules";
import { fieldsOf, trimmed, unsent } from "../../../ui/form/fields.ts";
import { ownTexts as texts } from "../document/staff-document.texts.ts";

interface Upload {
  readonly documentName: string;
}

/** Form fields of a document to upload: its kind and its file. */
export const uploadFields = fieldsOf<Record<never, never>>()({
  documentName: trimmed<Upload>({ required: texts.incompleteForm }),
  description: trimmed<Upload>({
    wrong: (description, { documentName }) =>
      documentName === OTHER && description.trim() === "" ? texts.descriptionMissing : null,
  }),
  file: unsent<File | null>(null, { required: texts.incompleteForm }),
});

/** Returns the kinds of document that can be uploaded now; an approved document cannot be replaced. */
export const kindOptions = (approved: readonly string[]) => [
  ...requiredDocuments
    .filter((name) => !approved.includes(name))
    .map((name) => ({ value: name as string, label: name as string })),
  { value: OTHER, label: texts.other },
];
