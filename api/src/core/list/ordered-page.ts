import { ArgsType, Field, type ClassType } from "type-graphql";
import { registerEnum } from "../enums.ts";
import { columnsOfOrder, type Direction, type ListOrder } from "./order.rules.ts";
import { PageArgs } from "../page.ts";
import type { Order } from "../read/order.ts";

/** Direction of a list's order, as the schema has it. */
const OrderDirection = { asc: "asc", desc: "desc" } as const;
registerEnum(OrderDirection, {
  name: "OrderDirection",
  label: "Sentido",
  description: "Sentido de un listado: de menor a mayor o al revés.",
});

/** The page of a list and its order. */
export interface OrderedPageArgs<T> extends PageArgs {
  readonly orderBy: Order<T>;
  /** Returns the requested order, or `own`, for lists whose default order depends on the rows shown. */
  orderOr(own: Order<T>): Order<T>;
  /** Requested column, or the list's default, for lists that are written in SQL. */
  readonly order?: string | null;
  readonly direction?: Direction | null;
}

/**
 * Returns the base of the arguments of a list that can be ordered: `@ArgsType() class QuotePageArgs extends
 * OrderedPageOf<Quote>()(quoteOrder) {}`. They are `page`, `limit`, `order` and `direction`; a read takes
 * their `orderBy`.
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
