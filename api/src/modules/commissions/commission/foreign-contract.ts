import { validate } from "uuid";
import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/failure.ts";
import { visibleContracts } from "../../contracts/contract/contract.access.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";

/** Refuses a caller who may not query a contract's records: NOT_FOUND `Contrato no encontrado`. */
export async function refuseForeignContract({ services, viewer, link }: Context, id: string): Promise<void> {
  const found = validate(id)
    ? await services.orm.em.fork().count(Contract, { $and: [{ id }, visibleContracts(viewer, link)] })
    : 0;
  if (found === 0) throw notFound(NO_CONTRACT);
}
