import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, ID, Info, Resolver, Root } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { Role } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { computedFor, queries } from "../../../core/graphql/queries.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { tripOf } from "../../contracts/trip/trip.reads.ts";
import { OwnVoucher, Trip } from "../../contracts/trip/trip.types.ts";
import { ownVouchers } from "../../contracts/trip/own-vouchers.ts";
import { PlanLine } from "../../contracts/plan/plan-line.entity.ts";
import { ownContract, ownTurns } from "./own-contract.reads.ts";
import { OwnContract, OwnTurn } from "./own-contract.types.ts";

/** Contract page of the client. */
export const OwnContractQueries = queries({
  ownContract: computedFor(
    OwnContract,
    ownContract,
    { id: ID },
    Auth([Role.LINK, Role.CLIENTE]),
    NotFound(NO_CONTRACT),
  ),
});

@Resolver(() => OwnContract)
export class OwnContractResolver {
  /** Pending turns of the trip, most urgent first, without the turns that only the agency sees. */
  @FieldResolver(() => [OwnTurn], {
    description: "Lo que espera el viaje, primero lo más urgente; sin lo que solo sabe la agencia.",
  })
  turns(@Root() { id }: OwnContract, @Ctx() context: Context) {
    return ownTurns(context, id);
  }

  /** Payment plan in order; verified payments are applied to the oldest due lines first. */
  @FieldResolver(() => [PlanLine], { description: "Plan de pagos, en el orden de los vencimientos." })
  plan(@Root() { id }: OwnContract, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.list(PlanLine, info, { where: { contract: id }, orderBy: { numero: "asc" } });
  }

  /** The trip: flights, hotels and days, with the other bought services. */
  @FieldResolver(() => Trip, { description: "El viaje." })
  trip(@Root() { id }: OwnContract, @Ctx() context: Context) {
    return tripOf(context, id);
  }

  /** Tickets and vouchers that the agency attached. */
  @FieldResolver(() => [OwnVoucher], { description: "Tiquetes y vouchers." })
  vouchers(@Root() { id }: OwnContract, @Ctx() context: Context) {
    return ownVouchers(context, { kind: "contract", id });
  }
}
