import { ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { User } from "../../accounts/account/user.entity.ts";

/** One page of the people whom the viewer may notify. */
@ObjectType({ simpleResolvers: true })
export class NotifiablePage extends PageOf(User) {}
