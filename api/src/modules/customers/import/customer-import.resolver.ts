import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { ImportMappingInput } from "../../../core/sheet/import-layout.type.ts";
import { May } from "../../accounts/account/permission.ts";
import { importCustomers } from "./acts/import-customers.ts";
import { CustomerImport, CustomerImportPreview } from "./customer-import.types.ts";
import { knownCustomers } from "./known-customers.ts";
import { readCustomers } from "./read-customers.ts";

const SHOWN = 200;

/** Customers that come in a file. */
@Resolver()
export class CustomerImportResolver {
  /**
   * Returns the customers that a file would import, and each line that cannot be imported; writes nothing.
   */
  @May("mergeCustomers")
  @RequiredArgs({ file: "El archivo es obligatorio" })
  @Mutation(() => CustomerImportPreview)
  async previewCustomerImport(
    @Ctx() context: Context,
    @Arg("file", () => GraphQLUpload) file: Promise<FileUpload>,
    @Arg("mapping", () => ImportMappingInput, { nullable: true }) mapping: ImportMappingInput | null = null,
  ): Promise<CustomerImportPreview> {
    const { layout, good, bad } = await readCustomers(context, file, mapping);
    const known = (await knownCustomers(context.read, good)).size;
    const lines = good.length + bad.length;
    const shown = bad.slice(0, SHOWN);
    return { lines, layout, fresh: good.length - known, known, badCount: bad.length, bad: shown };
  }

  /** Imports a file of customers; with `leaveBad` without its bad lines, else a bad line imports nothing. */
  @May("mergeCustomers")
  @RequiredArgs({ file: "El archivo es obligatorio" })
  @Mutation(() => CustomerImport)
  async importCustomers(
    @Ctx() context: Context,
    @Arg("file", () => GraphQLUpload) upload: Promise<FileUpload>,
    @Arg("leaveBad", () => Boolean, { defaultValue: false }) leaveBad: boolean,
    @Arg("mapping", () => ImportMappingInput, { nullable: true }) mapping: ImportMappingInput | null = null,
  ): Promise<CustomerImport> {
    const file = await readCustomers(context, upload, mapping);
    return context.run(importCustomers, { file, leaveBad });
  }
}
