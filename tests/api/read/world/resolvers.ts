import type { FilterQuery } from "@mikro-orm/core";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { Auth } from "../../../../api/src/core/auth/auth.decorator.ts";
import { Role, SIGNED_IN } from "../../../../api/src/core/auth/role.ts";
import type { Viewer } from "../../../../api/src/core/auth/viewer.ts";
import type { Context } from "../../../../api/src/core/context.ts";
import { PageArgs } from "../../../../api/src/core/page.ts";
import { Reads } from "../../../../api/src/core/read/reads.decorator.ts";
import { Needs } from "../../../../api/src/core/read/sql-field.ts";
import type { ReadFilter } from "../../../../api/src/core/read/where.ts";
import { Day } from "../../../../api/src/core/scalars.ts";
import { Leg, SailPayload, Voyage, VoyagePage, VoyageStatus } from "./entities.ts";

const wholeFleet: readonly Role[] = [Role.ADMIN, Role.CONTADOR, Role.OWNER];

export const visibleVoyages = (viewer: Viewer | null): FilterQuery<Voyage> => {
  if (viewer && wholeFleet.includes(viewer.roleName)) return {};
  return { $or: viewer ? [{ captain: viewer.id }, { mate: { id: viewer.id } }] : [] };
};

@Resolver(() => Voyage)
export class VoyageResolver {
  @Reads(() => Voyage)
  @Query(() => VoyagePage)
  voyages(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) { limit, offset }: PageArgs,
    @Arg("search", () => String, { nullable: true }) search: string | null,
  ) {
    const filter: ReadFilter<Voyage> = search ? { searchText: { $search: search } } : {};
    return read.page(Voyage, info, {
      where: { $and: [visibleVoyages(viewer), filter] },
      orderBy: { code: "asc" },
      limit,
      offset,
    });
  }

  @Reads(() => Voyage)
  @Query(() => Voyage, { nullable: true })
  voyage(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Voyage, info, { $and: [{ id }, visibleVoyages(viewer)] });
  }

  @Reads(() => Voyage)
  @Query(() => Int)
  voyageCount(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("salida", () => Day) salida: string,
  ) {
    return read.count(Voyage, info, { $and: [visibleVoyages(viewer), { salida: { $gte: salida } }] });
  }

  @Auth(SIGNED_IN)
  @Reads(() => Leg)
  @Query(() => [Leg])
  legs(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("puerto", () => String) puerto: string,
  ) {
    return read.list(Leg, info, {
      where: { puerto },
      orderBy: [{ voyage: { code: "desc" } }, { orden: "asc" }],
    });
  }

  @Auth([Role.ADMIN])
  @Reads(() => Voyage)
  @Query(() => [Voyage])
  allVoyages(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.list(Voyage, info, { where: {}, orderBy: { code: "asc" } });
  }

  @Query(() => Role, { nullable: true })
  myRole(@Ctx() { viewer }: Context) {
    return viewer?.roleName;
  }

  @Mutation(() => Voyage)
  async setSail(
    @Ctx() { read, services }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    await services.orm.em.fork().nativeUpdate(Voyage, { id }, { status: VoyageStatus.sailing });
    return read.one(Voyage, info, { id });
  }

  @Mutation(() => SailPayload)
  dock(@Arg("id", () => ID) id: string): SailPayload {
    return { id };
  }

  /** Computed elsewhere, from a column that nobody selected. */
  @Needs("precioTotal", "descuento")
  @FieldResolver(() => String)
  offer(@Root() voyage: Voyage): string {
    return (
      `${voyage.precioTotal - (voyage.precioTotal * voyage.descuento) / 100} ` +
      `by ${voyage.constructor.name}`
    );
  }

  /** Shows everybody something about a figure that few may see. */
  @Needs("ganancia")
  @FieldResolver(() => Boolean)
  pays(@Root() voyage: Voyage): boolean {
    return voyage.ganancia > 0;
  }
}

@Resolver(() => SailPayload)
export class SailPayloadResolver {
  @FieldResolver(() => Voyage, { nullable: true })
  voyage(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo, @Root() { id }: SailPayload) {
    return read.one(Voyage, info, { id });
  }
}
