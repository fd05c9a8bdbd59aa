import { Ctx, FieldResolver, ID, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { optional, stored } from "../../../core/graphql/arguments.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { storeUpload } from "../../../core/storage/store-upload.ts";
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
  /** Returns a URL that opens the file for 60 minutes. */
  @Needs("fileKey", "filename", "contentType")
  @FieldResolver(() => String, { description: "Dirección para abrirlo; sirve 60 minutos." })
  url(@Root() { fileKey: key, filename, contentType }: TripVoucher, @Ctx() { services }: Context): string {
    return services.storage.addressOf({ key, filename, contentType });
  }
}

/** Mutations of vouchers that only run an act; {@link VoucherResolver} has the fields. */
export const VoucherMutations = mutations({
  attachVoucher: changed(
    ContractItem,
    attachVoucher,
    {
      itemId: ID,
      stored: stored(storeUpload),
      replaces: optional(ID),
      forGroup: optional(Boolean),
      travellerId: optional(ID),
    },
    May("attachVouchers"),
    NotFound(NO_ITEM),
  ),
  changeVoucherReaders: changed(
    ContractItem,
    changeVoucherReaders,
    { id: ID, forGroup: optional(Boolean), travellerId: optional(ID) },
    May("attachVouchers"),
  ),
  removeVoucher: changed(ContractItem, removeVoucher, { id: ID }, May("attachVouchers")),
});
