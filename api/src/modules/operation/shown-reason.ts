import { scrubbed } from "../../core/log/log.redaction.ts";

/** Characters of a reason that are shown. */
const MOST = 400;

/** Beginning of a database message: the statement, with values filled in, and then the row. */
const statement = /^\s*(insert|update|delete|select|with|call)\b/i;
const words =
  /(new row for|duplicate key|null value in|(insert or )?update (or delete )?on table|canceling|deadlock|could not)[^\n]*?(?= - |\n|$)/;
/** Tokens, keys and bodies in base64 are longer than any word and than an id; telephones have blanks. */
const longWord = /[\w+/=-]{40,}/g;
const spacedNumber = /(?<![\w.-])\+?\d(?: ?\d){6,}(?![\w-])/g;

/**
 * Returns the reason of a failure without the people that it names: no addresses, numbers, tokens or rows of
 * the database.
 */
export function shownReason(reason: string): string {
  const said = statement.test(reason)
    ? (words.exec(reason)?.[0] ?? "La base de datos no lo aceptó.")
    : (reason.split("\n")[0] ?? "");
  const shown = scrubbed(said).replace(longWord, "[oculto]").replace(spacedNumber, "[número]").trim();
  return shown.length > MOST ? `${shown.slice(0, MOST)}…` : shown;
}
