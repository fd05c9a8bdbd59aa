import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from "type-graphql";
import { ByTable } from "../../../core/auth/by-table.ts";
import { OfferedActType } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { Contract } from "../contract/contract.entity.ts";
import { addItem } from "./acts/add-item.ts";
import { convertQuoteItems } from "./acts/convert-quote-items.ts";
import { releaseItem } from "./acts/release-item.ts";
import { detailSentence } from "./item-detail.rules.ts";
import { itemActs, itemFacts } from "./item.acts.rules.ts";
import { ContractItem } from "./item.entity.ts";
import { AddItemInput, ReleaseItemInput } from "./item.inputs.ts";
import { contractActs } from "../contract/contract.acts.rules.ts";

/** Mutations of the items of a contract besides their purchases, and their details in words. */
@Resolver(() => ContractItem)
export class ItemResolver {
  /** Returns the acts that the asker can do with the item now. */
  @Needs(...itemFacts)
  @FieldResolver(() => [OfferedActType])
  acts(@Root() item: ContractItem, @Ctx() context: Context) {
    return itemActs.offered(context, item);
  }

  /** The details as a person's sentence. */
  @Needs("tipo", "detalle")
  @FieldResolver(() => String, { nullable: true })
  detalleTexto(@Root() { tipo, detalle }: ContractItem): string | null {
    return detailSentence(tipo, detalle);
  }

  /** Adds an item to buy to a signed contract. */
  @May("buy")
  @Mutation(() => ContractItem)
  async addContractItem(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("input", () => AddItemInput) input: AddItemInput,
  ) {
    return read.one(ContractItem, info, { id: await run(addItem, { contractId, input }) });
  }

  /** Notes that an item needs no purchase, with a reason. */
  @May("buy")
  @Mutation(() => ContractItem)
  async releaseContractItem(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => ReleaseItemInput) { motivo }: ReleaseItemInput,
  ) {
    return read.one(ContractItem, info, { id: await run(releaseItem, { id, motivo }) });
  }

  /** Makes the items to buy of a signed contract; a second time changes nothing. */
  @May("createContracts")
  @ByTable(contractActs, "convert")
  @Mutation(() => Contract)
  async convertQuoteItems(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Contract, info, { id: await run(convertQuoteItems, { id }) });
  }
}
