import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { changed, mutations, optional } from "../../../core/graphql/mutations.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { readUpload } from "../../../core/storage/upload.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_ITEM } from "../contract/contract.texts.ts";
import { attachVoucher } from "./acts/attach-voucher.ts";
import { changeVoucherReaders } from "./acts/change-voucher-readers.ts";
import { removeVoucher } from "./acts/remove-voucher.ts";
import { ContractItem } from "./item.entity.ts";
import { TripVoucher } from "./voucher.entity.ts";

/** Tickets and vouchers of a contract's items. */
@Resolver(() => TripVoucher)
export class VoucherResolver {
  /** Returns an address that opens the file for 60 minutes. */
  @Needs("fileKey", "filename", "contentType")
  @FieldResolver(() => String, { description: "Dirección para abrirlo; sirve 60 minutos." })
  url(@Root() { fileKey: key, filename, contentType }: TripVoucher, @Ctx() { services }: Context): string {
    return services.storage.addressOf({ key, filename, contentType });
  }

  /**
   * Attaches a ticket or voucher to an item, or replaces another one: JPG, PNG or PDF of up to 10 MB. Its
   * client is notified, once a day. A traveller with whom the client shares the trip sees it when it is for
   * the group or for them. If neither is given, the readers of the replaced one see it, else nobody.
   */
  @May("attachVouchers")
  @NotFound(NO_ITEM)
  @Mutation(() => ContractItem)
  async attachVoucher(
    @Ctx() { read, run, services }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("itemId", () => ID) itemId: string,
    @Arg("file", () => GraphQLUpload) file: Promise<FileUpload>,
    @Arg("replaces", () => ID, { nullable: true }) replaces?: string | null,
    @Arg("forGroup", () => Boolean, { nullable: true }) forGroup?: boolean | null,
    @Arg("travellerId", () => ID, { nullable: true }) travellerId?: string | null,
  ) {
    const { bytes, ...named } = await readUpload(file);
    const stored = await services.storage.put(bytes, named);
    const id = await run(attachVoucher, {
      itemId,
      stored,
      replaces: replaces ?? null,
      forGroup,
      travellerId,
    });
    return read.one(ContractItem, info, { id });
  }
}

/** Mutations beside {@link VoucherResolver} that only run an act. */
export const VoucherMutations = mutations({
  changeVoucherReaders: changed(
    ContractItem,
    changeVoucherReaders,
    { id: ID, forGroup: optional(Boolean), travellerId: optional(ID) },
    May("attachVouchers"),
  ),
  removeVoucher: changed(ContractItem, removeVoucher, { id: ID }, May("attachVouchers")),
});
