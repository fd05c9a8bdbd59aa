import "reflect-metadata";
import { getMetadataStorage } from "class-validator";
import { isInputObjectType } from "graphql";
import { expect, it } from "vitest";
import { inputClasses } from "../../api/src/core/input/input-classes.ts";
import { schemaOf } from "../../api/src/core/graphql/schema.ts";
import { modules } from "../../api/src/modules.ts";

/** Fields of inputs that are called as names are. */
const NAMED = /^(?!documento).*(name|nombre|apellido|titular)([A-Z]|$)/i;

/** Inputs whose name is of a thing, and of no party, signer or traveller. */
const ofThings = [
  ...["AccessTokenInput", "AccountInput", "AddQuoteOptionInput", "AgencyPictureInput", "CreateTemplateInput"],
  ...["EstadiaInput", "ExcursionInput", "ExtraInput", "HotelInput", "NewPasskeyInput", "PackageHotelInput"],
  ...["PasskeyNameInput"],
  ...["RenameQuoteOptionInput", "RenameQuoteTemplateInput", "RenameViewInput", "SaveQuoteTemplateInput"],
  ...["SaveViewInput", "ServiceAccountInput", "UpdateServiceAccountInput", "UpdateAgencyPictureInput"],
  ...["UpdateLibraryServiceInput", "UpdateTemplateInput", "UploadStaffDocumentInput", "WebhookInput"],
  "UpdateWebhookInput",
  // Whom one calls there: no document of ours prints them.
  "ProviderContactInput",
];

const schema = schemaOf(modules);

/** Returns the fields of an input that are called as names are. */
function namesOf(input: string): readonly string[] {
  const type = schema.getType(input);
  if (!isInputObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) =>
    String(field.type).startsWith("String") && NAMED.test(field.name) ? field.name : [],
  );
}

it("every name of a person or a firm that is sent by GraphQL is one that documents print", () => {
  const others = inputClasses().filter(({ name: input, target }) => {
    const rules = getMetadataStorage().getTargetValidationMetadatas(target, "", false, false);
    const printed = rules.flatMap(({ name, propertyName }) => (name === "isPrinted" ? propertyName : []));
    return namesOf(input).some((name) => !printed.includes(name));
  });
  expect(others.map(({ name }) => name).sort()).toEqual(ofThings.toSorted());
});
