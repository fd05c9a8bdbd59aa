import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../../core/column.ts";
import { instant } from "../../core/columns.ts";
import { Departure } from "./departure.entity.ts";

/** Seats of a departure that are taken by a record other than a reservation: an online closing's contract. */
@Entity({ tableName: "departure_holds" })
@Check({ name: "departure_holds_people_are_counted", expression: "people > 0" })
export class DepartureHold {
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @Index()
  @Reference(() => Departure, "departure_id", { deleteRule: "cascade" })
  departure!: Rel<Departure>;

  /** Id of the contract that takes the seats. */
  @Unique()
  @Property({ type: "uuid" })
  recordId!: string;

  @Property({ type: "integer" })
  people!: number;

  /** Time at which the seats are free again; null when they are sold. */
  @Property({ ...instant, nullable: true })
  until: Date | null = null;
}
