import { scrubbed } from "../../core/log/log.redaction.ts";

/** Maximum number of displayed characters of a reason. */
const MOST = 400;

/** Start of a database error message, which contains a statement with values and then a row. */
const statement = /^\s*(insert|update|delete|select|with|call)\b/i;
const words =
  /(new row for|duplicate key|null value in|(insert or )?update (or delete )?on table|canceling|deadlock|could not)[^\n]*?(?= - |\n|$)/;
/**
 * Pattern of tokens, keys and base64 texts, which are longer than any word or id; telephone numbers contain
 * spaces.
 */
const longWord = /[\w+/=-]{40,}/g;
const spacedNumber = /(?<![\w.-])\+?\d(?: ?\d){6,}(?![\w-])/g;

/**
 * Returns the reason of a failure without personal data and secrets: no addresses, numbers, tokens or
 * database rows.
 */
export function shownReason(reason: string): string {
  const said = statement.test(reason)
    ? (words.exec(reason)?.[0] ?? "La base de datos no lo aceptó.")
    : (reason.split("\n")[0] ?? "");
  const shown = scrubbed(said).replace(longWord, "[oculto]").replace(spacedNumber, "[número]").trim();
  return shown.length > MOST ? `${shown.slice(0, MOST)}…` : shown;
}
