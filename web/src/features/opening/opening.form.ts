import { type OpeningKind, openingOwners } from "@travesia/api/opening/opening.rules";
import type { ContractChoice } from "../contracts/choice/choice.form.ts";
import type { ProviderChoice } from "../providers/provider.form.ts";
import { exactAmount } from "../../ui/exact-amount.ts";
import { choice, fieldsOf, text, unsent } from "../../ui/form/fields.ts";
import { openingTexts as texts } from "./opening.texts.ts";

/** Amount in whole pesos with its cents, which have the same sign. */
export interface Pesos {
  readonly monto: number;
  readonly centavos: number;
}

/**
 * Returns the amount of a typed text, such as `1.234.567,89` or `-50.000`; null for anything else. Points
 * separate thousands and a comma the cents.
 */
export function pesosIn(typed: string): Pesos | null {
  const found = /^(-?)\$?(-?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(typed.replace(/\s/g, ""));
  if (!found) return null;
  const [, before = "", after = "", whole = "", cents = ""] = found;
  if (before && after) return null;
  const sign = before || after ? -1 : 1;
  const monto = sign * Number(whole.replaceAll(".", ""));
  if (!Number.isSafeInteger(monto)) return null;
  return { monto: monto || 0, centavos: sign * Number(cents.padEnd(2, "0")) || 0 };
}

/** Returns an amount with its cents, if it has some: `$ 1.234.567,89`. */
export const pesosText = ({ monto, centavos }: Pesos): string => exactAmount(monto, centavos);

interface Typed {
  readonly clase: OpeningKind;
}

/** Returns the error of an amount for the kind of balance; null when it is right. */
const amountProblem = (typed: string, { clase }: Typed): string | null => {
  const pesos = pesosIn(typed);
  if (!pesos) return texts.wrongAmount;
  if (clase === "cuenta") return null;
  if (pesos.centavos !== 0) return "Solo una cuenta tiene centavos";
  return pesos.monto < 0 ? "El valor no puede ser negativo" : null;
};

const isOf = (owner: "contract" | "provider" | "account", { clase }: Typed) => openingOwners[clase] === owner;

/** Returns the form fields of an opening balance; `begun` is its kind, `amount` its present amount. */
export const lineFields = (begun: OpeningKind, amount: string) =>
  fieldsOf<Record<never, never>>()({
    clase: choice<OpeningKind>(begun),
    contract: unsent<ContractChoice | null>(null, {
      wrong: (chosen, form) => (isOf("contract", form as Typed) && !chosen ? "Elige el contrato" : null),
    }),
    provider: unsent<ProviderChoice | null>(null, {
      wrong: (chosen, form) => (isOf("provider", form as Typed) && !chosen ? "Elige el proveedor" : null),
    }),
    account: unsent("", {
      wrong: (chosen, form) => (isOf("account", form as Typed) && !chosen ? "Elige la cuenta" : null),
    }),
    monto: text<Typed>({ required: "Escribe el valor", wrong: amountProblem }, amount),
  });
