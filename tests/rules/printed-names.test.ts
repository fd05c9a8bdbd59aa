import "reflect-metadata";
import "../../api/src/modules.ts";
import { getMetadataStorage } from "class-validator";
import { expect, it } from "vitest";
import { inputClasses } from "../../api/src/core/input/input-classes.ts";

/** Fields of inputs that are called as names are. */
const NAMED = /^(?!documento).*(name|nombre|apellido|titular)([A-Z]|$)/i;

/** Inputs whose name is of a thing, and of no party, signer or traveller. */
const ofThings = [
  ...["AccessTokenInput", "AddQuoteOptionInput", "AgencyPictureInput", "CreateTemplateInput"],
  ...["EstadiaInput", "NewPasskeyInput", "PasskeyNameInput", "PictureWordsInput"],
  ...["RenameQuoteOptionInput", "RenameQuoteTemplateInput", "RenameViewInput", "SaveQuoteTemplateInput"],
  ...["SaveViewInput", "ServiceAccountFields", "UpdateAgencyPictureInput", "UpdateLibraryServiceInput"],
  ...["UpdateTemplateInput", "UploadStaffDocumentInput", "WebhookInput"],
  // Whom one calls there: no document of ours prints them.
  "ProviderContactInput",
];

it("every name of a person or a firm that is sent by GraphQL is one that documents print", () => {
  const others = inputClasses().filter(({ target, fields = [] }) => {
    const rules = getMetadataStorage().getTargetValidationMetadatas(target, "", false, false);
    const printed = new Set(
      rules.flatMap(({ name, propertyName }) => (name === "isPrinted" ? propertyName : [])),
    );
    return fields.some(({ schemaName }) => NAMED.test(schemaName) && !printed.has(schemaName));
  });
  expect(others.map(({ name }) => name).sort()).toEqual([...ofThings].sort());
});
