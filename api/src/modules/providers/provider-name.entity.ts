import type { Rel } from "@mikro-orm/core";
import { Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference } from "../../core/column.ts";
import { Recorded } from "../../core/record.ts";
import { Provider } from "./provider.entity.ts";

/**
 * Name by which a provider is found: its current name, its former names, and names of providers merged into
 * it. Ignoring case, accents and whitespace, a name belongs to only one provider.
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

  /** Normalized name, computed by `provider_key(name)` of the database. */
  @Property({ type: "text" })
  key!: string;
}
