import { Ctx, FieldResolver, ID, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { Does, May } from "../../accounts/account/permission.ts";
import { Contract } from "../contract/contract.entity.ts";
import { addItem } from "./acts/add-item.ts";
import { convertQuoteItems } from "./acts/convert-quote-items.ts";
import { releaseItem } from "./acts/release-item.ts";
import { detailSentence } from "./item-detail.rules.ts";
import { itemActs, itemFacts } from "./item.acts.rules.ts";
import { ContractItem } from "./item.entity.ts";
import { AddItemInput, ReleaseItemInput } from "./item.inputs.ts";
import { contractActs } from "../contract/contract.acts.rules.ts";

/** Fields of the items of a contract, besides their purchases. */
@Resolver(() => ContractItem)
export class ItemResolver {
  /** Returns the acts that the caller can do with the item now. */
  @Needs(...itemFacts)
  @OfferedActs()
  acts(@Root() item: ContractItem, @Ctx() context: Context) {
    return itemActs.offered(context, item);
  }

  /** Details of the item as a readable sentence. */
  @Needs("tipo", "detalle")
  @FieldResolver(() => String, { nullable: true, description: "El detalle en una sola frase." })
  detalleTexto(@Root() { tipo, detalle }: ContractItem): string | null {
    return detailSentence(tipo, detalle);
  }
}

/** Mutations of items that only run an act; {@link ItemResolver} has the queries and fields. */
export const ItemMutations = mutations({
  releaseContractItem: changed(ContractItem, releaseItem, { id: ID, input: ReleaseItemInput }, May("buy")),
  addContractItem: changed(ContractItem, addItem, { contractId: ID, input: AddItemInput }, May("buy")),
  convertQuoteItems: changed(Contract, convertQuoteItems, { id: ID }, Does(contractActs, "convert")),
});
