import { assign } from "../../../../core/rows.ts";
import { normalEmail } from "../../../../core/colombia/emails.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { lockEmail } from "../free-email.ts";
import { newReferralCode } from "../referral-code.ts";
import { keptChanges } from "../user-account.ts";
import { hashPassword } from "../../password/password.ts";
import { User } from "../user.entity.ts";

/** Data of a person for whom an account is created; the hierarchy by user ids. */
export interface NewAccount {
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string | null;
  /** True when the person entered the phone themself; by default a member of staff entered it. */
  readonly givesPhone?: boolean;
  readonly password: string;
  /** Role number, from 1 (CLIENTE) to 7 (OWNER). */
  readonly role: number;
  readonly liderId?: number | null;
  readonly gerenteId?: number | null;
  /** Referral code of the person who referred this one. */
  readonly referredBy?: string | null;
  readonly details?: Partial<
    Pick<
      User,
      | "documentoIdentidad"
      | "tipoDocumento"
      | "fechaNacimiento"
      | "fechaIngreso"
      | "direccion"
      | "ciudad"
      | "pais"
      | "image"
      | "banco"
      | "numeroCuenta"
      | "tipoCuenta"
      | "commissionPercentage"
      | "commissionLimit"
      | "emailVerified"
    >
  >;
}

/**
 * Creates a person's account. E-mails are unique regardless of case, also for two simultaneous requests. The
 * supervisor is the leader if there is one, else the manager.
 */
export async function createAccount(work: Work, account: NewAccount): Promise<number> {
  const { em } = work;
  const email = normalEmail(account.email);
  await lockEmail(work, email);

  const { numeroCuenta = null, ...details } = account.details ?? {};
  const user = new User();
  const { name, lastname, phone, role, liderId = null, gerenteId = null, referredBy = null } = account;
  assign(user, {
    name,
    lastname,
    email,
    phone,
    role,
    referredBy,
    referralCode: newReferralCode(),
    ...details,
  });
  user.phoneGivenAt = account.givesPhone === true && phone !== null ? work.now : null;
  user.passwordHash = await hashPassword(account.password);
  user.lider = liderId === null ? null : em.getReference(User, liderId);
  user.gerente = gerenteId === null ? null : em.getReference(User, gerenteId);
  user.supervisor = user.lider ?? user.gerente;
  work.add(user);
  await work.save();
  // A number is wrapped for its row, which has its id by now.
  if (numeroCuenta !== null) {
    assign(user, await keptChanges(work.services, user, { numeroCuenta }));
    await work.save();
  }
  work.audit("user.created", user.id, { role, liderId, gerenteId });
  return user.id;
}
