import { ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { Objection } from "./objection.entity.ts";

/** One page of objections. */
@ObjectType("CommissionObjectionPage", { simpleResolvers: true })
export class ObjectionPage extends PageOf(Objection) {}
