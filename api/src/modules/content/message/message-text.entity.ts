import { Check, Entity, Enum, Property } from "@mikro-orm/decorators/legacy";
import { instant } from "../../../core/columns.ts";
import { MessagePurpose } from "./message.enums.ts";

/** The agency's own wording of one purpose's message. */
@Entity({ tableName: "message_texts" })
@Check({
  name: "message_texts_carry_the_link",
  expression: "position('{enlace}' in text) > 0 and length(text) <= 600",
})
export class MessageText {
  @Enum({ items: () => Object.values(MessagePurpose), primary: true })
  purpose!: MessagePurpose;

  @Property({ type: "text" })
  text!: string;

  @Property({ ...instant })
  wordedAt!: Date;
}
