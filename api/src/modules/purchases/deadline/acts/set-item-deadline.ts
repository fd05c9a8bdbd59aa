import { settle } from "../../../../core/input/other-names.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { refuseItemAct } from "../../../contracts/item/item-state.ts";
import { lockItem } from "../../../contracts/item/lock-item.ts";
import { deadlineOf } from "../deadline.rules.ts";
import type { ItemDeadlineInput } from "../../purchase/purchase.inputs.ts";

interface Args {
  readonly id: string;
  readonly input: ItemDeadlineInput;
  /**
   * The deadline sent under the field's alternative name, when the request used both names; otherwise null.
   */
  readonly other: string | null;
}

/** Sets the time by which an item must be bought and paid; only while it is not. */
export async function setItemDeadline(work: Work, { id, input, other }: Args): Promise<string> {
  const asked = { fechaVencimientoPago: deadlineOf(input.fechaVencimientoPago) };
  const second = other === null ? {} : { fechaVencimientoPago: deadlineOf(other) };
  const locked = await lockItem(work, id);
  const { item } = locked;
  refuseItemAct(work, locked, "setDeadline");
  const before = item.fechaVencimientoPago;
  item.fechaVencimientoPago = settle(asked, second, item).fechaVencimientoPago;
  work.edit(item, input.version);
  work.audit("item.deadline-set", id, {
    before: before?.toISOString() ?? null,
    after: item.fechaVencimientoPago.toISOString(),
  });
  return id;
}
