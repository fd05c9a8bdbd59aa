import { ConfigError } from "../../core/config/config.ts";
import type { Notice } from "../../core/config/notices.ts";
import type { Services } from "../../core/context.ts";
import { rowsFrom } from "../../core/read/rows.ts";
import { sql } from "../../core/read/sql.ts";
import { DEMO_PASSWORD, demoEmails } from "./accounts.seed.ts";
import { isPassword } from "./password/password.ts";

type Asked = Pick<Services, "config" | "pool">;

/**
 * Cached result of each hash's comparison with the published password, because password verification is
 * deliberately slow.
 */
const known = new Map<string, Promise<boolean>>();

function isPublished(passwordHash: string): Promise<boolean> {
  const asked = known.get(passwordHash) ?? isPassword(DEMO_PASSWORD, passwordHash);
  known.set(passwordHash, asked);
  return asked;
}

/** Returns the e-mails of active demo accounts that still have the password published in the README. */
export async function openDemoAccounts({ pool }: Asked): Promise<readonly string[]> {
  const rows = await rowsFrom<{ email: string; hash: string }>(
    pool,
    sql`select email, password_hash as hash from users where is_active and email = any(${demoEmails})
      order by id`,
  );
  const published = await Promise.all(rows.map(({ hash }) => isPublished(hash)));
  return rows.filter((_, place) => published[place]).map(({ email }) => email);
}

const hasPublishedPassword = async (services: Asked): Promise<boolean> =>
  (await openDemoAccounts(services)).length > 0;

/**
 * Refuses to start a real installation in which anybody can sign in with the published password, unless the
 * configuration explicitly allows it.
 * @throws ConfigError with one line.
 */
export async function refusePublishedPassword(services: Asked): Promise<void> {
  const { config } = services;
  if (!config.production || config.allowDemoAccounts || !(await hasPublishedPassword(services))) return;
  throw new ConfigError([
    "Hay cuentas de demostración activas con la contraseña publicada: cámbiala o desactívalas, " +
      "o define ALLOW_DEMO_ACCOUNTS=true para iniciar así.",
  ]);
}

/**
 * Returns the warnings for OWNER while an account of a real installation still has the published password.
 */
export async function publishedPasswordNotices(services: Asked): Promise<readonly Notice[]> {
  if (!services.config.production || !(await hasPublishedPassword(services))) return [];
  return [
    {
      key: "published-password",
      text:
        "Cualquiera puede entrar: hay cuentas de demostración activas con la contraseña publicada. " +
        "Cámbiala o desactívalas en «Personas».",
      urgent: true,
    },
  ];
}
