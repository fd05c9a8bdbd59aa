import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { ImportMappingInput } from "../../../core/sheet/import-layout.type.ts";
import { ImportLineInput } from "../../../core/sheet/import-lines.type.ts";
import { May } from "../../accounts/account/permission.ts";
import { importCustomers } from "./acts/import-customers.ts";
import { CustomerImport, CustomerImportPreview } from "./customer-import.types.ts";
import { previewCustomers } from "./preview-customers.ts";
import { readCustomers } from "./read-customers.ts";

/** Import of customers from a file. */
@Resolver()
export class CustomerImportResolver {
  /**
   * Returns the customers that a file would import, and each line that cannot be imported; writes nothing.
   */
  @May("mergeCustomers")
  @RequiredArgs({ file: "El archivo es obligatorio" })
  @Mutation(() => CustomerImportPreview)
  previewCustomerImport(
    @Ctx() context: Context,
    @Arg("file", () => GraphQLUpload) file: Promise<FileUpload>,
    @Arg("mapping", () => ImportMappingInput, { nullable: true }) mapping: ImportMappingInput | null = null,
  ): Promise<CustomerImportPreview> {
    return previewCustomers(context, file, mapping);
  }

  /**
   * Imports a file of customers; with `leaveBad` without its bad lines, else a bad line prevents the import.
   * With `take` the named doubtful lines are imported according to their answers, and the other doubtful ones
   * are left out; without it a line that shares a telephone or an e-mail is another person.
   */
  @May("mergeCustomers")
  @RequiredArgs({ file: "El archivo es obligatorio" })
  @Mutation(() => CustomerImport)
  async importCustomers(
    @Ctx() context: Context,
    @Arg("file", () => GraphQLUpload) upload: Promise<FileUpload>,
    @Arg("leaveBad", () => Boolean, { defaultValue: false }) leaveBad: boolean,
    @Arg("mapping", () => ImportMappingInput, { nullable: true }) mapping: ImportMappingInput | null = null,
    @Arg("take", () => [ImportLineInput], { nullable: true })
    take: readonly ImportLineInput[] | null = null,
  ): Promise<CustomerImport> {
    const file = await readCustomers(context, upload, mapping);
    return context.run(importCustomers, { file, leaveBad, take });
  }
}
