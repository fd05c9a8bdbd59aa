import { randomBytes } from "node:crypto";
import { assign } from "../../../core/rows.ts";
import { eraseRecipient } from "../../../core/mail/blank-texts.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { BankingDetails } from "../banking/banking-details.entity.ts";
import { ContactMessage } from "../contact/contact-message.entity.ts";
import { hashPassword } from "../password/password.ts";
import { forgetPictures } from "../account/pictures.ts";
import { endSessions } from "../account/end-sessions.ts";
import { UserSession } from "../session/user-session.entity.ts";
import type { User } from "../account/user.entity.ts";
import { endSecondFactors } from "../passkey/end-second-factors.ts";
import { AccessToken } from "../token/access-token.entity.ts";
import { SavedView } from "../views/saved-view.entity.ts";
import { Viewing } from "../viewing/viewing.entity.ts";
import { UserToken } from "../account/user-token.entity.ts";

/**
 * Erases a person's data from their account permanently. The account is deactivated, and its row stays for
 * the records that reference it. Contracts, payments and receipts keep the data that the law requires (Código
 * de Comercio art. 60: ten years).
 */
export async function eraseAccount(work: Work, user: User): Promise<void> {
  const { em } = work;
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  await work.lock(user);
  const email = user.emailVerified ? user.email : null;
  await em.nativeDelete(UserToken, { user });
  await endSecondFactors(work, user);
  await em.nativeDelete(BankingDetails, { user });
  await em.nativeDelete(ContactMessage, { email: user.email });
  const erased = `suprimida-${user.id}@suprimida.invalid`;
  await eraseRecipient(work, user.email, erased);
  await forgetPictures(work, user);
  assign(user, {
    name: "Cuenta",
    lastname: "Suprimida",
    email: erased,
    emailVerified: false,
    phone: null,
    image: "/avatar.svg",
    pictureShownAt: null,
    tipoDocumento: null,
    documentoIdentidad: null,
    fechaNacimiento: null,
    direccion: null,
    ciudad: null,
    pais: null,
    banco: null,
    numeroCuenta: null,
    accountEnding: null,
    accountPrint: null,
    tipoCuenta: null,
    passwordHash,
    invitedAt: null,
    isActive: false,
    isActiveSeller: false,
    erasedAt: work.now,
  });
  await endSessions(work, user);
  await em.nativeDelete(UserSession, { user });
  await em.nativeDelete(AccessToken, { user });
  await em.nativeDelete(SavedView, { user });
  await em.nativeDelete(Viewing, { $or: [{ owner: user }, { person: user }] });
  work.audit("user.erased", user.id, {});
  await work.emit("user.erased", { userId: user.id, email });
}
