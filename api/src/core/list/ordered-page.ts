import { ArgsType, Field, type ClassType } from "type-graphql";
import { registerEnum } from "../enums.ts";
import { columnsOfOrder, type Direction, type ListOrder } from "./order.rules.ts";
import { PageArgs } from "../page.ts";
import type { Order } from "../read/order.ts";

/** GraphQL enum of the direction of a list's order. */
const OrderDirection = { asc: "asc", desc: "desc" } as const;
registerEnum(OrderDirection, {
  name: "OrderDirection",
  label: "Sentido",
  description: "Sentido de un listado: de menor a mayor o al revés.",
});

/** Arguments of a list: its page and its order. */
export interface OrderedPageArgs<T> extends PageArgs {
  readonly orderBy: Order<T>;
  /**
   * Returns the requested order, or `own` when none was requested; for lists whose default order depends on
   * the displayed rows.
   */
  orderOr(own: Order<T>): Order<T>;
  /** Requested column, or the list's default; for lists written in SQL. */
  readonly order?: string | null;
  readonly direction?: Direction | null;
}

/**
 * Returns the base class for the arguments of a list that can be ordered: `@ArgsType() class QuotePageArgs
 * extends OrderedPageOf<Quote>()(quoteOrder) {}`. The arguments are `page`, `limit`, `order` and `direction`;
 * a read uses their `orderBy`.
 */
export const OrderedPageOf =
  <T extends object>() =>
  <Name extends Extract<keyof T, string>>(
    order: ListOrder<Name>,
    Base: ClassType<PageArgs> = PageArgs,
  ): ClassType<OrderedPageArgs<T>> => {
    const names = Object.fromEntries(Object.keys(order.columns).map((name) => [name, name]));
    registerEnum(names, {
      name: order.name,
      label: "Orden",
      description: "Columnas por las que se ordena un listado.",
    });

    @ArgsType()
    class OrderedPage extends Base {
      @Field(() => names, { nullable: true })
      order?: Name | null;

      @Field(() => OrderDirection, { nullable: true })
      direction?: Direction | null;

      get orderBy(): Order<T> {
        return this.orderOr({});
      }

      orderOr(own: Order<T>): Order<T> {
        return (columnsOfOrder(order, this.order, this.direction) as Order<T> | null) ?? own;
      }
    }
    return OrderedPage;
  };
