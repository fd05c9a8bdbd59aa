import { spokenDay } from "../../../core/colombia/spoken.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { hasSecondFactor } from "../../accounts/account/second-factor.sql.ts";
import { ContactMessage } from "../../accounts/contact/contact-message.entity.ts";
import { ADMIN, OWNER, roleLabel } from "../../accounts/permissions.rules.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { notifyOwners } from "../notify-owners.ts";
import type { NoticeText } from "../notify.ts";
import { notifyPeople, notifyRoles } from "../notify-people.ts";
import { addressOf } from "../../../core/addresses.ts";

const LONGEST = 300;
const shortened = (text: string): string =>
  [...text].length > LONGEST ? `${[...text].slice(0, LONGEST).join("")}…` : text;

const askedNotice = (due: string): NoticeText => ({
  type: "second_factor_asked",
  message:
    `Tu rol pide verificación en dos pasos. Actívala antes del ${spokenDay(due)}: ` +
    "desde ese día no entras sin ella.",
  link: `${addressOf("profile")}?tab=seguridad`,
  data: { due },
});

/** Listeners that notify the referrer of a new person, and administration about messages from visitors. */
export const accountNotices: readonly Listener[] = [
  on("user.registered", async (work, { userId }) => {
    const user = await work.em.findOneOrFail(User, { id: userId });
    if (!user.referredBy) return;
    const referrer = await work.em.findOne(User, { referralCode: user.referredBy });
    await notifyPeople(work, [referrer?.id], {
      type: "user_registered",
      message: `${user.name} creó su cuenta con tu código de referido.`,
      link: null,
      data: { user_id: user.id },
    });
  }),
  on("user.email-changed", async (work, { userId, before, after }) => {
    const { viewer } = work;
    if (!viewer || viewer.role === OWNER || viewer.id === userId) return;
    const by = await work.em.findOneOrFail(User, { id: viewer.id });
    const person = await work.em.findOneOrFail(User, { id: userId });
    await notifyRoles(work, [OWNER], {
      type: "user_email_changed",
      message:
        `${by.name} ${by.lastname} cambió el correo con el que inicia sesión ` +
        `${person.name} ${person.lastname}: era ${before} y ahora es ${after}. ` +
        "Si no lo esperabas, confírmalo con ambas personas.",
      link: `${addressOf("users")}?search=${encodeURIComponent(after)}`,
      data: { user_id: userId },
    });
  }),
  on("user.succeeded", async (work, { userId, successorId }) => {
    const leaver = await work.em.findOneOrFail(User, { id: userId });
    await notifyPeople(work, [successorId], {
      type: "team_received",
      message:
        "Desde ahora están a tu cargo el equipo y las " +
        `cotizaciones abiertas de ${leaver.name} ${leaver.lastname}.`,
      link: addressOf("quotes"),
      data: { user_id: userId },
    });
  }),
  on("second-factor.asked", async (work, { roles, due }) => {
    const lacking = await work.rows<{ id: number }>(
      sql`select u.id from users u where u.role = any(${[...roles]}::int[]) and u.is_active
        and not ${hasSecondFactor(raw("u.id"))}`,
    );
    await notifyPeople(
      work,
      lacking.map(({ id }) => id),
      askedNotice(due),
    );
  }),
  on("second-factor.asked-of", (work, { userId, due }) => notifyPeople(work, [userId], askedNotice(due))),
  on("service-account.made", async (work, { userId }) => {
    const { name, serviceRole } = await work.em.findOneOrFail(User, { id: userId });
    const by = await work.em.findOneOrFail(User, { id: work.viewer?.id ?? 0 });
    await notifyOwners(work, {
      type: "service_account_made",
      title: "Se creó una cuenta de servicio",
      message:
        `${by.name} ${by.lastname} creó la cuenta de servicio «${name}», ` +
        `con la que un programa lee como ${roleLabel(serviceRole)}.`,
      link: `${addressOf("settings")}?ver=servicio`,
      data: { user_id: userId },
      mail: "service-account",
      otherwise: "Si no lo esperabas, desactívala en «Cuentas de servicio» y cambia tu contraseña ahora.",
    });
  }),
  on("contact.received", async (work, { messageId }) => {
    const { name, email, phone, message } = await work.em.findOneOrFail(ContactMessage, { id: messageId });
    await notifyRoles(work, [ADMIN, OWNER], {
      type: "contact_received",
      title: `Mensaje de ${name}`,
      message: `${shortened(message)} (${[email, phone].filter(Boolean).join(", ")})`,
      link: null,
      data: { message_id: messageId },
    });
  }),
];
