import { Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../../../core/columns.ts";

/** Message sent through the contact form. */
@Entity({ tableName: "contact_messages" })
@Index({ properties: ["email"] })
export class ContactMessage {
  @PrimaryKey({ type: "uuid" }) id: string = v7();
  @Property({ type: "text" }) name!: string;
  @Property({ type: "text" }) email!: string;
  @Property({ type: "text", nullable: true }) phone: string | null = null;
  @Property({ type: "text" }) message!: string;
  @Property({ ...instant }) at!: Date;
  @Property({ type: "text", nullable: true }) ip: string | null = null;
}
