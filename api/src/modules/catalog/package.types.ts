import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../core/page.ts";
import { COP } from "../../core/scalars.ts";
import { Package } from "./package.entity.ts";
import { OrderedPageOf } from "../../core/list/ordered-page.ts";
import { packageOrder } from "./package.rules.ts";

/** One page of packages. */
@ObjectType({ simpleResolvers: true })
export class PackagePage extends PageOf(Package) {}

/** Destination of packages, with the number of packages. */
@ObjectType({ simpleResolvers: true })
export class PackageDestination {
  @Field(() => String, {
    description: "`Internacionales`, `Europa`, `Nacionales`, `Llano`, `Por Tierra` o cualquier otro.",
  })
  destino!: string;
  @Field(() => Int, { description: "Cuántos paquetes tiene." }) packages!: number;

  @Field(() => COP, { description: "El menor precio por persona, en COP." }) from!: number;

  @Field(() => String, { nullable: true, description: "Una imagen de su paquete más nuevo." }) image!:
    string | null;
}

/** Page and order of the list of packages. */
@ArgsType()
export class PackagePageArgs extends OrderedPageOf<Package>()(packageOrder) {}
