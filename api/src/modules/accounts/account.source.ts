import type { MikroORM } from "@mikro-orm/postgresql";
import type { Account, AccountSource } from "../../core/auth/account.ts";
import { roleName } from "../../core/auth/role.ts";
import type { Viewer } from "../../core/auth/viewer.ts";
import { User } from "./user.entity.ts";

/** The viewer that an account is, outside of any session. */
export const viewerOf = ({ id, role, isActive, name, lastname, email }: User): Viewer => ({
  id,
  role,
  roleName: roleName(role),
  isActive,
  name: `${name} ${lastname}`,
  email,
  sessionId: null,
});

const accountOf = (user: User): Account => ({
  viewer: viewerOf(user),
  sessionsVersion: user.sessionsVersion,
  keptSession: user.keptSession,
});

/** Finds accounts for `core/auth`. */
export const accountSource = (orm: MikroORM): AccountSource => ({
  async find(userId) {
    const user = await orm.em.fork().findOne(User, { id: userId });
    return user && accountOf(user);
  },
  async findAll(userIds) {
    const users = await orm.em.fork().find(User, { id: { $in: [...new Set(userIds)] } });
    const accounts = new Map(users.map((user) => [user.id, accountOf(user)]));
    return userIds.map((id) => accounts.get(id) ?? null);
  },
});
