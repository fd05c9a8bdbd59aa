import { Field, ObjectType } from "type-graphql";

/** A link that was made to be carried to the client. */
@ObjectType()
export class ShareQuotePayload {
  id!: string;
  /** Address of the link, returned only this once. */
  @Field(() => String) link!: string;
  /** Message to send with the link, in the agency's words. */
  @Field(() => String) text!: string;
}

/** Preview of the mail, message and page of an offer, as if sent now; the link in it does not work yet. */
@ObjectType()
export class OfferPreview {
  @Field(() => String) subject!: string;
  /** The mail, as a page of its own. */
  @Field(() => String) mail!: string;
  /** Message for WhatsApp. */
  @Field(() => String) message!: string;
  /** Page behind the link, as it is shown before the application. */
  @Field(() => String) page!: string;
}
