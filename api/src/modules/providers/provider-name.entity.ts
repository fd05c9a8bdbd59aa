import type { Rel } from "@mikro-orm/core";
import { Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference } from "../../core/column.ts";
import { Recorded } from "../../core/record.ts";
import { Provider } from "./provider.entity.ts";

/**
 * A name by which a provider is found: its own, its former ones, and names of providers merged into it. Case,
 * accents and blanks aside a name belongs to one provider.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "provider_names" })
@Unique({ name: "provider_names_belong_to_one", properties: ["key"] })
@Index({ properties: ["provider"] })
export class ProviderName extends Recorded {
  @Reference(() => Provider, "provider_id", { deleteRule: "restrict" })
  provider!: Rel<Provider>;

  @Column("text", "Nombre, como se muestra.")
  name!: string;

  /** Name as it is compared: `provider_key(name)` of the database. */
  @Property({ type: "text" })
  key!: string;
}
