import { MikroORM } from "@mikro-orm/postgresql";
import type { OpenMapper } from "../../api/src/core/database/orm.ts";

type Options = Parameters<OpenMapper>[0];

/** Object mappers whose application has closed. */
const idle: { readonly entities: Options["entities"]; readonly orm: MikroORM }[] = [];

/**
 * Opens an object mapper, or connects that of an earlier application of this process again: its knowledge of
 * the entities, which takes most of a start, depends on the program alone.
 */
export const openUsedMapper: OpenMapper = async (options) => {
  const { entities, clientUrl, driverOptions } = options;
  const place = idle.findIndex((mapper) => isSame(mapper.entities, entities));
  const [known] = place < 0 ? [] : idle.splice(place, 1);
  if (!known) {
    const orm = await MikroORM.init(options);
    const close = orm.close.bind(orm);
    orm.close = async (force) => {
      await close(force);
      idle.push({ entities, orm });
    };
    return orm;
  }
  const dbName = decodeURIComponent(new URL(clientUrl).pathname.slice(1));
  await known.orm.reconnect({ clientUrl, driverOptions, dbName });
  // Listeners on the entity manager before are not called any more. The method is private, since
  // otherwise only `init` calls it.
  known.orm["createEntityManager"]();
  return known.orm;
};

const isSame = (one: Options["entities"], other: Options["entities"]): boolean =>
  one.length === other.length && one.every((entity, place) => entity === other[place]);
