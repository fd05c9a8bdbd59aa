import { Ctx, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { BankImport } from "./bank-import.entity.ts";
import { importActs, importState } from "./import.acts.rules.ts";

/** Calculated fields of an imported file. */
@Resolver(() => BankImport)
export class ImportFieldsResolver {
  /** Returns the acts that the caller can do with the file now. */
  @Needs("takenBackAt", "backing")
  @OfferedActs()
  acts(@Root() { takenBackAt, backing }: BankImport, @Ctx() context: Context) {
    return importActs.offered(context, { status: importState(takenBackAt), backing });
  }
}
