import type { FilterQuery } from "@mikro-orm/core";
import { badInput, conflict, notFound } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../account/user.entity.ts";
import { may } from "../permissions.rules.ts";
import {
  MOST_SERVICE_ACCOUNTS,
  NO_SERVICE_ACCOUNT,
  SERVICE_NAME_TAKEN,
  TOO_MANY_SERVICE_ACCOUNTS,
} from "./service-account.rules.ts";

/** Condition on service accounts. */
export const ofServices: FilterQuery<User> & object = { serviceRole: { $ne: null } };

/** Loads and locks a service account; throws NOT_FOUND also for people who do not manage accounts. */
export async function lockServiceAccount(work: Work, id: number): Promise<User> {
  if (!may(work.viewer?.role, "manageUsers")) throw notFound(NO_SERVICE_ACCOUNT);
  const user = await work.forUpdate.find(User, { $and: [{ id }, ofServices] }, NO_SERVICE_ACCOUNT);
  return user;
}

/**
 * Refuses a name that another service account has; the caller holds the lock of all service accounts.
 * @throws Refusal BAD_USER_INPUT on `name`.
 */
export async function refuseTakenName(work: Work, name: string, except: number | null): Promise<void> {
  const others = await work.em.find(User, ofServices);
  const spelled = name.toLowerCase();
  if (others.some((one) => one.id !== except && one.name.toLowerCase() === spelled))
    throw badInput("name", SERVICE_NAME_TAKEN);
}

/**
 * Refuses another active service account when the maximum is reached; the caller holds the lock of all
 * service accounts.
 * @throws Refusal CONFLICT.
 */
export async function refuseOneMore(work: Work): Promise<void> {
  const active = await work.em.count(User, { $and: [ofServices, { isActive: true }] });
  if (active >= MOST_SERVICE_ACCOUNTS) throw conflict(TOO_MANY_SERVICE_ACCOUNTS);
}
