import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../core/page.ts";
import { COP } from "../../core/scalars.ts";
import { Provider } from "./provider.entity.ts";
import { OrderedPageOf } from "../../core/list/ordered-page.ts";
import { providerOrder } from "./provider.rules.ts";

@ObjectType({ simpleResolvers: true })
export class ProviderPage extends PageOf(Provider) {}

/** Number of providers by status, and the amounts owed to them. */
@ObjectType({ simpleResolvers: true })
export class ProviderCounters {
  @Field(() => Int, { description: "Cuántos están activos." }) active!: number;
  @Field(() => Int, { description: "Cuántos están inactivos." }) inactive!: number;
  @Field(() => Int, { description: "A cuántos se les debe." }) owed!: number;
  @Field(() => COP, { description: "Lo que se les debe a todos, en COP." }) owedValue!: number;
}

/** Arguments for a page of the list of providers, with the sort order. */
@ArgsType()
export class ProviderPageArgs extends OrderedPageOf<Provider>()(providerOrder) {}
