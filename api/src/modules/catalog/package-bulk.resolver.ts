import { NotFound } from "../../core/failure-texts.ts";
import { mutations, ofEachNumbered } from "../../core/graphql/mutations.ts";
import { May } from "../accounts/account/permission.ts";
import { archivePackage } from "./acts/archive-package.ts";
import { NO_PACKAGE } from "./package.access.ts";

/** Mutations of several packages, each in its own transaction. */
export const PackageBulkResolver = mutations({
  archiveEachPackage: ofEachNumbered(
    archivePackage,
    { archived: Boolean },
    May("managePackages"),
    NotFound(NO_PACKAGE),
  ),
});
