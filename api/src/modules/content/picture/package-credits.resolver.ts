import { FieldResolver, Resolver, Root } from "type-graphql";
import { Needs } from "../../../core/read/sql-field.ts";
import { Package } from "../../catalog/package.entity.ts";
import { creditsOf, type PictureRights } from "./picture.rules.ts";

@Resolver(() => Package)
export class PackageCreditsResolver {
  /** Returns the credits that must appear below a package's pictures according to their licences. */
  @Needs("pictureRights")
  @FieldResolver(() => [String], { description: "Autores de las imágenes cuyas licencias lo piden." })
  creditos(@Root() { pictureRights }: Package): string[] {
    return creditsOf(pictureRights as readonly PictureRights[]);
  }
}
