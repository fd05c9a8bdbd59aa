import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import { limited } from "../../../core/graphql/operations.ts";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { argsOf, optional } from "../../../core/graphql/arguments.ts";
import { byId, computed, computedFor, paged, queries } from "../../../core/graphql/queries.ts";
import { perMinute } from "../../../core/http/limits.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { May, MayOrLink } from "../../accounts/account/permission.ts";
import { visibleContracts } from "./contract.access.ts";
import { contractActs, contractFacts } from "./contract.acts.rules.ts";
import { ClientTrip } from "./client-trip.type.ts";
import { Contract } from "./contract.entity.ts";
import { ContractFilter, contractFilter } from "./contract.filter.ts";
import { ContractEvent, contractHistory } from "./contract-history.ts";
import {
  contractCounters,
  contractEmail,
  contractPdfByToken,
  contractPdfFile,
  contractStats,
  customerSales,
  refuseUnreachable,
  relativePdfUrl,
  verification,
} from "./contract.reads.ts";
import {
  ContractCounter,
  ContractEmail,
  ContractPage,
  ContractPageArgs,
  ContractStats,
  CustomerSales,
  SignatureVerification,
} from "./contract.types.ts";
import { contractReading } from "./print/contract-reading.ts";
import { ContractReading } from "./print/contract-reading.type.ts";
import { NO_CONTRACT } from "./contract.texts.ts";
import { ContractItem } from "../item/item.entity.ts";
import { ClauseValue } from "../template/clause-value.type.ts";
import { clauseValues } from "./print/clause-values.ts";

/** Rate limit of verification codes, per IP address. */
const verificationLimit = ({ services, origin }: Context): Promise<void> =>
  services.limits.limit("verification", perMinute(30), origin.ip ?? "unknown");

/** Read-only queries of contracts, and their computed fields. */
export const ContractQueries = queries({
  signatureVerification: limited(
    verificationLimit,
    computedFor(SignatureVerification, verification, { code: String }),
  ),
  /** Returns the contracts in the viewer's scope, newest first. */
  contracts: paged(
    Contract,
    ContractPage,
    (context, { filter }) => ({
      where: { $and: [visibleContracts(context.viewer, context.link), contractFilter(filter, context)] },
      indexed: true,
    }),
    { page: argsOf(ContractPageArgs), filter: optional(ContractFilter) },
    May("readContracts"),
  ),
  contract: byId(Contract, visibleContracts, MayOrLink("readContracts")),
  /** Returns the timeline of a contract, newest event first. */
  contractHistory: computedFor(
    [ContractEvent],
    contractHistory,
    { id: ID },
    May("readContractItems"),
    NotFound(NO_CONTRACT),
  ),
  contractStats: computed(ContractStats, contractStats, {}, May("readContractItems")),
  contractCounters: computedFor(
    [ContractCounter],
    contractCounters,
    { filter: optional(ContractFilter) },
    May("readContracts"),
  ),
  contractEmailPreview: computedFor(
    ContractEmail,
    contractEmail,
    { id: ID },
    May("resendContracts"),
    NotFound(NO_CONTRACT),
  ),
  contractPdf: computedFor(
    OpenableFile,
    contractPdfFile,
    { id: ID },
    MayOrLink("readContracts"),
    NotFound(NO_CONTRACT),
  ),
  contractReading: computedFor(
    ContractReading,
    contractReading,
    { id: ID },
    MayOrLink("readContracts"),
    NotFound(NO_CONTRACT),
  ),
  /** Returns the contract's PDF for the token of `contratoPdfUrl`, without a session. */
  contractPdfByToken: computed(
    OpenableFile,
    (context, { id, token }) => contractPdfByToken(context, id, token),
    { id: ID, token: optional(String) },
    NotFound(NO_CONTRACT),
  ),
  contractClauseValues: computedFor(
    [ClauseValue],
    clauseValues,
    { id: ID },
    NotFound(NO_CONTRACT),
    May("createContracts"),
  ),
  customerSales: computedFor(CustomerSales, customerSales, { customerId: ID }, May("readCustomers")),
});

@Resolver(() => Contract)
export class ContractResolver {
  /** The items of a contract, in the order in which they are bought. */
  @May("readContractItems")
  @NotFound(NO_CONTRACT)
  @Query(() => [ContractItem])
  async contractItems(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("contractId", () => ID) contractId: string,
  ) {
    await refuseUnreachable(context, contractId);
    return context.read.list(ContractItem, info, {
      where: { contract: contractId },
      orderBy: { orden: "asc" },
    });
  }

  /** Returns the acts that the caller can do with the contract now. */
  @Needs(...contractFacts)
  @OfferedActs()
  acts(@Root() contract: Contract, @Ctx() context: Context) {
    return contractActs.offered(context, contract);
  }

  /** URL of the latest PDF, relative and with a token valid for 60 minutes. */
  @Needs("id", "pdfFileKey", "contractNumber")
  @FieldResolver(() => String, {
    nullable: true,
    description: "Dirección del PDF, que sirve 60 minutos; nulo si no hay.",
  })
  contratoPdfUrl(@Root() contract: Contract, @Ctx() context: Context) {
    return relativePdfUrl(context, contract);
  }

  /** Returns destination and client from the contract's own columns; never null. */
  @Needs("destino", "party", "precioTotal")
  @FieldResolver(() => ClientTrip, { description: "Destino y cliente del viaje." })
  clientTrip(@Root() { destino, party, precioTotal }: Contract): ClientTrip {
    const nombreCliente = `${party.name} ${party.lastname}`.trim();
    return { destino, nombreCliente, cliente: party, precio: { precioFinalTotal: precioTotal } };
  }

  /** The contract itself, for responses that contain it twice. */
  @FieldResolver(() => Contract, {
    nullable: true,
    description: "El mismo contrato, para quien lo lee dentro de `contract`.",
  })
  self(@Root() { id }: Contract, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(Contract, info, { id });
  }
}
