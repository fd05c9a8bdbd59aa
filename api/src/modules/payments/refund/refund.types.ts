import { ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { Refund } from "./refund.entity.ts";

/** One page of refunds. */
@ObjectType({ simpleResolvers: true })
export class RefundPage extends PageOf(Refund) {}
