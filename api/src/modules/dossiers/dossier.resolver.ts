import { Ctx, ID, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../core/acts.type.ts";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { Role } from "../../core/auth/role.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { optional } from "../../core/graphql/arguments.ts";
import { answered, changed, mutations } from "../../core/graphql/mutations.ts";
import { many, queries } from "../../core/graphql/queries.ts";
import { Needs } from "../../core/read/sql-field.ts";
import { OpenableFile } from "../../core/storage/file.resolver.ts";
import { NO_CONTRACT } from "../contracts/contract/contract.texts.ts";
import { openDossier } from "./acts/open-dossier.ts";
import { startDossier } from "./acts/start-dossier.ts";
import { ownDossiers } from "./dossier.access.ts";
import { dossierActs, dossierFacts } from "./dossier.acts.rules.ts";
import { Dossier } from "./dossier.entity.ts";
import { NO_DOSSIER } from "./dossier.rules.ts";

/** Roles that may request dossiers. Clients request their own, by account or link. */
const TAKERS = [Role.LINK, Role.CLIENTE, Role.GERENTE, Role.ADMIN, Role.OWNER];
/** Maximum number of dossiers listed for one contract. */
const SHOWN = 5;

/** Queries of dossiers, each with all evidence of a sale in one file. */
export const DossierQueries = queries({
  /** Returns the dossiers of a contract that the viewer requested, newest first. */
  myDossiers: many(
    Dossier,
    ({ viewer, link }, { contractId }) => ({
      where: { $and: [{ contract: contractId }, ownDossiers(viewer, link)] } as never,
      orderBy: { createdAt: "desc", id: "desc" },
      limit: SHOWN,
    }),
    { contractId: ID },
    Auth(TAKERS),
  ),
});

@Resolver(() => Dossier)
export class DossierResolver {
  /** Returns the acts that the caller can do with the dossier now. */
  @Needs(...dossierFacts)
  @OfferedActs()
  acts(@Root() dossier: Dossier, @Ctx() context: Context) {
    return dossierActs.offered(context, dossier);
  }
}

/** Mutations of dossiers that only run an act; {@link DossierQueries} has the queries. */
export const DossierMutations = mutations({
  startDossier: changed(
    Dossier,
    startDossier,
    { contractId: ID, code: optional(String) },
    Auth(TAKERS),
    NotFound(NO_CONTRACT),
  ),
  openDossier: answered(
    OpenableFile,
    openDossier,
    { id: ID, code: optional(String) },
    Auth(TAKERS),
    NotFound(NO_DOSSIER),
  ),
});
