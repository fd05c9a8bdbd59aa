import { Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { argsOf, optional } from "../../../core/graphql/arguments.ts";
import { byId, paged, queries } from "../../../core/graphql/queries.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { visibleChargebacks } from "./chargeback.access.ts";
import { chargebackActs } from "./chargeback.acts.rules.ts";
import { Chargeback } from "./chargeback.entity.ts";
import { ChargebackFilter, chargebackFilter, chargebackOrder } from "./chargeback.filter.ts";
import { chargebackHistory } from "./chargeback-history.ts";
import {
  ChargebackCounters,
  ChargebackEvent,
  ChargebackPage,
  ChargebackPageArgs,
} from "./chargeback.types.ts";

/** Chargeback claims, as staff see and answer them. */
export const ChargebackQueries = queries({
  /** Returns the claims: open claims by deadline, all others newest first. */
  chargebacks: paged(
    Chargeback,
    ChargebackPage,
    ({ today }, { page, filter }) => ({
      where: chargebackFilter(filter, today),
      orderBy: page.orderOr(chargebackOrder(filter)),
    }),
    { page: argsOf(ChargebackPageArgs), filter: optional(ChargebackFilter) },
    May("readRefunds"),
  ),
  chargeback: byId(Chargeback, visibleChargebacks, May("openChargebacks")),
});

@Resolver(() => Chargeback)
export class ChargebackResolver {
  @May("readRefunds")
  @Query(() => ChargebackCounters)
  async chargebackCounters(@Ctx() { read }: Context): Promise<ChargebackCounters> {
    const [row] = await read.rows<ChargebackCounters>(
      sql`select count(*) filter (where status = 'abierto') as abiertos,
         count(*) filter (where status = 'abierto' and due_on < ${bind.today}) as vencidos,
         count(*) filter (where status <> 'abierto') as cerrados from chargebacks`,
    );
    return row ?? { abiertos: 0, vencidos: 0, cerrados: 0 };
  }

  /** Returns the acts that the viewer may do on the case now. */
  @Needs("status")
  @OfferedActs()
  acts(@Root() chargeback: Chargeback, @Ctx() context: Context) {
    return chargebackActs.offered(context, chargeback);
  }

  /** Returns the history of the case, newest first. */
  @Needs("id")
  @FieldResolver(() => [ChargebackEvent], { description: "Lo que ha pasado, en su orden." })
  history(@Root() { id }: Chargeback, @Ctx() context: Context) {
    return chargebackHistory(context, id);
  }
}
