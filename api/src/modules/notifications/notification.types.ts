import { ObjectType } from "type-graphql";
import { PageOf } from "../../core/page.ts";
import { Notification } from "./notification.entity.ts";

/** One page of notifications. */
@ObjectType({ simpleResolvers: true })
export class NotificationPage extends PageOf(Notification) {}
