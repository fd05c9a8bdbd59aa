import { documentProblem, normalDocument } from "../../../core/colombia/documents.ts";
import { badInput } from "../../../core/failure.ts";
import type { AgencyAccount } from "./agency-account.entity.ts";
import type { AgencyAccountInput, UpdateAgencyAccountInput } from "./agency-account.inputs.ts";
import {
  accountKindLabels,
  cleanNumber,
  hasQr,
  isOfBank,
  numberProblem,
  qrProblem,
} from "./agency-account.rules.ts";

type Fields = Pick<
  AgencyAccount,
  "kind" | "bank" | "keyKind" | "number" | "holder" | "holderDocumentType" | "holderDocument" | "qr"
>;

/**
 * Returns an account with an edit's changes: absent and null fields are unchanged, except that null removes
 * the QR code.
 */
export const edited = (
  account: AgencyAccount,
  { version: _, ...input }: UpdateAgencyAccountInput,
): AgencyAccountInput => {
  const given = Object.fromEntries(
    Object.entries(input).filter(([name, value]) => (name === "qr" ? value !== undefined : value != null)),
  );
  return { ...fieldsOf(account), ...given };
};

const fieldsOf = (account: AgencyAccount): AgencyAccountInput => {
  const { kind, bank, keyKind, number, holder, holderDocumentType, holderDocument, qr, active } = account;
  return { kind, bank, keyKind, number, holder, holderDocumentType, holderDocument, qr, active };
};

/**
 * Returns the validated columns of an account from an input, in their stored form. BAD_USER_INPUT on the
 * wrong field.
 */
export function accountFields(input: AgencyAccountInput): Fields {
  const { kind, holderDocumentType } = input;
  const keyKind = kind === "bre_b" ? (input.keyKind ?? null) : null;
  if (kind === "bre_b" && !keyKind) throw badInput("keyKind", "El tipo de llave es obligatorio");
  const bank = isOfBank(kind) || kind === "bre_b" ? (input.bank?.trim() ?? "") : accountKindLabels[kind];
  if (isOfBank(kind) && !bank) throw badInput("bank", "El banco es obligatorio");
  if (!input.holder.trim()) throw badInput("holder", "El titular es obligatorio");
  const wrongNumber = numberProblem(kind, keyKind, input.number);
  if (wrongNumber) throw badInput("number", wrongNumber);
  const wrongDocument = documentProblem(holderDocumentType, input.holderDocument);
  if (wrongDocument) throw badInput("holderDocument", wrongDocument);
  const qr = hasQr(kind) ? input.qr?.trim() || null : null;
  const wrongQr = qrProblem(qr);
  if (wrongQr) throw badInput("qr", wrongQr);
  return {
    kind,
    bank,
    keyKind,
    number: cleanNumber(kind, keyKind, input.number),
    holder: input.holder.trim(),
    holderDocumentType,
    holderDocument: normalDocument(holderDocumentType, input.holderDocument),
    qr,
  };
}
