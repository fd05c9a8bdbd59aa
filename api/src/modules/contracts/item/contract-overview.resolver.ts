import type { GraphQLResolveInfo } from "graphql";
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { SIGNED_IN, STAFF } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { May, MayOrLink } from "../../accounts/account/permission.ts";
import { Passenger } from "../../quotes/passenger/passenger.entity.ts";
import {
  calculationAnalysis,
  conversionStatus,
  itemsAnalysis,
  passengerCounts,
  tripDetails,
} from "./contract-analysis.ts";
import { Contract } from "../contract/contract.entity.ts";
import { findContract } from "../contract/contract.find.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import {
  CalculationAnalysis,
  ConversionStatus,
  ItemsAnalysis,
  TripDetails,
} from "../contract/contract.types.ts";
import { NO_CONTRACT } from "../contract/contract.texts.ts";

/** A contract with its computed figures; parts that the viewer may not see are null. */
@ObjectType()
export class ContractOverview {
  contract!: Contract;
  scope!: Scope;
}

/** Number of travellers of a contract, number with complete data, and the travellers themselves. */
@ObjectType()
export class PassengersSummary {
  quoteId!: string | null;
  @Field(() => Int, { description: "Cuántos hay en total." }) total!: number;
  @Field(() => Int, { description: "Cuántos tienen todos sus datos." }) completos!: number;
}

@Resolver(() => ContractOverview)
export class ContractOverviewResolver {
  @MayOrLink("readContracts")
  @NotFound(NO_CONTRACT)
  @Query(() => ContractOverview)
  async contractOverview(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
  ): Promise<ContractOverview> {
    const scope = Scope.of(context);
    return { scope, contract: await findContract(scope, id) };
  }

  @FieldResolver(() => Contract, { nullable: true, description: "El contrato." })
  contract(
    @Root() { contract }: ContractOverview,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.one(Contract, info, { id: contract.id });
  }

  @May("seeCosts")
  @FieldResolver(() => CalculationAnalysis, {
    nullable: true,
    description: "Lo que hay que comprar, según el cálculo.",
  })
  quoteCalculationAnalysis(@Root() { contract, scope }: ContractOverview) {
    return calculationAnalysis(scope, contract);
  }

  @Auth(STAFF)
  @FieldResolver(() => ConversionStatus, {
    nullable: true,
    description: "Si se pueden crear sus servicios por comprar.",
  })
  conversionStatus(@Root() { contract, scope }: ContractOverview) {
    return conversionStatus(scope, contract);
  }

  @Auth(SIGNED_IN)
  @FieldResolver(() => TripDetails, { nullable: true, description: "Lugares y días del viaje." })
  tripDetails(@Root() { contract }: ContractOverview) {
    return tripDetails(contract);
  }

  @Auth(SIGNED_IN)
  @FieldResolver(() => PassengersSummary, {
    nullable: true,
    description: "Los viajeros y cuántos tienen sus datos completos.",
  })
  async passengersSummary(@Root() { contract, scope }: ContractOverview): Promise<PassengersSummary> {
    return { quoteId: contract.quote?.id ?? null, ...(await passengerCounts(scope, contract)) };
  }

  @Auth(STAFF)
  @FieldResolver(() => ItemsAnalysis, {
    nullable: true,
    description: "Cuántos servicios hay por clase y por estado.",
  })
  contractItemsAnalysis(@Root() { contract, scope }: ContractOverview) {
    return itemsAnalysis(scope, contract);
  }
}

@Resolver(() => PassengersSummary)
export class PassengersSummaryResolver {
  @FieldResolver(() => [Passenger], { description: "Los viajeros." })
  allPassengers(
    @Root() { quoteId }: PassengersSummary,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.list(Passenger, info, {
      where: { quote: quoteId },
      orderBy: [{ titular: "desc" }, { id: "asc" }],
    });
  }
}
