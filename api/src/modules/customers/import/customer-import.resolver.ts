import { optional, orElse, prepared, Upload } from "../../../core/graphql/arguments.ts";
import { answered, called, mutations } from "../../../core/graphql/mutations.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { ImportMappingInput } from "../../../core/sheet/import-layout.type.ts";
import { ImportLineInput } from "../../../core/sheet/import-lines.type.ts";
import { May } from "../../accounts/account/permission.ts";
import { importCustomers } from "./acts/import-customers.ts";
import { CustomerImport, CustomerImportPreview } from "./customer-import.types.ts";
import { previewCustomers } from "./preview-customers.ts";
import { readCustomers } from "./read-customers.ts";

/** Import of customers from a file. */
export const CustomerImportMutations = mutations({
  previewCustomerImport: called(
    CustomerImportPreview,
    (context, { file, mapping }) => previewCustomers(context, file, mapping),
    { file: Upload, mapping: optional(ImportMappingInput) },
    May("mergeCustomers"),
    RequiredArgs({ file: "El archivo es obligatorio" }),
  ),
  importCustomers: answered(
    CustomerImport,
    importCustomers,
    prepared(
      {
        file: Upload,
        leaveBad: orElse(Boolean, false),
        mapping: optional(ImportMappingInput),
        take: optional([ImportLineInput]),
      },
      async (context, { file, mapping, ...given }) => ({
        ...given,
        file: await readCustomers(context, file, mapping),
      }),
    ),
    May("mergeCustomers"),
    RequiredArgs({ file: "El archivo es obligatorio" }),
  ),
});
