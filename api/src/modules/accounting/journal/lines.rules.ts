import type { EntryLine, Party } from "./journal.type.ts";

/** Cents of an amount in whole pesos. */
export const cents = (pesos: number): number => pesos * 100;

type Said = Pick<EntryLine, "party" | "contract" | "detail">;
interface Shown {
  readonly key: string;
  readonly amount: number;
}

/** Returns a debit; a negative amount is a credit, an amount of 0 no line. */
export const debit = (key: string, amount: number, said: Said): EntryLine[] =>
  amount === 0 ? [] : [{ key, ...said, debit: Math.max(amount, 0), credit: Math.max(-amount, 0) }];

/** Returns a credit; a negative amount is a debit, an amount of 0 no line. */
export const credit = (key: string, amount: number, said: Said): EntryLine[] => debit(key, -amount, said);

/**
 * Credits an amount to the accounts from which it was paid. Where the bank shows it all but some centavos,
 * these are an adjustment.
 */
export function paidOut(
  { place, shown = [] }: { readonly place: string; readonly shown?: readonly Shown[] },
  amount: number,
  said: Said,
): EntryLine[] {
  const left = shown.reduce((rest, part) => rest - part.amount, amount);
  const lines = shown.flatMap((part) => credit(part.key, part.amount, said));
  if (shown.length === 0 || Math.abs(left) >= 100) return [...lines, ...credit(place, left, said)];
  return [
    ...lines,
    ...(left > 0 ? credit("ajuste.ingreso", left, said) : debit("ajuste.gasto", -left, said)),
  ];
}

/** Returns the lines with debit and credit exchanged. */
export const mirrored = (lines: readonly EntryLine[]): EntryLine[] =>
  lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }));

/** Returns debits less credits of lines, in cents. */
export const netOf = (lines: readonly EntryLine[]): number =>
  lines.reduce((sum, line) => sum + line.debit - line.credit, 0);

/** The buyer whom nobody names: the third party that the DIAN gives to final consumers. */
export const FINAL_CONSUMER: Party = {
  type: null,
  document: "222222222222",
  dv: null,
  name: "Consumidor final",
};

/** Returns the key that distinguishes third parties: the document, else the name. */
export const partyKey = ({ document, name }: Party): string => document ?? `sin documento: ${name}`;
