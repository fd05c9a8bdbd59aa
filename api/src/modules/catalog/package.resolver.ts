import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../core/acts.type.ts";
import { AtMost } from "../../core/read/limits/at-most.ts";
import type { Context } from "../../core/context.ts";
import { computed, many, one, paged, queries } from "../../core/graphql/queries.ts";
import { wholeAddress } from "../../core/storage/own-address.rules.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Upload, argsOf, optional, orElse, prepared } from "../../core/graphql/arguments.ts";
import { changed, done, mutations } from "../../core/graphql/mutations.ts";
import { Needs } from "../../core/read/sql-field.ts";
import { Does, May } from "../accounts/account/permission.ts";
import { archivePackage } from "./acts/archive-package.ts";
import { createPackage } from "./acts/create-package.ts";
import { deletePackage } from "./acts/delete-package.ts";
import { updatePackage } from "./acts/update-package.ts";
import { NO_PACKAGE, visiblePackages } from "./package.access.ts";
import { packageActs } from "./package.acts.rules.ts";
import { Package } from "./package.entity.ts";
import { PackageFilter, packageFilter } from "./package.filter.ts";
import { CreatePackageInput, UpdatePackageInput } from "./package.inputs.ts";
import { PackageDay } from "./package-parts.types.ts";
import { withPictures } from "./package-pictures.ts";
import { packageChars, packageDestinations, similarPackages } from "./package.reads.ts";
import { packageSearch } from "./package-search.ts";
import { PackageDestination, PackagePage, PackagePageArgs } from "./package.types.ts";

const newest = { createdAt: "desc", id: "desc" } as const;

/** Resolver for the catalogue: readable by anybody, managed by the administration. */
export const PackageQueries = queries({
  /** One page of the catalogue, newest first; of a search, the best matches first. */
  packagePage: paged(
    Package,
    PackagePage,
    (context, { filter, page }) => packageSearch(context, filter, page.order != null),
    { page: argsOf(PackagePageArgs), filter: optional(PackageFilter) },
  ),
  /** The whole catalogue, newest first. */
  packages: many(
    Package,
    ({ viewer }, { filter }) => ({
      where: { $and: [visiblePackages(viewer), packageFilter(filter)] },
      orderBy: newest,
    }),
    { filter: optional(PackageFilter) },
  ),
  similarPackages: many(Package, similarPackages, { id: Int }),
  package: one(Package, ({ viewer }, { id }) => ({ $and: [{ id }, visiblePackages(viewer)] }), { id: Int }),
  packageChars: computed([String], packageChars, {}),
  packageDestinations: computed([PackageDestination], packageDestinations, {}),
});

@Resolver(() => Package)
export class PackageResolver {
  /** Absolute URLs of the pictures, for pages of other hosts. */
  @Needs("images")
  @FieldResolver(() => [String], { description: "Direcciones completas de las imágenes, con su servidor." })
  imageUrls(@Root() { images }: Package, @Ctx() { services }: Context): string[] {
    return images.map((image) => wholeAddress(image, services.config.publicUrl));
  }

  /** Returns the acts that the caller can do with the package now. */
  @Needs("isArchived", "isBooked")
  @AtMost(packageActs.names.length)
  @OfferedActs()
  acts(@Root() { isArchived, isBooked }: Package, @Ctx() context: Context) {
    return packageActs.offered(context, { status: isArchived ? "archived" : "shown", isBooked });
  }
}

@Resolver(() => PackageDay)
export class PackageDayResolver {
  /** Absolute URL of the day's picture, for pages of other hosts. */
  @Needs("imagen")
  @FieldResolver(() => String, {
    nullable: true,
    description: "Dirección completa de la imagen de ese día, con su servidor.",
  })
  imagenUrl(@Root() { imagen }: PackageDay, @Ctx() { services }: Context): string | null {
    return imagen && wholeAddress(imagen, services.config.publicUrl);
  }
}

/** Mutations beside {@link PackageQueries} that only run an act. */
export const PackageMutations = mutations({
  createPackage: changed(
    Package,
    createPackage,
    prepared({ input: CreatePackageInput, files: optional([Upload]) }, withPictures),
    May("managePackages"),
  ),
  updatePackage: changed(
    Package,
    updatePackage,
    prepared({ id: Int, input: UpdatePackageInput, files: optional([Upload]) }, withPictures),
    May("managePackages"),
  ),
  archivePackage: changed(
    Package,
    archivePackage,
    { id: Int, archived: orElse(Boolean, true) },
    May("managePackages"),
  ),
  deletePackage: done(deletePackage, { id: Int }, NotFound(NO_PACKAGE), Does(packageActs, "delete")),
});
