import { Field, ObjectType } from "type-graphql";

/** A link that was made to be carried to the client. */
@ObjectType()
export class ShareQuotePayload {
  id!: string;
  /** Its address, answered this once. */
  @Field(() => String) link!: string;
  /** What is written with it, in the agency's words. */
  @Field(() => String) text!: string;
}

/** What a client would get and see if an offer were sent now; the link in it is none yet. */
@ObjectType()
export class OfferPreview {
  @Field(() => String) subject!: string;
  /** The mail, as a page of its own. */
  @Field(() => String) mail!: string;
  /** What is written by WhatsApp. */
  @Field(() => String) message!: string;
  /** The page behind the link, as it is before the application. */
  @Field(() => String) page!: string;
}
