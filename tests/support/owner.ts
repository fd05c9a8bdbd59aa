import { type EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { ormOptions } from "../../api/src/core/database/orm.ts";
import { ownerUrlOf } from "./database.ts";

/**
 * Runs statements that only the owner of the tables may run: disabling a trigger, making an index, gathering
 * statistics.
 */
export async function asOwner<T>(
  { databaseUrl }: { readonly databaseUrl: string },
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  const orm = await MikroORM.init(ormOptions(ownerUrlOf(databaseUrl), []));
  try {
    return await work(orm.em.fork());
  } finally {
    await orm.close(true);
  }
}
