import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";

/** A secret that the application generated, shared by all processes of one database. */
@Entity({ tableName: "secrets" })
export class Secret {
  @PrimaryKey({ type: "text" }) name!: string;
  @Property({ type: "text" }) value!: string;
}
