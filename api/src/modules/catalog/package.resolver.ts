import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../core/acts.type.ts";
import type { Context } from "../../core/context.ts";
import { wholeAddress } from "../../core/storage/own-address.rules.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { optional, orElse, prepared, Upload } from "../../core/graphql/arguments.ts";
import { changed, done, mutations } from "../../core/graphql/mutations.ts";
import { Reads } from "../../core/read/reads.decorator.ts";
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
import { withPictures } from "./package-pictures.ts";
import { packageChars, packageDestinations } from "./package.reads.ts";
import { PackageDestination, PackagePage, PackagePageArgs } from "./package.types.ts";

const newest = { createdAt: "desc", id: "desc" } as const;

/** Resolver for the catalogue: readable by anybody, managed by the administration. */
@Resolver(() => Package)
export class PackageResolver {
  /** One page of the catalogue, newest first. */
  @Reads(() => Package)
  @Query(() => PackagePage)
  packagePage(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PackagePageArgs) { limit, offset, orderBy }: PackagePageArgs,
    @Arg("filter", () => PackageFilter, { nullable: true }) filter?: PackageFilter,
  ) {
    return read.page(Package, info, {
      where: { $and: [visiblePackages(viewer), packageFilter(filter)] },
      orderBy,
      limit,
      offset,
    });
  }

  /** The whole catalogue, newest first. */
  @Reads(() => Package)
  @Query(() => [Package])
  packages(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("filter", () => PackageFilter, { nullable: true }) filter?: PackageFilter,
  ) {
    return read.list(Package, info, {
      where: { $and: [visiblePackages(viewer), packageFilter(filter)] },
      orderBy: newest,
    });
  }

  /** Returns one package; an archived one only for people who manage packages. */
  @Reads(() => Package)
  @Query(() => Package, { nullable: true })
  package(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => Int) id: number,
  ) {
    return read.one(Package, info, { $and: [{ id }, visiblePackages(viewer)] });
  }

  /** The characteristics that packages have. */
  @Query(() => [String])
  packageChars(@Ctx() context: Context) {
    return packageChars(context);
  }

  /** Returns the destinations of the packages. */
  @Query(() => [PackageDestination])
  packageDestinations(@Ctx() context: Context) {
    return packageDestinations(context);
  }

  /** Absolute URLs of the pictures, for pages of other hosts. */
  @Needs("images")
  @FieldResolver(() => [String], { description: "Direcciones completas de las imágenes, con su servidor." })
  imageUrls(@Root() { images }: Package, @Ctx() { services }: Context): string[] {
    return images.map((image) => wholeAddress(image, services.config.publicUrl));
  }

  /** Returns the acts that the caller can do with the package now. */
  @Needs("isArchived", "isBooked")
  @OfferedActs()
  acts(@Root() { isArchived, isBooked }: Package, @Ctx() context: Context) {
    return packageActs.offered(context, { status: isArchived ? "archived" : "shown", isBooked });
  }
}

/** Mutations beside {@link PackageResolver} that only run an act. */
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
