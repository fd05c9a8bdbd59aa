import type { Config } from "./config.ts";
import { isLocal } from "./config.values.ts";

/** A notice to the people who operate an installation. */
export interface Notice {
  /** Key of the notice, such as `mail-held`; it changes only when the meaning of the notice changes. */
  readonly key: string;
  /** Text of the notice: one or two sentences. */
  readonly text: string;
  /**
   * True for a danger that lasts until a person fixes it; the notice is then shown above every screen of an
   * OWNER.
   */
  readonly urgent: boolean;
}

const notice = (key: string, text: string): Notice => ({ key, text, urgent: false });

/** Returns the notices about the configuration of an installation. */
export function configurationNotices({
  production,
  holdsMail,
  publicUrl,
  databaseUrl,
}: Pick<Config, "production" | "holdsMail" | "publicUrl" | "databaseUrl">): readonly Notice[] {
  const notices: Notice[] = [];
  if (holdsMail)
    notices.push(
      notice(
        "mail-held",
        "Los correos no salen (SMTP_URL=none): cada uno se guarda 30 días sin enviar, en «Correos y SMS». " +
          "Para enviarlos, define un servidor de correo y reinicia Travesía.",
      ),
    );
  if (!production) return notices;
  if (isLocal(publicUrl))
    notices.push(
      notice(
        "local-address",
        `PUBLIC_URL es una dirección de este equipo (${publicUrl}): ` +
          "los enlaces de los correos no abren en otros.",
      ),
    );
  else if (publicUrl.startsWith("http:"))
    notices.push(
      notice("no-https", `PUBLIC_URL no usa https (${publicUrl}): contraseñas y datos viajan sin cifrar.`),
    );
  if (databaseUrl === null)
    notices.push(
      notice(
        "embedded-database",
        "La base de datos es la incluida, dentro de DATA_DIR: sirve para una agencia pequeña. " +
          "Copia esa carpeta con Travesía detenida, o define DATABASE_URL.",
      ),
    );
  return notices;
}
