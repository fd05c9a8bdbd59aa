import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Int, Resolver, Root } from "type-graphql";
import { make } from "../../../core/rows.ts";
import type { Context } from "../../../core/context.ts";
import { badInput, notFound } from "../../../core/failure.ts";
import { GERENTE } from "../../accounts/permissions.rules.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { NO_PERSON } from "./commission.access.ts";
import { Commission } from "./commission.entity.ts";
import { newest } from "./commission.filter.ts";
import { ManagerCommissions } from "./commission.types.ts";

/**
 * Returns the commissions of a manager's contracts: the viewer's own, or any manager's for administration and
 * accounting. NOT_FOUND `Usuario no encontrado`.
 */
export async function managerCommissions(
  { services, viewer }: Context,
  asked: ManagerCommissions,
): Promise<ManagerCommissions> {
  const { managerId, limit, offset } = asked;
  if (limit < 1 || limit > 100) throw badInput("limit", "El límite debe ser un número entre 1 y 100");
  if (offset < 0) throw badInput("offset", "El desplazamiento no puede ser negativo");
  const own = viewer?.role !== GERENTE || viewer.id === managerId;
  const found = own ? await services.orm.em.fork().count(User, { id: managerId }) : 0;
  if (found === 0) throw notFound(NO_PERSON);
  return make(ManagerCommissions, asked);
}

const whereOf = ({ managerId, status }: ManagerCommissions) => ({
  contract: { gerente: managerId },
  status,
  clase: "comision" as const,
});

@Resolver(() => ManagerCommissions)
export class ManagerCommissionsResolver {
  @FieldResolver(() => [Commission], { description: "Las comisiones." })
  commissions(@Root() asked: ManagerCommissions, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    const { limit, offset } = asked;
    return read.list(Commission, info, { where: whereOf(asked), orderBy: newest, limit, offset });
  }

  @FieldResolver(() => Int, { description: "Cuántos hay en total." })
  total(@Root() asked: ManagerCommissions, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.count(Commission, info, whereOf(asked));
  }
}
