import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { perMinute } from "../../../core/http/limits.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
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

/** Read-only queries of contracts, and their computed fields. */
@Resolver(() => Contract)
export class ContractResolver {
  /** Returns the contracts in the viewer's scope, newest first. */
  @May("readContracts")
  @Reads(() => Contract)
  @Query(() => ContractPage)
  contracts(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => ContractPageArgs) { limit, offset, orderBy }: ContractPageArgs,
    @Arg("filter", () => ContractFilter, { nullable: true }) filter?: ContractFilter,
  ) {
    const { read, viewer, link } = context;
    const where = { $and: [visibleContracts(viewer, link), contractFilter(filter, context)] };
    return read.page(Contract, info, { where, orderBy, limit, offset, indexed: true });
  }

  /** One contract; for staff who have it in scope, its client, and the holder of its link. */
  @MayOrLink("readContracts")
  @Reads(() => Contract)
  @Query(() => Contract, { nullable: true })
  contract(
    @Ctx() { read, viewer, link }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Contract, info, { $and: [{ id }, visibleContracts(viewer, link)] });
  }

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

  /** Returns the timeline of a contract, newest event first. */
  @May("readContractItems")
  @NotFound(NO_CONTRACT)
  @Query(() => [ContractEvent])
  contractHistory(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return contractHistory(context, id);
  }

  @May("readContractItems")
  @Query(() => ContractStats)
  contractStats(@Ctx() context: Context) {
    return contractStats(context);
  }

  /** Counters of the list, under its filter but for every status. */
  @May("readContracts")
  @Query(() => [ContractCounter])
  contractCounters(
    @Ctx() context: Context,
    @Arg("filter", () => ContractFilter, { nullable: true }) filter?: ContractFilter,
  ) {
    return contractCounters(context, filter ?? null);
  }

  /** Returns the default mail for sending a contract to its client. */
  @May("resendContracts")
  @NotFound(NO_CONTRACT)
  @Query(() => ContractEmail)
  contractEmailPreview(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return contractEmail(context, id);
  }

  @MayOrLink("readContracts")
  @NotFound(NO_CONTRACT)
  @Query(() => OpenableFile)
  contractPdf(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return contractPdfFile(context, id);
  }

  /** Returns the text of the contract's PDF, for reading on a page. */
  @MayOrLink("readContracts")
  @NotFound(NO_CONTRACT)
  @Query(() => ContractReading)
  contractReading(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return contractReading(context, id);
  }

  /** Returns the contract's PDF for the token of `contratoPdfUrl`, without a session. */
  @NotFound(NO_CONTRACT)
  @Query(() => OpenableFile)
  contractPdfByToken(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Arg("token", () => String, { nullable: true }) token?: string,
  ) {
    return contractPdfByToken(context, id, token ?? null);
  }

  /** Returns the values of the clause fields for a contract, to preview a template. */
  @NotFound(NO_CONTRACT)
  @May("createContracts")
  @Query(() => [ClauseValue])
  contractClauseValues(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return clauseValues(context, id);
  }

  /** Returns the purchases and payments of a customer, from the contracts in the caller's scope. */
  @May("readCustomers")
  @Query(() => CustomerSales)
  customerSales(@Ctx() context: Context, @Arg("customerId", () => ID) customerId: string) {
    return customerSales(context, customerId);
  }

  /**
   * Returns the public facts of a signed contract for its verification code; limited to 30 codes per minute
   * and IP address.
   */
  @Query(() => SignatureVerification)
  async signatureVerification(@Ctx() context: Context, @Arg("code", () => String) code: string) {
    await context.services.limits.limit("verification", perMinute(30), context.origin.ip ?? "unknown");
    return verification(context, code);
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
