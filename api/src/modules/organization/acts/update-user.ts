import { assign } from "../../../core/rows.ts";
import { USER_CHANGED } from "../../../core/auth/viewers.ts";
import { emailProblem, normalEmail } from "../../../core/colombia/emails.ts";
import { parseDay } from "../../../core/colombia/days.ts";
import { badInput, conflict, forbidden } from "../../../core/failure.ts";
import { fieldsFirst } from "../../../core/input/fields-first.ts";
import { settle } from "../../../core/input/other-names.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { queueBankNotice } from "../../accounts/account/account.mail.ts";
import { bankColumns, changesBank } from "../../accounts/banking/bank-account.ts";
import { noteAccountChange } from "../../accounts/banking/account-change.ts";
import { keptChanges, withOpenAccount } from "../../accounts/account/user-account.ts";
import { changedOnly } from "../../accounts/account/changed.ts";
import { noteRole } from "../../accounts/two-factor/note-role.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { arrivalOf, personChanges } from "../../accounts/account/person-fields.ts";
import { endAccessTokens } from "../../accounts/token/end-access-tokens.ts";
import type { User } from "../../accounts/account/user.entity.ts";
import { endAccess } from "../departure.ts";
import { handOver } from "../succession.ts";
import { putBelow, teamFollows } from "../team.ts";
import { lockVisible, lockWithSuccessor } from "../user.access.ts";
import { changeEmail } from "../user-email.ts";
import type { UpdateUserInput } from "../user.inputs.ts";
import { placeAfter } from "../user-place.ts";
import { isDemotion, mayGiveRole } from "../user.rules.ts";
import { refuseUserAct } from "../user-state.ts";

interface Args {
  readonly id: number;
  readonly input: UpdateUserInput;
  /** Second values of fields that the request sent under two alternative names. */
  readonly others?: Readonly<Record<string, unknown>>;
}

/**
 * Changes a person's account; absent fields are unchanged. The team and open quotes of a person who is
 * deactivated or loses their role pass to a successor.
 * @throws Refusal FORBIDDEN for a person or a role above the viewer's rights, CONFLICT for the caller's own
 * role, the last OWNER, a team without a successor.
 */
export async function updateUser(work: Work, { id, input: posted, others = {} }: Args): Promise<number> {
  await work.lockName("hierarchy");
  await lockWithSuccessor(work, id, posted.successorId);
  const user = await fieldsFirst(lockVisible(work, id), () => refuseWrong(work, posted));
  const input = settle(posted, others, user);
  const role = input.role ?? user.role;
  const isActive = input.isActive ?? user.isActive;
  await refuseRole(work, user, role);
  const { email, ...wanted } = { ...columnsOf(work, user, input), role, isActive };
  const place = await placeAfter(work, user, role, input);
  const leaves = user.isActive && (!isActive || isDemotion(user.role, role));
  if (leaves) {
    await refuseUserAct(work, user, "deactivate");
    await handOver(work, user, input.successorId);
  }
  const { before, after } = changedOnly(withOpenAccount(work.services, user), wanted);
  const moved = (user.lider?.id ?? null) !== place.liderId || (user.gerente?.id ?? null) !== place.gerenteId;
  const mailed = email !== undefined && email !== user.email;
  if (Object.keys(after).length === 0 && !moved && !mailed) return id;

  work.edit(user, input.version);
  const hadAccount = user.numeroCuenta !== null;
  assign(user, {
    ...(await keptChanges(work.services, user, after)),
    ...(after.role !== undefined && { roleSince: work.today }),
  });
  putBelow(work, user, place.liderId, place.gerenteId);
  if (moved || after.role !== undefined) await teamFollows(work, user);
  if (mailed) await changeEmail(work, user, email);
  if (Object.keys(after).length > 0) work.audit("user.updated", id, { before, after });
  if (changesBank(after)) {
    await noteAccountChange(work, user, hadAccount);
    await queueBankNotice(work, user);
  }
  if (after.isActive === false) {
    await endAccess(work, user);
    await endAccessTokens(work, user);
  }
  if (after.role !== undefined) await noteRole(work, user);
  await work.announce(USER_CHANGED, { userId: id });
  return id;
}

/** @throws Refusal BAD_USER_INPUT for a value that is invalid for every person. */
function refuseWrong(work: Work, input: UpdateUserInput): void {
  personChanges(input, arrivalOf(work));
  if (input.fechaIngreso) dayOf(input.fechaIngreso);
  const problem = input.email?.trim() ? emailProblem(input.email) : null;
  if (problem) throw badInput("email", problem);
}

async function refuseRole(work: Work, user: User, role: number): Promise<void> {
  const { viewer } = work;
  if (!viewer) throw forbidden();
  if (role !== user.role && user.id === viewer.id) throw conflict("No puedes cambiar tu propio rol.");
  await refuseUserAct(work, user, "edit");
  if (role !== user.role && !mayGiveRole(viewer, role)) throw forbidden();
}

/** Returns the columns that an edit sets. Fields that the viewer cannot see are never changed. */
function columnsOf(work: Work, user: User, input: UpdateUserInput): Partial<User> {
  const { viewer } = work;
  const isOwn = viewer?.id === user.id;
  const seesBank = isOwn || may(viewer?.role, "manageBankingData");
  const person = personChanges(input, arrivalOf(work), user);
  return {
    ...person,
    // A person allowed their own picture, not one that another person chose for them.
    ...(person.image !== undefined && !isOwn && { pictureShownAt: null }),
    ...(seesBank ? bankColumns(input) : {}),
    ...limitsOf(viewer?.role, user, input),
    ...(input.fechaIngreso === undefined ? {} : { fechaIngreso: dayOf(input.fechaIngreso) }),
    ...(input.isActiveSeller == null ? {} : { isActiveSeller: input.isActiveSeller }),
    ...(input.email == null ? {} : { email: normalEmail(input.email) }),
  };
}

/**
 * Returns the changes of an edit to a person's commission percentage and limit, which only administration
 * may set.
 */
function limitsOf(
  role: number | undefined,
  user: User,
  { commissionPercentage, commissionLimit }: UpdateUserInput,
): Partial<User> {
  const wanted: Partial<User> = {
    ...(commissionPercentage === undefined ? {} : { commissionPercentage }),
    ...(commissionLimit == null ? {} : { commissionLimit }),
  };
  if (!may(role, "deleteUsers") && Object.keys(changedOnly(user, wanted).after).length > 0)
    throw forbidden("Solo la administración cambia los límites de comisión.");
  return wanted;
}

function dayOf(text: string | null): string | null {
  if (!text?.trim()) return null;
  const day = parseDay(text);
  if (!day) throw badInput("fechaIngreso", "La fecha de ingreso no es válida");
  return day;
}
