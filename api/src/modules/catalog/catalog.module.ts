import { followed } from "../../core/changes/followed-record.ts";
import { visiblePackages } from "./package.access.ts";
import type { Module } from "../../core/module.ts";
import { catalogFragments, catalogRoutes } from "./catalog.rest.ts";
import { seedCatalog } from "./catalog.seed.ts";
import { Departure } from "./departure.entity.ts";
import { DepartureHold } from "./departure-hold.entity.ts";
import { Package } from "./package.entity.ts";
import { packagePage } from "./package-page.ts";
import { PackageDayResolver, PackageResolver, PackageMutations, PackageQueries } from "./package.resolver.ts";
import { PackageBulkResolver } from "./package-bulk.resolver.ts";
import { catalogWords } from "./catalog.words.ts";

/**
 * The trips that the agency offers.
 *
 * Acts: archive-package, create-package, delete-package, update-package.
 * Emits: package.deleting, package.departures-changing, package.updated.
 */
export const catalog: Module = {
  name: "catalog",
  words: catalogWords,
  entities: [Package, Departure, DepartureHold],
  resolvers: [PackageResolver, PackageDayResolver, PackageQueries, PackageMutations, PackageBulkResolver],
  fragments: catalogFragments,
  section: {
    title: "Paquetes",
    text: "El catálogo público y sus salidas: lo que un visitante ve sin sesión.",
  },
  routes: catalogRoutes,
  publicPages: [packagePage],
  seed: seedCatalog,
  changes: [followed("package", Package, visiblePackages)],
};
