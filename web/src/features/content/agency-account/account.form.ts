import { documentProblem } from "@travesia/api/colombia/documents";
import {
  hasQr,
  isOfBank,
  numberProblem,
  qrProblem,
} from "@travesia/api/content/agency-account/agency-account.rules";
import type { KeptAccountFragment } from "../content.generated.ts";
import {
  choice,
  choiceOrNull,
  fieldsOf,
  flag,
  text,
  textOrNull,
  type ValuesOf,
} from "../../../ui/form/fields.ts";

type Kind = KeptAccountFragment["kind"];
type KeyKind = NonNullable<KeptAccountFragment["keyKind"]>;
type Document = KeptAccountFragment["holderDocumentType"];

/** Fields that determine the format of an account number. */
interface Kinds {
  readonly kind: Kind;
  readonly keyKind: KeyKind | "";
}

/** Form fields of an agency account. */
export const accountFields = fieldsOf<KeptAccountFragment>()({
  kind: choice<Kind>("ahorros"),
  bank: text<Kinds>({
    wrong: (bank, { kind }) => (isOfBank(kind) && !bank.trim() ? "El banco es obligatorio" : null),
  }),
  keyKind: {
    ...choiceOrNull<KeyKind>("alfanumerica"),
    send: (keyKind: KeyKind | "", form: unknown) =>
      (form as Kinds).kind === "bre_b" ? keyKind || null : null,
  },
  number: text<Kinds>({
    wrong: (number, { kind, keyKind }) => numberProblem(kind, keyKind || null, number),
  }),
  holder: text({ required: "El titular es obligatorio" }),
  holderDocumentType: choice<Document>("nit"),
  holderDocument: text<{ readonly holderDocumentType: Document }>({
    wrong: (number, { holderDocumentType }) => documentProblem(holderDocumentType, number),
  }),
  qr: textOrNull<Kinds>({ wrong: (qr, { kind }) => (hasQr(kind) ? qrProblem(qr) : null) }),
  active: flag(true),
});
export type AccountForm = ValuesOf<typeof accountFields>;
