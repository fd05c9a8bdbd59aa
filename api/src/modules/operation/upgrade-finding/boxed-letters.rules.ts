/**
 * Expression of a letter that the Latin faces alone did not have, with which documents were printed before,
 * for PostgreSQL.
 */
export const letterNotPrintedBefore =
  "[^\\n\\r\\u0020-\\u007e\\u00a0-\\u00ff\\u0131\\u0152-\\u0153\\u02bc\\u02c6\\u02da\\u02dc" +
  "\\u2013-\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u2032-\\u2033\\u2039-\\u203a" +
  "\\u2044\\u20ac\\u2122\\u2212]";
