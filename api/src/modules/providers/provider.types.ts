import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../core/page.ts";
import { COP } from "../../core/scalars.ts";
import { Provider } from "./provider.entity.ts";
import { OrderedPageOf } from "../../core/list/ordered-page.ts";
import { providerOrder } from "./provider.rules.ts";

@ObjectType({ simpleResolvers: true })
export class ProviderPage extends PageOf(Provider) {}

/** How many providers stand where, and what is owed to all of them. */
@ObjectType({ simpleResolvers: true })
export class ProviderCounters {
  @Field(() => Int) active!: number;
  @Field(() => Int) inactive!: number;
  /** How many of them something is owed to. */
  @Field(() => Int) owed!: number;
  /** What is owed to them, in COP. */
  @Field(() => COP) owedValue!: number;
}

/** Which page of providers, and in which order. */
@ArgsType()
export class ProviderPageArgs extends OrderedPageOf<Provider>()(providerOrder) {}
